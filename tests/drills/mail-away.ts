import { startMailServer } from '../support/accounts/mail-server';
import { freePort } from '../support/process/free-port';
import { query } from '../support/process/query';
import { eventually } from '../support/process/site';
import { atTheEnd, compareLeads, counted, Leads, mailsWaiting, siteIn } from './drill-site';
import type { Drill, Finding } from './drill';

const LEADS_SENT = 20;

/**
 * The mail server is away while leads arrive. The drill does not wait: it makes the next attempts due in the
 * table of jobs, and adds up the pauses.
 */
export async function mailAway({ folder, args, say }: Drill): Promise<Finding> {
  const hours = Number(args[0] ?? 24);
  const port = await freePort();
  const site = await siteIn(folder, {
    SMTP_URL: `smtp://site:p%40ss@127.0.0.1:${port}`,
    MAIL_FROM: 'website@institute.example',
    LEADS_TO: 'office@institute.example',
  });
  const leads = new Leads(site.url, 0);
  atTheEnd(() => leads.stop());
  await eventually(
    async () => leads.confirmed.length,
    (count) => count >= LEADS_SENT,
  );
  await leads.stop();

  let passed = 0;
  let attempts = 0;
  while (passed < hours * 3_600) {
    await eventually(
      () => standing(site.databaseUrl),
      ({ underWay }) => underWay === 0,
      120_000,
    );
    const skipped = await skipPause(site.databaseUrl);
    if (skipped === null) break;
    passed += skipped;
    attempts += 1;
  }
  say(`${(passed / 3_600).toFixed(1)} hours have passed, with ${attempts} attempts for each mail.`);
  const { givenUp } = await standing(site.databaseUrl);

  const server = await startMailServer(port);
  atTheEnd(server.close);
  await eventually(
    async () => {
      await skipPause(site.databaseUrl);
      return mailsWaiting(site.databaseUrl);
    },
    (waiting) => waiting === givenUp,
    120_000,
  );
  const { lost } = await compareLeads(site.databaseUrl, leads.confirmed);
  await site.stop();
  const ids = new Set(server.mails.map(({ headers }) => headers['message-id']));
  const sent = leads.confirmed.length;
  return {
    isGood: lost === 0 && givenUp === 0 && ids.size === sent && server.mails.length === sent,
    words:
      `${(passed / 3_600).toFixed(0)} hours without a mail server: ${counted(sent)} leads confirmed, ${lost} lost; ` +
      `${counted(server.mails.length)} mails sent when it was back, ${givenUp} given up, ` +
      `${server.mails.length - ids.size} twice.`,
  };
}

/** Numbers of jobs under way or due, and of those given up. */
async function standing(url: string): Promise<{ underWay: number; givenUp: number }> {
  const [row] = await query<{ underWay: number; givenUp: number }>(
    url,
    `select count(*) filter (where state in ('created', 'active')
          or state = 'retry' and start_after <= now())::int as "underWay",
        count(*) filter (where state = 'failed')::int as "givenUp"
     from pgboss.job where name = 'lead-notices'`,
  );
  return row ?? { underWay: 0, givenUp: 0 };
}

/**
 * Makes the next attempts due.
 * @returns the seconds until the last of them was planned; null if none waits
 */
async function skipPause(url: string): Promise<number | null> {
  const [row] = await query<{ seconds: number | null }>(
    url,
    `with waiting as (select id, start_after from pgboss.job where name = 'lead-notices' and state = 'retry'),
       due as (update pgboss.job set start_after = now() from waiting where job.id = waiting.id)
     select extract(epoch from max(start_after) - now())::float as seconds from waiting`,
  );
  return row?.seconds ?? null;
}
