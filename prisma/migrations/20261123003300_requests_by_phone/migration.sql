-- AlterEnum
ALTER TYPE "DataRequestKind" ADD VALUE 'access' BEFORE 'correction';
ALTER TYPE "DataRequestKind" ADD VALUE 'erasure';

-- AlterTable
ALTER TABLE "data_requests" ADD COLUMN     "via" TEXT NOT NULL DEFAULT 'account',
ADD COLUMN     "person" TEXT NOT NULL DEFAULT '';

-- An erasure also takes the person as the office wrote them down.
CREATE OR REPLACE FUNCTION forget_data_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."studentId" IS NULL THEN
    NEW.text := '';
    NEW.person := '';
    NEW.outcome := 'The account was erased.';
    NEW."closedAt" := coalesce(NEW."closedAt", now());
  END IF;
  RETURN NEW;
END $$;
