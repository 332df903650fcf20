import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectFits } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { registrationForm } from '../../support/leads/registration-form';
import { staffLoggedIn } from '../../support/office/staff-account';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('touches'));

const touchesOf = async (email: string) => {
  const [lead] = await siteRows<{ firstTouch: unknown; lastTouch: unknown }>(
    `select "firstTouch", "lastTouch" from leads where email = $1`,
    [email],
  );
  return lead;
};

/** Opens an address as by a link of a campaign, and waits until the arrival is counted. */
async function arrive(page: Page, path: string) {
  const counted = page.waitForResponse('**/api/visits');
  await page.goto(path);
  await (await counted).finished();
}

test(
  'a visitor’s campaigns are counted, go with the form, and lead from the report to the person',
  { tag: '@long' },
  async ({ page, details }) => {
    const campaign = `jrf ${randomInt(1e9)}`;
    await test.step('the browser keeps source, campaign and page, and no id', async () => {
      await arrive(page, `/fees?utm_source=google&utm_campaign=${campaign}&gclid=Cj0KCQ-visitor`);
      await expect.poll(() => kept(page)).toContain(campaign);
      await page.reload();
      await page.goto('/about', { referer: new URL(page.url()).origin });
      await arrive(page, `/new-batch?utm_source=ig&utm_campaign=${campaign} again`);
      await expect.poll(() => kept(page)).toContain('again');
      expect(JSON.parse((await kept(page)) ?? '')).toEqual({
        firstTouch: { source: 'google', campaign, page: '/fees' },
        lastTouch: { source: 'instagram', campaign: `${campaign} again`, page: '/new-batch' },
      });
      await arrive(page, '/');
      expect(await kept(page)).toContain('again');
    });

    await test.step('they are sent with the form', async () => {
      const { fill, button, toast, open } = registrationForm(page);
      await open();
      // The report counts each person once.
      await fill({ ...details, phonenumber: `9${randomInt(1e8, 1e9)}` });
      await button.click();
      await expect(toast).toBeVisible();
      expect(await touchesOf(details.email)).toMatchObject({
        firstTouch: { source: 'google', campaign },
        lastTouch: { source: 'instagram', campaign: `${campaign} again` },
      });
    });

    await test.step('the owner finds both in the report, and opens the person', async () => {
      await staffLoggedIn(page, 'owner');
      await page.goto('/searchuser/reports');
      await page.getByRole('link', { name: 'Sources and money' }).click();
      await page.getByLabel('Group by').selectOption('Campaign');
      await page.getByLabel('Touch').selectOption('First touch');
      await page.getByRole('button', { name: 'Show' }).click();
      const table = page.getByRole('table', { name: 'Figures by campaign' });
      const row = table.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: campaign, exact: true }),
      });
      await expect(row.locator('[data-head="Site visits"]')).toHaveText('1');
      await expectFits(page, 'sources and money');
      const saving = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Save as CSV' }).click();
      const file = await readFile(await (await saving).path(), 'utf8');
      expect(file).toContain(`${campaign},1,1,`);
      await row.locator('[data-head="Leads"]').getByRole('link', { name: '1' }).click();
      await page.waitForURL(/\/reports\/sources\/people/);
      await expectFits(page, 'the people of a source');
      await page.getByRole('main').getByRole('link', { name: details.name }).click();
      await expect(page.getByText(`First came from Google, ${campaign}`)).toBeVisible();
    });
  },
);

for (const asks of [{ globalPrivacyControl: true }, { doNotTrack: '1' }]) {
  test(`of a browser that says ${JSON.stringify(asks)} nothing is counted, kept or sent`, async ({
    page,
    details,
  }) => {
    await page.addInitScript((own) => {
      for (const [name, value] of Object.entries(own)) {
        Object.defineProperty(navigator, name, { get: () => value });
      }
    }, asks);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { fill, button, toast, open } = registrationForm(page);
    await open('/?utm_source=google&utm_campaign=jrf');
    await fill(details);
    await button.click();
    await expect(toast).toBeVisible();
    expect(asked).not.toContain('/api/visits');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    const unknown = { source: 'unknown', campaign: '', page: '/' };
    expect(await touchesOf(details.email)).toEqual({ firstTouch: unknown, lastTouch: unknown });
  });
}
