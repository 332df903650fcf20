import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { PrismaClient } from '@/prisma/client/client';
import { markOfDatabase } from './fault-words';
import { logFailure } from './log';

/** Runs statements: a pool or a transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow = Record<string, unknown>>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

interface Running {
  open: boolean;
  /** The connection of one of our transactions; Prisma's have their own. */
  client?: pg.PoolClient;
  /** The newest statement of Prisma's client on the connection. */
  newest?: Promise<unknown>;
}

// Next loads this module once per bundle; all copies share the transaction context.
const shared = globalThis as {
  transactions?: AsyncLocalStorage<Running>;
  pools?: Set<Pool>;
  prisma?: () => PrismaClient;
};
const running = (shared.transactions ??= new AsyncLocalStorage<Running>());

/** Runs `work` inside a transaction: until it ends, pools and the Prisma client throw when used. */
export async function insideTransaction<T>(
  work: (inside: Running) => Promise<T>,
  client?: pg.PoolClient,
): Promise<T> {
  const inside: Running = { open: true, ...(client && { client }) };
  try {
    return await running.run(inside, work, inside);
  } finally {
    inside.open = false;
  }
}

/**
 * @throws Error inside a transaction, where waiting for a second connection can deadlock: every
 * connection may be held by a transaction that waits for another one
 */
export function refuseInsideTransaction(): void {
  if (!running.getStore()?.open) return;
  throw new Error(
    'The database was asked outside the running transaction. Pass the transaction to what is called in it.',
  );
}

const ENDED = 'This transaction has ended already.';

/** `client` runs the queries of a transaction's `db`; its adapter is a `TransactionPool`. */
export function askInTransactions(client: () => PrismaClient): void {
  shared.prisma = client;
}

/**
 * A transaction: SQL by `query`, Prisma's client by `db`, both on one connection. Refuses either once it has
 * ended.
 */
export class Transaction implements Queryable {
  readonly #client: pg.PoolClient;
  readonly #inside: Running;
  readonly #afterwards: (() => void)[] = [];
  /** Prisma's client in this transaction: SQL sees its writes, and a rollback undoes them. */
  readonly db: Omit<PrismaClient, `$${string}`>;

