import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteAttempt, noteBackup, takeTurn } from '@/prisma/backup/backup-records';
import { pool } from '@/lib/platform/db';
import { knownPassphrases } from '@/prisma/backup/backup-settings';
import { env } from '@/lib/platform/env';
import { beforeName } from '@/prisma/backup/backup-retention';
import { makeBackup } from '@/prisma/backup/backups';
import { nightlyBackup } from '@/prisma/backup/nightly-backup';
import { prepareDatabase } from '@/lib/delivery/prepare-database';
import { fingerprintOf, knownSecret, storeSecret } from '@/lib/platform/secrets';
import { noteServerSecret } from '@/lib/platform/server-secret';
import { secretInBackup } from '@/prisma/backup/backup';
import { makeBackupKey, type BackupKey } from '@/prisma/backup/backup-key';
import { migrationsFolder } from '@/prisma/database';
import { migrationNames } from '@/prisma/migrate';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const url = process.env.DATABASE_URL ?? '';
const passphrase = 'only for the backups of this test';
let options: { key: BackupKey; check: null };
const before = { ...env, BACKUP_FOLDER: undefined };
let folder: string;
// Deriving the key takes a second.
beforeAll(async () => {
  options = { key: await makeBackupKey(passphrase), check: null };
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-backups-'));
  env.DATA_DIR = path.join(folder, 'data');
});
afterEach(async () => {
  Object.assign(env, before);
  await rm(folder, { recursive: true });
});

const at = (...names: string[]) => path.join(folder, ...names);

test('a backup into the same folder takes the place of the one before', async () => {
  const first = await makeBackup(url, at('backup'), options);
  await pool.query(`insert into demo_marks default values`);
  const second = await makeBackup(url, at('backup'), options);
  const marks = ({ tables }: typeof first) =>
    tables.find(({ name }) => name === 'demo_marks')?.rows;
  expect([first.folder, second.folder]).toEqual([at('backup'), at('backup')]);
  expect([marks(first), marks(second)]).toEqual([0, 1]);
  expect((await readdir(folder)).filter((name) => name.startsWith('backup'))).toEqual(['backup']);
});

test('in a folder of other things it gets one of its own', async () => {
  await mkdir(at('disk'));
  await writeFile(at('disk', 'photo.jpg'), '');
  const { folder: made } = await makeBackup(url, at('disk'), options);
  expect(path.dirname(made)).toBe(at('disk'));
  expect((await readdir(at('disk'))).sort()).toEqual([path.basename(made), 'photo.jpg'].sort());
});

test('one that cannot be finished leaves nothing behind, and the one before as it was', async () => {
  await makeBackup(url, at('backup'), options);
  const manifest = await readFile(at('backup', 'manifest.json.age'));
  await pool.query('alter table _prisma_migrations rename to elsewhere');
  const failing = makeBackup(url, at('backup'), options);
  await expect(failing).rejects.toThrow('_prisma_migrations');
  await pool.query('alter table elsewhere rename to _prisma_migrations');
  expect(await readFile(at('backup', 'manifest.json.age'))).toEqual(manifest);
  expect((await readdir(folder)).filter((name) => name.startsWith('backup'))).toEqual(['backup']);
});

test('the secret of the server is in it, encrypted, unless the database is used with another', async () => {
  const secret = 'a secret of the server of 32 characters';
  storeSecret(secret);
  await noteServerSecret(pool, fingerprintOf(secret));
  const { hasSecret } = await makeBackup(url, at('backup'), options);
  expect(hasSecret).toBe(true);
  expect(await readFile(at('backup', 'session-secret.age'), 'latin1')).not.toContain(secret);
  expect(await secretInBackup(at('backup'), [passphrase])).toBe(secret);
  await noteServerSecret(pool, 'of another one');
  const other = await makeBackup(url, at('other'), options);
  expect(other.hasSecret).toBe(false);
  expect(await readdir(at('other'))).not.toContain('session-secret.age');
  expect(knownSecret()).toBe(secret);
});

const delhi = (text: string) => new Date(`2026-11-${text}+05:30`);

test('of several copies one writes the nightly backup, and a failed one is tried again after an hour', async () => {
  await noteBackup(pool, delhi('25T02:10:00').toISOString());
  const turns = (time: string) =>
    Promise.all(['one', 'two', 'three'].map((host) => takeTurn(pool, host, delhi(time))));
  const taken = async (time: string) => (await turns(time)).filter((turn) => turn !== null);
  expect(await taken('26T01:59:00')).toEqual([]);
  const [turn = new Date(), ...more] = await taken('26T02:00:00');
  expect(more).toEqual([]);
  await noteAttempt(pool, turn, 'The disk is full.');
  expect(await taken('26T02:50:00')).toEqual([]);
  expect(await taken('26T03:01:00')).toHaveLength(1);
  await noteBackup(pool, delhi('26T03:02:00').toISOString());
  expect(await taken('26T12:00:00')).toEqual([]);
  expect(await taken('27T02:00:00')).toHaveLength(1);
  // Missed nights are made up for at any hour.
  expect(await taken('29T15:00:00')).toHaveLength(1);
});

test('a nightly backup is encrypted with a passphrase of its own, and old ones go', async () => {
  env.BACKUP_KEEP = 1;
  delete env.BACKUP_PASSPHRASE;
  await mkdir(at('data', 'backups', '2026-01-01T00-00-00-daily'), { recursive: true });
  await writeFile(at('data', 'backups', '2026-01-01T00-00-00-daily', 'manifest.json.age'), '');
  const { rows } = await pool.query('select now() as now');
  await pool.query('insert into backup_records values ($1, $1, $1)', [rows[0]?.now]);
  await nightlyBackup(url);
  const [only = '', ...more] = await readdir(at('data', 'backups'));
  expect([only, more]).toEqual([expect.stringMatching(/^[\dT-]{19}-daily$/), []]);
  expect(await secretInBackup(at('data', 'backups', only), await knownPassphrases())).toBeNull();
});

/** Runs as a program with one migration more than the tables have. */
async function withPending(work: (pending: string) => Promise<void>): Promise<void> {
  const [last = ''] = (await migrationNames(migrationsFolder)).slice(-1);
  const set = (finished: string) =>
    pool.query(
      `update _prisma_migrations set finished_at = ${finished} where migration_name = $1`,
      [last],
    );
  await set('null');
  await work(last).finally(() => set('now()'));
}

test('a backup that fails keeps a new version from changing the tables', async () => {
  await pool.query(`insert into demo_marks default values`);
  await writeFile(at('file'), '');
  env.BACKUP_FOLDER = at('file', 'below');
  await withPending(async () => {
    await expect(prepareDatabase(url, [])).rejects.toThrow(
      /^The tables were not changed, because no backup could be written before: /,
    );
  });
});

test('a program that is older than the tables does not start, and names the backup from before', async () => {
  const newer = '99990101000000_next';
  await pool.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('next', '', $1, now())`,
    [newer],
  );
  const before = at('data', 'backups', beforeName(newer));
  await mkdir(before, { recursive: true });
  await writeFile(path.join(before, 'manifest.json.age'), '');
  const said = await prepareDatabase(url, []).catch(({ message }: Error) => message);
  await pool.query(`delete from _prisma_migrations where id = 'next'`);
  expect(said).toMatch(/^The database is of a newer version of the program/);
  expect(said).toContain(before);
});
