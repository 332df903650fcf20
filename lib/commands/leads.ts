import { parseArgs } from 'node:util';
import { countUnsentSql, sentAgain } from '@/lib/leads/notices/lead-notices-queue';
import { BYTE_ORDER_MARK, csvLines } from '@/lib/platform/csv-writer';
import { withPool, type Pool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { withDatabase } from '@/prisma/database';
import './run';
import { run } from './run';

interface LeadRow {
  createdAt: Date;
  kind: keyof typeof kinds;
  name: string;
  phonenumber: string;
  email: string;
  coursename: string;
  message: string | null;
  page: string | null;
  plan: string | null;
  utm: Record<string, string> | null;
  suspect: boolean;
}

const LONGEST_CELL = 60;
const kinds = {
  freeRegistration: 'free registration',
  enquiry: 'enquiry',
  walkIn: 'walk-in',
} as const;

const QUERY = `
  select "createdAt", kind, name, phonenumber, email, coursename, message, page, plan, utm, suspect
  from leads order by "createdAt" desc`;

/** From the first attempt on, as if the lead, or the money, had just come in. */
const SEND_AGAIN = `
  update pgboss.job
  set state = 'created', retry_count = 0, start_after = now(), started_on = null, completed_on = null
  where name = any($1) and state = 'failed'`;

/**
 * `npm run leads [-- --csv] [--all]`: newest first; `--all` adds what the hidden field gave away.
 * `npm run leads -- --notify-again` sends the mails that had been given up,
 * those about money too.
 */
run(async () => {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean' },
      all: { type: 'boolean' },
      'notify-again': { type: 'boolean' },
    },
  });
  if (values['notify-again']) return sendAgain();
  const { leads, unsent } = await withDatabase(env, read);
  const listed = values.all ? leads : leads.filter((lead) => !lead.suspect);
  const hidden = leads.length - listed.length;
  if (hidden > 0)
    console.error(`${hidden} more look as if a program wrote them: add --all to see.`);
  if (unsent > 0) {
    const again = 'npm run leads -- --notify-again sends them again.';
    console.error(`Mails that could not be sent although tried for days: ${unsent}. ${again}`);
  }
  if (values.csv) process.stdout.write(toCsv(listed));
  else if (listed.length === 0) console.log('No leads yet.');
  else console.table(listed.map(readable));
});

async function sendAgain(): Promise<void> {
  const count = await withDatabase(env, (url) =>
    withPool(url, async (pool) => {
      if (!(await hasJobs(pool))) return 0;
      return (await pool.query(SEND_AGAIN, [[...sentAgain]])).rowCount;
    }),
  );
  console.log(`Mails that the site sends again, as soon as it runs: ${count}.`);
}

function read(url: string): Promise<{ leads: LeadRow[]; unsent: number }> {
  return withPool(url, async (pool) => {
    const { rows: leads } = await pool.query<LeadRow>(QUERY);
    if (!(await hasJobs(pool))) return { leads, unsent: 0 };
    const { rows } = await pool.query<{ count: number }>(countUnsentSql);
    return { leads, unsent: rows[0]?.count ?? 0 };
  });
}

/** A database that was restored and not started yet has none. */
async function hasJobs(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select to_regclass('pgboss.job') is not null as found`,
  );
  return rows[0]?.found ?? false;
}

/** On one line; the whole message is in the CSV and in the mail. */
function readable({ name, phonenumber, email, coursename, message, page, plan, ...lead }: LeadRow) {
  return {
    received: inDelhi(lead),
    kind: kinds[lead.kind],
    name,
    phonenumber,
    email,
    coursename,
    page,
    plan,
    message: message && shortened(message),
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_CELL ? `${line.slice(0, LONGEST_CELL)}…` : line;
}

const columns: Record<string, (lead: LeadRow) => string | null> = {
  received: inDelhi,
  kind: (lead) => kinds[lead.kind],
  name: (lead) => lead.name,
  phonenumber: (lead) => lead.phonenumber,
  email: (lead) => lead.email,
  coursename: (lead) => lead.coursename,
  message: (lead) => lead.message,
  page: (lead) => lead.page,
  plan: (lead) => lead.plan,
  utm: (lead) => lead.utm && new URLSearchParams(lead.utm).toString(),
  suspect: (lead) => (lead.suspect ? 'yes' : ''),
};

/** Opens in Excel with names in every script; a cell that starts like a formula is kept as text. */
function toCsv(leads: LeadRow[]): string {
  const rows = leads.map((lead) => Object.values(columns).map((read) => read(lead)));
  return BYTE_ORDER_MARK + csvLines([Object.keys(columns), ...rows]);
}

function inDelhi({ createdAt }: Pick<LeadRow, 'createdAt'>): string {
  return createdAt.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
}
