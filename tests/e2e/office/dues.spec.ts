import { randomUUID } from 'node:crypto';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { logInAs, newStaff } from '../../support/office/staff-account';
import { registeredForGold } from '../../support/payments/stored-payments';
import { officeIsReady } from '../../support/browser/readiness';

test('a counsellor finds a fee that is due, reminds by WhatsApp, and switches reminders off', async ({
  student: { page, details, token },
  browser,
  baseURL,
}) => {
  const studentname = `Meena ${randomUUID().slice(0, 8)}`;
  const { id } = await registeredForGold(page.request, token, { ...details, studentname });
  await siteRows(
    `with form as (
       update registrations set "submittedAt" = now() - interval '7 days', email = '',
         mobilenumber = '98765 43210' where id = $1 returning "studentId"
     )
     update students set email = '' from form where students.id = form."studentId"`,
    [id],
  );
  const office = await (await browser.newContext({ baseURL })).newPage();
  await logInAs(office, await newStaff({ role: 'counsellor' }));
  await office.goto('/searchuser/payments');
  await office.getByRole('link', { name: 'Dues', exact: true }).click();
  await expect(office).toHaveTitle(/^Dues/);
  await officeIsReady(office);
  await expect(office.getByRole('link', { name: /^Due today/ })).toBeVisible();
  const reminder = office.getByRole('listitem').filter({ hasText: studentname });
  // Due today, or yesterday if midnight in Delhi has passed since.
  await expect(reminder).toContainText(/₹8,999 (is|was) due on/);
  const chat = reminder.getByRole('link', { name: /^Chat with/ });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?text=Hello%20Meena/);
  await expectEveryWidth(office, 'dues');
  await reminder.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(reminder).toHaveCount(0);

  await office.goto('/searchuser/payments/dues?age=today');
  await expect(office.getByRole('table', { name: 'Dues' })).toBeVisible();
  const [row] = await siteRows<{ student: string }>(
    'select "studentId" as student from registrations where id = $1',
    [id],
  );
  await office.goto(`/searchuser/person/${row?.student}`);
  await officeIsReady(office);
  const form = office.locator(`#form-${id}`);
  await expect(form).toContainText(/Last one on .*, by WhatsApp\./);
  await form.getByText('Switch reminders off', { exact: true }).click();
  await form.getByLabel('Reason', { exact: true }).fill('Her father pays in May');
  await form.getByRole('button', { name: 'Switch reminders off' }).click();
  await expect(form).toContainText('Switched off: Her father pays in May.');
  await office.context().close();
});
