import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/prisma/client/client';
import {
  insideTransaction,
  openPool,
  refuseInsideTransaction,
  type Transaction,
} from './database-connection';
import { env } from './env';

function connect() {
  const pool = openPool(env.DATABASE_URL, 'database pool');
  const client = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 5_000, timeout: 15_000 },
  });
  return { pool, db: guarded(client) };
}

/** As the pool does, the client refuses to be asked inside a transaction, its own ones included. */
function guarded(client: PrismaClient): PrismaClient {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'then') refuseInsideTransaction();
      if (name === '$transaction') return transactionOf(target);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type InteractiveWork = (tx: unknown) => Promise<unknown>;

function transactionOf(client: PrismaClient) {
  return (work: unknown, options: object) => {
    const run = client.$transaction.bind(client) as (work: unknown, options: object) => unknown;
    if (typeof work !== 'function') return run(work, options);
    return run((tx: unknown) => insideTransaction(() => (work as InteractiveWork)(tx)), options);
  };
}

// Next loads this module once per bundle; the connections are shared.
const shared = globalThis as { database?: ReturnType<typeof connect> };
export const { pool, db } = (shared.database ??= connect());

/**
 * Runs `work` in one transaction: all it wrote is kept, or nothing where it throws. What takes part gets
 * the transaction; the pool and `db` throw when they are asked inside.
 * @throws what went wrong first: a connection that was lost rather than what followed from it
 */
export function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return pool.transaction(work);
}
