import { openPool } from '@/lib/platform/database-connection';

export interface Health {
  /** Can this process serve the next request? Asks the database, at most once a second. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export function watchHealth(databaseUrl: string): Health {
  const pool = openPool(databaseUrl, 'health', {
    max: 1,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  let asked = { at: 0, answer: Promise.resolve(false) };
  return {
    isReady: () => {
      if (Date.now() - asked.at > 1_000) {
        const answer = pool.query('select 1').then(
          () => true,
          () => false,
        );
        asked = { at: Date.now(), answer };
      }
      return asked.answer;
    },
    close: () => pool.end(),
  };
}
