-- AlterTable
ALTER TABLE "test_papers" ADD COLUMN     "resultsToldAt" TIMESTAMPTZ(3);
