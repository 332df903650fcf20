-- AlterTable
ALTER TABLE "students" ADD COLUMN "bornAtOffice" BOOLEAN NOT NULL DEFAULT false;

-- Accounts that the counter made, in the transaction of their first registration.
UPDATE "students" s SET "bornAtOffice" = true WHERE EXISTS (
  SELECT FROM "registrations" r WHERE r."studentId" = s.id
    AND r."requestId" LIKE 'counter:%' AND r."createdAt" = s."createdAt");

-- CreateTable
CREATE TABLE "completion_links" (
    "tokenHash" TEXT NOT NULL,
    "registrationId" UUID NOT NULL,
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "completion_links_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE UNIQUE INDEX "completion_links_registrationId_key" ON "completion_links"("registrationId");

-- AddForeignKey
ALTER TABLE "completion_links" ADD CONSTRAINT "completion_links_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "completion_links" ADD CONSTRAINT "completion_links_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
