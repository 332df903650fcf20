-- CreateEnum
CREATE TYPE "LeadStatus" AS ENUM ('new', 'called', 'visiting', 'enrolled', 'closed');

-- AlterEnum
ALTER TYPE "LeadKind" ADD VALUE 'walkIn';

-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "closedReason" TEXT,
ADD COLUMN     "nextCallAt" TIMESTAMPTZ(3),
ADD COLUMN     "staffId" UUID,
ADD COLUMN     "status" "LeadStatus" NOT NULL DEFAULT 'new',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "staff" ADD COLUMN     "disabledAt" TIMESTAMPTZ(3),
ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "passwordGiven" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "totpRequired" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "totpSecret" TEXT,
ADD COLUMN     "totpSince" TIMESTAMPTZ(3),
ADD COLUMN     "totpStep" BIGINT;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "device" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "leadId" UUID,
    "studentId" UUID,
    "staffId" UUID,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "staffId" UUID,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subjectId" TEXT,
    "reason" TEXT,
    "detail" JSONB,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "corrections" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "auditId" BIGINT NOT NULL,
    "studentId" UUID,
    "registrationId" UUID,
    "field" TEXT NOT NULL,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,

    CONSTRAINT "corrections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_lines" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "lineKey" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "paymentId" UUID,
    "setAside" TEXT,
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bank_lines_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "notes_leadId_at_idx" ON "notes"("leadId", "at");

-- CreateIndex
CREATE INDEX "notes_studentId_at_idx" ON "notes"("studentId", "at");

-- CreateIndex
CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at");

-- CreateIndex
CREATE INDEX "audit_entries_staffId_at_idx" ON "audit_entries"("staffId", "at");

-- CreateIndex
CREATE INDEX "audit_entries_subject_subjectId_at_idx" ON "audit_entries"("subject", "subjectId", "at");

-- CreateIndex
CREATE INDEX "corrections_studentId_idx" ON "corrections"("studentId");

-- CreateIndex
CREATE INDEX "corrections_registrationId_idx" ON "corrections"("registrationId");

-- CreateIndex
CREATE UNIQUE INDEX "bank_lines_lineKey_key" ON "bank_lines"("lineKey");

-- CreateIndex
CREATE INDEX "bank_lines_day_idx" ON "bank_lines"("day");

-- CreateIndex
CREATE INDEX "bank_lines_paymentId_idx" ON "bank_lines"("paymentId");

-- CreateIndex
CREATE INDEX "leads_status_nextCallAt_idx" ON "leads"("status", "nextCallAt");

-- CreateIndex
CREATE INDEX "leads_staffId_nextCallAt_idx" ON "leads"("staffId", "nextCallAt");

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notes" ADD CONSTRAINT "notes_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notes" ADD CONSTRAINT "notes_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notes" ADD CONSTRAINT "notes_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The ten digits that every way of writing an Indian phone number shares, or null where there are none.
CREATE FUNCTION phone_key(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $function$
  SELECT nullif(right(regexp_replace(
  CASE WHEN octet_length($1) = char_length($1) THEN $1
    ELSE translate($1, '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９', '012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789') END,
  '[^0-9]', '', 'g'), 10), '')
$function$;

CREATE INDEX "leads_phone_key" ON "leads"(phone_key("phonenumber"));
CREATE INDEX "leads_email_key" ON "leads"(lower("email"));
CREATE INDEX "students_phone_key" ON "students"(phone_key("contactnumber"));

-- The audit only grows, whoever asks.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are only added' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER audit_entries_only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
