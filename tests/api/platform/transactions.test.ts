import { randomUUID } from 'node:crypto';
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

describe('Prisma’s client of a transaction', () => {
  const leadOf = (id: string) => db.lead.findUniqueOrThrow({ where: { id } });

  test('writes on its connection: SQL sees it, and a rollback undoes it', async () => {
    const { id } = await addLead();
    const work = inTransaction(async (tx) => {
      await tx.db.lead.update({ where: { id }, data: { name: 'Renamed' } });
      const { rows } = await tx.query('select name from leads where id = $1', [id]);
      expect(rows).toEqual([{ name: 'Renamed' }]);
      throw new Error('not after all');
    });
    await expect(work).rejects.toThrow('not after all');
    expect(await leadOf(id)).toMatchObject({ name: 'Asha Rao' });
  });

  test('nested writes are part of it', async () => {
    const work = (fails: boolean) =>
      inTransaction(async (tx) => {
        const { id } = await tx.db.lead.create({
          data: {
            requestId: randomUUID(),
            kind: 'enquiry',
            name: 'Asha Rao',
            email: '',
            phonenumber: '98100 00000',
            coursename: 'GATE Chemistry',
            page: '/contact',
            notes: { create: { text: 'Asks for weekends' } },
          },
          include: { notes: true },
        });
        if (fails) throw new Error('not after all');
        return id;
      });
    await expect(work(true)).rejects.toThrow('not after all');
    expect([await db.lead.count(), await db.note.count()]).toEqual([0, 0]);
    const id = await work(false);
    expect(await db.note.findMany()).toMatchObject([{ leadId: id }]);
  });

  test('twenty at once each stay on their own connection', async () => {
    const before = await addLead();
    const { id } = before;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(async (tx) => {
          await tx.query('select from leads where id = $1 for update', [id]);
          const { version } = await tx.db.lead.findUniqueOrThrow({ where: { id } });
          await tx.db.lead.update({ where: { id }, data: { version: version + 1 } });
        }),
      ),
    );
    expect((await leadOf(id)).version).toBe(before.version + 20);
  });

  test('reads of one tick each stay on their own connection', async () => {
    const leads = await Promise.all([addLead(), addLead(), addLead()]);
    let written = 0;
    let proceed: () => void = () => undefined;
    const allWritten = new Promise<void>((resolve) => (proceed = resolve));
    const outside = leads.map(async ({ id }) => {
      await allWritten;
      return (await leadOf(id)).name;
    });
    const inside = leads.map(({ id }) =>
      inTransaction(async (tx) => {
        await tx.query(`update leads set name = 'Renamed' where id = $1`, [id]);
        written += 1;
        if (written === leads.length) proceed();
        await allWritten;
        const lead = await tx.db.lead.findUniqueOrThrow({ where: { id } });
        expect(await Promise.all(outside)).toEqual(leads.map(() => 'Asha Rao'));
        return lead.name;
      }),
    );
    expect(await Promise.all(inside)).toEqual(leads.map(() => 'Renamed'));
  });

  test('it ends with the transaction, and belongs to it alone', async () => {
    let kept: Transaction | undefined;
    await inTransaction(async (transaction) => {
      kept = transaction;
    });
    expect(() => kept?.db.lead).toThrow('has ended already');
  });
});
