-- The entries that name leads among others: searches, lists, exports and imports.
CREATE INDEX "audit_entries_leads_idx" ON "audit_entries" USING GIN (("detail" -> 'leadIds'))
  WHERE "detail" ? 'leadIds';
