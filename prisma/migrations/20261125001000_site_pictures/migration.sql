-- CreateTable
CREATE TABLE "site_pictures" (
    "hash" TEXT NOT NULL,
    "small" BYTEA NOT NULL,
    "large" BYTEA NOT NULL,
    "createdById" UUID,
    "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_pictures_pkey" PRIMARY KEY ("hash")
);

-- AddForeignKey
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
