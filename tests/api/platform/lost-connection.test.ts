import { declareCall } from '@/lib/calls/call';
import { ApiError } from '@/lib/calls/errors';
import { serveAnybody } from '@/lib/calls/serve';
import { openPool } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { post } from '../../support/leads/lead';
import { withEmptyTables } from '../../support/process/empty-tables';
import { endConnection, endIdleConnection } from '../../support/process/end-connection';

withEmptyTables();

const call = declareCall({ method: 'POST', path: '/', name: 'work', summary: 'Works.' });

const statusOf = async (work: () => Promise<unknown>) =>
  (await serveAnybody(call, async () => void (await work()))(post('/', {}))).status;

test('a connection that ends between two statements is the error that is thrown', async () => {
  const work = () =>
    inTransaction(async (transaction) => {
      await endIdleConnection(transaction);
      await transaction.query('select 1');
    });
  await expect(work()).rejects.toMatchObject({ code: '57P01' });
  expect(await statusOf(work)).toBe(503);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('so is one that ends during a statement, although the rollback fails', async () => {
  const work = () => inTransaction(endConnection);
  await expect(work()).rejects.toMatchObject({ code: '57P01' });
  expect(await statusOf(work)).toBe(503);
});

test('an error of the work itself is not hidden by the end of the connection', async () => {
  const work = inTransaction(async (transaction) => {
    await endIdleConnection(transaction);
    throw new ApiError('conflict', 'Somebody was faster.');
  });
  await expect(work).rejects.toMatchObject({ code: 'conflict' });
});

test("Prisma's transactions answer 503 too", async () => {
  const during = () =>
    db.$transaction((tx) => tx.$executeRaw`select pg_terminate_backend(pg_backend_pid())`);
  const between = () =>
    db.$transaction(async (tx) => {
      const query = async (text: string) => ({ rows: await tx.$queryRawUnsafe<object[]>(text) });
      await endIdleConnection({ query });
      await tx.lead.count();
    });
  expect([await statusOf(during), await statusOf(between)]).toEqual([503, 503]);
  expect(await db.lead.count()).toBe(0);
});

test.each([
  ['no room on the disk', '53100'],
  ['a disk that does not answer', '58030'],
])('%s is a fault of the moment', async (_, code) => {
  const text = `do $$ begin raise exception 'not now' using errcode = '${code}'; end $$`;
  expect(await statusOf(() => pool.query(text))).toBe(503);
  expect(await statusOf(() => db.$executeRawUnsafe(text))).toBe(503);
});

test('a connection checked out of a pool', async () => {
  const own = openPool(process.env.DATABASE_URL, 'test', { max: 1 });
  const client = await own.connect();
  await endIdleConnection(client);
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  await own.end();
});
