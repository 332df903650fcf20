import { pool } from '@/lib/platform/db';
import { migrationsFolder } from '@/prisma/database';
import { hasMigrations, migrationNames } from '@/prisma/migrate';

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
  'one that failed or was taken back is left to the engine: %s',
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
