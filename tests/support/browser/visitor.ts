import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { test as base, type Page } from 'playwright/test';
import { loggedIn, type StudentDetails } from '../accounts/student-account';
import { registration } from '../leads/lead';
import { staffLoggedIn } from '../office/staff-account';
import { watchFaults } from './page-faults';
import { databaseIn, type Details } from './site-rows';

export { expect } from 'playwright/test';
export { siteRows, storedLeads, withSiteIn, type Details } from './site-rows';

/** How long toasts of the home page stay. */
export const toastStays = 2_000;

interface Fixtures {
  /** A unique IP address, so that tests do not share rate limits. */
  address: string;
  /** Unique details; `storedLeads` finds the lead by its e-mail. */
  details: Details;
  /** Nothing is drafted or decided about the site, and no other test that asks for this runs meanwhile. */
  untouchedSite: void;
  /** The page, in which a new student is logged in. Nothing has been opened yet, as with the next two. */
  student: { page: Page; details: StudentDetails; token: string };
  counsellor: InOffice;
  owner: InOffice;
  /** What goes wrong behind the page, see `watchFaults`. */
  faults: string[];
}

/** The page, in which new staff is logged in. */
type InOffice = { page: Page; token: string };

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
  student: async ({ page }, provide) => {
    await provide({ page, ...(await loggedIn(page)) });
  },
  counsellor: async ({ page }, provide) => {
    await provide({ page, token: await staffLoggedIn(page) });
  },
  owner: async ({ page }, provide) => {
    await provide({ page, token: await staffLoggedIn(page, 'owner') });
  },
  faults: async ({ page, baseURL }, provide) => {
    await provide(watchFaults(page, baseURL ?? ''));
  },
});
