-- AlterTable
ALTER TABLE "office_settings" ADD COLUMN "dueDays" INTEGER NOT NULL DEFAULT 7;
