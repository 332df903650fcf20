import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  bearer,
  holdToken,
  loggedIn,
  logInByCall,
  signedUp,
} from '../../support/accounts/student-account';
import { overflow, violations } from '../../support/browser/axe';
import { expectEveryWidth } from '../../support/browser/every-width';
import { phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';
import { readPdf, unbroken } from '../../support/enrolment/pdf-text';
import { receiptOf, storedPayment } from '../../support/payments/stored-payments';

const heading = 'Registration copy';

/** Saves a form by the call, with all answers about the student, the plan and education. */
async function register(page: Page, token: string, more: object = {}) {
  const answer = await page.request.post('/api/student/registration-form', {
    headers: bearer(token),
    data: {
      coursename: 'CSIR-NET/JRF (Chemical Sciences)',
      subject: 'Chemical Sciences',
      coursetype: 'Regular',
      plan: 'csir-net-online-6-months-gold',
      studentname: 'श्रीमती दीपा शर्मा',
      dateofbirth: '2003-05-17',
      gender: 'Female',
      category: 'OBC',
      fathername: 'श्री राजेन्द्र प्रसाद शर्मा (Rajendra)',
      address: 'मकान नं. 12, Jia Sarai',
      state: 'Delhi',
      pincode: '110016',
      mobilenumber: '98765 43210',
      email: 'deepa.sharma@example.org',
      modeofpayment: 'Online',
      place: 'Hauz Khas',
      xyearpassing: '2018',
      xcollege: 'Kendriya Vidyalaya, JNU Campus',
      ...more,
    },
  });
  const { data } = (await answer.json()) as {
    data?: { id: string; registrationnumber: string };
  };
  if (!data) throw new Error(await answer.text());
  return { id: data.id, number: data.registrationnumber };
}

test('the whole registration can be read on every screen, printed on one A4 page and downloaded', async ({
  student: { page, token },
  context,
  faults,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const { id, number } = await register(page, token);
  const response = await page.goto(`/form-print?registration=${id}`);
  expect(response?.headers()['cache-control']).toContain('no-store');
  const sheet = page.getByRole('article');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  for (const text of [
    'Orbital Chemistry Institute',
    number,
    '2024-25',
    'श्री राजेन्द्र प्रसाद शर्मा (Rajendra)',
    '17 May 2003',
    'Gold 6 Months, CSIR-NET Chemical Sciences, online',
    '₹8,999, GST included',
    'Live Sessions',
    'Student’s signature',
    'two passport-size photographs',
  ])
    await expect(sheet).toContainText(text);
  const row = sheet.getByRole('row', { name: /Class X\b/ });
  await expect(row.getByRole('cell').nth(3)).toContainText('Kendriya Vidyalaya, JNU Campus');
  await expect(sheet.getByRole('columnheader', { name: 'Board or university' })).toBeVisible();
  const photo = sheet.getByRole('img', { name: 'Photo of the student' });
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
  await expect(sheet.getByRole('img', { name: 'For the office' })).toBeVisible();
  await expect(sheet.locator('[style]')).toHaveCount(0);

  await expectEveryWidth(page);

  await test.step('Print opens the print dialog, Download As PDF gives the same copy', async () => {
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download As PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`registration-${number}.pdf`);
    const pdf = await readFile(await download.path());
    expect(pdf.byteLength).toBeLessThan(200 * 1024);
    const { text: copied } = await readPdf(pdf);
    for (const written of ['श्रीमती दीपा शर्मा', number, '₹8,999, GST included'])
      expect(copied).toContain(written);

    const answer = await page.request.get(`/form-print/pdf?registration=${id}`);
    const headers = answer.headers();
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'application/pdf',
      'no-store',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
  expect(faults).toEqual([]);

  await test.step('a download with an expired cookie renews it on the page', async () => {
    await context.clearCookies();
    await page.getByRole('link', { name: 'Download As PDF' }).click();
    await expect(page).toHaveURL(`/form-print?registration=${id}`);
    await expect(page.getByRole('article')).toContainText(number);
  });

  await test.step('the print is without the site’s frame', async () => {
    const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toBe(1);
    expect(text).toContain(number);
    expect(text).not.toMatch(/NEW BATCH|Useful Links|Download As PDF/);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    const colours = await sheet.evaluate((node) => {
      const seen = [node, ...node.querySelectorAll('*')].map((one) => getComputedStyle(one));
      return [...new Set(seen.map(({ color, backgroundColor }) => `${color} ${backgroundColor}`))];
    });
    expect(colours).toEqual(['rgb(0, 0, 0) rgba(0, 0, 0, 0)']);
  });
});

test('page and PDF show whether the fee is paid', async ({ student: { page, token } }) => {
  const { id } = await register(page, token);
  const pdf = async () => {
    const answer = await page.request.get(`/form-print/pdf?registration=${id}`);
    return readPdf(await answer.body());
  };
  const sheet = page.getByRole('article');
  await page.goto(`/form-print?registration=${id}`);
  await expect(sheet).toContainText('PaidNot paid yet');
  expect((await pdf()).text).toContain('Not paid yet');

  const payment = await storedPayment(id, 'partRefunded', {
    refunds: [{ amountPaise: 100_000, status: 'done' }],
  });
  const { number } = await receiptOf(payment);
  const paid = `₹8,999 on 21 November 2026, receipt ${number}, ₹1,000 refunded`;
  await page.reload();
  await expect(sheet).toContainText(paid);
  const { text, pages } = await pdf();
  expect(unbroken(text)).toContain(unbroken(paid));
  expect(pages).toBe(1);
});

test('another student’s registration is hidden, on the page and as a PDF, and so is every one without a log-in', async ({
  page,
}) => {
  const { token } = await loggedIn(page);
  const { id } = await register(page, token);
  await page.context().clearCookies();
  await holdToken(page, null);
  await test.step('without a log-in both lead to the log-in page', async () => {
    for (const path of ['/form-print', '/form-print/pdf']) {
      await page.goto(path);
      await expect(page).toHaveURL('/student-login');
    }
  });

  await loggedIn(page);
  const seen = [];
  for (const asked of [id, 'x']) {
    await page.goto(`/form-print?registration=${asked}`);
    await expect(page.getByText('This registration is not in your account')).toBeVisible();
    seen.push(await page.getByRole('main').innerText());
    const answer = await page.request.get(`/form-print/pdf?registration=${asked}`);
    expect(answer.status()).toBe(404);
  }
  expect(seen[0]).toBe(seen[1]);
});

test('without an id the newest registration is shown, the longest on two A4 pages; without any, a link to the form', async ({
  student: { page, token },
}) => {
  await page.goto('/form-print');
  await expect(page.getByText('You have no registration yet')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Admission Form' }),
  ).toHaveAttribute('href', '/form');
  expect(await violations(page, { withoutFrame: true })).toEqual([]);
  await register(page, token, { requestId: 'a'.repeat(16) });
  const { number } = await register(page, token, {
    requestId: 'b'.repeat(16),
    address: 'Flat 12, Block B, near the old post office, '.repeat(5),
    fatheroccupation: 'Assistant professor of chemistry',
    xcollege: 'Dr. B. R. Ambedkar National Institute of Technology, Jalandhar',
    xuniversity: 'W'.repeat(60),
  });
  await page.goto('/form-print');
  await expect(page.getByRole('article')).toContainText(number);
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBeLessThanOrEqual(2);
  await page.setViewportSize({ ...phone, width: 320 });
  expect(await overflow(page)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('copy and PDF are available, the Print button is not', async ({ page }) => {
    const token = await logInByCall(page.request, await signedUp(page.request));
    await register(page, token);
    await page.goto('/form-print');
    await expect(page.getByRole('link', { name: 'Download As PDF' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });
});
