import './env-file';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import pg from 'pg';
import { withDatabase } from '../../prisma/database';
import { env } from '../env';
import { run } from './run';

interface LeadRow {
  createdAt: Date;
  name: string;
  phonenumber: string;
  email: string;
  coursename: string;
  page: string | null;
  plan: string | null;
  utm: Record<string, string> | null;
  suspect: boolean;
}

const QUERY = `
  select "createdAt", name, phonenumber, email, coursename, page, plan, utm, suspect
  from leads order by "createdAt" desc`;

/** `npm run leads [-- --csv] [--all]`: newest first; `--all` adds what the hidden field gave away. */
run(async () => {
  const { values } = parseArgs({
    options: { csv: { type: 'boolean' }, all: { type: 'boolean' } },
  });
  const leads = await withDatabase(env, readLeads);
  const listed = values.all ? leads : leads.filter((lead) => !lead.suspect);
  const hidden = leads.length - listed.length;
  if (hidden > 0)
    console.error(`${hidden} more look as if a program wrote them: add --all to see.`);
  if (values.csv) process.stdout.write(toCsv(listed));
  else if (listed.length === 0) console.log('No leads yet.');
  else console.table(listed.map(readable));
});

async function readLeads(url: string): Promise<LeadRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<LeadRow>(QUERY)).rows;
  } finally {
    await client.end();
  }
}

function readable({ name, phonenumber, email, coursename, page, plan, ...lead }: LeadRow) {
  return { received: inDelhi(lead), name, phonenumber, email, coursename, page, plan };
}

const columns: Record<string, (lead: LeadRow) => string | null> = {
  received: inDelhi,
  name: (lead) => lead.name,
  phonenumber: (lead) => lead.phonenumber,
  email: (lead) => lead.email,
  coursename: (lead) => lead.coursename,
  page: (lead) => lead.page,
  plan: (lead) => lead.plan,
  utm: (lead) => lead.utm && new URLSearchParams(lead.utm).toString(),
  suspect: (lead) => (lead.suspect ? 'yes' : ''),
};

/** Opens in Excel with names in every script; a cell that starts like a formula is kept as text. */
function toCsv(leads: LeadRow[]): string {
  const rows = leads.map((lead) => Object.values(columns).map((read) => read(lead)));
  const options = { header: true, columns: Object.keys(columns), bom: true, escape_formulas: true };
  return stringify(rows, options);
}

function inDelhi({ createdAt }: Pick<LeadRow, 'createdAt'>): string {
  return createdAt.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
}
