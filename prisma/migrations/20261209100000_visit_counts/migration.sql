-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "firstTouch" JSONB,
ADD COLUMN     "lastTouch" JSONB;

-- AlterTable
ALTER TABLE "students" ADD COLUMN     "firstTouch" JSONB,
ADD COLUMN     "lastTouch" JSONB;

-- CreateTable
CREATE TABLE "visit_counts" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "visit_counts_pkey" PRIMARY KEY ("day","page","source","campaign")
);

-- Leads before this version have kept the campaign of their link, which is both touches.
UPDATE "leads" SET "firstTouch" = touch, "lastTouch" = touch
FROM (
  SELECT id AS lead, jsonb_build_object(
    'source', CASE source WHEN 'fb' THEN 'facebook' WHEN 'ig' THEN 'instagram' WHEN 'yt' THEN 'youtube'
      WHEN 'wa' THEN 'whatsapp' WHEN 'adwords' THEN 'google' ELSE source END,
    'campaign', CASE WHEN campaign ~ '^[a-z0-9][a-z0-9 ._|:-]{0,79}$' THEN campaign
      WHEN campaign = '' THEN '' ELSE 'unknown' END,
    'page', coalesce("page", '')) AS touch
  FROM (SELECT id, "page", lower(btrim(utm->>'utm_source')) AS source,
    lower(btrim(coalesce(utm->>'utm_campaign', ''))) AS campaign FROM "leads") AS named
  WHERE source ~ '^[a-z0-9][a-z0-9 ._-]{0,59}$'
) AS known
WHERE known.lead = "leads"."id";
