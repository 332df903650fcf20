-- AlterTable
ALTER TABLE "office_settings" ADD COLUMN     "ownLeadsOnly" BOOLEAN NOT NULL DEFAULT false;
