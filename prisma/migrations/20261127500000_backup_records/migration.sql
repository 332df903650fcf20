-- CreateTable
CREATE TABLE "backup_records" (
    "takenAt" TIMESTAMPTZ(3) NOT NULL,
    "restoreTriedAt" TIMESTAMPTZ(3),
    "restoreProvenAt" TIMESTAMPTZ(3),

    CONSTRAINT "backup_records_pkey" PRIMARY KEY ("takenAt")
);
