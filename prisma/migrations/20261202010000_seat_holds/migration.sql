-- CreateTable
CREATE TABLE "seat_holds" (
    "registrationId" UUID NOT NULL,
    "batchId" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "seat_holds_pkey" PRIMARY KEY ("registrationId")
);

-- CreateIndex
CREATE INDEX "seat_holds_batchId_idx" ON "seat_holds"("batchId");

-- AddForeignKey
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "batches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
