import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { printedPhone } from '@/lib/platform/phone-number';
import { hashOf } from '@/lib/platform/random-token';
import { expectFits, expectNoOverflow } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';

/**
 * Two leads with new phones: one assigned to this person, to be called an hour ago; one new and unassigned.
 */
async function twoLeads(token: string) {
  const [overdue = '', early = ''] = [0, 1].map(() => `9${randomInt(1e8, 1e9)}`);
  await siteRows(
    `insert into leads ("requestId", kind, name, email, phonenumber, coursename, status, "staffId", "nextCallAt")
     select gen_random_uuid(), 'walkIn', 'Farida Khan', '', $1, 'GATE Chemistry', 'called', "staffId",
       now() - interval '1 hour'
     from sessions where "tokenHash" = $2`,
    [overdue, hashOf(token)],
  );
  await siteRows(
    `insert into leads ("requestId", kind, name, email, phonenumber, coursename)
     values (gen_random_uuid(), 'walkIn', 'Farida Khan', '', $1, 'GATE Chemistry')`,
    [early],
  );
  return { overdue, early };
}

/** A receipt of January 2026 with GST. @returns its state, unique to this run */
async function taxedReceipt(): Promise<string> {
  const serial = randomInt(999_999);
  const place = `State ${serial}`;
  await siteRows(
    `with payment as (
       insert into payments ("orderId", provider, name, number, "amountPaise", status, "expiresAt")
       values (gen_random_uuid()::text, 'office', 'Suresh Rao', '98765 43210', 899900, 'paid', now())
       returning id
     )
     insert into receipts (number, year, serial, "paymentId", "issuedOn", "amountPaise", gstin,
       "placeOfSupply", "taxablePaise", "igstPaise", particulars, "checkCode")
     select 'T/99-00/' || $1::int, '99-00', $1::int, id, '2026-01-15', 899900, '07ABCDE1234F1Z5',
       $2, 762627, 137273, '{}', gen_random_uuid()::text
     from payment`,
    [serial, place],
  );
  return place;
}

/** The file that `press` saves. */
async function saved(page: Page, press: () => Promise<void>) {
  const saving = page.waitForEvent('download');
  await press();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('an owner goes from a number to the list it counts, saves the accountant’s month and the leads, and reads how the server is doing; a counsellor is told whom to ask', async ({
  owner: { page, token },
}) => {
  const { overdue, early } = await twoLeads(token);
  const place = await taxedReceipt();
  const main = page.getByRole('main');

  await test.step('the accountant’s month leads from the reports to its files', async () => {
    await page.goto('/searchuser/reports');
    await main.getByText('All figures by week').click();
    await main.getByText('Every day').click();
    await expectFits(page, 'reports');
    await page.getByRole('link', { name: /^Accountant’s month/ }).click();
    await page.getByLabel('Month').selectOption('2026-01');
    await page.getByRole('button', { name: 'Show' }).click();
    const supplies = page.getByRole('table', { name: 'Supplies by state' });
    await expect(supplies.getByRole('row').filter({ hasText: place })).toContainText('7,626.27');
    await expectFits(page, 'the accountant’s month');
    const link = page.getByRole('region', { name: 'Supplies by state' }).getByRole('link');
    const { name, text } = await saved(page, () => link.click());
    expect(name).toBe('b2cs-2026-01.csv');
    expect(text).toContain(`${place},18,7626.27,1372.73,0,0`);
  });

  await test.step('a number leads to the list it counts', async () => {
    await page.goto('/searchuser/reports');
    const mine = main.getByRole('listitem').filter({ hasText: '(you)' }).getByRole('link');
    await expect(mine).toHaveText('1');
    await mine.click();
    const rows = main.getByRole('region', { name: 'Overdue calls' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(printedPhone(overdue));
  });

  await test.step('the list that was chosen is saved', async () => {
    await page.goto('/searchuser/export');
    await expectNoOverflow(page, 'exports');
    const form = main.locator('form', { hasText: 'Save leads as CSV' });
    await form.getByLabel('Calls').selectOption('Overdue');
    const save = form.getByRole('button', { name: 'Save leads as CSV' });
    const { name, text } = await saved(page, () => save.click());
    expect(name).toMatch(/leads.*\.csv$/);
    expect(text).toContain(overdue);
    expect(text).not.toContain(early);
  });

  await test.step('the server’s backup and memory, and the speed of pages, are read', async () => {
    await siteRows(`insert into backup_records values (now(), now(), now())`, []);
    await siteRows(
      `insert into web_vital_counts values (current_date, '/shipping-policy', '3g', 'lcp', 6000, 8)`,
      [],
    );
    await page.goto('/searchuser/server');
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row('Last backup')).toContainText(
      /fine\s*today \d\d:\d\d, restored and compared: yes\./,
    );
    await expect(row('Memory')).toContainText(/The largest process takes [1-9]\d+ MB\./);
    const policy = row('Shipping Policy');
    await expect(policy).toContainText(/8\s*5\.8 s\s*poor\s*95th: 6\.0 s\s*not measured/);
    await expect(page.getByRole('link', { name: 'Server' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectNoOverflow(page, 'the server');
  });

  await test.step('a counsellor sees no way there, and is told whom to ask', async () => {
    await staffLoggedIn(page);
    await page.goto('/searchuser/export');
    await expect(main).toContainText('Only the accountant or the owner can open this page');
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Setup' })).toHaveCount(0);
    const site = await page.request.get('/searchuser/site');
    expect(await site.text()).toContain('Only the owner can open this page');
  });
});
