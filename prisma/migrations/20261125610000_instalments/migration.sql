-- What was agreed about paying a fee in parts.
CREATE TABLE "instalment_plans" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "registrationId" UUID NOT NULL,
    "pricePaise" INTEGER NOT NULL,
    "staffId" UUID,
    "agreedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "supersededAt" TIMESTAMPTZ(3),

    CONSTRAINT "instalment_plans_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "instalment_lines" (
    "planId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "dueOn" DATE NOT NULL,
    "amountPaise" INTEGER NOT NULL,

    CONSTRAINT "instalment_lines_pkey" PRIMARY KEY ("planId","number"),
    CONSTRAINT "instalment_lines_amount" CHECK ("amountPaise" > 0)
);

CREATE INDEX "instalment_plans_registrationId_idx" ON "instalment_plans"("registrationId");

-- One that counts for each registration.
CREATE UNIQUE INDEX "instalment_plans_live" ON "instalment_plans"("registrationId") WHERE "supersededAt" IS NULL;

ALTER TABLE "instalment_plans" ADD CONSTRAINT "instalment_plans_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "instalment_plans" ADD CONSTRAINT "instalment_plans_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "instalment_lines" ADD CONSTRAINT "instalment_lines_planId_fkey" FOREIGN KEY ("planId") REFERENCES "instalment_plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;
