-- What a registration buys: a course, or an order of tests or booklets.
ALTER TABLE "registrations" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'course',
ADD COLUMN "items" JSONB,
ADD COLUMN "shippingPaise" INTEGER;

UPDATE "registrations" SET "kind" = 'test-series' WHERE "planId" = 'csir-net-test-series-june-2024';
UPDATE "registrations" SET "kind" = 'crash-course' WHERE "planId" = 'jrf-jumpstart-june-2024';
