import { admissionForm, storedForms } from '../support/admission-form';
import { overflow, violations } from '../support/axe';
import { loggedIn } from '../support/student-account';
import { expect, test } from '../support/visitor';

test('Online with a known price goes to the payment page, which says how to pay today', async ({
  page,
}) => {
  const { details } = await loggedIn(page);
  const { open, complete, payment, save, submit, toast } = admissionForm(page);
  await open();
  await complete();
  await payment('Online').check();
  await save.click();
  await expect(toast).toHaveText('Saved Successful');
  await submit.click();
  await page.waitForURL('/payment');
  const [row] = await storedForms(details);
  const main = page.getByRole('main');
  await expect(main.getByText('Online payment is not open yet')).toBeVisible();
  await expect(main.getByText('₹8,999, 18% GST included')).toBeVisible();
  await expect(main.getByText(row?.registrationnumber ?? 'none')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'By bank deposit' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Print the form' })).toHaveAttribute(
    'href',
    `/form-print?registration=${row?.id}`,
  );
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await violations(page), `${width} px`).toEqual([]);
    expect(await overflow(page), `${width} px`).toBe(0);
  }
  await page.reload();
  await expect(main.getByText('₹8,999, 18% GST included')).toBeVisible();
});

for (const kept of [
  null,
  '{}',
  'no json',
  '{"amount":0,"registration":"x","registrationnumber":"y"}',
]) {
  test(`the payment page without an amount (${kept}) leads to Home`, async ({ page }) => {
    await page.goto('/about');
    await page.evaluate((text) => text !== null && sessionStorage.setItem('payment', text), kept);
    await page.goto('/payment');
    await page.waitForURL('/');
  });
}
