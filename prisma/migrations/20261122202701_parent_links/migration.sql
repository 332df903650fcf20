-- A tick by the student is no consent of a parent: it says that one was asked. Staff recorded the others.
ALTER TABLE "consents" ALTER COLUMN "kind" TYPE TEXT;
DROP TYPE "ConsentKind";
UPDATE "consents" SET "kind" = 'parentAsked' WHERE "kind" = 'parent' AND "given" AND NOT EXISTS (
  SELECT FROM "audit_entries"
  WHERE "action" = 'student.consent' AND "subject" = 'student' AND "subjectId" = "studentId"::text);
CREATE TYPE "ConsentKind" AS ENUM ('notice', 'marketing', 'parent', 'parentAsked');
ALTER TABLE "consents" ALTER COLUMN "kind" TYPE "ConsentKind" USING "kind"::"ConsentKind";

-- AlterTable
ALTER TABLE "consents" ADD COLUMN     "givenBy" TEXT,
ADD COLUMN     "relation" TEXT,
ADD COLUMN     "via" TEXT;

-- AlterTable
ALTER TABLE "students" ADD COLUMN     "parentEmail" TEXT;

-- CreateTable
CREATE TABLE "parent_links" (
    "tokenHash" TEXT NOT NULL,
    "studentId" UUID NOT NULL,
    "via" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parent_links_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "parent_links_studentId_idx" ON "parent_links"("studentId");

-- AddForeignKey
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;
