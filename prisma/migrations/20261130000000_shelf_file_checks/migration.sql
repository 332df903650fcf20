-- AlterTable
ALTER TABLE "shelf_files" ADD COLUMN     "checkedUntil" TIMESTAMPTZ(3);
