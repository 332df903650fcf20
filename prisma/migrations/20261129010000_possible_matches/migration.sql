-- CreateTable
CREATE TABLE "possible_matches" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "erasedId" UUID NOT NULL,
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leadId" UUID,
    "bankLineId" UUID,
    "requestId" UUID,

    CONSTRAINT "possible_matches_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "possible_matches_of_one" CHECK (num_nonnulls("leadId", "bankLineId", "requestId") = 1)
);

-- CreateIndex
CREATE UNIQUE INDEX "possible_matches_leadId_key" ON "possible_matches"("leadId");

-- CreateIndex
CREATE UNIQUE INDEX "possible_matches_bankLineId_key" ON "possible_matches"("bankLineId");

-- CreateIndex
CREATE UNIQUE INDEX "possible_matches_requestId_key" ON "possible_matches"("requestId");

-- AddForeignKey
ALTER TABLE "possible_matches" ADD CONSTRAINT "possible_matches_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "possible_matches" ADD CONSTRAINT "possible_matches_bankLineId_fkey" FOREIGN KEY ("bankLineId") REFERENCES "bank_lines"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "possible_matches" ADD CONSTRAINT "possible_matches_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "data_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
