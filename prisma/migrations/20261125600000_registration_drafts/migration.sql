-- A registration is a draft until it is submitted. Those saved before are submitted.
ALTER TABLE "registrations" ADD COLUMN "submittedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;

UPDATE "registrations" SET "submittedAt" = "createdAt";

-- By this id a draft is gone on with on another device.
UPDATE "registrations" SET "requestId" = gen_random_uuid()::text WHERE "requestId" IS NULL;

-- Paying submits, whichever way the payment came.
CREATE FUNCTION submit_paid_registration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE registrations SET "submittedAt" = now()
  WHERE id = NEW."registrationId" AND "submittedAt" IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER submit_paid_registration AFTER INSERT OR UPDATE OF "registrationId" ON "payments"
FOR EACH ROW WHEN (NEW."registrationId" IS NOT NULL) EXECUTE FUNCTION submit_paid_registration();
