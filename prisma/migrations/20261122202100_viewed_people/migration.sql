-- CreateTable
CREATE TABLE "viewed_people" (
    "staffId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "viewed_people_pkey" PRIMARY KEY ("staffId","personId")
);

-- CreateIndex
CREATE INDEX "viewed_people_at_idx" ON "viewed_people"("at");

-- The entries that name a student among others: searches, lists and exports.
CREATE INDEX "audit_entries_students_idx" ON "audit_entries" USING GIN (("detail" -> 'students'))
  WHERE "detail" ? 'students';
