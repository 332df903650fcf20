-- CreateEnum
CREATE TYPE "DemoOutcome" AS ENUM ('came', 'missed', 'cancelled');

-- AlterEnum
ALTER TYPE "LeadKind" ADD VALUE 'demoClass';

-- CreateTable
CREATE TABLE "demo_seats" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "leadId" UUID NOT NULL,
    "slot" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "DemoOutcome",
    "bookedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dayRemindedAt" TIMESTAMPTZ(3),
    "hourRemindedAt" TIMESTAMPTZ(3),

    CONSTRAINT "demo_seats_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "demo_seats_leadId_key" ON "demo_seats"("leadId");

-- CreateIndex
CREATE INDEX "demo_seats_slot_idx" ON "demo_seats"("slot");

-- CreateIndex
CREATE INDEX "demo_seats_startsAt_idx" ON "demo_seats"("startsAt");

-- AddForeignKey
ALTER TABLE "demo_seats" ADD CONSTRAINT "demo_seats_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;
