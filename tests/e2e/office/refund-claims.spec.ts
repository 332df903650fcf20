import { randomUUID } from 'node:crypto';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, test } from '../../support/browser/visitor';
import { logInAs, newStaff } from '../../support/office/staff-account';
import { registeredForGold, storedPayment } from '../../support/payments/stored-payments';
import { officeIsReady } from '../../support/browser/readiness';

test('a claim is written down with its clause, decided in words, and read by the student', async ({
  student: { page, details, token },
  browser,
  baseURL,
}) => {
  const studentname = `Meena ${randomUUID().slice(0, 8)}`;
  const { id } = await registeredForGold(page.request, token, { ...details, studentname });
  await storedPayment(id, 'paid');
  const office = await (await browser.newContext({ baseURL })).newPage();
  await logInAs(office, await newStaff({ role: 'owner' }));

  await office.goto(`/searchuser/form/${id}/terms#claim`);
  await officeIsReady(office);
  const form = office.getByRole('form', { name: 'Refund claim' });
  await form.getByLabel('Payment').selectOption({ index: 1 });
  await form.getByLabel('Amount claimed in rupees').fill('1000');
  await form.getByRole('button', { name: 'Save claim' }).click();
  await expect(form).toContainText('Choose the clause');
  await form.getByLabel(/^Clause of the refund policy/).selectOption('4.2');
  await form.getByRole('button', { name: 'Save claim' }).click();
  await expect(office.getByText(/^Saved\. Due by/)).toBeVisible();
  await expectEveryWidth(office, 'terms for staff');
  await page.goto('/history');
  const purchase = page.getByRole('main').getByRole('table').locator('tbody');
  await expect(purchase).toContainText('Your request for a refund of ₹1,000 was received on');

  await office.goto('/searchuser/refunds');
  await officeIsReady(office);
  const claim = office.getByRole('listitem').filter({ hasText: studentname });
  await claim.getByText('Decide', { exact: true }).click();
  await claim.getByLabel('Refund a part').check();
  await claim.getByLabel('Amount to refund in rupees').fill('400');
  await claim.getByLabel(/^Reason/).fill('The rest was due.');
  await claim.getByRole('button', { name: 'Save decision' }).click();
  await expect(claim).toContainText('Granted, not refunded yet.');
  await expectEveryWidth(office, 'refund claims');
  await office.context().close();

  await page.reload();
  await expect(purchase).toContainText('A refund of ₹400 was granted');
  await purchase.getByRole('link', { name: /^Terms as bought/ }).click();
  await page.getByRole('link', { name: 'Refund Policy', exact: true }).first().click();
  await expect(page.getByRole('main')).toContainText('It has not changed since.');
  await expectEveryWidth(page, 'terms as bought');
});
