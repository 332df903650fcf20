import { randomUUID } from 'node:crypto';
import { expectFits, expectNoOverflow } from '../../support/browser/every-width';
import { openOffice } from '../../support/browser/readiness';
import { expect, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { registeredForGold } from '../../support/payments/stored-payments';

test(
  'what was paid is packed and sent, a claim for a refund is decided in words, and the student reads of both',
  { tag: '@long' },
  async ({ student: { page, details, token }, browser, baseURL }) => {
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

    const office = await (await browser.newContext({ baseURL })).newPage();
    await staffLoggedIn(office, 'owner');
    await test.step('a claim names the clause of the refund policy', async () => {
      await openOffice(office, `/searchuser/form/${id}/terms#claim`);
      const form = office.getByRole('form', { name: 'Refund claim' });
      await form.getByLabel('Payment').selectOption({ index: 1 });
      await form.getByLabel('Amount claimed in rupees').fill('1000');
      await form.getByRole('button', { name: 'Save claim' }).click();
      await expect(form).toContainText('Choose the clause');
      await form.getByLabel(/^Clause of the refund policy/).selectOption('4.2');
      await form.getByRole('button', { name: 'Save claim' }).click();
      await expect(office.getByText(/^Saved\. Due by/)).toBeVisible();
      await expectFits(office, 'terms for staff');
    });

    const purchase = page.getByRole('main').getByRole('table').locator('tbody');
    await test.step('the student reads where the parcel and the claim stand', async () => {
      await page.goto('/history');
      await expect(purchase).toContainText('We are packing your parcel.');
      await expect(purchase).toContainText('Your request for a refund of ₹1,000 was received on');
    });

    await test.step('the claim is decided', async () => {
      await openOffice(office, '/searchuser/refunds');
      const claim = office.getByRole('listitem').filter({ hasText: studentname });
      await claim.getByText('Decide', { exact: true }).click();
      await claim.getByLabel('Refund a part').check();
      await claim.getByLabel('Amount to refund in rupees').fill('400');
      await claim.getByLabel(/^Reason/).fill('The rest was due.');
      await expectFits(office, 'refund claims');
      await claim.getByRole('button', { name: 'Save decision' }).click();
      await expect(claim).toContainText('Granted, not refunded yet.');
    });

    await test.step('the parcel is labelled, packed and sent with a tracking number', async () => {
      await openOffice(office, '/searchuser/parcels');
      const parcel = office.getByRole('listitem').filter({ hasText: studentname });
      await parcel.getByRole('checkbox').check();
      const saved = office.waitForEvent('download');
      await office.getByRole('button', { name: 'Print labels' }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
      await office.getByRole('button', { name: 'Mark as packed' }).click();
      await expect(office.getByText('Packed: 1 parcel.')).toBeVisible();

      await openOffice(office, `/searchuser/parcels?show=packed&q=${registrationnumber}`);
      await parcel.getByText('Send', { exact: true }).click();
      await parcel.getByLabel('Courier').fill('India Post');
      await parcel.getByRole('button', { name: 'Save as sent' }).click();
      await expect(parcel).toContainText('Enter the tracking number');
      await expectFits(office, 'a parcel to send');
      await parcel.getByLabel('Tracking number').fill('ED123456789IN');
      await parcel.getByLabel(/^Link to track it/).fill('https://www.indiapost.gov.in/');
      await parcel.getByRole('button', { name: 'Save as sent' }).click();
      await expect(parcel.getByRole('link', { name: 'ED123456789IN' })).toBeVisible();
      await office.context().close();
    });

    await test.step('the student follows the parcel, and reads the decision and the terms', async () => {
      await page.reload();
      await expect(purchase).toContainText('by India Post, tracking number ED123456789IN');
      await expect(purchase.getByRole('link', { name: /^Track the parcel/ })).toHaveAttribute(
        'href',
        'https://www.indiapost.gov.in/',
      );
      await expect(purchase).toContainText('A refund of ₹400 was granted');
      await expectNoOverflow(page, 'history with a parcel and a claim');
      await purchase.getByRole('link', { name: /^Terms as bought/ }).click();
      await page.getByRole('link', { name: 'Refund Policy', exact: true }).first().click();
      await expect(page.getByRole('main')).toContainText('It has not changed since.');
      await expectFits(page, 'terms as bought');
    });
  },
);
