import { query } from '../support/process/query';
import type { Server } from './processes';
import { inRounds, middleOf, middleRatio } from './rounds';
import { compared, perSecond, type Row } from './row';
import { load } from './wrk';

/**
 * Leads answered and on disk, beside the same call when it only refuses, and that beside `next start` with
 * the same handler. Every lead comes from another address, as in production: the limit is per address.
 */
export async function compareLeadsPerSecond(
  { url, databaseUrl }: Server & { databaseUrl: string },
  next: Server,
): Promise<Row[]> {
  await checkDurable(databaseUrl);
  const rounds = await inRounds({
    lead: async (round) => {
      const before = await countLeads(databaseUrl);
      const {
        requests,
        refused,
        perSecond: rate,
      } = await load(url, 'tests/bench/leads.lua', String(round));
      const written = (await countLeads(databaseUrl)) - before;
      // A round should not be slowed by the mails of earlier ones.
      await query(databaseUrl, `delete from pgboss.job where state = 'created'`);
      if (refused > 0 || written < requests) {
        throw new Error(`Of ${requests} leads ${refused} were refused and ${written} written.`);
      }
      return rate;
    },
    refusal: () => refusals(url),
    theirs: () => refusals(next.url),
  });
  const ours = ['the same call, refused', middleOf(rounds, 'refusal')] as const;
  const theirs = ['`next start`', middleOf(rounds, 'theirs')] as const;
  const durable = middleRatio(rounds, 'lead', 'refusal');
  const faster = middleRatio(rounds, 'refusal', 'theirs');
  return [
    compared('Leads, durable', middleOf(rounds, 'lead'), ours, perSecond, undefined, durable),
    compared('Leads, refused', ours[1], theirs, perSecond, { atLeast: 3 }, faster),
  ];
}

async function refusals(url: string): Promise<number> {
  const { requests, refused, perSecond: rate } = await load(url, 'tests/bench/refusals.lua');
  if (refused < requests) throw new Error('A call without fields was not refused.');
  return rate;
}

async function countLeads(databaseUrl: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    databaseUrl,
    'select count(*)::int count from leads',
  );
  return row?.count ?? 0;
}

/** Throws unless PostgreSQL flushes commits to disk. */
async function checkDurable(databaseUrl: string): Promise<void> {
  const settings = await query<{ name: string; setting: string }>(
    databaseUrl,
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')`,
  );
  const off = settings.filter(({ setting }) => setting !== 'on').map(({ name }) => name);
  if (off.length > 0) throw new Error(`PostgreSQL runs with ${off.join(' and ')} off.`);
}
