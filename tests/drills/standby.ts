import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { passphrase, runWith, startCommand } from '../support/process/command';
import { freePort } from '../support/process/free-port';
import { query } from '../support/process/query';
import { ended, eventually } from '../support/process/site';
import {
  atTheEnd,
  compareLeads,
  counted,
  leadBody,
  Leads,
  LEADS,
  newVisitor,
  siteIn,
} from './drill-site';
import type { Drill, Finding } from './drill';

const SENDERS = 4;
/** What the archive alone may lose. */
const ARCHIVED_WITHIN_MS = 60_000;
const LEADS_FOR_MS = 20_000;

/** How the second machine follows the first. */
interface Way {
  name: string;
  settings: Readonly<Record<string, string>>;
  isStreaming: boolean;
  mayLose: 'nothing' | 'a second' | 'a minute';
}

const ways: readonly Way[] = [
  {
    name: 'streaming, which confirms',
    settings: { STANDBY_CONFIRMS: 'yes' },
    isStreaming: true,
    mayLose: 'nothing',
  },
  { name: 'streaming', settings: {}, isStreaming: true, mayLose: 'a second' },
  { name: 'the archive alone', settings: {}, isStreaming: false, mayLose: 'a minute' },
];

/**
 * Two clusters: while leads arrive, the first machine is killed and its data deleted; the second is promoted and
 * serves. Once for each way to follow.
 */
export async function standby(drill: Drill): Promise<Finding> {
  const findings: Finding[] = [];
  for (const [index, way] of ways.entries()) {
    drill.say(`Following by ${way.name}.`);
    const folder = path.join(drill.folder, String(index));
    findings.push(await takeOver({ ...drill, folder }, way));
  }
  return {
    isGood: findings.every(({ isGood }) => isGood),
    words: findings.map(({ words }) => words).join('\n'),
  };
}

async function takeOver({ folder }: Drill, way: Way): Promise<Finding> {
  const [first, second, archive] = ['first', 'second', 'archive'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  await mkdir(archive, { recursive: true });
  const address = `127.0.0.1:${await freePort()}`;
  const settings = {
    ARCHIVE_FOLDER: archive,
    BACKUP_PASSPHRASE: passphrase,
    STANDBY_PASSWORD: 'thirty-two characters of a standby',
    STANDBY_LISTEN: address,
    ...way.settings,
  };
  const ofSecond = {
    ...settings,
    STANDBY_LISTEN: '',
    STANDBY_CONFIRMS: '',
    ...(way.isStreaming && { STANDBY_OF: address }),
  };
  const site = await siteIn(first, settings);
  await eventually(
    () => readdir(archive, { recursive: true }),
    (files) => files.some((file) => file.endsWith('manifest.json')),
    120_000,
  );
  const following = startCommand(ofSecond, 'standby', second);
  atTheEnd(() => ended(following, 'SIGTERM'));
  await eventually(
    () => hasBegun(site.databaseUrl, second, way),
    (is) => is,
    180_000,
  );

  const senders = Array.from({ length: SENDERS }, () => new Leads(site.url, 5));
  for (const sender of senders) atTheEnd(() => sender.stop());
  await pause(way.isStreaming ? LEADS_FOR_MS : ARCHIVED_WITHIN_MS + LEADS_FOR_MS);
  const longAgo = senders.flatMap((sender) => sender.confirmed);
  if (!way.isStreaming) await pause(ARCHIVED_WITHIN_MS);
  process.kill(site.postgresPid(), 'SIGKILL');
  site.child.kill('SIGKILL');
  const killed = Date.now();
  await ended(site.child);
  for (const sender of senders) await sender.stop();
  await rm(first, { recursive: true, force: true, maxRetries: 5 });

  const force = way.isStreaming ? [] : ['--force'];
  const promoted = await runWith(ofSecond, 'promote', second, ...force);
  if (promoted.failed) throw new Error(promoted.stderr);
  await ended(following);
  const now = await siteIn(second, ofSecond);
  const answer = await fetch(now.url + LEADS, {
    method: 'POST',
    headers: newVisitor(),
    body: leadBody(randomUUID()),
  });
  const seconds = (Date.now() - killed) / 1_000;
  const confirmed = senders.flatMap((sender) => sender.confirmed);
  const { lost, twice } = await compareLeads(now.databaseUrl, confirmed);
  // Whoever was confirmed a minute before the end is there in every way.
  const { lost: lostLong } = await compareLeads(
    now.databaseUrl,
    way.mayLose === 'a minute' ? longAgo : [],
  );
  const audit = await runWith(ofSecond, 'audit-check', second);
  await now.stop();
  const isGood =
    answer.ok &&
    twice + lostLong === 0 &&
    !audit.failed &&
    (way.mayLose !== 'nothing' || lost === 0);
  return {
    isGood,
    words:
      `By ${way.name} (may lose ${way.mayLose}): ${counted(confirmed.length)} leads confirmed, ${lost} lost, ${twice} twice` +
      `${way.mayLose === 'a minute' ? `, ${lostLong} of those older than a minute` : ''}; ` +
      `${seconds.toFixed(0)} s from the kill to the next lead${answer.ok ? '' : ` (${answer.status})`}` +
      `${audit.failed ? `; audit: ${audit.stderr.trim()}` : ''}.`,
  };
}

/** Whether the second machine follows as it should. */
async function hasBegun(url: string, second: string, way: Way): Promise<boolean> {
  if (!way.isStreaming) {
    return readdir(path.join(second, 'postgres')).then(
      (files) => files.includes('postmaster.pid'),
      () => false,
    );
  }
  const [row] = await query<{ is: boolean }>(
    url,
    `select (select count(*) > 0 from pg_stat_replication where state = 'streaming')
       and (current_setting('synchronous_standby_names') <> '') = $1 as is`,
    [way.mayLose === 'nothing'],
  );
  return row?.is ?? false;
}
