-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "factorAt" TIMESTAMPTZ(3);
