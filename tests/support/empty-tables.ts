import { db, pool } from '@/lib/db';

/** Every test begins with empty tables; the connections are closed after the last one. */
export function withEmptyTables(): void {
  beforeEach(async () => {
    await db.$transaction([
      // The audit refuses to be emptied, but by a superuser who says that no trigger counts.
      db.$executeRaw`set local session_replication_role = replica`,
      db.$executeRawUnsafe(
        'truncate students, staff, log_in_attempts, leads, rate_limits, receipt_series, gateway_notices, sandbox_orders, bank_lines, demo_marks, pgboss.job, pgboss.archive cascade',
      ),
    ]);
  });
  afterAll(async () => {
    await db.$disconnect();
    await pool.end();
  });
}
