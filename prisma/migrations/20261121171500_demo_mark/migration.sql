-- CreateTable
CREATE TABLE "demo_marks" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "madeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "demo_marks_pkey" PRIMARY KEY ("id")
);
