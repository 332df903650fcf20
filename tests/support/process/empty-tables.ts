import { db, pool } from '@/lib/platform/db';

/**
 * Takes every row of ours, of the queue and of the search's dictionary away. For tables as small as these it is several times
 * faster than `truncate`, which makes new files for each of them and their indexes. Nothing but the
 * rows is looked at, so the order does not count; nor do the triggers, of which the audit's would refuse.
 */
const EMPTY = `do $$
declare
  emptied text;
begin
  set local session_replication_role = replica;
  for emptied in
    select format('%I.%I', schemaname, tablename) from pg_tables
    where schemaname = 'search'
      or (schemaname = 'public' and tablename <> '_prisma_migrations')
      or (schemaname = 'pgboss' and tablename in ('job', 'archive'))
  loop
    execute 'delete from ' || emptied;
  end loop;
end $$`;

/** Every test begins with empty tables; the connections are closed after the last one. */
export function withEmptyTables(): void {
  beforeEach(async () => {
    await db.$executeRawUnsafe(EMPTY);
  });
  afterAll(async () => {
    await db.$disconnect();
    await pool.end();
  });
}
