import { setTimeout as pause } from 'node:timers/promises';
import { embeddedFolder } from '@/prisma/database';
import { embeddedUrl, startEmbedded } from '@/prisma/embedded';
import { eventually } from '../support/process/site';
import { atTheEnd, compareLeads, counted, Leads, mailsWaiting, siteIn } from './drill-site';
import type { Drill, Finding } from './drill';

const BEFORE_MS = 3_000;
/** One that was being sent when PostgreSQL stopped is given to another worker after a minute, and tried again later. */
const MAILS_WITHIN_MS = 5 * 60_000;

/**
 * PostgreSQL is away for a minute while leads arrive: finished pages are still served, leads are refused
 * with an error, and everything recovers by itself afterwards.
 */
export async function databaseGone({ folder, args, say }: Drill): Promise<Finding> {
  const seconds = Number(args[0] ?? 60);
  const data = embeddedFolder(`${folder}/database`);
  let database = await startEmbedded(data, say);
  atTheEnd(() => database.stop());
  const site = await siteIn(`${folder}/site`, {
    DATABASE_URL: embeddedUrl(data, 'site'),
    MIGRATION_DATABASE_URL: embeddedUrl(data),
  });
  const status = (path: string) =>
    fetch(site.url + path, { signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.status,
      () => 0,
    );
  const leads = new Leads(site.url);
  atTheEnd(() => leads.stop());
  await pause(BEFORE_MS);

  say(`PostgreSQL stops for ${seconds} s.`);
  await database.stop();
  const confirmedBefore = leads.confirmed.length;
  const faults = new Map<string, number>();
  const back = Date.now() + seconds * 1_000;
  for (let round = 0; Date.now() < back; round += 1) {
    const expected = { '/about': 200, '/api/health/live': 200, '/api/health/ready': 503 };
    for (const [path, right] of Object.entries(expected)) {
      const found = await status(path);
      // Health is checked once a second.
      if (found === right || (round === 0 && path.endsWith('ready'))) continue;
      faults.set(`${path} ${found}`, (faults.get(`${path} ${found}`) ?? 0) + 1);
    }
    await pause(500);
  }
  const confirmedMeanwhile = leads.confirmed.length - confirmedBefore;
  database = await startEmbedded(data, say);
  const began = Date.now();
  await eventually(
    async () => leads.confirmed.length,
    (count) => count > confirmedBefore + confirmedMeanwhile,
  );
  const backMs = Date.now() - began;
  await eventually(
    () => status('/api/health/ready'),
    (found) => found === 200,
  );
  await leads.stop();
  const { rows, lost, twice } = await compareLeads(embeddedUrl(data), leads.confirmed);
  await eventually(
    () => mailsWaiting(embeddedUrl(data)),
    (waiting) => waiting === 0,
    MAILS_WITHIN_MS,
  );
  const isAlive = site.child.exitCode === null;
  await site.stop();
  const others = [...leads.refused.keys()].filter((answer) => answer !== '503');
  return {
    isGood: lost + twice + faults.size + others.length === 0 && isAlive,
    words:
      `${seconds} s without PostgreSQL: ` +
      (faults.size === 0
        ? 'pages and health were answered as they should be'
        : `wrong answers ${JSON.stringify(Object.fromEntries(faults))}`) +
      `, leads refused: ${leads.refusals} (the slowest answer took ${(leads.slowestMs / 1_000).toFixed(1)} s); ` +
      `the first lead was taken ${(backMs / 1_000).toFixed(1)} s after it was back. ` +
      `${counted(leads.confirmed.length)} confirmed, ${counted(rows)} rows, ${lost} lost, ${twice} twice, ` +
      'every mail sent.',
  };
}
