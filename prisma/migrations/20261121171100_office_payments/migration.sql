-- DropIndex
DROP INDEX "bank_lines_paymentId_idx";

-- CreateIndex
CREATE UNIQUE INDEX "bank_lines_paymentId_key" ON "bank_lines"("paymentId");

-- The money of a day in Delhi, as lib/data/money-day.ts counts it.
CREATE INDEX "payments_money_day" ON "payments"((coalesce("receivedOn", ("paidAt" AT TIME ZONE 'Asia/Kolkata')::date)))
  WHERE "status" IN ('paid', 'partRefunded', 'refunded');
CREATE INDEX "refunds_done_day" ON "refunds"((("doneAt" AT TIME ZONE 'Asia/Kolkata')::date))
  WHERE "status" = 'done';

-- Begun online and not finished: few among many.
CREATE INDEX "payments_under_way" ON "payments"("createdAt") WHERE "status" IN ('created', 'pending');

-- What a line of a bank statement can prove.
CREATE INDEX "payments_by_bank" ON "payments"("receivedOn") WHERE "provider" = 'office' AND "method" IN ('bank', 'upi');
