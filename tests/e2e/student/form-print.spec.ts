import { readFile } from 'node:fs/promises';
import { logInByCall, signedUp } from '../../support/accounts/student-account';
import { overflow } from '../../support/browser/axe';
import { expectFits } from '../../support/browser/every-width';
import { phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';
import { readPdf, unbroken } from '../../support/enrolment/pdf-text';
import {
  receiptOf,
  registeredForGold,
  storedPayment,
} from '../../support/payments/stored-payments';

/** Answers about the student, the plan and education, in two scripts. */
const answers = {
  coursetype: 'Regular',
  studentname: 'श्रीमती दीपा शर्मा',
  category: 'OBC',
  fathername: 'श्री राजेन्द्र प्रसाद शर्मा (Rajendra)',
  address: 'मकान नं. 12, Jia Sarai',
  email: 'deepa.sharma@example.org',
  place: 'Hauz Khas',
  xyearpassing: '2018',
  xcollege: 'Kendriya Vidyalaya, JNU Campus',
};

test('the newest registration can be read on every screen, printed on A4 and downloaded, by its student only', async ({
  student: { page, details, token },
  context,
  faults,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Registration copy' });
  const sheet = page.getByRole('article');
  const download = page.getByRole('link', { name: 'Download As PDF' });

  await test.step('without a registration there is a link to the form', async () => {
    await page.goto('/form-print');
    await expect(page.getByText('You have no registration yet')).toBeVisible();
    const form = page.getByRole('main').getByRole('link', { name: 'Admission Form' });
    await expect(form).toHaveAttribute('href', '/form');
  });

  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const { id, registrationnumber } = await registeredForGold(page.request, token, details, answers);
  await page.goto('/form-print');
  await expect(heading).toBeVisible();
  for (const text of [
    'Orbital Chemistry Institute',
    registrationnumber,
    '2024-25',
    answers.fathername,
    '17 May 2003',
    'Gold 6 Months, CSIR-NET Chemical Sciences, online',
    '₹8,999, GST included',
    'PaidNot paid yet',
    'Live Sessions',
    'Student’s signature',
    'two passport-size photographs',
  ])
    await expect(sheet).toContainText(text);
  const row = sheet.getByRole('row', { name: /Class X\b/ });
  await expect(row.getByRole('cell').nth(3)).toContainText(answers.xcollege);
  await expect(sheet.getByRole('columnheader', { name: 'Board or university' })).toBeVisible();
  const photo = sheet.getByRole('img', { name: 'Photo of the student' });
  await expect.poll(() => photo.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(60);
  await expect(sheet.getByRole('img', { name: 'For the office' })).toBeVisible();
  await expect(sheet.locator('[style]')).toHaveCount(0);
  await expectFits(page);

  await test.step('Print opens the print dialog, Download As PDF gives the same copy', async () => {
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    const downloading = page.waitForEvent('download');
    await download.click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`registration-${registrationnumber}.pdf`);
    const { text } = await readPdf(await readFile(await file.path()));
    for (const written of [answers.studentname, registrationnumber, '₹8,999, GST included'])
      expect(text).toContain(written);
  });
  expect(faults).toEqual([]);

  await test.step('a download with an expired cookie renews it on the page, which shows what is paid', async () => {
    const payment = await storedPayment(id, 'partRefunded', {
      refunds: [{ amountPaise: 100_000, status: 'done' }],
    });
    const { number } = await receiptOf(payment);
    await context.clearCookies();
    await download.click();
    await expect(page).toHaveURL(`/form-print?registration=${id}`);
    const paid = `₹8,999 on 21 November 2026, receipt ${number}, ₹1,000 refunded`;
    await expect(sheet).toContainText(paid);
    const answer = await page.request.get(`/form-print/pdf?registration=${id}`);
    expect(unbroken((await readPdf(await answer.body())).text)).toContain(unbroken(paid));
  });

  await test.step('the print is one page, black on white, without the site’s frame', async () => {
    const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toBe(1);
    expect(text).toContain(registrationnumber);
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
    await page.emulateMedia({ media: null });
  });

  await test.step('the longest is printed on two pages, and fits the smallest phone', async () => {
    const longest = await registeredForGold(page.request, token, details, {
      session: '2030-31',
      address: 'Flat 12, Block B, near the old post office, '.repeat(5),
      fatheroccupation: 'Assistant professor of chemistry',
      xcollege: 'Dr. B. R. Ambedkar National Institute of Technology, Jalandhar',
      xuniversity: 'W'.repeat(60),
    });
    await page.goto('/form-print');
    await expect(sheet).toContainText(longest.registrationnumber);
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toBeLessThanOrEqual(2);
    await page.setViewportSize({ ...phone, width: 320 });
    expect(await overflow(page)).toBe(0);
  });

  await test.step('another student’s registration is hidden', async () => {
    await logInByCall(page.request, await signedUp(page.request));
    await page.goto(`/form-print?registration=${id}`);
    await expect(page.getByText('This registration is not in your account')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(registrationnumber);
  });
});
