-- CreateTable
CREATE TABLE "audit_seals" (
    "position" BIGINT NOT NULL,
    "entryId" BIGINT NOT NULL,
    "sealedAt" TIMESTAMPTZ(3) NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_seals_pkey" PRIMARY KEY ("position")
);

-- CreateTable
CREATE TABLE "audit_heads" (
    "day" DATE NOT NULL,
    "position" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_heads_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_seals_entryId_key" ON "audit_seals"("entryId");

CREATE TRIGGER audit_seals_only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
