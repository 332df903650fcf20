-- AlterTable
ALTER TABLE "office_settings" ADD COLUMN     "shelfOpens" TEXT NOT NULL DEFAULT 'first';

-- CreateTable
CREATE TABLE "shelf_items" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "requestId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "url" TEXT,
    "audiences" TEXT[],
    "visibleFrom" DATE,
    "visibleUntil" DATE,
    "position" INTEGER NOT NULL DEFAULT 100,
    "withdrawnAt" TIMESTAMPTZ(3),
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shelf_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shelf_openings" (
    "itemId" UUID NOT NULL,
    "studentId" UUID NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "firstAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shelf_openings_pkey" PRIMARY KEY ("itemId","studentId")
);

-- CreateIndex
CREATE UNIQUE INDEX "shelf_items_requestId_key" ON "shelf_items"("requestId");

-- CreateIndex
CREATE INDEX "shelf_openings_studentId_idx" ON "shelf_openings"("studentId");

-- AddForeignKey
ALTER TABLE "shelf_items" ADD CONSTRAINT "shelf_items_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shelf_openings" ADD CONSTRAINT "shelf_openings_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "shelf_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shelf_openings" ADD CONSTRAINT "shelf_openings_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;
