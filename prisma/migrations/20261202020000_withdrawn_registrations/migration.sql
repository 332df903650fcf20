-- AlterTable
ALTER TABLE "registrations" ADD COLUMN "withdrawnAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "upi_claims" ADD COLUMN "closedAt" TIMESTAMPTZ(3);
