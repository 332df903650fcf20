-- AlterTable
ALTER TABLE "shelf_items" ADD COLUMN     "fileId" UUID;

-- CreateTable
CREATE TABLE "shelf_files" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "type" TEXT,
    "size" INTEGER,
    "stampAt" INTEGER,
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shelf_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shelf_file_parts" (
    "fileId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "shelf_file_parts_pkey" PRIMARY KEY ("fileId","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "shelf_items_fileId_key" ON "shelf_items"("fileId");

-- AddForeignKey
ALTER TABLE "shelf_items" ADD CONSTRAINT "shelf_items_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "shelf_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shelf_files" ADD CONSTRAINT "shelf_files_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shelf_file_parts" ADD CONSTRAINT "shelf_file_parts_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "shelf_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Compressed already, and read in pieces.
ALTER TABLE "shelf_file_parts" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
