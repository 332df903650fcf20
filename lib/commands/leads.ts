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
}

const QUERY = `
  select "createdAt", name, phonenumber, email, coursename, page, plan, utm
  from leads where not suspect or $1 order by "createdAt" desc`;

/** `npm run leads [-- --csv] [--all]`: newest first; `--all` adds what the hidden field gave away. */
run(async () => {
  const { values } = parseArgs({
    options: { csv: { type: 'boolean' }, all: { type: 'boolean' } },
  });
  const leads = await withDatabase(env, (url) => readLeads(url, values.all ?? false));
  if (values.csv) process.stdout.write(toCsv(leads));
  else if (leads.length === 0) console.log('No leads yet.');
  else
    console.table(
      leads.map(({ utm: _, createdAt, ...lead }) => ({ received: inDelhi(createdAt), ...lead })),
    );
});

async function readLeads(url: string, all: boolean): Promise<LeadRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<LeadRow>(QUERY, [all])).rows;
  } catch (error) {
    // The site has never been started on this database.
    if (error instanceof pg.DatabaseError && error.code === '42P01') return [];
    throw error;
  } finally {
    await client.end();
  }
}

/** Opens in Excel with names in every script; a cell that starts like a formula is kept as text. */
function toCsv(leads: LeadRow[]): string {
  const rows = leads.map((lead) => ({
    received: inDelhi(lead.createdAt),
    name: lead.name,
    phonenumber: lead.phonenumber,
    email: lead.email,
    coursename: lead.coursename,
    page: lead.page,
    plan: lead.plan,
    utm: lead.utm && new URLSearchParams(lead.utm).toString(),
  }));
  const columns = ['received', 'name', 'phonenumber', 'email', 'coursename', 'page', 'plan', 'utm'];
  return stringify(rows, { header: true, columns, bom: true, escape_formulas: true });
}

function inDelhi(createdAt: Date): string {
  return createdAt.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
}
