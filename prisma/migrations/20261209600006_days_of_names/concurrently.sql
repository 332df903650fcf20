CREATE INDEX CONCURRENTLY "leads_findable_days" ON "leads" USING gin (findable, search.days("createdAt")) WITH (fastupdate = off);
CREATE INDEX CONCURRENTLY "students_findable_days" ON "students" USING gin (findable, search.days("createdAt")) WITH (fastupdate = off);
CREATE INDEX CONCURRENTLY "registrations_findable_days" ON "registrations" USING gin (findable, search.days("createdAt")) WITH (fastupdate = off);
CREATE INDEX CONCURRENTLY "payments_findable_days" ON "payments" USING gin (findable, search.days("createdAt")) WITH (fastupdate = off);
DROP INDEX CONCURRENTLY IF EXISTS "leads_findable";
DROP INDEX CONCURRENTLY IF EXISTS "students_findable";
DROP INDEX CONCURRENTLY IF EXISTS "registrations_findable";
DROP INDEX CONCURRENTLY IF EXISTS "payments_findable";
