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

/** Time for which toasts of the home page stay, in milliseconds. */
export const toastStays = 2_000;

interface Fixtures {
  /** A unique IP address, so that tests do not share rate limits. */
  address: string;
  /** Unique details; `storedLeads` finds the lead by its e-mail. */
  details: Details;
  /** No draft or version of the site exists, and no other test with this fixture runs at the same time. */
  untouchedSite: void;
  /** A page with a new student logged in. No URL is open yet, as with the next two. */
  student: { page: Page; details: StudentDetails; token: string };
  counsellor: InOffice;
  owner: InOffice;
  /** Background failures of the page, see `watchFaults`. */
  faults: string[];
}

/** A page with a new staff member logged in. */
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
