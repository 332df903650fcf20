-- CreateTable
CREATE TABLE "site_pages" (
    "path" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "changedOn" DATE,

    CONSTRAINT "site_pages_pkey" PRIMARY KEY ("path")
);
