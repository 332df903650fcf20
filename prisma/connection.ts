import type { PoolConfig } from 'pg';

/** How every process connects: no wait and no statement lasts for ever. */
export function connectionTo(url: string | undefined): PoolConfig {
  return {
    ...(url ? { connectionString: url } : {}),
    max: 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  };
}
