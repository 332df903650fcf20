-- CreateTable
CREATE TABLE "erasures" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erasures_pkey" PRIMARY KEY ("id")
);

-- Erased before there was this table: the audit knows them by their ids.
INSERT INTO "erasures" ("id", "kind", "at")
SELECT DISTINCT ON ("subjectId") "subjectId"::uuid, 'student', "at" FROM "audit_entries"
WHERE "action" = 'student.erase' AND "subjectId" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  AND NOT EXISTS (SELECT FROM "students" WHERE "students"."id"::text = "subjectId")
ORDER BY "subjectId", "at";
