-- AlterTable
ALTER TABLE "students" ADD COLUMN     "devicesForgottenAt" TIMESTAMPTZ(3);
