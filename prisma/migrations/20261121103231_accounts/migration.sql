-- CreateEnum
CREATE TYPE "StaffRole" AS ENUM ('owner', 'counsellor');

-- CreateEnum
CREATE TYPE "ConsentKind" AS ENUM ('notice', 'marketing', 'parent');

-- CreateTable
CREATE TABLE "students" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "studentname" TEXT NOT NULL,
    "fathername" TEXT NOT NULL,
    "dateofbirth" DATE NOT NULL,
    "contactnumber" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "pincode" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "photoName" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "students_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photos" (
    "name" TEXT NOT NULL,
    "studentId" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photos_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "registrations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "studentId" UUID NOT NULL,
    "requestId" TEXT,
    "registrationnumber" TEXT NOT NULL,
    "session" TEXT NOT NULL,
    "photoName" TEXT,
    "courseduration" TEXT NOT NULL DEFAULT '',
    "coursetype" TEXT NOT NULL DEFAULT '',
    "coursename" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "studentname" TEXT NOT NULL,
    "dateofbirth" DATE NOT NULL,
    "category" TEXT NOT NULL DEFAULT '',
    "gender" TEXT NOT NULL,
    "fathername" TEXT NOT NULL,
    "fatheroccupation" TEXT NOT NULL DEFAULT '',
    "designation" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "pincode" TEXT NOT NULL,
    "phonenumber" TEXT NOT NULL DEFAULT '',
    "mobilenumber" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "modeofpayment" TEXT NOT NULL,
    "knowaboutus" TEXT NOT NULL DEFAULT '',
    "date" DATE NOT NULL,
    "place" TEXT NOT NULL DEFAULT '',
    "xyearpassing" TEXT NOT NULL DEFAULT '',
    "xcgpa" TEXT NOT NULL DEFAULT '',
    "xdivision" TEXT NOT NULL DEFAULT '',
    "xcollege" TEXT NOT NULL DEFAULT '',
    "xuniversity" TEXT NOT NULL DEFAULT '',
    "xiiyearpassing" TEXT NOT NULL DEFAULT '',
    "xiicgpa" TEXT NOT NULL DEFAULT '',
    "xiidivision" TEXT NOT NULL DEFAULT '',
    "xiicollege" TEXT NOT NULL DEFAULT '',
    "xiiuniversity" TEXT NOT NULL DEFAULT '',
    "graduationyearpassing" TEXT NOT NULL DEFAULT '',
    "graduationcgpa" TEXT NOT NULL DEFAULT '',
    "graduationdivision" TEXT NOT NULL DEFAULT '',
    "graduationcollege" TEXT NOT NULL DEFAULT '',
    "graduationuniversity" TEXT NOT NULL DEFAULT '',
    "postgraduationyearpassing" TEXT NOT NULL DEFAULT '',
    "postgraduationcgpa" TEXT NOT NULL DEFAULT '',
    "postgraduationdivision" TEXT NOT NULL DEFAULT '',
    "postgraduationcollege" TEXT NOT NULL DEFAULT '',
    "postgraduationuniversity" TEXT NOT NULL DEFAULT '',
    "planId" TEXT,
    "planTitle" TEXT,
    "pricePaise" INTEGER,
    "inclusions" JSONB,
    "policyVersion" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "role" "StaffRole" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tokenHash" TEXT NOT NULL,
    "cookieHash" TEXT NOT NULL,
    "studentId" UUID,
    "staffId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_links" (
    "tokenHash" TEXT NOT NULL,
    "studentId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_links_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "studentId" UUID NOT NULL,
    "kind" "ConsentKind" NOT NULL,
    "given" BOOLEAN NOT NULL,
    "version" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "students_email_key" ON "students"("email");

-- CreateIndex
CREATE INDEX "students_createdAt_idx" ON "students"("createdAt");

-- CreateIndex
CREATE INDEX "photos_studentId_idx" ON "photos"("studentId");

-- CreateIndex
CREATE INDEX "registrations_createdAt_idx" ON "registrations"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "registrations_session_registrationnumber_key" ON "registrations"("session", "registrationnumber");

-- CreateIndex
CREATE UNIQUE INDEX "registrations_studentId_requestId_key" ON "registrations"("studentId", "requestId");

-- CreateIndex
CREATE UNIQUE INDEX "staff_email_key" ON "staff"("email");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_tokenHash_key" ON "sessions"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_cookieHash_key" ON "sessions"("cookieHash");

-- CreateIndex
CREATE INDEX "sessions_studentId_idx" ON "sessions"("studentId");

-- CreateIndex
CREATE INDEX "sessions_staffId_idx" ON "sessions"("staffId");

-- CreateIndex
CREATE INDEX "sign_in_links_studentId_idx" ON "sign_in_links"("studentId");

-- CreateIndex
CREATE INDEX "consents_studentId_kind_idx" ON "consents"("studentId", "kind");

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_studentId_fkey" FOREIGN KEY ("studentId") REFERENCES "students"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A log-in is of a student or of staff
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("studentId", "staffId") = 1);
