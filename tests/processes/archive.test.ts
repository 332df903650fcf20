import { mkdir, readdir, readFile, rename, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { embeddedUrl, startEmbedded } from '../../prisma/embedded';
import { passphrase, runWith } from '../support/process/command';
import { query } from '../support/process/query';
import { startS3 } from '../support/process/s3-server';
import { ended, eventually, startSite, temporaryFolder, type Site } from '../support/process/site';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);
let store: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  store = await startS3();
});
afterAll(() => store.close());
const settings = () => ({ ARCHIVE_FOLDER: at('archive'), BACKUP_PASSPHRASE: passphrase });
const bothSettings = () => ({ ...settings(), ...store.settings });

/** A lead by its name, at a moment of its own. */
const addLead = (url: string, name: string) =>
  query(
    url,
    `insert into leads ("requestId", kind, name, email, phonenumber, coursename)
     values ('archive-' || $1, 'enquiry', $1, '', '98765 43210', 'GATE')`,
    [name],
  );

/** Files of the archive below a folder of its only cluster. */
async function archived(below: string): Promise<string[]> {
  const cluster = (await readdir(at('archive'))).find((name) => /^\d+$/.test(name)) ?? '';
  return (await readdir(at(`archive/${cluster}/${below}`)).catch(() => []))
    .filter((name) => !name.endsWith('.part'))
    .map((name) => at(`archive/${cluster}/${below}/${name}`))
    .sort();
}

const bases = async () => {
  const folders = await archived('base');
  const finished = await Promise.all(
    folders.map((base) => readFile(path.join(base, 'manifest.json')).catch(() => null)),
  );
  return folders.filter((_, index) => finished[index]);
};

/** Finished base backups in the store. */
const storedBases = () =>
  Promise.resolve([...store.files.keys()].filter((key) => key.endsWith('/manifest.json')));

type Target = 'folder' | 's3';

/** Waits until everything that was written is in the targets. Something has to be written before. */
async function copied(site: Site, ...targets: Target[]): Promise<void> {
  const [row] = await query<{ name: string }>(
    site.databaseUrl,
    `select pg_walfile_name(pg_switch_wal()) as name`,
  );
  const isThere = (file: string) => path.basename(file).startsWith(row?.name ?? '-');
  for (const target of targets) {
    await eventually(
      () => (target === 's3' ? Promise.resolve([...store.files.keys()]) : archived('wal')),
      (files) => files.some(isThere),
    );
  }
}

const problemOf = (target: Target) =>
  readFile(at(`data/archive/targets/${target}/problem`), 'utf8');

async function rehearse(): Promise<string> {
  const { stdout, stderr } = await runWith(settings(), 'rehearse', at('data'));
  return stdout + stderr;
}

/** The present second in Delhi, once PostgreSQL's clock has passed it. */
async function thisSecond(url: string): Promise<string> {
  const now = async () => {
    const [row] = await query<{ at: Date }>(url, 'select clock_timestamp() as at');
    return Math.floor((row?.at.getTime() ?? 0) / 1_000);
  };
  // What was committed in this second is before its end.
  const second = (await now()) + 1;
  await eventually(now, (seconds) => seconds > second);
  return new Date(second * 1_000).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
}

async function burn(site: Site): Promise<void> {
  process.kill(site.postgresPid(), 'SIGKILL');
  site.child.kill('SIGKILL');
  await ended(site.child);
  await eventually(
    () => Promise.resolve(site.workers()),
    (pids) => pids.length === 0,
  );
  await rm(at('data'), { recursive: true, force: true });
}

async function restore(...args: string[]): Promise<string> {
  const { stdout, stderr } = await runWith(bothSettings(), 'restore', at('data'), ...args);
  return stdout + stderr;
}

