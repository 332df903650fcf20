-- CreateTable
CREATE TABLE "batches" (
    "id" TEXT NOT NULL,

    CONSTRAINT "batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batch_seats" (
    "registrationId" UUID NOT NULL,
    "batchId" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "seatedAt" TIMESTAMPTZ(3),
    "staffId" UUID,
    "assignedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "batch_seats_pkey" PRIMARY KEY ("registrationId")
);

-- CreateIndex
CREATE INDEX "batch_seats_batchId_idx" ON "batch_seats"("batchId");

-- AddForeignKey
ALTER TABLE "batch_seats" ADD CONSTRAINT "batch_seats_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_seats" ADD CONSTRAINT "batch_seats_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "batches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_seats" ADD CONSTRAINT "batch_seats_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
