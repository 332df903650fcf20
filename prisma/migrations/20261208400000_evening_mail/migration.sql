-- AlterTable
ALTER TABLE "office_settings" ADD COLUMN     "eveningMailAt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "eveningMailOn" DATE;