async function names(): Promise<string[]> {
  const data = at('data/postgres');
  const database = await startEmbedded(data, () => {});
  try {
    const rows = await query<{ name: string }>(
      embeddedUrl(data),
      `select name from leads order by "createdAt"`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await database.stop();
  }
}

/** Money that was received an hour ago. */
const addReceipt = (url: string) =>
  query(
    url,
    `with payment as (
       insert into payments ("orderId", provider, name, number, "amountPaise", "expiresAt", status, "createdAt")
       values ('archive', 'sandbox', '', '', 1500000, now(), 'paid', now() - interval '1 hour') returning id)
     insert into receipts (number, year, serial, "paymentId", "issuedOn", "amountPaise", particulars, "checkCode", "createdAt")
     select '2026-27/1', '2026-27', 1, id, current_date, 1500000, '{}', 'check', now() - interval '1 hour' from payment`,
  );

test('a machine that burns comes back to any second, and rehearsals say so before', async () => {
  await mkdir(at('archive'));
  const site = await startSite(at('data'), settings());
  await addLead(site.databaseUrl, 'before the base');
  await addReceipt(site.databaseUrl);
  await eventually(bases, ({ length }) => length === 1, 120_000);
  await addLead(site.databaseUrl, 'in time');
  const to = await thisSecond(site.databaseUrl);
  await addLead(site.databaseUrl, 'too late');
  expect(await rehearse()).toMatch(/^Restored from folder to .*: \d+ rows and ₹15,000 match/);
  const changed = rehearse();
  // By then its moment is chosen.
  await eventually(
    () => readdir(at('data/archive')),
    (found) => found.includes('rehearsal-folder'),
  );
  await query(site.databaseUrl, `update receipts set "amountPaise" = "amountPaise" - 1`);
  expect(await changed).toMatch(/The rehearsal from folder failed\. .*: receipts \(1\)\./);
  const noted = await readFile(at('data/archive/targets/folder/rehearsed.json'), 'utf8');
  expect(JSON.parse(noted)).toMatchObject({
    problem: expect.stringMatching(/receipts/),
    succeeded: { paise: 1_500_000 },
  });
  expect((await readFile((await archived('wal'))[0] ?? '', 'latin1')).slice(0, 21)).toBe(
    'age-encryption.org/v1',
  );
  await burn(site);

  const checked = await restore('--to', to, '--check');
  expect(checked).toMatch(/Base backup of [^]*Restoring to [^]*leads: 2 rows/);
  expect(await readdir(at('data')).catch(() => [])).not.toContain('postgres');
  const future = await restore('--to', '2099-01-01 10:00');
  expect(future).toMatch(/Write the moment in Delhi, in the past/);
  const done = await restore('--to', to);
  expect(done).toContain('leads: 2 rows');
  expect(await names()).toEqual(['before the base', 'in time']);
  const again = await restore('--to', to);
  expect(again).toMatch(/exists: a restore goes into an empty place/);
  await rename(at('data'), at('data-first'));
  expect(await restore('--to', 'latest', 'folder')).toContain('leads: 3 rows');
  expect(await names()).toEqual(['before the base', 'in time', 'too late']);
  expect(await readFile(at('data/session-secret'), 'utf8')).toBe(
    await readFile(at('data-first/session-secret'), 'utf8'),
  );
});

test('what is written after a restart is in the archive within a minute', async () => {
  await rm(at('archive'), { recursive: true, force: true });
  await rm(at('data'), { recursive: true, force: true });
  await mkdir(at('archive'));
  const before = await startSite(at('data'), settings());
  await eventually(bases, ({ length }) => length === 1, 120_000);
  await before.stop();

  const site = await startSite(at('data'), settings());
  await addLead(site.databaseUrl, 'after the restart');
  const [row] = await query<{ name: string }>(
    site.databaseUrl,
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  );
  const isThere = (file: string) => path.basename(file).startsWith(row?.name ?? '-');
  await eventually(
    () => archived('wal'),
    (files) => files.some(isThere),
    60_000,
  );
  await site.stop();
});

test('a target that is away, slow or damaged is told, stops nothing and loses nothing', async () => {
  const [away, archive] = [at('away'), at('archive')];
  await rm(archive, { recursive: true, force: true });
  store.files.clear();
  await rm(at('data'), { recursive: true, force: true });
  await mkdir(archive);
  const site = await startSite(at('data'), bothSettings());
  await eventually(bases, ({ length }) => length === 1, 120_000);
  await eventually(storedBases, ({ length }) => length === 1, 120_000);
  await addLead(site.databaseUrl, 'first');
  await copied(site, 'folder');

  await rename(archive, away);
  await mkdir(archive);
  await addLead(site.databaseUrl, 'while its disk is not mounted');
  await copied(site, 's3');
  await eventually(
    () => problemOf('folder'),
    (problem) => /its disk is not mounted/.test(problem),
  );
  expect([await readdir(archive), await problemOf('s3')]).toEqual([[], '']);
  expect((await fetch(`${site.url}/fees`)).status).toBe(200);
  await rm(archive, { recursive: true });
  await rename(away, archive);
  store.lies('hangs');
  await addLead(site.databaseUrl, 'mounted again, while the store hangs');
  await copied(site, 'folder');
  expect((await fetch(`${site.url}/fees`)).status).toBe(200);
  store.lies(null);

  const made = await runWith(bothSettings(), 'archive', at('data'), 'folder');
  expect(made.stdout).toMatch(/^Base backup written: /);
  await addLead(site.databaseUrl, 'last');
  await copied(site, 'folder', 's3');
  expect(store.refused).toEqual([]);
  await burn(site);
  const base = (await bases()).at(-1) ?? '';
  const [data = ''] = (await readdir(base)).filter((name) => name.startsWith('data'));
  await truncate(path.join(base, data), 100_000);
  const restored = await restore('--to', 'latest', 'folder');
  expect(restored).toMatch(
    /The base backup in the archive is damaged. Trying the base backup before/,
  );
  expect(restored).toContain('leads: 4 rows');
  const all = [
    'first',
    'while its disk is not mounted',
    'mounted again, while the store hangs',
    'last',
  ];
  expect(await names()).toEqual(all);

  await rm(at('data'), { recursive: true });
  const segments = await archived('wal');
  const torn = segments.at(-1) ?? '';
  await truncate(torn, 3_000);
  // The target whose log reaches furthest comes first.
  for (const key of store.files.keys()) {
    if (/wal\/./.test(key) && path.basename(key) > path.basename(torn)) store.files.delete(key);
  }
  const other = await restore('--to', 'latest');
  expect(other).toMatch(/The segment [0-9A-F]{24} in the archive is damaged/);
  expect(other).toMatch(/From s3:[^]*leads: 4 rows/);
  expect(await names()).toEqual(all);

  await rm(at('data'), { recursive: true });
  store.lies('hides lists');
  expect(await restore('--to', 'latest', 's3')).toMatch(/503 SlowDown/);
  // Without the list, a start would bring erased people back.
  expect(await readdir(at('data'))).not.toContain('postgres');
  store.lies(null);
});

test('what is written after a restore comes back, also from the base backup of before', async () => {
  await rm(at('archive'), { recursive: true, force: true });
  await rm(at('data'), { recursive: true, force: true });
  await mkdir(at('archive'));
  const first = await startSite(at('data'), settings());
  await eventually(bases, ({ length }) => length === 1, 120_000);
  await addLead(first.databaseUrl, 'before the mistake');
  const to = await thisSecond(first.databaseUrl);
  await addLead(first.databaseUrl, 'the mistake');
  await first.stop();
  await rm(at('data/postgres'), { recursive: true });
  const back = await runWith(settings(), 'restore', at('data'), '--to', to);
  expect(back.stdout).toMatch(/The last change that came back: \d{4}-/);

  const site = await startSite(at('data'), settings());
  await addLead(site.databaseUrl, 'after the restore');
  await copied(site, 'folder');
  const [, ...since] = await eventually(bases, ({ length }) => length === 2, 120_000);
  await burn(site);
  // As if the machine had burned before it was finished.
  for (const base of since) await rm(base, { recursive: true });
  expect(await restore('--to', 'latest', 'folder')).toContain('leads: 2 rows');
  expect(await names()).toEqual(['before the mistake', 'after the restore']);
});
