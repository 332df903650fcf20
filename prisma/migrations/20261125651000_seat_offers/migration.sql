-- AlterTable
ALTER TABLE "batch_seats" ADD COLUMN     "offeredAt" TIMESTAMPTZ(3);
