-- AlterTable
ALTER TABLE "test_attempts" ADD COLUMN     "namedAt" TIMESTAMPTZ(3);
