import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { loggedIn } from '../../support/accounts/student-account';
import { expectEveryWidth } from '../../support/browser/every-width';
import { holdAnswer } from '../../support/browser/held-answer';
import { expect, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { registeredForGold } from '../../support/payments/stored-payments';
import { officeIsReady } from '../../support/browser/readiness';

/** Opens the page and waits for React. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await officeIsReady(page);
}

const day = () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());

test('a counsellor’s money: recorded by keyboard, seen in today’s, proved by the bank', async ({
  page,
}) => {
  const { details, token } = await loggedIn(page);
  const name = `Meena ${randomInt(1e6, 1e7)}`;
  const student = { ...details, studentname: name };
  const { registrationnumber } = await registeredForGold(page.request, token, student);
  await staffLoggedIn(page);
  await open(page, '/searchuser/payments');

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = page.locator(':focus');
  await page.getByText('Record cash, a deposit or UPI', { exact: true }).focus();
  await press('Enter');
  const search = page.getByLabel('Name, phone or registration number');
  await expect(search).toBeVisible();
  await press('Tab');
  await expect(search).toBeFocused();
  await page.keyboard.type(registrationnumber);
  await press('Enter');
  // Preselected, unless another name or phone begins with the same digits.
  await page.getByRole('radio', { name: new RegExp(name) }).check();
  const form = page.getByRole('form', { name: `Record a payment by ${name}` });
  await expect(form).toBeVisible();
  const reference = `${randomInt(1e11, 1e12)}`;
  await form.getByLabel('Amount in rupees').focus();
  await press('Tab', 'ArrowDown', 'ArrowDown', 'Tab');
  await expect(form.getByLabel('UPI')).toBeChecked();
  await expect(focused).toHaveAccessibleName('Reference');
  await page.keyboard.type(reference);
  await press('Enter');
  await expect(form.getByRole('status')).toContainText('Recorded. Receipt');

  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('₹8,999').first()).toBeVisible();
  await expect(row).toContainText(`UPI ${reference}`);
  await expect(row).toContainText('… 3210');
  await page.getByRole('link', { name: /^UPI/ }).click();
  await page.waitForURL(/way=upi/);
  await expect(row).toBeVisible();
  await row.getByText('History').click();
  await expect(row).toContainText(/Received, ₹8,999, by/);
  await expectEveryWidth(page, 'payments');

  const stranger = `STRANGER ${randomInt(1e6, 1e7)}`;
  await open(page, '/searchuser/payments/bank');
  await page
    .getByLabel('Or paste its lines here')
    .fill(
      [
        'Date,Narration,Ref No,Withdrawal,Deposit',
        `${day()},UPI FEE,0000${reference},,"8,999.00"`,
        `${day()},${stranger},,,"1,234.00"`,
      ].join('\n'),
    );
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('1 matched, 1 no match. Nothing has been saved yet.')).toBeVisible();
  await expect(page.getByText(`${name}, ₹8,999, UPI ${reference}`)).toBeVisible();
  await expectEveryWidth(page, 'bank statement');
  await page.getByRole('button', { name: 'Import these 2 lines' }).click();
  await expect(page.getByText(/Imported: 2 new\. 1 matched/)).toBeVisible();

  const left = page.getByRole('listitem').filter({ hasText: stranger });
  await expect(left).toContainText('No recorded payment of ₹1,234 within 3 days');
  await left.getByText('Record as a payment').click();
  await expect(left.getByLabel('Name, phone or registration number')).toBeVisible();
  await left.getByText('Set aside: not a payment').click();
  await left.getByLabel('Reason it is not a payment').fill('Sale of old chairs');
  await expectEveryWidth(page, 'left over');
  await left.getByRole('button', { name: 'Set aside' }).click();
  await expect(left).toHaveCount(0);
  // The row is gone, and with it its message.
  await expect(page.getByRole('main').getByText('Set aside.')).toBeFocused();

  await page.getByRole('link', { name: 'Resolved lines' }).click();
  const decided = page.getByRole('listitem').filter({ hasText: `Matched to: ${name}` });
  await expect(decided).toContainText(/Resolved by \S+@example\.org/);
  await expect(left).toContainText('Set aside: Sale of old chairs');
  await left.getByText('Back to unmatched').click();
  await left.getByLabel('Reason').fill('It is a fee');
  await expectEveryWidth(page, 'resolved lines');
  await left.getByRole('button', { name: 'Undo' }).click();
  await expect(left).toHaveCount(0);
  await expect(decided).toBeVisible();
  await page.getByRole('link', { name: 'Bank statement' }).click();
  await expect(left).toContainText('No recorded payment of ₹1,234 within 3 days');
});

test('an import takes the previewed text, even if it changes while the answer is on its way', async ({
  counsellor: { page },
}) => {
  await open(page, '/searchuser/payments/bank');
  const box = page.getByLabel('Or paste its lines here');
  const list = (name: string) =>
    `Date,Narration,Ref No,Withdrawal,Deposit\n${day()},${name},,,"1.00"`;
  const [first, second] = [`FIRST ${randomInt(1e6, 1e7)}`, `SECOND ${randomInt(1e6, 1e7)}`];
  const answer = await holdAnswer(page, '/api/admin/bank-preview');
  const look = page.getByRole('button', { name: 'Preview' });
  await box.fill(list(first));
  await look.click();
  await answer.asked;
  await box.fill(list(second));
  await answer.release();
  await expect(look.locator('.spinner')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import this line' })).toHaveCount(0);
  await look.click();
  await expect(page.getByRole('listitem').filter({ hasText: second })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: first })).toHaveCount(0);
});

const readers = [
  ['/searchuser/payments/bank', 'CSV file from the bank', 'Or paste its lines here'],
  ['/searchuser/leads/import', 'A file (CSV)', 'Or paste it here'],
] as const;

for (const [path, chooser, box] of readers) {
  test(`${path}: of two files that were chosen the last one counts, however long they take`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const read = File.prototype.arrayBuffer;
      File.prototype.arrayBuffer = async function () {
        const wait = this.name === 'first.csv' ? 1_000 : 0;
        await new Promise((done) => setTimeout(done, wait));
        // Set after the page has used or dropped the file.
        setTimeout(() => (document.title = this.name), 200);
        return read.call(this);
      };
    });
    await staffLoggedIn(page);
    await open(page, path);
    for (const name of ['first', 'last']) {
      const buffer = Buffer.from(`name,phone\n${name},98765 43210`);
      await page
        .getByLabel(chooser)
        .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer });
    }
    await expect(page).toHaveTitle('first.csv');
    await expect(page.getByLabel(box)).toHaveValue(/last,98765 43210/);
  });
}
