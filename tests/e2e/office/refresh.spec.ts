import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { today } from '@/lib/site/days';
import { bearer } from '../../support/accounts/student-account';
import { expect, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { officeIsReady } from '../../support/browser/readiness';

const path = '/searchuser/requests';

/** A request taken by phone. @returns the name of the person */
async function newRequest(page: Page, token: string): Promise<string> {
  const name = `Kiran ${randomUUID()}`;
  const sent = await page.request.post('/api/admin/data-request', {
    headers: bearer(token),
    data: {
      requestId: randomUUID(),
      name,
      contact: '98111 22233',
      account: '',
      text: '',
      kind: 'access',
      via: 'phone',
      receivedOn: today(),
    },
  });
  expect(sent.ok()).toBe(true);
  return name;
}

/** Opens the list of requests and waits for React. */
async function open(page: Page) {
  await page.goto(path);
  await officeIsReady(page);
}

async function answer(page: Page, name: string) {
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByText('Answer', { exact: true }).click();
  await row.getByLabel(/^What was done/).fill('Sent a copy.');
  await row.getByRole('button', { name: 'Save answer' }).click();
}

const answered = (page: Page) => page.getByRole('region', { name: 'Answered' });

/** The name in the form for another request. */
const otherName = (page: Page) =>
  page.getByRole('form', { name: 'Data request' }).getByLabel('Name');

async function typeOther(page: Page) {
  await page.getByText('Add a request made by phone').click();
  await otherName(page).fill('Half a na');
}

test('a change shows; text typed elsewhere stays', async ({ page, faults }) => {
  const name = await newRequest(page, await staffLoggedIn(page));
  await open(page);
  await typeOther(page);
  await answer(page, name);
  await expect(answered(page)).toContainText(name);
  await expect(page.locator('.office-done').getByText('Answered.')).toBeFocused();
  await expect(otherName(page)).toHaveValue('Half a na');
  expect(faults).toEqual([]);
});

test('of two changes the later page counts', async ({ counsellor: { page, token } }) => {
  const names = [await newRequest(page, token), await newRequest(page, token)] as const;
  await open(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let refreshes = 0;
  await page.route(`**${path}?_rsc=*`, async (route) => {
    refreshes += 1;
    const early = await route.fetch();
    if (refreshes === 1) await held;
    // Throws when the page has aborted the request.
    await route.fulfill({ response: early }).catch(() => {});
  });
  await answer(page, names[0]);
  await expect(page.getByRole('status').filter({ hasText: 'Answered.' })).toBeVisible();
  await answer(page, names[1]);
  release();
  for (const name of names) await expect(answered(page)).toContainText(name);
});

test('without a connection the page stays as it is; it changes when the connection is back', async ({
  page,
  context,
}) => {
  const name = await newRequest(page, await staffLoggedIn(page));
  await open(page);
  await typeOther(page);
  await page.route('**/api/admin/close-request', async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await answer(page, name);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByRole('status')).toContainText('Answered.');
  await expect(answered(page).filter({ hasText: name })).toHaveCount(0);
  await context.setOffline(false);
  await expect(answered(page)).toContainText(name);
  await expect(otherName(page)).toHaveValue('Half a na');
});

test('where another page answers, such as the log-in, it is opened', async ({ page, context }) => {
  const name = await newRequest(page, await staffLoggedIn(page));
  await open(page);
  await context.clearCookies();
  await answer(page, name);
  // The token is still valid, so the log-in redirects back.
  await expect(answered(page)).toContainText(name);
});
