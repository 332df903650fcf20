-- AlterTable
ALTER TABLE "students" ADD COLUMN     "emailVerifiedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "deviceHash" TEXT;

-- DropTable
DROP TABLE "log_in_attempts";

-- CreateTable
CREATE TABLE "log_in_counters" (
    "key" TEXT NOT NULL,
    "account" TEXT,
    "level" DOUBLE PRECISION NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "log_in_counters_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "log_in_counters_account_idx" ON "log_in_counters"("account");

-- CreateIndex
CREATE INDEX "log_in_counters_expiresAt_idx" ON "log_in_counters"("expiresAt");

-- CreateIndex
CREATE INDEX "sessions_deviceHash_idx" ON "sessions"("deviceHash");
