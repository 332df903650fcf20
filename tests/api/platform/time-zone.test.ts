import { openPool, withClient } from '@/lib/platform/database-connection';
import { db, pool } from '@/lib/platform/db';
import { addLead } from '../../support/leads/leads';
import { withEmptyTables } from '../../support/process/empty-tables';
import { query } from '../../support/process/query';

withEmptyTables();

const url = process.env.DATABASE_URL ?? '';
const database = `worker_${process.env.JEST_WORKER_ID}`;

// Runs before the first connection of `pool`.
beforeAll(() => query(url, `alter database ${database} set timezone = 'Asia/Kolkata'`));
afterAll(() => query(url, `alter database ${database} reset timezone`));

const ZONE = `select current_setting('timezone') as zone`;

test('a time is the same through Prisma and through pg, in a database of Delhi', async () => {
  expect(await query(url, ZONE)).toEqual([{ zone: 'Asia/Kolkata' }]);
  const nextCallAt = new Date('2026-11-22T11:00:00Z');
  const { id } = await addLead({ nextCallAt });
  await pool.query('update leads set "nextCallAt" = "nextCallAt" + $2::interval where id = $1', [
    id,
    '1 hour',
  ]);
  const later = new Date('2026-11-22T12:00:00Z');
  expect(await db.lead.findUniqueOrThrow({ where: { id } })).toMatchObject({ nextCallAt: later });
  const { rows } = await pool.query('select "nextCallAt" from leads where id = $1', [id]);
  expect(rows).toEqual([{ nextCallAt: later }]);
});

test('every connection is in UTC, also with options in the address', async () => {
  const own = new URL(url);
  own.searchParams.set('options', '-c timezone=Asia/Tokyo -c work_mem=8MB');
  const both = `select current_setting('timezone') as zone, current_setting('work_mem') as mem`;
  const one = openPool(own.href, 'test');
  expect((await one.query(both)).rows).toEqual([{ zone: 'UTC', mem: '8MB' }]);
  await one.end();
  const ofClient = await withClient(own.href, async (client) => (await client.query(both)).rows);
  expect(ofClient).toEqual([{ zone: 'UTC', mem: '8MB' }]);
});
