-- CreateEnum
CREATE TYPE "CallOutcome" AS ENUM ('reached', 'noAnswer', 'busy', 'callLater', 'visiting', 'notInterested', 'wrongNumber', 'enrolled');

-- CreateTable
CREATE TABLE "lead_calls" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "requestId" TEXT NOT NULL,
    "leadId" UUID NOT NULL,
    "staffId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "outcome" "CallOutcome" NOT NULL,
    "reason" TEXT,
    "nextCallAt" TIMESTAMPTZ(3),
    "before" JSONB NOT NULL,

    CONSTRAINT "lead_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "lead_calls_requestId_key" ON "lead_calls"("requestId");

-- CreateIndex
CREATE INDEX "lead_calls_leadId_at_idx" ON "lead_calls"("leadId", "at");

-- CreateIndex
CREATE INDEX "lead_calls_staffId_at_idx" ON "lead_calls"("staffId", "at");

-- AddForeignKey
ALTER TABLE "lead_calls" ADD CONSTRAINT "lead_calls_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_calls" ADD CONSTRAINT "lead_calls_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
