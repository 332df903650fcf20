-- CreateTable
CREATE TABLE "web_vital_counts" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "connection" TEXT NOT NULL,
    "vital" TEXT NOT NULL,
    "upTo" INTEGER NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "web_vital_counts_pkey" PRIMARY KEY ("day","page","connection","vital","upTo")
);
