-- CreateTable
CREATE TABLE "payer_links" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tokenHash" TEXT NOT NULL,
    "registrationId" UUID NOT NULL,
    "via" TEXT NOT NULL,
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "openedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "payer_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payer_link_payments" (
    "paymentId" UUID NOT NULL,
    "linkId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payer_link_payments_pkey" PRIMARY KEY ("paymentId")
);

-- CreateIndex
CREATE UNIQUE INDEX "payer_links_tokenHash_key" ON "payer_links"("tokenHash");

-- CreateIndex
CREATE INDEX "payer_links_registrationId_idx" ON "payer_links"("registrationId");

-- CreateIndex
CREATE INDEX "payer_link_payments_linkId_idx" ON "payer_link_payments"("linkId");

-- AddForeignKey
ALTER TABLE "payer_links" ADD CONSTRAINT "payer_links_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payer_links" ADD CONSTRAINT "payer_links_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payer_link_payments" ADD CONSTRAINT "payer_link_payments_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payer_link_payments" ADD CONSTRAINT "payer_link_payments_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "payer_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
