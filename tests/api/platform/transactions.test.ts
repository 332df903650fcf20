import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { addLead } from '../../support/leads/leads';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const outside = 'The database was asked outside the running transaction';

const asked: [string, () => unknown][] = [
  ['the pool', () => pool.query('select 1')],
  ['a connection of the pool', async () => (await pool.connect()).release()],
  ['another transaction', () => inTransaction(async () => undefined)],
  ["Prisma's client", () => db.lead.count()],
  ["Prisma's client for SQL", () => db.$queryRaw`select 1`],
  ["another transaction of Prisma's", () => db.$transaction(async () => undefined)],
];

test.each(asked)('%s throws inside a transaction', async (_, ask) => {
  const ours = inTransaction(async () => {
    await ask();
  });
  await expect(ours).rejects.toThrow(outside);
  const ofPrisma = db.$transaction(async (tx) => {
    await tx.lead.count();
    await ask();
  });
  await expect(ofPrisma).rejects.toThrow(outside);
  await ask();
});

test('work that began inside may use the pool once the transaction has ended', async () => {
  let ended: () => void = () => undefined;
  const end = new Promise<void>((resolve) => (ended = resolve));
  const { later } = await inTransaction(async () => ({ later: end.then(() => db.lead.count()) }));
  ended();
  expect(await later).toBe(0);
});

test('an ended transaction refuses statements', async () => {
  let kept: Transaction | undefined;
  await inTransaction(async (transaction) => {
    kept = transaction;
  });
  await expect(kept?.query('select 1')).rejects.toThrow('has ended already');
});

test('a commit after an ignored failure throws', async () => {
  const { id } = await addLead();
  const work = inTransaction(async (transaction) => {
    await transaction.query(`update leads set name = 'Other' where id = $1`, [id]);
    await transaction.query('select 1 / 0').catch(() => undefined);
  });
  await expect(work).rejects.toThrow('nothing was kept');
  expect(await db.lead.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: 'Asha Rao' });
});