  constructor(client: pg.PoolClient, inside: Running) {
    this.#client = client;
    this.#inside = inside;
    this.db = new Proxy({} as PrismaClient, { get: (_, name) => this.#modelOf(name) });
  }

  #modelOf(name: string | symbol): unknown {
    if (!this.#inside.open) throw new Error(ENDED);
    // The adapter finds the connection by the asynchronous context.
    if (running.getStore() !== this.#inside || !shared.prisma)
      throw new Error('Prisma’s client was asked outside the transaction that it belongs to.');
    return Reflect.get(shared.prisma(), name);
  }

  async query<Row extends pg.QueryResultRow = Record<string, unknown>>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    if (!this.#inside.open) throw new Error(ENDED);
    return this.#client.query<Row>(query, values);
  }

  /** Runs `work` once the transaction is committed; never when it is rolled back. */
  afterCommit(work: () => void): void {
    this.#afterwards.push(work);
  }

  committed(): void {
    for (const work of this.#afterwards) work();
  }
}

/** Runs `work` once what `on` writes is committed: at once, unless it is a transaction. */
export function afterCommit(on: Queryable, work: () => void): void {
  // Not `instanceof`: each of Next's bundles has a class of its own.
  if ('afterCommit' in on) (on as Transaction).afterCommit(work);
  else work();
}

function rethrowMarked(error: unknown): never {
  throw markOfDatabase(error);
}

const ROLLBACK_MS = 1_000;

/** A pool of UTC connections that throws when used inside a transaction. */
export class Pool extends pg.Pool {
  /** Its name in the log. */
  where = '';
  /** Number of times that a connection was wanted while all were in use. */
  waits = 0;

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    refuseInsideTransaction();
    if (this.idleCount === 0 && this.totalCount >= this.options.max) this.waits += 1;
    if (!callback) return super.connect().catch(rethrowMarked);
    super.connect((error, ...rest) => callback(error && markOfDatabase(error), ...rest));
  }

  /**
   * Runs `work` in a transaction, which is rolled back if it throws.
   * @throws the first error: a lost connection rather than its consequences
   */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const client = await this.connect();
    let loss: Error | undefined;
    const noteLoss = (error: Error) => (loss ??= error);
    client.on('error', noteLoss);
    let reusable = false;
    try {
      await client.query('begin');
      let transaction: Transaction | undefined;
      const result = await insideTransaction(
        (inside) => work((transaction = new Transaction(client, inside))),
        client,
      );
      await commit(client);
      reusable = true;
      transaction?.committed();
      return result;
    } catch (error) {
      const first = loss && isAfterLoss(error) ? loss : error;
      // Behind a statement without an answer, it would wait as long again.
      const rollback = { text: 'rollback', query_timeout: ROLLBACK_MS };
      reusable = await client.query(rollback).then(
        () => true,
        () => false,
      );
      throw first;
    } finally {
      client.off('error', noteLoss);
      client.release(!reusable);
    }
  }
}

let savepoints = 0;

/** Turns Prisma's own transactions inside one of ours, such as for nested writes, into savepoints. */
function insideOf(client: pg.PoolClient): pg.PoolClient {
  const name = `prisma_${(savepoints += 1)}`;
  const texts: Record<string, string> = {
    BEGIN: `savepoint ${name}`,
    COMMIT: `release savepoint ${name}`,
    ROLLBACK: `rollback to savepoint ${name}`,
  };
  const query = (asked: pg.QueryConfig) =>
    client.query({ ...asked, text: texts[asked.text] ?? asked.text });
  const nothing = () => undefined;
  return { query, on: nothing, removeListener: nothing, release: nothing } as never;
}

/** The pool of Prisma's adapter: the connection of the running transaction, else any. */
export class TransactionPool extends pg.Pool {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  get #running(): pg.PoolClient | undefined {
    const inside = running.getStore();
    return inside?.open ? inside.client : undefined;
  }

  override query = ((config: pg.QueryConfig) => {
    const [inside, client] = [running.getStore(), this.#running];
    if (!inside || !client) return this.#pool.query(config);
    // Prisma reads several relations at once, and a connection takes one statement after the other.
    const answer = (inside.newest ?? Promise.resolve()).then(() => client.query(config));
    inside.newest = answer.catch(() => undefined);
    return answer;
  }) as unknown as pg.Pool['query'];

  override connect = (async () => {
    const client = this.#running;
    return client ? insideOf(client) : this.#pool.connect();
  }) as pg.Pool['connect'];
}

/** Whether the driver reports a connection that was already lost. */
function isAfterLoss(error: unknown): boolean {
  return error instanceof Error && /^(Client has enc|Connection term)/.test(error.message);
}

/** After a failed statement, PostgreSQL answers a commit with a rollback instead of an error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('A statement had failed, so nothing was kept.');
}

/** PostgreSQL's settings by name. */
type SessionSettings = Readonly<Record<string, string>>;

/** Sets every session to UTC: Prisma reads times without a zone as UTC. */
function settingsFor(url: string | undefined, session: SessionSettings = {}): pg.ClientConfig {
  const options = Object.entries({ timezone: 'UTC', ...session })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const connectionTimeoutMillis = 5_000;
  if (!url) return { options, connectionTimeoutMillis };
  // Options in the URL override separate ones.
  const address = new URL(url);
  const own = address.searchParams.get('options');
  address.searchParams.set('options', own ? `${own} ${options}` : options);
  return { connectionString: address.href, connectionTimeoutMillis };
}

/** PostgreSQL cancels what takes longer, such as a statement behind a lock. */
export const STATEMENT_LIMIT_MS = 10_000;

/**
 * Opens a pool with time limits on connecting, on statements, and on doing nothing in a transaction.
 * @param where its name in the log
 * @param settings overrides of the defaults; `session` are settings of PostgreSQL for each connection
 */
export function openPool(
  url: string | undefined,
  where: string,
  { session, ...settings }: pg.PoolConfig & { session?: SessionSettings } = {},
): Pool {
  const pool = new Pool({
    ...settingsFor(url, session),
    max: 16,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_LIMIT_MS,
    // A server that is frozen cancels nothing.
    query_timeout: STATEMENT_LIMIT_MS + 1_000,
    // Its locks would stop others until the process ends.
    idle_in_transaction_session_timeout: 60_000,
    ...settings,
  });
  pool.where = where;
  const pools = (shared.pools ??= new Set());
  for (const one of pools) if (one.ended) pools.delete(one);
  pools.add(pool);
  pool.on('error', (error) => logFailure(where, error));
  // An error event without a listener ends the process. The next query on the connection rejects
  // anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The pools of this process, those of Next's bundles included. */
export function openPools(): Pool[] {
  return [...(shared.pools ?? [])].filter(({ ended }) => !ended);
}

/** Runs `work` with a pool of one connection and no statement timeout. */
export async function withPool<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPool(url, 'database', {
    max: 1,
    statement_timeout: 0,
    query_timeout: 0,
  });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Runs `work` with one session and no statement timeout. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(settingsFor(url));
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
