-- AlterTable
ALTER TABLE "site_processes" ADD COLUMN     "gauges" JSONB;

-- CreateTable
CREATE TABLE "site_faults" (
    "kind" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "toldAt" TIMESTAMPTZ(3),

    CONSTRAINT "site_faults_pkey" PRIMARY KEY ("kind")
);
