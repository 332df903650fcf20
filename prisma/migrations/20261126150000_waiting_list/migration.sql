-- AlterTable
ALTER TABLE "batch_seats" ADD COLUMN "waitsSince" TIMESTAMPTZ(3);
