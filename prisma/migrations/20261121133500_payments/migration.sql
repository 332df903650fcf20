-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('created', 'pending', 'paid', 'failed', 'expired', 'review', 'partRefunded', 'refunded');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('pending', 'done', 'failed');

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderId" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "registrationId" UUID,
    "planId" TEXT,
    "name" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'INR',
    "status" "PaymentStatus" NOT NULL DEFAULT 'created',
    "url" TEXT,
    "gatewayOrderId" TEXT,
    "gatewayPaymentId" TEXT,
    "attention" TEXT,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "nextCheckAt" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,
    "paidAt" TIMESTAMPTZ(3),
    "method" TEXT,
    "reference" TEXT,
    "note" TEXT,
    "receivedOn" DATE,
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" BIGSERIAL NOT NULL,
    "paymentId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "source" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "status" "PaymentStatus" NOT NULL,
    "amountPaise" INTEGER,
    "gatewayPaymentId" TEXT,
    "detail" JSONB,
    "staffId" UUID,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway_notices" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "provider" TEXT NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "body" BYTEA NOT NULL,
    "about" JSONB NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processedAt" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3),
    "outcome" TEXT,

    CONSTRAINT "gateway_notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "receipt_series" (
    "year" TEXT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "receipt_series_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "receipts" (
    "number" TEXT NOT NULL,
    "year" TEXT NOT NULL,
    "serial" INTEGER NOT NULL,
    "paymentId" UUID NOT NULL,
    "issuedOn" DATE NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "gstin" TEXT,
    "placeOfSupply" TEXT,
    "taxablePaise" INTEGER,
    "cgstPaise" INTEGER,
    "sgstPaise" INTEGER,
    "igstPaise" INTEGER,
    "particulars" JSONB NOT NULL,
    "checkCode" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "refundId" TEXT NOT NULL,
    "paymentId" UUID NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'pending',
    "method" TEXT NOT NULL,
    "reference" TEXT,
    "gatewayRefundId" TEXT,
    "nextCheckAt" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_orders" (
    "orderId" TEXT NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "returnUrl" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "paysAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_orders_pkey" PRIMARY KEY ("orderId")
);

-- CreateIndex
CREATE UNIQUE INDEX "payments_orderId_key" ON "payments"("orderId");

-- CreateIndex
CREATE INDEX "payments_registrationId_idx" ON "payments"("registrationId");

-- CreateIndex
CREATE INDEX "payments_nextCheckAt_idx" ON "payments"("nextCheckAt");

-- CreateIndex
CREATE INDEX "payments_createdAt_idx" ON "payments"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_gatewayPaymentId_key" ON "payments"("provider", "gatewayPaymentId");

-- CreateIndex
CREATE INDEX "payment_events_paymentId_idx" ON "payment_events"("paymentId");

-- CreateIndex
CREATE INDEX "gateway_notices_nextTryAt_idx" ON "gateway_notices"("nextTryAt");

-- CreateIndex
CREATE UNIQUE INDEX "gateway_notices_provider_dedupeKey_key" ON "gateway_notices"("provider", "dedupeKey");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_paymentId_key" ON "receipts"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_checkCode_key" ON "receipts"("checkCode");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_year_serial_key" ON "receipts"("year", "serial");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_refundId_key" ON "refunds"("refundId");

-- CreateIndex
CREATE INDEX "refunds_paymentId_idx" ON "refunds"("paymentId");

-- CreateIndex
CREATE INDEX "refunds_nextCheckAt_idx" ON "refunds"("nextCheckAt");

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Of the attempts to pay for one registration at most one is under way.
CREATE UNIQUE INDEX "payments_one_under_way" ON "payments"("registrationId") WHERE "status" IN ('created', 'pending');

-- What staff have to look at: few among many.
CREATE INDEX "payments_attention" ON "payments"("createdAt") WHERE "attention" IS NOT NULL OR "status" = 'review';
