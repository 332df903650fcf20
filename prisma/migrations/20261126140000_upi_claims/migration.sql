-- CreateTable
CREATE TABLE "upi_claims" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "registrationId" UUID NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "utr" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paymentId" UUID,
    "declinedAt" TIMESTAMPTZ(3),
    "answer" TEXT,
    "staffId" UUID,

    CONSTRAINT "upi_claims_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "upi_claims_paymentId_key" ON "upi_claims"("paymentId");

-- CreateIndex
CREATE INDEX "upi_claims_registrationId_idx" ON "upi_claims"("registrationId");

-- CreateIndex
CREATE INDEX "upi_claims_createdAt_idx" ON "upi_claims"("createdAt");

-- One claim for each transfer; one that was declined may be claimed again.
CREATE UNIQUE INDEX "upi_claims_utr_key" ON "upi_claims"("utr") WHERE "declinedAt" IS NULL;

-- AddForeignKey
ALTER TABLE "upi_claims" ADD CONSTRAINT "upi_claims_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upi_claims" ADD CONSTRAINT "upi_claims_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upi_claims" ADD CONSTRAINT "upi_claims_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
