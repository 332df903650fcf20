import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { loggedIn } from '../../support/accounts/student-account';
import { holdAnswer } from '../../support/browser/held-answer';
import { framesLater, phone } from '../../support/browser/layout';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { registeredForGold } from '../../support/payments/stored-payments';
import { officeIsReady } from '../../support/browser/readiness';

const search = '/api/admin/search';

/** A name unique in the tested site's database. */
const newName = (first: string) => `${first} ${randomUUID().slice(0, 8)}`;

async function addLeads(name: string, count = 1) {
  await siteRows(
    `insert into leads ("requestId", kind, name, email, phonenumber, coursename, page)
     select gen_random_uuid(), 'enquiry', $1, 'asha@example.org', '98765 43210', 'GATE Chemistry',
       '/contact' from generate_series(1, $2::int)`,
    [name, count],
  );
}

/** Opens the page and waits for React. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await officeIsReady(page);
}

/** A student who owes ₹8,999. */
async function enrolled(page: Page) {
  const { details, token } = await loggedIn(page);
  const name = newName('Meena');
  const student = { ...details, studentname: name };
  const { registrationnumber } = await registeredForGold(page.request, token, student);
  const [row] = await siteRows<{ id: string }>('select id from students where email = $1', [
    details.email,
  ]);
  return { name, registrationnumber, path: `/searchuser/person/${row?.id}` };
}

/** Begins to save a note about a student. */
async function saveNote(page: Page) {
  await page.getByLabel('Note (cannot be edited later)').fill('Asks for the weekend batch');
  const saved = await holdAnswer(page, '/api/admin/notes');
  await page.getByRole('button', { name: 'Save note' }).click();
  await saved.asked;
  return saved;
}

test.use({ viewport: phone, hasTouch: true });

test(
  'an answer of the office that comes late changes nothing that has moved on',
  { tag: '@long' },
  async ({ page }) => {
    const { name: student, registrationnumber, path } = await enrolled(page);
    await staffLoggedIn(page, 'owner');
    const name = newName('Asha');
    await addLeads(name);
    await addLeads(newName('Other'), 25);

    await open(page, '/searchuser');
    const main = page.getByRole('main');
    const box = main.getByRole('searchbox');
    const status = main.getByRole('status').last();
    const more = main.getByRole('button', { name: 'Show more leads' });
    const results = main.getByRole('heading', { level: 3 });

    await test.step('the next of the newest do not join who was searched for meanwhile', async () => {
      const next = await holdAnswer(page, search, '"list"');
      await more.click();
      await next.asked;
      await box.fill(name);
      await expect(status).toHaveText('Found: 1 lead');
      await next.release();
      await framesLater(page, 6);
      await expect(results).toHaveText([name]);
    });

    await test.step('nor do they when they were asked for while the search was on its way', async () => {
      await page.unroute(`**${search}`);
      await box.fill('');
      await expect(status).toHaveText('The newest in each list');
      const found = await holdAnswer(page, search, name);
      const later = await holdAnswer(page, search, '"list"');
      await box.fill(name);
      await found.asked;
      await more.click();
      await later.asked;
      await found.release();
      await expect(status).toHaveText('Found: 1 lead');
      await later.release();
      await framesLater(page, 6);
      await expect(results).toHaveText([name]);
    });

    await test.step('the keyboard of a phone stays while somebody types on, and goes when the search is over', async () => {
      await page.unroute(`**${search}`);
      await box.fill('');
      await expect(status).toHaveText('The newest in each list');
      const found = await holdAnswer(page, search);
      await box.tap();
      await page.keyboard.type('As');
      await page.keyboard.press('Enter');
      await found.asked;
      await page.keyboard.type(name.slice(2));
      await expect(box).toHaveValue(name);
      await found.release();
      await expect(status).toHaveText('Found: 1 lead');
      await expect(box).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(box).not.toBeFocused();
      await page.unroute(`**${search}`);
    });

    await test.step('a registration is looked for anew before the first answer has come', async () => {
      await open(page, '/searchuser/payments');
      await page.getByText('Record cash, a deposit or UPI', { exact: true }).click();
      const nobody = newName('Nobody');
      const first = await holdAnswer(page, search, nobody);
      const registration = page.getByLabel('Name, phone or registration number');
      await registration.fill(nobody);
      await registration.press('Enter');
      await first.asked;
      await registration.fill(registrationnumber);
      await registration.press('Enter');
      await page.getByRole('radio', { name: new RegExp(student) }).check();
      const form = page.getByRole('form', { name: `Record a payment by ${student}` });
      await expect(form).toBeVisible();
      await first.release();
      await framesLater(page, 6);
      await expect(form).toBeVisible();
      await expect(page.getByText('No registration found.')).toHaveCount(0);
    });

    await open(page, path);
    const note = page.getByLabel('Note (cannot be edited later)');
    await test.step('a saved note does not interrupt who types an amount', async () => {
      const saved = await saveNote(page);
      await page.getByText('Record a payment').click();
      const amount = page.getByLabel('Amount in rupees');
      await amount.fill('');
      await page.keyboard.type('50');
      await saved.release();
      await expect(page.getByText('Note saved.')).toBeVisible();
      await framesLater(page, 6);
      await page.keyboard.type('00');
      await expect(amount).toHaveValue('5000');
      await expect(note).toHaveValue('');
      await page.unroute('**/api/admin/notes');
    });

    await test.step('what is written on in a note while it is being saved stays', async () => {
      const saved = await saveNote(page);
      await note.press('End');
      await page.keyboard.type(', and ');
      await saved.release();
      const history = page.getByRole('region', { name: 'History' });
      await expect(
        history.getByRole('listitem').filter({ hasText: 'Asks for the weekend batch' }),
      ).toHaveCount(2);
      await framesLater(page, 6);
      await page.keyboard.type('a hostel');
      await expect(note).toHaveValue('Asks for the weekend batch, and a hostel');
    });

    await test.step('a refused payment does not interrupt who writes a note', async () => {
      const refused = await holdAnswer(page, '/api/admin/payments');
      await page.getByRole('button', { name: 'Record the payment' }).click();
      await refused.asked;
      await note.fill('');
      await page.keyboard.type('Asks for ');
      await refused.release();
      await expect(page.getByText('Please correct the marked fields')).toBeVisible();
      await framesLater(page, 6);
      await page.keyboard.type('a receipt');
      await expect(note).toHaveValue('Asks for a receipt');
      await expect(
        page.getByLabel('Different amount: give the reason in the note'),
      ).not.toBeChecked();
    });

    await test.step('one-time codes that are set up with a double press have one key', async () => {
      await open(page, '/searchuser/account');
      const key = await holdAnswer(page, '/api/admin/account/codes');
      const button = page.getByRole('button', { name: 'Set up two-step verification' });
      await button.dblclick();
      await key.asked;
      await expect(button).toBeDisabled();
      await button.press('Enter');
      await key.release();
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      expect(key.calls()).toBe(1);
    });
  },
);
