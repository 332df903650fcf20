import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test as base, withSiteIn } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { registeredForGold } from '../../support/payments/stored-payments';
import { firstStart } from '../../support/process/site';
import { officeIsReady } from '../../support/browser/readiness';

/** A separate site, because the others have no UPI id. */
const test = base.extend({
  baseURL: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'orbital-upi-'));
    const settings = { UPI_ID: 'institute@okbank', TRUSTED_PROXIES: '127.0.0.1' };
    const site = await firstStart(folder, settings);
    await withSiteIn(folder, () => provide(site.url.replace('127.0.0.1', 'localhost')));
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test('code, link and amount follow the choice of instalments, without script too', async ({
  student: { page, details, token },
  browser,
  baseURL,
}) => {
  const { id } = await registeredForGold(page.request, token, details);
  await siteRows(
    `with plan as (
       insert into instalment_plans ("registrationId", "pricePaise") values ($1, 899900) returning id)
     insert into instalment_lines ("planId", number, "dueOn", "amountPaise")
     select id, number, current_date + 30 * number, paise
     from plan, (values (1, 500000), (2, 399900)) as parts (number, paise)`,
    [id],
  );
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState,
    javaScriptEnabled: false,
    hasTouch: true,
    isMobile: true,
  });
  for (const one of [await plain.newPage(), page]) {
    await one.goto(`/payment?registration=${id}`);
    const slip = one.getByRole('region', { name: 'Pay by UPI' });
    const link = slip.getByRole('link', { name: 'Open a UPI app' });
    const asksFor = async (rupees: string, printed: string) => {
      await expect(link).toHaveAttribute('href', new RegExp(`&am=${rupees}&`));
      await expect(slip.getByRole('img')).toHaveAccessibleName(new RegExp(`${printed}$`));
      await expect(slip.getByRole('definition').first()).toHaveText(printed, {
        useInnerText: true,
      });
    };
    await asksFor('5000.00', '₹5,000');
    await one.getByRole('radio', { name: 'The whole amount: ₹8,999' }).check();
    await asksFor('8999.00', '₹8,999');
    await one.getByRole('radio', { name: /^The next instalment: ₹5,000/ }).check();
    await asksFor('5000.00', '₹5,000');
  }
  await expect(page.getByRole('button', { name: 'Pay ₹5,000' })).toBeVisible();
  await expectEveryWidth(page);
  await plain.close();
});

test('on a phone: a student pays the slip, staff settle the claim, and the fee is paid', async ({
  student: { page, details, token },
  browser,
  baseURL,
}) => {
  const { id, registrationnumber } = await registeredForGold(page.request, token, details);
  const utr = `6${randomInt(1e10, 1e11)}`;

  await page.goto(`/payment?registration=${id}`);
  const slip = page.getByRole('region', { name: 'Pay by UPI' });
  await expect(slip.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(slip).toContainText('₹8,999');
  await expect(slip.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=institute@okbank&pn=.*&am=8999\.00&cu=INR&tn=(OC[\dA-F]{12})&tr=\1$/,
  );
  await expect(page.getByRole('button', { name: 'Pay ₹8,999' })).toBeVisible();
  await expectEveryWidth(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const number = slip.getByLabel('UPI reference number (UTR)');
  await number.fill('12345');
  await slip.getByRole('button', { name: 'I have paid' }).click();
  await expect(slip).toContainText('Enter the 12 digits');
  await number.fill(utr);
  await slip.getByRole('button', { name: 'I have paid' }).click();
  await expect(slip.getByRole('status').last()).toContainText('Thank you.');
  await slip.getByRole('link', { name: 'Purchased History' }).click();
  const told = `You told us on .* that you paid ₹8,999 by UPI \\(UTR ${utr}\\)`;
  await expect(page.getByRole('main')).toContainText(new RegExp(told));

  const office = await browser.newPage(baseURL ? { baseURL } : {});
  await staffLoggedIn(office);
  await office.goto('/searchuser/payments');
  await office.getByRole('link', { name: '1 UPI claim is waiting' }).click();
  await officeIsReady(office);
  const claim = office.getByRole('listitem').filter({ hasText: registrationnumber });
  await expect(claim).toContainText(utr);
  await expectEveryWidth(office);
  await claim.getByText('Record the payment').click();
  await claim.getByRole('button', { name: 'Record the payment' }).click();
  await expect(claim).toContainText('Recorded');
  await office.close();

  await page.goto('/history');
  await expect(page.getByRole('link', { name: /^Receipt OC\// })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('You told us');
});
