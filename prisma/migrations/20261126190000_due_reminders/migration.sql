-- AlterTable
ALTER TABLE "office_settings" ADD COLUMN "remindersSince" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "due_reminders" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "registrationId" UUID NOT NULL,
    "line" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "dueOn" DATE NOT NULL,
    "amountPaise" INTEGER NOT NULL,
    "way" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "staffId" UUID,

    CONSTRAINT "due_reminders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reminder_stops" (
    "registrationId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminder_stops_pkey" PRIMARY KEY ("registrationId")
);

-- CreateIndex
CREATE UNIQUE INDEX "due_reminders_registrationId_line_step_key" ON "due_reminders"("registrationId", "line", "step");

-- AddForeignKey
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_stops" ADD CONSTRAINT "reminder_stops_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_stops" ADD CONSTRAINT "reminder_stops_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
