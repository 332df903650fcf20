import { randomInt, randomUUID } from 'node:crypto';
import { printedPhone } from '@/lib/platform/phone-number';
import { violationsFromTop } from '../../support/browser/every-width';
import { phone } from '../../support/browser/layout';
import { officeIsReady } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';

test('a counsellor on another page is told of a new lead at once, and calls in time', async ({
  counsellor: { page },
}) => {
  await page.goto('/searchuser/account');
  await officeIsReady(page);
  const sign = page.getByRole('status').getByRole('link', { name: 'a first answer' });
  const email = page.getByText('@example.org, counsellor');
  const address = (await email.textContent())?.split(',')[0];
  const phonenumber = `9${randomInt(1e8, 1e9)}`;
  await siteRows(
    `insert into leads ("requestId", kind, name, email, phonenumber, coursename, "staffId", "answerBy")
     select $1, 'enquiry', 'Kavita', 'kavita@example.org', $2, 'GATE Chemistry', id, now() + interval '10 minutes'
     from staff where email = $3`,
    [randomUUID(), phonenumber, address],
  );
  await expect(sign).toBeVisible();
  await sign.click();
  const soon = page.getByRole('region', { name: 'First answer due within 15 minutes' });
  const row = soon.getByRole('listitem').filter({ hasText: printedPhone(phonenumber) });
  await expect(row.getByText('First answer by')).toBeVisible();
  await row.getByRole('button', { name: 'Busy' }).click();
  await expect(row).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('an owner makes a rule, changes and removes it, and notes who is away', async ({
    owner: { page },
  }) => {
    await page.goto('/searchuser/leads');
    await page.getByRole('link', { name: 'Who gets new leads' }).tap();
    await officeIsReady(page);

    await test.step('A rule for one course and kind', async () => {
      await page.getByText('Add a rule').tap();
      const form = page.getByRole('form', { name: 'Add a rule' });
      await form.getByLabel('Course').selectOption('Scholarship Program');
      await form.getByLabel('That came as').selectOption('Walk-in');
      await form.getByLabel('To whoever has the fewest open leads').check();
      await form.getByLabel('First answer within').selectOption('15');
      expect(await violationsFromTop(page)).toEqual([]);
      await form.getByRole('button', { name: 'Save rule' }).tap();
      const rule = page.getByRole('listitem').filter({ hasText: 'Scholarship Program, Walk-in' });
      await expect(rule).toContainText('fewest open leads. First answer within 15 minutes');
      await rule.getByText('Change').tap();
      await rule.getByRole('button', { name: 'Remove this rule' }).tap();
      await expect(rule).toHaveCount(0);
    });

    await test.step('Days away, the wrong way round and right', async () => {
      await page.goto('/searchuser/account');
      await officeIsReady(page);
      const days = page.getByRole('form', { name: 'Days away' });
      await days.getByLabel('First day away').fill('2027-02-12');
      await days.getByLabel('Last day away').fill('2027-02-10');
      await days.getByRole('button', { name: 'Save days' }).tap();
      await expect(days.getByText('The last day must not be before the first')).toBeVisible();
      await days.getByLabel('Last day away').fill('2027-02-14');
      await days.getByRole('button', { name: 'Save days' }).tap();
      await expect(page.getByText('Saved.')).toBeVisible();
    });
  });
});
