-- AlterTable
ALTER TABLE "notes" ADD COLUMN     "requestId" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "notes_requestId_key" ON "notes"("requestId");
