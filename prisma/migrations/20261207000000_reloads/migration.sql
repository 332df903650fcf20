-- AlterTable
ALTER TABLE "site_processes" ADD COLUMN     "reloadedAt" TIMESTAMPTZ(3);
