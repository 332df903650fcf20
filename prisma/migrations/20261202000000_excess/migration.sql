-- What came above the price was taxed whole when it came with the first payment, and marked whole as a
-- second payment when a part of the price was still owed. Each payment now holds what of it is above the
-- price; receipts and the documents of refunds hold what of them is not taxed.
ALTER TABLE "payments" ADD COLUMN "excessPaise" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "receipts" ADD COLUMN "excessPaise" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "refund_documents" ADD COLUMN "excessPaise" INTEGER NOT NULL DEFAULT 0;

-- Second payments were never taxed and did not count towards the price.
UPDATE "payments" SET "excessPaise" = "amountPaise", "attention" = 'overpaid'
WHERE "attention" = 'second payment';

UPDATE "receipts" SET "excessPaise" = "amountPaise" WHERE "particulars" ->> 'excess' = 'true';

UPDATE "refund_documents" SET "excessPaise" = "refund_documents"."amountPaise"
FROM "receipts"
WHERE "receipts"."paymentId" = "refund_documents"."paymentId"
  AND "receipts"."particulars" ->> 'excess' = 'true';
