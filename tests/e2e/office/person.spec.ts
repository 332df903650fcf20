import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { bearer, isAlive, loggedIn } from '../../support/accounts/student-account';
import { violations } from '../../support/browser/axe';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { officeIsReady } from '../../support/browser/readiness';

/** A student with one form, for ₹8,999, and a lead with the same e-mail. */
async function enrolled(page: Page) {
  const { details, token } = await loggedIn(page);
  const { dateofbirth, studentname, fathername, address, state, pincode, email } = details;
  await page.request.post('/api/student/registration-form', {
    headers: bearer(token),
    data: {
      studentname,
      dateofbirth,
      fathername,
      address,
      state,
      pincode,
      email,
      gender: 'Female',
      mobilenumber: details.contactnumber,
      modeofpayment: 'Offline',
      coursename: 'CSIR-NET/JRF (Chemical Sciences)',
      subject: 'Chemical Sciences',
      plan: 'csir-net-online-6-months-gold',
      submit: true,
    },
  });
  const lead = { name: 'Asha', email, phonenumber: '90000 11111', coursename: 'GATE Chemistry' };
  await page.request.post('/api/student/free-registration', {
    data: { ...lead, requestId: randomUUID() },
  });
  const [row] = await siteRows<{ id: string }>('select id from students where email = $1', [email]);
  return { details, token, path: `/searchuser/person/${row?.id}` };
}

/** Opens the page and waits for React. */
async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await officeIsReady(page);
  return response;
}

test('with the keyboard: a note is saved, the date of birth corrected, the old log-in over', async ({
  page,
  faults,
}) => {
  const { details, token, path } = await enrolled(page);
  await staffLoggedIn(page);
  const response = await open(page, path);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('Due now₹8,999');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Free registration: GATE Chemistry');

  await page.getByLabel('Note (cannot be edited later)').focus();
  await page.keyboard.type('Asks for the weekend batch');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(history.getByRole('status').last()).toContainText('Note saved');
  await expect(history.getByRole('listitem').first()).toContainText('Asks for the weekend batch');
  await expect(page.getByText(/saved\./i)).toHaveCount(1);
  await expect(page.getByLabel('Note (cannot be edited later)')).toBeFocused();

  expect(await page.content()).not.toMatch(/2003-05-17|17 May 2003/);
  await page.getByRole('button', { name: 'Show date of birth' }).press('Enter');
  await expect(page.getByText(/^Born 17 May 2003, \d+ years old$/)).toBeVisible();

  await page.getByText('Correct Details of sign-up').focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Correct Details of sign-up' });
  await form.getByLabel('Date of birth').fill('2003-05-18');
  await form.getByRole('button', { name: 'Save correction' }).press('Enter');
  await expect(form.getByLabel(/^Reason/)).toBeFocused();
  await page.keyboard.type('Read out from the certificate');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText(
    'Corrected: Date of birth. The student has been logged out',
  );
  await expect(history).toContainText('Corrected a student');
  await expect(page.getByText(/^Born 18 May 2003/)).toBeVisible();
  expect(await history.textContent()).not.toContain('May 2003');
  expect(await isAlive(page.request, token)).toBe(false);
  const logIn = { email: details.email, dateofbirth: '2003-05-18' };
  const again = await page.request.post('/api/student/login', { data: logIn });
  expect(await again.json()).toMatchObject({ success: true });
  expect(faults).toEqual([]);
});

test('correcting one field leaves alone what a colleague corrected meanwhile', async ({ page }) => {
  const { details, path } = await enrolled(page);
  await staffLoggedIn(page);
  await open(page, path);
  await page.getByText('Correct Details of sign-up').click();
  const form = page.getByRole('form', { name: 'Correct Details of sign-up' });
  await expect(form.getByLabel('City')).toBeVisible();
  const mended = () =>
    siteRows<{ city: string; pincode: string }>(
      'select city, pincode from students where email = $1',
      [details.email],
    );
  await siteRows(`update students set city = 'Jaipur' where email = $1`, [details.email]);
  await page.getByLabel('Note (cannot be edited later)').fill('Rings tomorrow');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('main')).toContainText('Jaipur');
  await form.getByLabel('PIN code').fill('302001');
  await form.getByLabel(/^Reason/).fill('Read out on the phone');
  await form.getByRole('button', { name: 'Save correction' }).click();
  await expect(form.getByRole('status')).toContainText('Corrected: ');
  expect(await mended()).toEqual([{ city: 'Jaipur', pincode: '302001' }]);
});

test('the form opens on paper and as PDF; money is recorded where it is owed', async ({ page }) => {
  const { path } = await enrolled(page);
  await staffLoggedIn(page);
  await open(page, path);
  const bought = page.getByRole('region', { name: 'Registrations' });
  const pdf = await bought.getByRole('link', { name: /^PDF/ }).getAttribute('href');
  const file = await page.request.get(pdf ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await bought.getByText('Record a payment').click();
  await bought.getByRole('button', { name: 'Record the payment' }).click();
  await expect(bought.getByRole('status').first()).toContainText('Recorded. Receipt');
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('Due now₹0');
  await bought.getByRole('link', { name: /^Print/ }).click();
  await expect(page.getByRole('heading', { name: 'Registration copy' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('article')).toContainText('17 May 2003');
  await page.emulateMedia({ media: null });
  // Going back shows the record again, as the browser keeps no copy of the page.
  await page.goBack();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('₹8,999 paid, Cash');
});

test('the owner erases a student after a second look; then the page says so', async ({ page }) => {
  const { details, path } = await enrolled(page);
  await staffLoggedIn(page, 'owner');
  await open(page, path);
  await page.getByText('What is deleted and what is kept').click();
  const form = page.getByRole('form', { name: 'Erase this student' });
  // An enquiry can name another person's phone, so no lead is ticked at first.
  const leads = form.getByRole('group', { name: /^Leads with the same/ }).getByRole('checkbox');
  await expect(leads.first()).toBeVisible();
  for (const lead of await leads.all()) {
    await expect(lead).not.toBeChecked();
    await lead.check();
  }
  await form.getByLabel(/^Reason/).fill('Asked for it in writing');
  await form.getByLabel('Type the student’s name or e-mail').fill(details.email);
  await expectEveryWidth(page);
  await form.getByRole('button', { name: 'Erase permanently' }).click();
  const tick = form.getByLabel('I have checked');
  await expect(tick).toHaveAccessibleDescription(/1 registration, 1 photo, 0 notes, \d+ leads?/);
  await tick.check();
  await form.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Student not found' })).toBeVisible();
  const rows = await siteRows('select 1 from leads where email = $1', [details.email]);
  expect(rows).toEqual([]);
  const gone = await page.goto(path);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Search again' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
