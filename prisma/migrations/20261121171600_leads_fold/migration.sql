-- Leads with the same phone are one person's; a lead without digits in its phone stands alone.
ALTER TABLE "leads" ADD COLUMN "foldKey" TEXT COLLATE "C" NOT NULL
  GENERATED ALWAYS AS (coalesce(phone_key("phonenumber"), "id"::text)) STORED;

-- Of each person the newest open lead comes first (lib/data/lead-conditions.ts).
CREATE INDEX "leads_fold" ON "leads"(
  "foldKey", ("status" IN ('new', 'called', 'visiting')) DESC, "createdAt" DESC, "id" DESC
) INCLUDE ("status", "nextCallAt", "staffId", "suspect");

-- The parts of the list of leads, each in its order (lib/data/leads-in-order.ts).
CREATE INDEX "leads_to_call" ON "leads"("nextCallAt", "id")
  WHERE "status" IN ('new', 'called', 'visiting') AND "nextCallAt" IS NOT NULL;
CREATE INDEX "leads_never_called" ON "leads"("createdAt" DESC, "id" DESC)
  WHERE "status" = 'new' AND "nextCallAt" IS NULL;
CREATE INDEX "leads_newest" ON "leads"("createdAt" DESC, "id" DESC);
