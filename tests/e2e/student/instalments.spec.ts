import { expectFits } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { registeredForGold } from '../../support/payments/stored-payments';
import { officeIsReady } from '../../support/browser/readiness';

const dayAfter = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + days * 86_400_000,
  );

test('instalments agreed at the counter: the form has them, and the student pays the next one', async ({
  student: { page, details, token },
  browser,
}) => {
  const { id } = await registeredForGold(page.request, token, details);
  const [student] = await siteRows<{ id: string }>('select id from students where email = $1', [
    details.email,
  ]);

  const office = await browser.newPage();
  await staffLoggedIn(office, 'owner');
  await office.goto(`/searchuser/person/${student?.id}`);
  await officeIsReady(office);
  await office.getByText('Agree on instalments').click();
  const form = office.getByRole('form', { name: 'Instalments' });
  await form.getByLabel('Part 1: amount in rupees').fill('5000');
  await form.getByLabel('Part 1: due on').fill(dayAfter(0));
  await form.getByLabel('Part 2: amount in rupees').fill('3000');
  await form.getByLabel('Part 2: due on').fill(dayAfter(45));
  await form.getByRole('button', { name: 'Save the instalments' }).click();
  await expect(form.getByRole('status')).toContainText('They must add up to the price, ₹8,999.');
  await form.getByLabel('Part 2: amount in rupees').fill('3999');
  await form.getByRole('button', { name: 'Save the instalments' }).click();
  const agreed = office.getByRole('region', { name: 'Agreed instalments' });
  await expect(agreed).toContainText('₹5,000 due now');
  await expectFits(office);
  await office.goto(`/searchuser/form/${id}`);
  await expect(office.getByRole('main')).toContainText(/Instalments.*₹5,000 by .*; ₹3,999 by /);
  await office.close();

  await page.goto('/history');
  await expect(page.getByRole('main')).toContainText('Agreed instalments');
  await page.getByRole('link', { name: /^Pay now/ }).click();
  const next = page.getByRole('radio', { name: /^The next instalment: ₹5,000 now \(1 of 2\)/ });
  await expect(next).toBeChecked();
  await page.getByRole('radio', { name: 'The whole amount: ₹8,999' }).check();
  await expect(page.getByRole('button', { name: 'Pay ₹8,999' })).toBeVisible();
  await next.check();
  await page.getByRole('button', { name: 'Pay ₹5,000' }).click();
  await page.waitForURL('/pay-test/*');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/success\?payment=/);
  await expect(page.getByRole('main')).toContainText('₹5,000');

  await page.goto('/history');
  const lines = page.getByRole('listitem').filter({ hasText: ' by ' });
  await expect(lines).toHaveText([/^₹5,000 by .*, paid$/, /^₹3,999 by /]);
  // The last part is the whole rest, so there is no choice.
  const starting = page.waitForRequest('**/api/v1/sandbox/payment');
  await page.getByRole('link', { name: /^Pay now/ }).click();
  expect((await starting).postDataJSON()).toMatchObject({ amount: 3999 });
});
