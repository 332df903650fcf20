import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonHash } from '@/lib/platform/canonical-json';
import { db, pool } from '@/lib/platform/db';
import { migrationsFolder } from '@/prisma/database';
import { hasMigrations, migrationNames } from '@/prisma/migrate';

import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const url = process.env.DATABASE_URL ?? '';
const all = () => migrationNames(migrationsFolder);
const change = (set: string) =>
  pool.query(`update _prisma_migrations set ${set} where migration_name = $1`, [first]);
let first = '';

beforeAll(async () => {
  [first = ''] = await all();
});

test('a database with every migration needs none', async () => {
  expect(await hasMigrations(url, await all())).toBe(true);
  expect(await hasMigrations(url, [...(await all()), '99990101000000_next'])).toBe(false);
});

test.each(['finished_at = null', 'rolled_back_at = now()'])(
  'one that failed or was taken back is not there: %s',
  async (set) => {
    await change(set);
    const has = await hasMigrations(url, await all());
    await change('finished_at = now(), rolled_back_at = null');
    expect(has).toBe(false);
  },
);

test('so is a database without tables', async () => {
  await pool.query('alter table _prisma_migrations rename to elsewhere');
  const has = await hasMigrations(url, await all());
  await pool.query('alter table elsewhere rename to _prisma_migrations');
  expect(has).toBe(false);
});

test('elements that a published site left out without an address stay left out', async () => {
  const facts = {
    institute: { chat: 'https://wa.me/919811012345', name: 'Rāo “Chemistry”' },
    counters: { net: 300 },
    playlists: [],
  };
  const all = ['facebook', 'youtube', 'instagram', 'blog', 'chat'];
  await db.siteVersion.create({ data: { facts, hash: jsonHash(facts), publishedAt: new Date() } });
  await db.siteVersion.create({ data: { facts: {}, hash: jsonHash({}) } });
  await db.siteDraft.create({ data: { facts: { video: { url: 'https://youtu.be/x' } } } });
  await db.launchDecision.createMany({
    data: ['institute-chat', 'institute-social.1.href', 'counters'].map((pointId) => ({
      pointId,
      decision: 'None',
    })),
  });
  const file = path.join(migrationsFolder, '20261204100000_left_out_elements', 'migration.sql');
  const client = await pool.connect();
  await client.query(readFileSync(file, 'utf8'));
  client.release(true);
  const versions = await db.siteVersion.findMany({ orderBy: { publishedAt: 'asc' } });
  expect(versions.map((one) => one.facts)).toEqual([
    {
      ...facts,
      institute: { ...facts.institute, without: all.slice(0, 4) },
      withoutVideos: ['video'],
    },
    { institute: { without: all }, withoutVideos: ['video', 'playlists'] },
  ]);
  for (const { facts: now, hash } of versions) expect(hash).toBe(jsonHash(now));
  expect((await db.siteDraft.findUniqueOrThrow({ where: { id: 1 } })).facts).toMatchObject({
    institute: { without: all },
    withoutVideos: ['playlists'],
  });
  const left = await db.launchDecision.findMany({ select: { pointId: true } });
  expect(left).toEqual([{ pointId: 'counters' }]);
});

test('leads whose contact had been stopped bind their number, from the first day', async () => {
  const file = path.join(migrationsFolder, '20261208200000_do_not_call', 'migration.sql');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`
      drop table do_not_call;
      alter table leads add column "withdrawnAt" timestamptz(3);
      insert into leads ("requestId", kind, name, email, phonenumber, coursename, "withdrawnAt") values
        ('1', 'enquiry', 'Asha', '', '+91 98765-43210', '', '2026-12-03 10:00Z'),
        ('2', 'enquiry', 'Asha', '', '09876543210', '', '2026-12-01 10:00Z'),
        ('3', 'enquiry', 'Ravi', '', '98765 43211', '', null),
        ('4', 'enquiry', 'Nobody', '', 'none', '', '2026-12-01 10:00Z'),
        ('5', 'enquiry', 'Asha', '', '98765 43210', '', null);
      update leads set "nextCallAt" = now() where "requestId" in ('3', '5')`);
    await client.query(readFileSync(file, 'utf8'));
    const planned = await client.query(
      `select "requestId" as id from leads where "nextCallAt" is not null`,
    );
    expect(planned.rows).toEqual([{ id: '3' }]);
    const { rows } = await client.query('select * from do_not_call');
    expect(rows).toEqual([{ phoneKey: '9876543210', askedAt: new Date('2026-12-01T10:00:00Z') }]);
  } finally {
    await client.query('rollback');
    client.release(true);
  }
});
