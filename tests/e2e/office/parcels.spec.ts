import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, test } from '../../support/browser/visitor';
import { readPdf, unbroken } from '../../support/enrolment/pdf-text';
import { logInAs, newStaff } from '../../support/office/staff-account';
import { registeredForGold } from '../../support/payments/stored-payments';
import { officeIsReady } from '../../support/browser/readiness';

test('a paid parcel is labelled, packed and sent, and the student reads the tracking number', async ({
  student: { page, details, token },
  browser,
  baseURL,
}) => {
  const studentname = `Meena ${randomUUID().slice(0, 8)}`;
  const { id, registrationnumber } = await registeredForGold(
    page.request,
    token,
    { ...details, studentname },
    { plan: 'csir-net-online-6-months-platinum' },
  );
  await page.goto(`/payment?registration=${id}`);
  await page.waitForURL('/pay-test/*');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/success\?payment=/);
  await expect(page.getByRole('main')).toContainText('Books reach you by');
  await page.goto('/history');
  const purchase = page.getByRole('main').getByRole('table').locator('tbody');
  await expect(purchase).toContainText('We are packing your parcel.');

  const office = await (await browser.newContext({ baseURL })).newPage();
  await logInAs(office, await newStaff({ role: 'owner' }));
  await office.goto('/searchuser/parcels');
  await officeIsReady(office);
  const parcel = office.getByRole('listitem').filter({ hasText: studentname });
  await parcel.getByRole('checkbox').check();
  const saved = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Print labels' }).click();
  const { text } = await readPdf(new Uint8Array(await readFile(await (await saved).path())));
  expect(unbroken(text)).toContain(unbroken(studentname));
  await office.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(office.getByText('Packed: 1 parcel.')).toBeVisible();
  await expectEveryWidth(office, 'parcels to pack');

  await office.goto(`/searchuser/parcels?show=packed&q=${registrationnumber}`);
  await officeIsReady(office);
  await parcel.getByText('Send', { exact: true }).click();
  await parcel.getByLabel('Courier').fill('India Post');
  await parcel.getByRole('button', { name: 'Save as sent' }).click();
  await expect(parcel).toContainText('Enter the tracking number');
  await parcel.getByLabel('Tracking number').fill('ED123456789IN');
  await parcel.getByLabel(/^Link to track it/).fill('https://www.indiapost.gov.in/');
  await parcel.getByRole('button', { name: 'Save as sent' }).click();
  await expect(parcel.getByRole('link', { name: 'ED123456789IN' })).toBeVisible();
  await office.context().close();

  await page.reload();
  await expect(purchase).toContainText('by India Post, tracking number ED123456789IN');
  await expect(purchase.getByRole('link', { name: /^Track the parcel/ })).toHaveAttribute(
    'href',
    'https://www.indiapost.gov.in/',
  );
  await expectEveryWidth(page, 'history with a parcel');
});
