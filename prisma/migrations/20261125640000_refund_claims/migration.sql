-- CreateTable
CREATE TABLE "refund_claims" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "requestId" TEXT NOT NULL,
    "registrationId" UUID NOT NULL,
    "paymentId" UUID,
    "claimant" TEXT NOT NULL,
    "via" TEXT NOT NULL,
    "receivedOn" DATE NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "clause" TEXT NOT NULL,
    "clauseText" TEXT NOT NULL,
    "policyHash" TEXT NOT NULL,
    "dueOn" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notedById" UUID,
    "outcome" TEXT,
    "grantedPaise" INTEGER,
    "answer" TEXT,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedById" UUID,

    CONSTRAINT "refund_claims_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "refund_claims_requestId_key" ON "refund_claims"("requestId");

-- CreateIndex
CREATE INDEX "refund_claims_registrationId_idx" ON "refund_claims"("registrationId");

-- CreateIndex
CREATE INDEX "refund_claims_decidedAt_dueOn_idx" ON "refund_claims"("decidedAt", "dueOn");

-- AddForeignKey
ALTER TABLE "refund_claims" ADD CONSTRAINT "refund_claims_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_claims" ADD CONSTRAINT "refund_claims_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_claims" ADD CONSTRAINT "refund_claims_notedById_fkey" FOREIGN KEY ("notedById") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_claims" ADD CONSTRAINT "refund_claims_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
