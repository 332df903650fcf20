import { randomUUID } from 'node:crypto';
import { expectFits } from '../../support/browser/every-width';
import { openOffice } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { enrolledForGold } from '../../support/payments/stored-payments';

test('a counsellor reminds a student without e-mail of a fee that is due, and makes a link by which the student completes the form', async ({
  counsellor: { page },
  browser,
  baseURL,
  request,
}) => {
  const studentname = `Meena ${randomUUID().slice(0, 8)}`;
  const { id, registrationnumber } = await enrolledForGold(request, studentname);
  const [row] = await siteRows<{ student: string }>(
    `with form as (
       update registrations set "submittedAt" = now() - interval '7 days', email = ''
       where id = $1 returning "studentId"
     )
     update students set email = '' from form where students.id = form."studentId"
     returning students.id as student`,
    [id],
  );

  await test.step('the reminder is sent by WhatsApp, and leaves the list', async () => {
    await openOffice(page, '/searchuser/payments/dues');
    const reminder = page.getByRole('listitem').filter({ hasText: studentname });
    // Due today, or yesterday if midnight in Delhi has passed since.
    await expect(reminder).toContainText(/₹8,999 (is|was) due on/);
    await expect(reminder.getByRole('link', { name: /^WhatsApp dues/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919876543210\?text=Hello%20Meena/,
    );
    await expectFits(page, 'dues');
    await reminder.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(reminder).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Dues' })).toBeVisible();
  });

  await openOffice(page, `/searchuser/person/${row?.student}`);
  await test.step('reminders are switched off with a reason', async () => {
    const form = page.locator(`#form-${id}`);
    await expect(form).toContainText(/Last one on .*, by WhatsApp\./);
    await form.getByText('Switch reminders off', { exact: true }).click();
    await form.getByLabel('Reason', { exact: true }).fill('Her father pays in May');
    await form.getByRole('button', { name: 'Switch reminders off' }).click();
    await expect(form).toContainText('Switched off: Her father pays in May.');
  });

  await test.step('a link is made, which works once', async () => {
    await page.getByText('Make a link for the student', { exact: true }).click();
    await page.getByRole('button', { name: 'Make a link', exact: true }).click();
    const link = page.locator('output').filter({ hasText: '/complete-enrolment#link=' });
    await expect(link).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919876543210\?text=/,
    );
    const { hash } = new URL((await link.textContent()) ?? '');

    const phone = await (await browser.newContext({ baseURL })).newPage();
    await phone.goto(`/complete-enrolment${hash}`);
    await expect(phone.getByText(`Reg. No ${registrationnumber}`)).toBeVisible();
    const save = phone.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeEnabled();
    const email = `complete-${randomUUID().slice(0, 8)}@example.org`;
    await phone.getByLabel('Your e-mail').fill(email);
    await phone.getByLabel('Father’s name').fill('Mohan Meena');
    await phone.getByLabel('Gender').selectOption('Female');
    await phone.getByLabel('Address', { exact: true }).fill('4 Station Road');
    await phone.getByLabel('City').fill('Kota');
    await phone.getByLabel('PIN code').fill('324001');
    await expectFits(phone, 'complete the form');
    await save.click();
    await expect(phone.getByText('Thank you, your form is complete.')).toBeVisible();
    expect(await siteRows('select email from students where id = $1', [row?.student])).toEqual([
      { email },
    ]);
    await phone.goto(`/complete-enrolment${hash}`);
    await expect(phone.getByText(/^This link has been used or has expired/)).toBeVisible();
    await phone.context().close();
  });
});
