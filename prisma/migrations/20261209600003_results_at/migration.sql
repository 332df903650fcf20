-- AlterTable
ALTER TABLE "test_papers" ADD COLUMN     "resultsAt" TIMESTAMPTZ(3);
