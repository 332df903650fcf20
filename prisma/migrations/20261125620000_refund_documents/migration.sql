-- CreateTable
CREATE TABLE "refund_document_series" (
    "series" TEXT NOT NULL,
    "year" TEXT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "refund_document_series_pkey" PRIMARY KEY ("series","year")
);

-- CreateTable
CREATE TABLE "refund_documents" (
    "number" TEXT NOT NULL,
    "series" TEXT NOT NULL,
    "year" TEXT NOT NULL,
    "serial" INTEGER NOT NULL,
    "refundId" TEXT NOT NULL,
    "paymentId" UUID NOT NULL,
    "issuedOn" DATE NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "taxablePaise" INTEGER,
    "cgstPaise" INTEGER,
    "sgstPaise" INTEGER,
    "igstPaise" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_documents_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE UNIQUE INDEX "refund_documents_refundId_key" ON "refund_documents"("refundId");

-- CreateIndex
CREATE INDEX "refund_documents_paymentId_idx" ON "refund_documents"("paymentId");

-- CreateIndex
CREATE INDEX "refund_documents_issuedOn_idx" ON "refund_documents"("issuedOn");

-- CreateIndex
CREATE UNIQUE INDEX "refund_documents_series_year_serial_key" ON "refund_documents"("series", "year", "serial");

-- CreateIndex
CREATE INDEX "receipts_issuedOn_idx" ON "receipts"("issuedOn");

-- AddForeignKey
ALTER TABLE "refund_documents" ADD CONSTRAINT "refund_documents_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "refunds"("refundId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_documents" ADD CONSTRAINT "refund_documents_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
