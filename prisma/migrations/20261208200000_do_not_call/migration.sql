-- CreateTable
CREATE TABLE "do_not_call" (
    "phoneKey" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "do_not_call_pkey" PRIMARY KEY ("phoneKey")
);

-- What was kept for a lead binds its number from now on.
INSERT INTO "do_not_call" ("phoneKey", "askedAt")
SELECT phone_key("phonenumber"), min("withdrawnAt") FROM "leads"
WHERE "withdrawnAt" IS NOT NULL AND phone_key("phonenumber") IS NOT NULL
GROUP BY 1;

-- AlterTable
ALTER TABLE "leads" DROP COLUMN "withdrawnAt";

-- No call is planned to such a number.
UPDATE "leads" SET "nextCallAt" = NULL, "version" = "version" + 1
WHERE "nextCallAt" IS NOT NULL AND "foldKey" IN (SELECT "phoneKey" FROM "do_not_call");
