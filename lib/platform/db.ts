import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/prisma/client/client';
import {
  insideTransaction,
  openPool,
  refuseInsideTransaction,
  type Pool,
  type Transaction,
} from './database-connection';
import { env } from './env';

interface Database {
  pool: Pool;
  client: PrismaClient;
}

// Next loads this module once per bundle; the connections are shared.
const shared = globalThis as { database?: Database };

/** Opened on first use: `server.ts` loads this module before the built-in database has an address. */
function database(): Database {
  return (shared.database ??= connect());
}

function connect(): Database {
  const pool = openPool(env.DATABASE_URL, 'database pool');
  const client = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 5_000, timeout: 15_000 },
  });
  return { pool, client };
}

export const pool = new Proxy({} as Pool, {
  get: (_, name) => memberOf(database().pool, name),
});

/** Like the pool, the client throws when it is used inside a transaction, its own ones included. */
export const db = new Proxy({} as PrismaClient, {
  get: (_, name) => {
    if (name !== 'then') refuseInsideTransaction();
    const { client } = database();
    return name === '$transaction' ? transactionOf(client) : memberOf(client, name);
  },
});

function memberOf(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === 'function' ? value.bind(target) : value;
}

type InteractiveWork = (tx: unknown) => Promise<unknown>;

function transactionOf(client: PrismaClient) {
  return (work: unknown, options: object) => {
    const run = client.$transaction.bind(client) as (work: unknown, options: object) => unknown;
    if (typeof work !== 'function') return run(work, options);
    return run((tx: unknown) => insideTransaction(() => (work as InteractiveWork)(tx)), options);
  };
}

/**
 * Runs `work` in one transaction: all it wrote is kept, or nothing where it throws. Inside, `pool` and `db`
 * throw; what takes part gets the transaction.
 * @throws what went wrong first: a connection that was lost rather than what followed from it
 */
export function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return pool.transaction(work);
}
