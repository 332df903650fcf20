-- AlterTable
ALTER TABLE "site_processes" ADD COLUMN "cacheProblem" TEXT;
