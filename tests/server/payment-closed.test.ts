import path from 'node:path';
import { startSite, temporaryFolder } from '../support/process/site';

const folder = temporaryFolder();

/** Keys for one provider, and another one asked for: nobody takes payments. */
const closed = {
  PAYMENT_PROVIDER: 'razorpay',
  PHONEPE_MERCHANT_ID: 'ORBITALUAT',
  PHONEPE_SALT_KEY: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399',
  PHONEPE_SALT_INDEX: '1',
};

test('without a gateway, the payment page says so and how to pay', async () => {
  const site = await startSite(path.join(folder.path, 'closed'), closed);
  const page = await fetch(`${site.url}/payment`);
  const html = await page.text();
  await site.stop();
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(html).toContain('Online payment is not open yet, and nothing has been charged.');
  for (const way of ['At the institute office', 'By bank deposit', 'Example Bank'])
    expect(html).toContain(way);
  expect(html).not.toContain('This is a test');
});
