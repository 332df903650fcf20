-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "LeadKind" AS ENUM ('freeRegistration', 'enquiry');

-- CreateTable
CREATE TABLE "leads" (
    "id" UUID NOT NULL,
    "requestId" TEXT NOT NULL,
    "kind" "LeadKind" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phonenumber" TEXT NOT NULL,
    "coursename" TEXT NOT NULL,
    "page" TEXT,
    "plan" TEXT,
    "utm" JSONB,
    "suspect" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "leads_requestId_key" ON "leads"("requestId");

-- CreateIndex
CREATE INDEX "leads_createdAt_idx" ON "leads"("createdAt");
