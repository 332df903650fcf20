import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { test as base } from 'playwright/test';
import type { LeadField } from '@/lib/leads/lead-details';
import { embeddedUrl } from '@/prisma/embedded';
import { registration } from '../leads/lead';

export { expect } from 'playwright/test';

/** How long toasts of the home page stay. */
export const toastStays = 2_000;

/** What a visitor types into the free registration. */
export type Details = Record<LeadField<'freeRegistration'>, string>;

/** A row of the leads table. */
export interface StoredLead extends Details {
  requestId: string;
  page: string | null;
  plan: string | null;
  utm: Record<string, string> | null;
  suspect: boolean;
}

interface Fixtures {
  /** A unique IP address, so that tests do not share rate limits. */
  address: string;
  /** Unique details; `storedLeads` finds the lead by its e-mail. */
  details: Details;
  /** Nothing is drafted or decided about the site, and no other test that asks for this runs meanwhile. */
  untouchedSite: void;
}

export const test = base.extend<Fixtures>({
  address: async ({}, provide) => {
    await provide(['10', randomInt(256), randomInt(256), randomInt(256)].join('.'));
  },
  extraHTTPHeaders: async ({ address }, provide) => {
    await provide({ 'x-forwarded-for': address });
  },
  details: async ({}, provide) => {
    await provide({ ...registration, email: `${randomUUID()}@example.org` });
  },
  untouchedSite: async ({}, provide) => {
    const client = new pg.Client({ connectionString: databaseIn() });
    await client.connect();
    await client.query("select pg_advisory_lock(hashtext('untouched site'))");
    await client.query('delete from site_drafts');
    await client.query('delete from launch_decisions');
    await provide();
    await client.query('delete from site_drafts');
    await client.query('delete from launch_decisions');
    await client.end();
  },
});

const databaseIn = (folder = process.env.E2E_DATA_DIR ?? '') =>
  embeddedUrl(path.join(folder, 'postgres'));

const openPool = (folder?: string) =>
  new pg.Pool({ connectionString: databaseIn(folder), allowExitOnIdle: true });

let database: pg.Pool | undefined;

/** Queries the tested site's database, over connections that all tests of a worker share. */
export async function siteRows<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
  database ??= openPool();
  return (await database.query<Row>(sql, values)).rows;
}

/** Until the work is done, `siteRows` asks the database of the site in this folder. */
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
