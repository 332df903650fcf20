import { randomInt } from 'node:crypto';
import { expectFits, expectNoOverflow } from '../../support/browser/every-width';
import { holdAnswer } from '../../support/browser/held-answer';
import { openOffice } from '../../support/browser/readiness';
import { expect, test } from '../../support/browser/visitor';
import { chooseTwoFiles } from '../../support/office/two-files';
import { enrolledForGold } from '../../support/payments/stored-payments';

const day = () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());

const statement = (...lines: string[]) =>
  ['Date,Narration,Ref No,Withdrawal,Deposit', ...lines].join('\n');

test('a counsellor’s money: recorded by keyboard, seen in today’s, proved by the bank', async ({
  counsellor: { page },
  request,
}) => {
  const name = `Meena ${randomInt(1e6, 1e7)}`;
  const { registrationnumber } = await enrolledForGold(request, name);
  const reference = `${randomInt(1e11, 1e12)}`;
  await openOffice(page, '/searchuser/payments');

  await test.step('recorded by keyboard', async () => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
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
    await form.getByLabel('Amount in rupees').focus();
    await press('Tab', 'ArrowDown', 'ArrowDown', 'Tab');
    await expect(form.getByLabel('UPI')).toBeChecked();
    await expect(page.locator(':focus')).toHaveAccessibleName('Reference');
    await page.keyboard.type(reference);
    await press('Enter');
    await expect(form.getByRole('status')).toContainText('Recorded. Receipt');
  });

  await test.step('seen in today’s', async () => {
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText('₹8,999').first()).toBeVisible();
    await expect(row).toContainText(`UPI ${reference}`);
    await expect(row).toContainText('… 3210');
    await page.getByRole('link', { name: /^UPI/ }).click();
    await page.waitForURL(/way=upi/);
    await expect(row).toBeVisible();
    await row.getByText('History').click();
    await expect(row).toContainText(/Received, ₹8,999, by/);
    await expectFits(page, 'payments');
  });

  const stranger = `STRANGER ${randomInt(1e6, 1e7)}`;
  const left = page.getByRole('listitem').filter({ hasText: stranger });
  const box = page.getByLabel('Or paste its lines here');
  const look = page.getByRole('button', { name: 'Preview' });
  await openOffice(page, '/searchuser/payments/bank');

  await test.step('of two files that were chosen the last one counts, however long they take', async () => {
    await chooseTwoFiles(page, 'File from the bank (Excel or CSV)', {
      first: statement(`${day()},first,,,"1.00"`),
      last: statement(`${day()},last,,,"1.00"`),
    });
    await expect(box).toHaveValue(/last,,,"1.00"/);
  });

  await test.step('a preview is of the text as it is, even if it changed while the answer was on its way', async () => {
    const answer = await holdAnswer(page, '/api/admin/bank-preview');
    await look.click();
    await answer.asked;
    await box.fill(
      statement(
        `${day()},UPI FEE,0000${reference},,"8,999.00"`,
        `${day()},${stranger},,,"1,234.00"`,
      ),
    );
    await answer.release();
    await expect(look.locator('.spinner')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Import this line' })).toHaveCount(0);
    await look.click();
    await expect(
      page.getByText('1 matched, 1 no match. Nothing has been saved yet.'),
    ).toBeVisible();
    await expect(page.getByText(`${name}, ₹8,999, UPI ${reference}`)).toBeVisible();
    await page.getByRole('button', { name: 'Import these 2 lines' }).click();
    await expect(page.getByText(/Imported: 2 new\. 1 matched/)).toBeVisible();
  });

  await test.step('what no payment fits is set aside', async () => {
    await expect(left).toContainText('No recorded payment of ₹1,234 within 3 days');
    await left.getByText('Record as a payment').click();
    await expect(left.getByLabel('Name, phone or registration number')).toBeVisible();
    await left.getByText('Set aside: not a payment').click();
    await left.getByLabel('Reason it is not a payment').fill('Sale of old chairs');
    await expectFits(page, 'a line that is left over');
    await left.getByRole('button', { name: 'Set aside' }).click();
    await expect(left).toHaveCount(0);
    // The row is gone, and with it its message.
    await expect(page.getByRole('main').getByText('Set aside.')).toBeFocused();
  });

  await test.step('resolved lines say by whom, and are put back', async () => {
    await page.getByRole('link', { name: 'Resolved lines' }).click();
    const decided = page.getByRole('listitem').filter({ hasText: `Matched to: ${name}` });
    await expect(decided).toContainText(/Resolved by \S+@example\.org/);
    await expect(left).toContainText('Set aside: Sale of old chairs');
    await left.getByText('Back to unmatched').click();
    await left.getByLabel('Reason').fill('It is a fee');
    await expectNoOverflow(page, 'resolved lines');
    await left.getByRole('button', { name: 'Undo' }).click();
    await expect(left).toHaveCount(0);
    await expect(decided).toBeVisible();
  });
});
