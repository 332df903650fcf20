import type { APIRequestContext, Page } from 'playwright/test';
import { violations } from '../../support/browser/axe';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';

/** An order over ₹116.82 without a log-in. */
async function startedOrder(request: APIRequestContext): Promise<{ url: string; order: string }> {
  const answer = await request.post('/api/v1/phonepe/payment', {
    data: {
      name: 'Asha Rao',
      number: '98765 43210',
      amount: 116.82,
      MUID: 'MUID1700000000000',
      transactionId: 'T1700000000000',
    },
  });
  const { url } = (await answer.json()) as { url: string };
  return { url, order: url.split('/').at(-1) ?? '' };
}

async function statusOf(order: string): Promise<string | undefined> {
  const [row] = await siteRows<{ status: string }>(
    'select status from payments where "orderId" = $1',
    [order],
  );
  return row?.status;
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the test page' : 'the test page without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('Leave keeps the order payable, Pay leads to /success, Fail to /failure', async ({
      page,
    }) => {
      const { url, order } = await startedOrder(page.request);
      await page.goto(url);
      await expect(page.getByText('This is a test. No money moves.')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('₹116.82');
      await press(page, 'Leave');
      await page.waitForURL('/');
      expect(await statusOf(order)).toBe('pending');

      await page.goto(url);
      await press(page, 'Pay');
      await page.waitForURL(/\/success\?payment=[\da-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successfull');
      expect(await statusOf(order)).toBe('paid');
      await page.goto(url);
      await expect(page.getByRole('main').getByRole('button', { name: 'Pay' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Continue' }).click();
      await page.waitForURL(/\/success\?payment=/);

      const other = await startedOrder(page.request);
      await page.goto(other.url);
      await press(page, 'Fail');
      await page.waitForURL(/\/failure\?payment=[\da-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Oops, something went wrong!',
      );
      expect(await statusOf(other.order)).toBe('failed');
    });
  });
}

test('Pay late leads to a pending result that settles later', async ({ page }) => {
  const { url, order } = await startedOrder(page.request);
  await page.goto(url);
  await press(page, 'Pay late');
  await page.waitForURL(/\/success\?payment=/);
  await expect(page.getByRole('main')).toContainText(/do not pay again/i);
  expect(await statusOf(order)).toBe('pending');
  await siteRows(
    `update sandbox_orders set "paysAt" = now() - interval '1 second' where "orderId" = $1 returning "orderId"`,
    [order],
  );
  // The payer does not return: the site asks the gateway by itself.
  await page.goto('/api/health/live');
  await expect.poll(() => statusOf(order), { timeout: 40_000 }).toBe('paid');
});

test('the page fits every width and is not indexed, and an unknown order is 404', async ({
  page,
  request,
}) => {
  const { url } = await startedOrder(page.request);
  await page.goto(url);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectEveryWidth(page);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('pay-test');
  const unknown = await page.goto('/pay-test/OCnone');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such test payment');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  expect(await violations(page, { withoutFrame: true })).toEqual([]);
});

test('neither another site nor a GET request can press a button', async ({ page, request }) => {
  const { order } = await startedOrder(page.request);
  const form = { order, press: 'pay' };
  const foreign = await request.post('/api/v1/sandbox/press', {
    form,
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status()).toBe(403);
  const asked = await request.get(`/api/v1/sandbox/press?${new URLSearchParams(form)}`);
  expect(asked.status()).toBe(405);
  expect(await statusOf(order)).toBe('pending');
});
