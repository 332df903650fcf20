import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { printedPhone } from '@/lib/platform/phone-number';
import { hashOf } from '@/lib/platform/random-token';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';

/**
 * Two leads with new phones: one assigned to this person, to be called an hour ago; one new and unassigned.
 */
async function twoLeads(token: string) {
  const [overdue, early] = [randomInt(1e8, 1e9), randomInt(1e8, 1e9)].map((n) => `9${n}`);
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
  return { overdue: overdue ?? '', early: early ?? '' };
}

test('a number leads to the list it counts', async ({ owner: { page, token } }) => {
  const { overdue } = await twoLeads(token);
  await page.goto('/searchuser/reports');
  const main = page.getByRole('main');
  const mine = main.getByRole('listitem').filter({ hasText: '(you)' });
  await expect(mine.getByRole('link')).toHaveText('1');
  await main.getByText('All figures by week').click();
  await main.getByText('Every day').click();
  await expectEveryWidth(page);
  await mine.getByRole('link').click();
  const rows = main.getByRole('region', { name: 'Overdue calls' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(printedPhone(overdue));
});

test('the accountant’s month leads from the reports to its files', async ({ owner: { page } }) => {
  const serial = randomInt(999_999);
  // Unique to this run.
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
  await page.goto('/searchuser/reports');
  await page.getByRole('link', { name: /^Accountant’s month/ }).click();
  await page.getByLabel('Month').selectOption('2026-01');
  await page.getByRole('button', { name: 'Show' }).click();
  const supplies = page.getByRole('table', { name: 'Supplies by state' });
  await expect(supplies.getByRole('row').filter({ hasText: place })).toContainText('7,626.27');
  await expectEveryWidth(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Supplies by state' }).getByRole('link').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('b2cs-2026-01.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(`${place},18,7626.27,1372.73,0,0`);
});

test('the owner saves the list that was chosen; a counsellor is told whom to ask', async ({
  page,
}) => {
  const token = await staffLoggedIn(page, 'owner');
  const { overdue, early } = await twoLeads(token);
  await page.goto('/searchuser/export');
  await expectEveryWidth(page);
  const form = page.getByRole('main').locator('form', { hasText: 'Save leads as CSV' });
  await form.getByLabel('Calls').selectOption('Overdue');
  const saving = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Save leads as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/leads.*\.csv$/);
  const saved = await readFile(await file.path(), 'utf8');
  expect(saved).toContain(overdue);
  expect(saved).not.toContain(early);
  await staffLoggedIn(page);
  await page.goto('/searchuser/export');
  await expect(page.getByRole('main')).toContainText('Only the owner can open this page');
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
});
