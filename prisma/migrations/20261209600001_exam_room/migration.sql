-- CreateEnum
CREATE TYPE "QuestionType" AS ENUM ('MCQ', 'MSQ', 'NAT');

-- CreateEnum
CREATE TYPE "ChallengeDecision" AS ENUM ('stays', 'changed', 'dropped');

-- CreateTable
CREATE TABLE "questions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "exam" TEXT NOT NULL,
    "withdrawnAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_versions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "questionId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "requestId" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "type" "QuestionType" NOT NULL,
    "marks" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "source" TEXT NOT NULL DEFAULT '',
    "writtenById" UUID,
    "approvedById" UUID,
    "approvedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "question_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_pictures" (
    "hash" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "question_pictures_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "test_papers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "requestId" TEXT NOT NULL,
    "exam" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "minutes" INTEGER NOT NULL,
    "sections" JSONB NOT NULL,
    "audiences" TEXT[],
    "opensAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3),
    "challengeDays" INTEGER NOT NULL DEFAULT 3,
    "position" INTEGER NOT NULL DEFAULT 100,
    "publishedAt" TIMESTAMPTZ(3),
    "withdrawnAt" TIMESTAMPTZ(3),
    "announcedAt" TIMESTAMPTZ(3),
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_papers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_paper_questions" (
    "paperId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "section" TEXT NOT NULL,
    "versionId" UUID NOT NULL,
    "gain" INTEGER NOT NULL,
    "loss" INTEGER NOT NULL,
    "key" JSONB NOT NULL,
    "isDropped" BOOLEAN NOT NULL DEFAULT false,
    "keyChangedAt" TIMESTAMPTZ(3),

    CONSTRAINT "test_paper_questions_pkey" PRIMARY KEY ("paperId","position")
);

-- CreateTable
CREATE TABLE "test_attempts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "paperId" UUID NOT NULL,
    "studentId" UUID NOT NULL,
    "requestId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "extraMinutes" INTEGER NOT NULL DEFAULT 0,
    "deviceId" UUID NOT NULL,
    "submittedAt" TIMESTAMPTZ(3),
    "markedAt" TIMESTAMPTZ(3),
    "marks" INTEGER,
    "maximum" INTEGER,
    "result" JSONB,

    CONSTRAINT "test_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_answers" (
    "attemptId" UUID NOT NULL,
    "deviceId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "given" JSONB,
    "isMarked" BOOLEAN NOT NULL,
    "spentMs" INTEGER NOT NULL,
    "givenAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isLate" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "test_answers_pkey" PRIMARY KEY ("attemptId","deviceId","number")
);

-- CreateTable
CREATE TABLE "test_devices" (
    "attemptId" UUID NOT NULL,
    "deviceId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "firstAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_devices_pkey" PRIMARY KEY ("attemptId","deviceId")
);

-- CreateTable
CREATE TABLE "key_challenges" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "attemptId" UUID NOT NULL,
    "paperId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decision" "ChallengeDecision",
    "answer" TEXT NOT NULL DEFAULT '',
    "decidedAt" TIMESTAMPTZ(3),
    "staffId" UUID,

    CONSTRAINT "key_challenges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_remarks" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "attemptId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "before" INTEGER NOT NULL,
    "after" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_remarks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "questions_exam_idx" ON "questions"("exam");

-- CreateIndex
CREATE UNIQUE INDEX "question_versions_requestId_key" ON "question_versions"("requestId");

-- CreateIndex
CREATE UNIQUE INDEX "question_versions_questionId_number_key" ON "question_versions"("questionId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "test_papers_requestId_key" ON "test_papers"("requestId");

-- CreateIndex
CREATE INDEX "test_paper_questions_versionId_idx" ON "test_paper_questions"("versionId");

-- CreateIndex
CREATE UNIQUE INDEX "test_paper_questions_paperId_versionId_key" ON "test_paper_questions"("paperId", "versionId");

-- CreateIndex
CREATE UNIQUE INDEX "test_attempts_requestId_key" ON "test_attempts"("requestId");

-- CreateIndex
CREATE INDEX "test_attempts_studentId_idx" ON "test_attempts"("studentId");

-- CreateIndex
CREATE UNIQUE INDEX "test_attempts_paperId_studentId_number_key" ON "test_attempts"("paperId", "studentId", "number");

-- CreateIndex
CREATE INDEX "key_challenges_paperId_position_idx" ON "key_challenges"("paperId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "key_challenges_attemptId_position_key" ON "key_challenges"("attemptId", "position");

-- CreateIndex
CREATE INDEX "test_remarks_attemptId_idx" ON "test_remarks"("attemptId");

-- AddForeignKey
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_writtenById_fkey" FOREIGN KEY ("writtenById") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_pictures" ADD CONSTRAINT "question_pictures_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_papers" ADD CONSTRAINT "test_papers_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_paper_questions" ADD CONSTRAINT "test_paper_questions_paperId_fkey" FOREIGN KEY ("paperId") REFERENCES "test_papers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_paper_questions" ADD CONSTRAINT "test_paper_questions_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "question_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_paperId_fkey" FOREIGN KEY ("paperId") REFERENCES "test_papers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "test_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_devices" ADD CONSTRAINT "test_devices_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "test_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "key_challenges" ADD CONSTRAINT "key_challenges_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "test_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "key_challenges" ADD CONSTRAINT "key_challenges_paperId_position_fkey" FOREIGN KEY ("paperId", "position") REFERENCES "test_paper_questions"("paperId", "position") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "key_challenges" ADD CONSTRAINT "key_challenges_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_remarks" ADD CONSTRAINT "test_remarks_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "test_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
