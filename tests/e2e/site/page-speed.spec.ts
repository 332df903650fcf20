import type { Page } from 'playwright/test';
import { expect, siteRows, test } from '../../support/browser/visitor';

/**
 * Opens the page as a visitor whose visit is chosen, not as a program, presses on it and goes to the next.
 * @param browser what the browser says of itself
 * @returns the addresses that it sent beacons to
 */
async function visitChosen(page: Page, path: string, browser: object = {}): Promise<string[]> {
  await page.addInitScript((own) => {
    const now = Date.now.bind(Date);
    Date.now = () => Math.floor(now() / 10) * 10;
    for (const [name, value] of Object.entries({ webdriver: false, ...own })) {
      Object.defineProperty(navigator, name, { get: () => value });
    }
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''} ${address}`);
      return send(address, body);
    };
  }, browser);
  const loaded = page.waitForResponse('**/visit.js');
  await page.goto(path, { waitUntil: 'networkidle' });
  expect((await loaded).ok()).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  // A press is measured when what it changed is painted.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
      }),
  );
  await page.goto('/about');
  const sent = await page.evaluate(() => sessionStorage.getItem('sent') ?? '');
  return sent.split(' ').filter(Boolean);
}

test('a chosen visit is counted once its page is left, and any other loads nothing for it', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  expect(await visitChosen(page, '/result/iit-jam?utm_source=canary')).toEqual(['/api/web-vitals']);
  const counted = () =>
    siteRows<{ vital: string }>(
      `select distinct vital from web_vital_counts where page = '/result/{exam}' order by vital`,
      [],
    );
  await expect.poll(counted).toEqual([{ vital: 'cls' }, { vital: 'inp' }, { vital: 'lcp' }]);
  expect(faults).toEqual([]);

  await test.step('another visit', async () => {
    const other = await browser.newPage();
    await other.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => Math.floor(now() / 10) * 10 + 1;
      Object.defineProperty(navigator, 'webdriver', { get: () => false });
    });
    const asked: string[] = [];
    other.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await other.goto(`${baseURL}/result/iit-jam`, { waitUntil: 'networkidle' });
    // The script adds it at the same moment.
    await expect(other.locator('link[rel=manifest]')).toBeAttached();
    expect(asked).not.toContain('/visit.js');
    await other.close();
  });
});

for (const asks of [{ globalPrivacyControl: true }, { doNotTrack: '1' }]) {
  test(`a browser that says ${JSON.stringify(asks)} sends nothing`, async ({ page }) => {
    expect(await visitChosen(page, '/result/gate', asks)).toEqual([]);
  });
}

test('the address of a private page is not sent: a payment link has none of its own', async ({
  page,
}) => {
  expect(await visitChosen(page, '/pay/a-link-that-nobody-made')).toEqual([]);
});
