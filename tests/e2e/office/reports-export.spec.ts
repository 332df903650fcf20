import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { printedPhone } from '@/lib/platform/phone-number';
import { hashOf } from '@/lib/platform/random-token';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';

/** Leads of a new phone each: one of this member of staff, to be called an hour ago; one of nobody, new. */
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

test('a number leads to the list it counts', async ({ page }) => {
  const token = await staffLoggedIn(page, 'owner');
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
