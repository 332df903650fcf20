import path from 'node:path';
import pg from 'pg';
import type { LeadField } from '@/lib/leads/lead-details';
import { embeddedUrl } from '@/prisma/embedded';

/** Fields of the free registration. */
export type Details = Record<LeadField<'freeRegistration'>, string>;

/** A row of the leads table. */
export interface StoredLead extends Details {
  requestId: string;
  page: string | null;
  plan: string | null;
  utm: Record<string, string> | null;
  suspect: boolean;
}

/** The address of the tested site's database. */
export const databaseIn = (folder = process.env.E2E_DATA_DIR ?? '') =>
  embeddedUrl(path.join(folder, 'postgres'));

const openPool = (folder?: string) =>
  new pg.Pool({ connectionString: databaseIn(folder), allowExitOnIdle: true });

let database: pg.Pool | undefined;

/** Queries the tested site's database, over connections shared by all tests of a worker. */
export async function siteRows<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
  database ??= openPool();
  return (await database.query<Row>(sql, values)).rows;
}

/** While `work` runs, `siteRows` queries the database of the site in this folder. */
export async function withSiteIn(folder: string, work: () => Promise<void>): Promise<void> {
  const shared = database;
  const own = openPool(folder);
  database = own;
  try {
    await work();
  } finally {
    database = shared;
    await own.end();
  }
}

/** The leads stored for this e-mail in the tested site's database. */
export function storedLeads({ email }: Details): Promise<StoredLead[]> {
  return siteRows<StoredLead>(
    `select name, phonenumber, email, coursename, "requestId", page, plan, utm, suspect
     from leads where email = $1 order by "createdAt"`,
    [email],
  );
}
