-- CreateTable
CREATE TABLE "site_drafts" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "facts" JSONB NOT NULL,
    "savedById" UUID,
    "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "launch_decisions" (
    "pointId" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "staffId" UUID,
    "decidedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "launch_decisions_pkey" PRIMARY KEY ("pointId")
);

-- AddForeignKey
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_savedById_fkey" FOREIGN KEY ("savedById") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "launch_decisions" ADD CONSTRAINT "launch_decisions_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
