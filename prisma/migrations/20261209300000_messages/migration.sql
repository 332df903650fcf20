-- CreateEnum
CREATE TYPE "MessageLanguage" AS ENUM ('en', 'hi');

-- CreateEnum
CREATE TYPE "MessageChannel" AS ENUM ('whatsapp', 'sms');

-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "language" "MessageLanguage";

-- AlterTable
ALTER TABLE "students" ADD COLUMN     "language" "MessageLanguage";

-- CreateTable
CREATE TABLE "message_texts" (
    "moment" TEXT NOT NULL,
    "language" "MessageLanguage" NOT NULL,
    "text" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "message_texts_pkey" PRIMARY KEY ("moment","language")
);

-- CreateTable
CREATE TABLE "message_openings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "requestId" TEXT NOT NULL,
    "leadId" UUID,
    "studentId" UUID,
    "staffId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "moment" TEXT NOT NULL,
    "language" "MessageLanguage" NOT NULL,
    "channel" "MessageChannel" NOT NULL,

    CONSTRAINT "message_openings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "message_openings_requestId_key" ON "message_openings"("requestId");

-- CreateIndex
CREATE INDEX "message_openings_leadId_at_idx" ON "message_openings"("leadId", "at");

-- CreateIndex
CREATE INDEX "message_openings_studentId_at_idx" ON "message_openings"("studentId", "at");

-- CreateIndex
CREATE INDEX "message_openings_staffId_at_idx" ON "message_openings"("staffId", "at");

-- AddForeignKey
ALTER TABLE "message_openings" ADD CONSTRAINT "message_openings_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_openings" ADD CONSTRAINT "message_openings_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_openings" ADD CONSTRAINT "message_openings_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
