-- CreateEnum
CREATE TYPE "DataRequestKind" AS ENUM ('correction', 'withdrawal', 'closure', 'other');

-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "noticeHash" TEXT,
ADD COLUMN     "noticeLanguage" TEXT,
ADD COLUMN     "withdrawnAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "consents" ADD COLUMN     "textHash" TEXT;

-- CreateTable
CREATE TABLE "notice_texts" (
    "hash" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "shownSince" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notice_texts_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "data_requests" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "requestId" TEXT NOT NULL,
    "kind" "DataRequestKind" NOT NULL,
    "studentId" UUID,
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "staffId" UUID,
    "outcome" TEXT,

    CONSTRAINT "data_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_links" (
    "tokenHash" TEXT NOT NULL,
    "leadId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_links_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_requests_requestId_key" ON "data_requests"("requestId");

-- CreateIndex
CREATE INDEX "data_requests_closedAt_dueAt_idx" ON "data_requests"("closedAt", "dueAt");

-- CreateIndex
CREATE INDEX "data_requests_studentId_idx" ON "data_requests"("studentId");

-- CreateIndex
CREATE INDEX "data_links_leadId_idx" ON "data_links"("leadId");

-- AddForeignKey
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_links" ADD CONSTRAINT "data_links_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- When a student is deleted, their requests lose the text and stay as a record of the dates.
CREATE FUNCTION forget_data_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."studentId" IS NULL THEN
    NEW.text := '';
    NEW.outcome := 'The account was erased.';
    NEW."closedAt" := coalesce(NEW."closedAt", now());
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER forget_data_request BEFORE UPDATE OF "studentId" ON "data_requests"
  FOR EACH ROW EXECUTE FUNCTION forget_data_request();
