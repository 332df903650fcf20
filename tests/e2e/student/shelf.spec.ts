import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { today } from '@/lib/site/days';
import { bearer } from '../../support/accounts/student-account';
import { expectFits } from '../../support/browser/every-width';
import { expect, test } from '../../support/browser/visitor';
import { goldPlan } from '../../support/enrolment/admission-form';
import { readPdf } from '../../support/enrolment/pdf-text';
import { staffLoggedIn } from '../../support/office/staff-account';
import { smallPdf } from '../../support/office/small-pdf';
import { registeredForGold } from '../../support/payments/stored-payments';
import { officeIsReady } from '../../support/browser/readiness';

/** A worker thread reads the PDF, perhaps after other documents. */
const uploading = { timeout: 30_000 };

/** The form that adds course material, filled in for the gold plan. */
async function adding(office: Page, title: string) {
  const form = office.getByRole('form', { name: 'Course material' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Who can open it').selectOption(`plan:${goldPlan}`);
  await expect(form.getByRole('button', { name: /^Remove Gold/ })).toBeVisible();
  return form;
}

test('staff add a PDF and a link for a plan; a paid student opens both, until the full refund', async ({
  student: { page, details, token },
  browser,
  baseURL,
}) => {
  const { id, registrationnumber } = await registeredForGold(page.request, token, details);
  const office = await (await browser.newContext({ baseURL })).newPage();
  const owner = { headers: bearer(await staffLoggedIn(office, 'owner')) };
  const name = randomUUID().slice(0, 8);
  const [notes, link] = [`Kinetics notes ${name}`, `Live class ${name}`];

  await office.goto('/searchuser/shelf#add');
  await officeIsReady(office);
  const first = await adding(office, notes);
  await first.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(first).toContainText('Enter a link or choose a file');
  const file = (buffer: Buffer) => ({ name: 'notes.pdf', mimeType: 'application/pdf', buffer });
  await first.getByLabel('Or a file').setInputFiles(file(Buffer.from('%PDF-1.7 torn')));
  await expect(first).toContainText('This PDF is damaged', uploading);
  await first.getByLabel('Or a file').setInputFiles(file(smallPdf(['Arrhenius'])));
  await expect(first).toContainText('notes.pdf is uploaded', uploading);
  await first.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(office.getByText(/^Added\./)).toBeVisible();
  await office.getByRole('button', { name: 'Add another' }).click();
  const second = await adding(office, link);
  await second.getByLabel('Link').fill('https://meet.google.com/net?pwd=secret');
  await second.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(office.getByText(/^Added\./)).toBeVisible();
  await expectFits(office, 'course material of the office');

  const paid = await office.request.post('/api/admin/payments', {
    ...owner,
    data: {
      registration: id,
      requestId: randomUUID(),
      amount: '8999',
      method: 'cash',
      receivedOn: today(),
    },
  });
  const { data } = (await paid.json()) as { data: { payment: string } };
  await page.goto('/history');
  await page.getByRole('link', { name: 'My Course Material' }).first().click();
  const shelf = page.getByRole('main');
  await expect(shelf.getByRole('heading', { level: 1 })).toHaveText('My Course Material');
  expect(await page.content()).not.toContain('meet.google.com');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    shelf.getByRole('link', { name: `Download ${notes}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${notes}.pdf`);
  const { text } = await readPdf(await readFile(await download.path()));
  expect(text).toMatch(new RegExp(`Arrhenius[\\s\\S]*Reg\\. No ${registrationnumber},`));
  const some = await page.request.get(download.url(), { headers: { range: 'bytes=5-14' } });
  expect([some.status(), (await some.body()).length]).toEqual([206, 10]);
  expect(some.headers()).toMatchObject({
    'content-length': '10',
    'content-security-policy': expect.stringMatching(/sandbox$/),
  });
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (one) => /\/shelf\/[\da-f-]{36}$/.test(one.url())),
    shelf.getByRole('link', { name: `Open ${link}` }).click(),
  ]);
  expect(answer.headers()).toMatchObject({
    location: 'https://meet.google.com/net?pwd=secret',
    'referrer-policy': 'no-referrer',
  });
  await expectFits(page, 'My Course Material');

  await office.reload();
  const listed = office.getByRole('listitem').filter({ hasText: notes }).first();
  await expect(listed).toContainText('By 1 student, 1 time');
  await office.request.post('/api/admin/refunds', {
    ...owner,
    data: {
      payment: data.payment,
      requestId: randomUUID(),
      amount: '8999',
      method: 'cash',
      reference: '',
      reason: 'Moved away',
    },
  });
  await office.context().close();
  expect((await page.request.get(answer.url(), { maxRedirects: 0 })).status()).toBe(403);
  await page.reload();
  await expect(shelf).not.toContainText(notes);
  await expect(shelf).toContainText('Course material is here once a plan is paid');
});
