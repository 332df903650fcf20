import { randomBytes, randomInt } from 'node:crypto';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';

/** A receipt in the site's own database, with a number of a year that only tests use. @returns its code */
async function issuedReceipt(provider = 'phonepe'): Promise<string> {
  const [orderId, code] = [randomBytes(16).toString('hex'), randomBytes(16).toString('base64url')];
  const serial = randomInt(999_999);
  await siteRows(
    `with payment as (
       insert into payments ("orderId", provider, name, number, "amountPaise", status, "expiresAt")
       values ($1, $2, 'Suresh Rao', '98765 43210', 11682, 'paid', now()) returning id
     )
     insert into receipts
       (number, year, serial, "paymentId", "issuedOn", "amountPaise", particulars, "checkCode")
     select 'OC/00-01/' || lpad($3::text, 6, '0'), '00-01', $3::int, id, '2026-11-21', 11682,
       '{"buyer": {"name": "Asha Rao"}, "registrationnumber": "04711"}', $4
     from payment`,
    [orderId, provider, serial, code],
  );
  return code;
}

test('a receipt’s page shows that it is genuine, its amount and its date only', async ({
  page,
  faults,
}) => {
  const response = await page.goto(`/receipt/${await issuedReceipt()}`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('no-store');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This receipt is genuine');
  await expect(main.getByRole('definition')).toHaveText(['₹116.82', '21 November 2026']);
  expect(await page.content()).not.toMatch(
    /(Asha|Suresh) Rao|\b04711\b|98765 ?43210|OC\/00-01|phonepe/i,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(faults).toEqual([]);
});

test('a receipt’s page says what has been refunded', async ({ page }) => {
  const code = await issuedReceipt();
  const refund = (paise: number) =>
    siteRows(
      `insert into refunds ("refundId", "paymentId", "amountPaise", reason, status, method, "doneAt")
       select gen_random_uuid()::text, "paymentId", $2, 'ill', 'done', 'cash', '2026-12-01 12:00Z'
       from receipts where "checkCode" = $1`,
      [code, paise],
    );
  await refund(10_000);
  await page.goto(`/receipt/${code}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Refunded in part');
  await expect(page.getByRole('listitem').filter({ hasText: 'December 2026' })).toHaveText(
    '₹100 on 1 December 2026',
  );
  await expectEveryWidth(page);
  await refund(1_682);
  await page.reload();
  await expect(heading).toHaveText('Refunded in full');
});

test('a receipt of a test payment is marked as invalid', async ({ page }) => {
  await page.goto(`/receipt/${await issuedReceipt('sandbox')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This receipt is only a test');
  await expect(page.getByRole('main')).toContainText('No money was taken');
  await expect(page.getByRole('main')).not.toContainText('genuine');
});

test('an unknown code is reported, with whom to call', async ({ page }) => {
  for (const code of ['A'.repeat(22), 'x', "';--", '%00', `${await issuedReceipt()}x`]) {
    await page.goto(`/receipt/${encodeURIComponent(code)}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This receipt is not genuine');
  }
  await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toHaveCount(3);
  await expectEveryWidth(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says the same', async ({ page }) => {
    await page.goto(`/receipt/${await issuedReceipt()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This receipt is genuine');
  });
});
