-- The leads of a phone with the same first name are one person's; those of a phone are a household.

-- The first name in lower case, without a title; '' for none. Men of one family may all be called Mohammad.
CREATE FUNCTION first_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce((
    SELECT word FROM regexp_split_to_table(lower(normalize(name, NFKC)), '[[:space:][:punct:]]+')
      WITH ORDINALITY AS words (word, place)
    WHERE word <> ''
    ORDER BY word IN ('mr', 'mrs', 'ms', 'miss', 'master', 'dr', 'prof', 'shri', 'sri', 'smt', 'km', 'kumari',
      'md', 'mohd', 'mohammad', 'mohammed', 'muhammad'), place
    LIMIT 1), '')
$$;

ALTER TABLE "leads" ADD COLUMN "personKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

UPDATE "leads" SET "personKey" = "foldKey" || ' ' || first_name_key("name");

DROP INDEX "leads_fold";
CREATE INDEX "leads_person" ON "leads"(
  "personKey", ("status" IN ('new', 'called', 'visiting')) DESC, "createdAt" DESC, "id" DESC
) INCLUDE ("status", "nextCallAt", "staffId", "suspect");
CREATE INDEX "leads_household" ON "leads"("foldKey", first_name_key("name"), "createdAt" DESC, "id" DESC);
CREATE INDEX "leads_name" ON "leads"(lower("name"));

-- Whose a lead of a phone is: that of an earlier one with the same first name, also where staff merged it with
-- somebody, or of one without a name.
CREATE FUNCTION person_key(fold text, name text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT l."personKey" FROM leads l
      WHERE l."foldKey" = fold AND first_name_key(l."name") = first_name_key(person_key.name)
      ORDER BY l."createdAt" DESC, l."id" DESC LIMIT 1),
    (SELECT l."personKey" FROM leads l WHERE l."foldKey" = fold AND first_name_key(l."name") = ''
      ORDER BY l."createdAt" DESC, l."id" DESC LIMIT 1),
    fold || ' ' || first_name_key(person_key.name))
$$;

-- Planned while the table is small, a scan would be kept for the whole of a long import.
CREATE FUNCTION set_person_key() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  NEW."personKey" := person_key(coalesce(phone_key(NEW."phonenumber"), NEW."id"::text), NEW."name");
  RETURN NEW;
END $$;

CREATE TRIGGER "leads_person_key" BEFORE INSERT ON "leads"
FOR EACH ROW EXECUTE FUNCTION set_person_key();

CREATE TABLE "lead_merges" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "requestId" TEXT NOT NULL,
  "leadId" UUID NOT NULL,
  "otherId" UUID NOT NULL,
  "staffId" UUID,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "movedIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
  "before" JSONB NOT NULL,
  CONSTRAINT "lead_merges_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "lead_merges_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "lead_merges_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "lead_merges_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "lead_merges_requestId_key" ON "lead_merges"("requestId");
CREATE INDEX "lead_merges_leadId_idx" ON "lead_merges"("leadId");
CREATE INDEX "lead_merges_otherId_idx" ON "lead_merges"("otherId");
