import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { isAlive, logInByCall } from '../../support/accounts/student-account';
import { expectFits } from '../../support/browser/every-width';
import { openOffice } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { enrolledForGold } from '../../support/payments/stored-payments';

/** A student with one form, for ₹8,999, and a lead with the same e-mail. */
async function enrolled(request: APIRequestContext) {
  const { details, token } = await enrolledForGold(request);
  const { email } = details;
  await request.post('/api/student/free-registration', {
    data: {
      name: 'Asha',
      email,
      phonenumber: '90000 11111',
      coursename: 'GATE Chemistry',
      requestId: randomUUID(),
    },
  });
  const [row] = await siteRows<{ id: string }>('select id from students where email = $1', [email]);
  return { details, token, path: `/searchuser/person/${row?.id}` };
}

test('of a student by keyboard: a note is saved, the date of birth corrected, the old log-in over, money recorded; the owner erases it all', async ({
  page,
  request,
  faults,
}) => {
  const { details, token, path } = await enrolled(request);
  await staffLoggedIn(page);
  const response = await openOffice(page, path);
  expect(response?.headers()['cache-control']).toContain('no-store');
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance).toContainText('Due now₹8,999');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Free registration: GATE Chemistry');
  const form = page.getByRole('form', { name: 'Correct Details of sign-up' });

  await test.step('a note is saved, and brings in what a colleague corrected meanwhile', async () => {
    await page.getByText('Correct Details of sign-up').focus();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('City')).toBeVisible();
    await siteRows(`update students set city = 'Jaipur' where email = $1`, [details.email]);
    const note = page.getByLabel('Note (cannot be edited later)');
    await note.focus();
    await page.keyboard.type('Asks for the weekend batch');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(history.getByRole('status').last()).toContainText('Note saved');
    await expect(history.getByRole('listitem').first()).toContainText('Asks for the weekend batch');
    await expect(page.getByText(/saved\./i)).toHaveCount(1);
    await expect(note).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Jaipur');
  });

  await test.step('a date of birth is shown when asked for', async () => {
    expect(await page.content()).not.toMatch(/2003-05-17|17 May 2003/);
    await page.getByRole('button', { name: 'Show date of birth' }).press('Enter');
    await expect(page.getByText(/^Born 17 May 2003, \d+ years old$/)).toBeVisible();
  });

  await test.step('whose phone was stolen is logged out everywhere, with a reason', async () => {
    const logOut = page.getByRole('form', { name: 'Log out' });
    await logOut.getByLabel(/^Reason/).fill('Phone was stolen');
    await logOut.getByRole('button', { name: 'Log the student out everywhere' }).click();
    await expect(page.getByText('Logged out on 1 device.')).toBeVisible();
    expect(await isAlive(request, token)).toBe(false);
  });

  await test.step('a correction needs a reason, changes its fields only, and logs out', async () => {
    const again = await logInByCall(request, details);
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
    expect(await isAlive(request, again)).toBe(false);
    expect(await siteRows('select city from students where email = $1', [details.email])).toEqual([
      { city: 'Jaipur' },
    ]);
  });

  await test.step('money is recorded where it is owed', async () => {
    const bought = page.getByRole('region', { name: 'Registrations' });
    await bought.getByText('Record a payment').click();
    await bought.getByRole('button', { name: 'Record the payment' }).click();
    await expect(bought.getByRole('status').first()).toContainText('Recorded. Receipt');
    await expect(glance).toContainText('Due now₹0');
    await bought.getByRole('link', { name: /^Print/ }).click();
    await expect(page.getByRole('heading', { name: 'Registration copy' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('article')).toContainText('17 May 2003');
    await page.emulateMedia({ media: null });
    // Going back shows the record again, as the browser keeps no copy of the page.
    await page.goBack();
    await expect(history).toContainText('₹8,999 paid, Cash');
    expect(faults).toEqual([]);
  });

  await test.step('the owner erases the student after a second look; then the page says so', async () => {
    await staffLoggedIn(page, 'owner');
    await openOffice(page, path);
    await page.getByText('What is deleted and what is kept').click();
    const erasing = page.getByRole('form', { name: 'Erase this student' });
    // An enquiry can name another person's phone, so no lead is ticked at first.
    const leads = erasing
      .getByRole('group', { name: /^Leads with the same/ })
      .getByRole('checkbox');
    await expect(leads.first()).toBeVisible();
    for (const lead of await leads.all()) {
      await expect(lead).not.toBeChecked();
      await lead.check();
    }
    await erasing.getByLabel(/^Reason/).fill('Asked for it in writing');
    await erasing.getByLabel('Type the student’s name or e-mail').fill(details.email);
    const erase = erasing.getByRole('button', { name: 'Erase permanently' });
    await erase.click();
    const tick = erasing.getByLabel('I have checked');
    await expect(tick).toHaveAccessibleDescription(/1 registration, 1 photo, 1 note, \d+ leads?/);
    await expectFits(page, 'a student to be erased');
    await tick.check();
    await erase.click();
    await expect(page.getByRole('heading', { name: 'Student not found' })).toBeVisible();
    expect(await siteRows('select 1 from leads where email = $1', [details.email])).toEqual([]);
    const gone = await page.request.get(path);
    expect(gone.status()).toBe(404);
    expect(await gone.text()).toContain('Search again');
  });
});
