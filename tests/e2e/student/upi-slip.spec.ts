import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expectFits } from '../../support/browser/every-width';
import { expect, test as base, withSiteIn } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { agreedInTwoParts, registeredForGold } from '../../support/payments/stored-payments';
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

test(
  'on a phone a student pays the slip, staff settle the claim, and a slip follows the choice of instalments',
  { tag: '@long' },
  async ({ student: { page, details, token }, browser, baseURL }) => {
    const { id, registrationnumber } = await registeredForGold(page.request, token, details);
    const utr = `6${randomInt(1e10, 1e11)}`;
    const slipOf = (one: Page) => one.getByRole('region', { name: 'Pay by UPI' });
    const linkOf = (one: Page) => slipOf(one).getByRole('link', { name: 'Open a UPI app' });

    await test.step('what was paid by the slip is reported with its UTR', async () => {
      await page.goto(`/payment?registration=${id}`);
      const slip = slipOf(page);
      await expect(slip.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await expect(slip).toContainText('₹8,999');
      await expect(linkOf(page)).toHaveAttribute(
        'href',
        /^upi:\/\/pay\?pa=institute@okbank&pn=.*&am=8999\.00&cu=INR&tn=(OC[\dA-F]{12})&tr=\1$/,
      );
      await expect(page.getByRole('button', { name: 'Pay ₹8,999' })).toBeVisible();
      const number = slip.getByLabel('UPI reference number (UTR)');
      const report = slip.getByRole('button', { name: 'I have paid' });
      await number.fill('12345');
      await report.click();
      await expect(slip).toContainText('Enter the 12 digits');
      await number.fill(utr);
      await report.click();
      await expect(slip.getByRole('status').last()).toContainText('Thank you.');
      await slip.getByRole('link', { name: 'Purchased History' }).click();
      const told = `You told us on .* that you paid ₹8,999 by UPI \\(UTR ${utr}\\)`;
      await expect(page.getByRole('main')).toContainText(new RegExp(told));
    });

    await test.step('staff find the claim and record the payment', async () => {
      const office = await browser.newPage(baseURL ? { baseURL } : {});
      await staffLoggedIn(office);
      await office.goto('/searchuser/payments');
      await office.getByRole('link', { name: '1 UPI claim is waiting' }).click();
      await officeIsReady(office);
      const claim = office.getByRole('listitem').filter({ hasText: registrationnumber });
      await expect(claim).toContainText(utr);
      await claim.getByText('Record the payment').click();
      await expectFits(office);
      await claim.getByRole('button', { name: 'Record the payment' }).click();
      await expect(claim).toContainText('Recorded');
      await office.close();
      await page.goto('/history');
      await expect(page.getByRole('link', { name: /^Receipt OC\// })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('You told us');
    });

    const session = '2030-31';
    const second = await registeredForGold(page.request, token, details, { session });
    await agreedInTwoParts(second.id);
    const plain = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await page.context().storageState(),
      javaScriptEnabled: false,
      hasTouch: true,
      isMobile: true,
    });
    for (const one of [await plain.newPage(), page]) {
      const how = one === page ? 'with' : 'without';
      await test.step(`code, link and amount follow the chosen part, ${how} a script`, async () => {
        await one.goto(`/payment?registration=${second.id}`);
        const asksFor = async (rupees: string, printed: string) => {
          await expect(linkOf(one)).toHaveAttribute('href', new RegExp(`&am=${rupees}&`));
          await expect(slipOf(one).getByRole('img')).toHaveAccessibleName(
            new RegExp(`${printed}$`),
          );
          await expect(slipOf(one).getByRole('definition').first()).toHaveText(printed, {
            useInnerText: true,
          });
        };
        await asksFor('5000.00', '₹5,000');
        await one.getByRole('radio', { name: 'The whole amount: ₹8,999' }).check();
        await asksFor('8999.00', '₹8,999');
        await one.getByRole('radio', { name: /^The next instalment: ₹5,000/ }).check();
        await asksFor('5000.00', '₹5,000');
      });
    }
    await expect(page.getByRole('button', { name: 'Pay ₹5,000' })).toBeVisible();
    await expectFits(page);
    await plain.close();
  },
);
