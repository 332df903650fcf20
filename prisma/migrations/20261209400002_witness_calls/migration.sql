-- CreateTable
CREATE TABLE "witness_calls" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "heartbeatAt" TIMESTAMPTZ(3),
    "problem" TEXT,
    "alertFailedAt" TIMESTAMPTZ(3),

    CONSTRAINT "witness_calls_pkey" PRIMARY KEY ("id")
);
