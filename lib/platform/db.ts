import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/prisma/client/client';
import {
  askInTransactions,
  insideTransaction,
  openPool,
  refuseInsideTransaction,
  TransactionPool,
  type Pool,
  type Transaction,
} from './database-connection';
import { env } from './env';
import { shareOf } from './share';
import { isTracing, traced } from './trace';

interface Database {
  pool: Pool;
  searches: Pool;
  client: PrismaClient;
}

// Next loads this module once per bundle; all copies share the connections.
const shared = globalThis as { database?: Database };

/**
 * Opens the connections on first use: `server.ts` loads this module before the embedded database
 * has a URL.
 */
function database(): Database {
  return (shared.database ??= connect());
}

askInTransactions(() => database().client);

/**
 * Plans of indexes, made once: the tables are large, the results are few, and planning takes longer than most
 * searches. Few connections, so that each knows most statements.
 */
const SEARCHES = {
  statement_timeout: 2_000,
  session: {
    jit: 'off',
    enable_seqscan: 'off',
    enable_hashjoin: 'off',
    enable_mergejoin: 'off',
    plan_cache_mode: 'force_generic_plan',
  },
};

function connect(): Database {
  const pool = openPool(env.DATABASE_URL, 'database pool', { max: shareOf(16) });
  const searches = openPool(env.DATABASE_URL, 'search pool', { ...SEARCHES, max: shareOf(8) });
  const client = new PrismaClient({
    adapter: new PrismaPg(new TransactionPool(pool)),
    transactionOptions: { maxWait: 5_000, timeout: 15_000 },
  });
  separateReads(client);
  return { pool, searches, client: isTracing() ? withSpans(client) : client };
}

interface Asked {
  transaction?: { kind: string; id: string | number };
}

/**
 * Makes each `findUnique` a query of its own. Prisma would join those of one tick into one statement and run
 * it in the asynchronous context of the first: on the connection of another transaction.
 */
function separateReads(client: object): void {
  const { _requestHandler: handler } = client as {
    _requestHandler: { dataloader: { options: { batchBy(asked: Asked): string | undefined } } };
  };
  handler.dataloader.options.batchBy = ({ transaction }) =>
    transaction?.kind === 'batch' ? `transaction-${transaction.id}` : undefined;
}

/** A span for each operation, named by model and operation. */
function withSpans(client: PrismaClient): PrismaClient {
  return client.$extends({
    query: {
      $allOperations: ({ model, operation, args, query }) =>
        traced(`${model ?? 'Prisma'}.${operation}`, { 'db.system.name': 'postgresql' }, () =>
          query(args),
        ),
    },
  }) as unknown as PrismaClient;
}

export const pool = new Proxy({} as Pool, {
  get: (_, name) => memberOf(database().pool, name),
});

/** For the statements of the office's search, which are cancelled after two seconds. */
export const searchPool = new Proxy({} as Pool, {
  get: (_, name) => memberOf(database().searches, name),
});

/**
 * Like the pool, the client throws inside a transaction, its own transactions included: there, ask `db` of the
 * transaction.
 */
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
 * Runs `work` in a transaction, which is rolled back if it throws. Inside, `pool` and `db` throw;
 * use the transaction that is passed.
 * @throws the first error: a lost connection rather than its consequences
 */
export function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return pool.transaction(work);
}

/** Closes the connections of both pools, where they were opened. */
export async function closeDatabase(): Promise<void> {
  const { database } = shared;
  await Promise.all([database?.pool.end(), database?.searches.end()]);
}

const UNIQUE_VIOLATION = '23505';
/** The same as Prisma's client reports it. */
const CLIENT_UNIQUE_VIOLATION = 'P2002';

interface UniqueViolation {
  code?: unknown;
  constraint?: string;
  meta?: { driverAdapterError?: { cause?: { constraint?: { index?: string } } } };
}

/** The unique index that rejected a row, of a statement or of the client; null for every other error. */
export function violatedIndex(error: unknown): string | null {
  const { code, constraint, meta } = Object(error) as UniqueViolation;
  if (code === UNIQUE_VIOLATION) return constraint ?? '';
  if (code !== CLIENT_UNIQUE_VIOLATION) return null;
  return meta?.driverAdapterError?.cause?.constraint?.index ?? '';
}
