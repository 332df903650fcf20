import { randomInt, randomUUID } from 'node:crypto';
import { printedPhone } from '@/lib/platform/phone-number';
import { violationsFromTop } from '../../support/browser/every-width';
import { phone } from '../../support/browser/layout';
import { officeIsReady } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';

const telephone = '/searchuser/leads/telephone';

async function newLead() {
  const [phonenumber, name] = [`9${randomInt(1e8, 1e9)}`, `Kavita ${randomUUID().slice(0, 8)}`];
  const [row] = await siteRows<{ id: string }>(
    `insert into leads ("requestId", kind, name, email, phonenumber, coursename)
     values ($1, 'enquiry', $2, 'kavita@example.org', $3, 'GATE Chemistry') returning id`,
    [randomUUID(), name, phonenumber],
  );
  return { id: row?.id ?? '', name, phonenumber };
}

test(
  'an exchange is connected, its calls are shown before they are answered, and a missed one is kept',
  { tag: '@long' },
  async ({ owner: { page }, request }) => {
    await page.goto(telephone);
    await officeIsReady(page);
    await page.getByText('Change the exchange').click();
    await page.getByRole('radio', { name: 'Exotel' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Exotel is connected/)).toBeVisible();
    await page.getByText(/^(Make|Replace) the address$/).click();
    await page.getByRole('button', { name: /^(Make|Replace) the address$/ }).click();
    const address = await page.getByRole('main').locator('output').textContent();
    const path = new URL(address ?? '').pathname;
    expect(await violationsFromTop(page)).toEqual([]);

    const { id, name, phonenumber } = await newLead();
    const CallSid = randomUUID();
    const tell = (fields: Record<string, string>) =>
      request.get(path, { params: { CallSid, From: `0${phonenumber}`, ...fields } });
    expect((await tell({ Status: 'busy' })).status()).toBe(200);
    const sign = page.getByRole('link', { name: `Incoming call: ${name}` });
    await expect(sign).toHaveAttribute('href', `/searchuser/leads/${id}`);
    await expect(sign).toContainText(printedPhone(phonenumber));
    expect(await violationsFromTop(page)).toEqual([]);
    await tell({ CallType: 'incomplete' });
    await expect(sign).toHaveCount(0);
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Missed call');
    await row.getByRole('link', { name }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Missed call' })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('who presses a number is shown to colleagues until the outcome is recorded', async ({
    counsellor: { page },
    browser,
  }) => {
    const { id, name, phonenumber } = await newLead();
    const path = `/searchuser/leads/${id}`;
    const other = await (await browser.newContext()).newPage();
    await staffLoggedIn(other);
    await other.goto(path);
    await page.goto(path);
    await officeIsReady(page);
    // The browser of a test has no telephone.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
    );
    await page.getByRole('link', { name: `Call ${name}` }).click();
    const sign = other.getByText(/ is on this call$/);
    await expect(sign).toBeVisible();
    await expect(page.getByText(/ is on this call$/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Reached' }).click();
    await expect(sign).toHaveCount(0);
    expect(
      await siteRows('select "callingId" from leads where phonenumber = $1', [phonenumber]),
    ).toEqual([{ callingId: null }]);
    await other.context().close();
  });
});
