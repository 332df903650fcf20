-- AlterTable
ALTER TABLE "data_links" ADD COLUMN "paymentId" UUID,
ALTER COLUMN "leadId" DROP NOT NULL,
ADD CONSTRAINT "data_links_of_one" CHECK (num_nonnulls("leadId", "paymentId") = 1);

-- CreateIndex
CREATE INDEX "data_links_paymentId_idx" ON "data_links"("paymentId");

-- AddForeignKey
ALTER TABLE "data_links" ADD CONSTRAINT "data_links_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payer_link_payments"("paymentId") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "payer_link_payments_email_idx" ON "payer_link_payments"(lower("email"));
