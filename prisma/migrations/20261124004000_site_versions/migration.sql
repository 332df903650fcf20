-- CreateTable
CREATE TABLE "site_versions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "facts" JSONB NOT NULL,
    "hash" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "wantedAt" TIMESTAMPTZ(3),
    "builtAt" TIMESTAMPTZ(3),
    "problem" TEXT,
    "publishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "site_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site_processes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "versionId" UUID,
    "sourcesHash" TEXT NOT NULL,
    "problem" TEXT,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_processes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "site_versions_publishedAt_idx" ON "site_versions"("publishedAt");

-- AddForeignKey
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_processes" ADD CONSTRAINT "site_processes_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "site_versions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
