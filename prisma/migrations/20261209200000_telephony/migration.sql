-- CreateEnum
CREATE TYPE "PhoneCallState" AS ENUM ('ringing', 'missed', 'answered', 'ended');

-- AlterEnum
ALTER TYPE "LeadKind" ADD VALUE 'phoneCall';

-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "callingId" UUID,
ADD COLUMN     "callingUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "office_settings" ADD COLUMN     "telephoneExchange" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "telephoneSecretHash" TEXT;

-- CreateTable
CREATE TABLE "phone_calls" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "exchange" TEXT NOT NULL,
    "callId" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "dialled" TEXT NOT NULL,
    "state" "PhoneCallState" NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "seconds" INTEGER,
    "leadId" UUID,
    "dueAt" TIMESTAMPTZ(3),
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "phone_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "phone_calls_leadId_idx" ON "phone_calls"("leadId");

-- CreateIndex
CREATE INDEX "phone_calls_startedAt_idx" ON "phone_calls"("startedAt");

-- CreateIndex
CREATE UNIQUE INDEX "phone_calls_exchange_callId_key" ON "phone_calls"("exchange", "callId");

-- AddForeignKey
ALTER TABLE "phone_calls" ADD CONSTRAINT "phone_calls_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Asked every four seconds by each open page of the office: a few rows of many.
CREATE INDEX "phone_calls_ringing" ON "phone_calls"("receivedAt") WHERE "state" = 'ringing';
CREATE INDEX "leads_calling" ON "leads"("callingUntil") WHERE "callingUntil" IS NOT NULL;

CREATE INDEX "phone_calls_phone_key" ON "phone_calls"(phone_key("phone"));
