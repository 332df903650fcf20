-- AlterTable
ALTER TABLE "shelf_items" ADD COLUMN "announcedAt" TIMESTAMPTZ(3);

-- Students have seen what is there already.
UPDATE "shelf_items" SET "announcedAt" = "createdAt";
