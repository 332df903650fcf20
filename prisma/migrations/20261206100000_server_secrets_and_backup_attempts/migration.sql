-- CreateTable
CREATE TABLE "backup_attempts" (
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "host" TEXT NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "problem" TEXT,

    CONSTRAINT "backup_attempts_pkey" PRIMARY KEY ("startedAt")
);

-- CreateTable
CREATE TABLE "server_secrets" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "fingerprint" TEXT NOT NULL,
    "siteHost" TEXT NOT NULL,
    "notedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "server_secrets_pkey" PRIMARY KEY ("id")
);
