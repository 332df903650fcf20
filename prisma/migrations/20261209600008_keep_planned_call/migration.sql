-- AlterTable
ALTER TABLE "phone_calls" ADD COLUMN     "plannedAt" TIMESTAMPTZ(3);
