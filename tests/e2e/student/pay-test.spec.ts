import type { APIRequestContext, Page } from 'playwright/test';
import { expect, siteRows, test } from '../../support/browser/visitor';

test.use({ javaScriptEnabled: false });

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

test('the buttons of the test page work without JavaScript, and what is paid late settles by itself', async ({
  page,
}) => {
  const late = await startedOrder(page.request);
  await page.goto(late.url);
  await press(page, 'Pay late');
  await page.waitForURL(/\/success\?payment=/);
  await expect(page.getByRole('main')).toContainText(/do not pay again/i);
  expect(await statusOf(late.order)).toBe('pending');
  await siteRows(
    `update sandbox_orders set "paysAt" = now() - interval '1 second' where "orderId" = $1 returning "orderId"`,
    [late.order],
  );

  const { url, order } = await startedOrder(page.request);
  await page.goto(url);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('This is a test. No money moves.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₹116.82');

  await press(page, 'Pay');
  await page.waitForURL(/\/success\?payment=[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successfull');
  expect(await statusOf(order)).toBe('paid');

  await test.step('a paid order cannot be paid again', async () => {
    await page.goto(url);
    await expect(page.getByRole('main').getByRole('button', { name: 'Pay' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(/\/success\?payment=/);
  });

  await test.step('an unknown order is not found', async () => {
    const unknown = await page.goto('/pay-test/OCnone');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such test payment');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  });

  // The payer did not return: the site asks the gateway by itself.
  await expect.poll(() => statusOf(late.order), { timeout: 40_000 }).toBe('paid');
});
