-- CreateTable
CREATE TABLE "log_in_attempts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account" TEXT NOT NULL,
    "address" TEXT,
    "day" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "log_in_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "log_in_attempts_account_at_idx" ON "log_in_attempts"("account", "at");

-- CreateIndex
CREATE INDEX "log_in_attempts_address_at_idx" ON "log_in_attempts"("address", "at");

-- CreateIndex
CREATE INDEX "log_in_attempts_day_at_idx" ON "log_in_attempts"("day", "at");

-- CreateIndex
CREATE INDEX "log_in_attempts_at_idx" ON "log_in_attempts"("at");
