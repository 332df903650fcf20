import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { StaffRole } from '@/lib/staff/permissions';
import { quickHash } from '../accounts/quick-hash';
import { holdToken } from '../accounts/student-account';
import { siteRows } from '../browser/site-rows';

export const password = 'ninety litres of argon';

/** Creates a staff account of two days ago. `given`: with a password that must be changed. @returns the e-mail */
export async function newStaff({ role = 'counsellor', given = false } = {}): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  await siteRows(
    `insert into staff (email, "passwordHash", role, "passwordGiven", "createdAt")
     values ($1, $2, $3, $4, now() - interval '2 days')`,
    [email, await quickHash(password), role, given],
  );
  return email;
}

/** Creates staff with this role and logs in without opening a page. @returns the token */
export async function staffLoggedIn(page: Page, role: StaffRole = 'counsellor'): Promise<string> {
  return logInAs(page, await newStaff({ role }));
}

/** The same for an existing account. */
export async function logInAs(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/admin/get-details', { data: { email, password } });
  const { data } = (await answer.json()) as { data?: string };
  if (!data) throw new Error(`Log-in failed: ${await answer.text()}`);
  await holdToken(page, data);
  return data;
}

/**
 * Hides the cards of all other staff on the list of accounts. Other tests have made a hundred, and axe would
 * check each of them at every width.
 */
export async function hideOtherStaff(page: Page, emails: readonly string[]): Promise<void> {
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '@example.org' });
  await cards.evaluateAll((all, own) => {
    for (const card of all) {
      (card as HTMLElement).hidden = !own.some((email) => card.textContent.includes(email));
    }
  }, emails);
}
