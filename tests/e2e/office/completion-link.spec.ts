import { randomUUID } from 'node:crypto';
import { loggedIn } from '../../support/accounts/student-account';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { registeredForGold } from '../../support/payments/stored-payments';
import { officeIsReady } from '../../support/browser/readiness';

test('a student without e-mail completes the form by the link that staff made', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await (await browser.newContext({ baseURL })).newPage();
  const { details, token } = await loggedIn(student);
  const { id, registrationnumber } = await registeredForGold(student.request, token, details);
  await student.context().close();
  const [row] = await siteRows<{ student: string }>(
    `with form as (
       update registrations set email = '' where id = $1 returning "studentId"
     )
     update students set email = '' from form where students.id = form."studentId"
     returning students.id as student`,
    [id],
  );
  await staffLoggedIn(page);
  await page.goto(`/searchuser/person/${row?.student}`);
  await officeIsReady(page);
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
  await expectEveryWidth(phone, 'complete the form');
  await save.click();
  await expect(phone.getByText('Thank you, your form is complete.')).toBeVisible();
  expect(await siteRows('select email from students where id = $1', [row?.student])).toEqual([
    { email },
  ]);
  await phone.goto(`/complete-enrolment${hash}`);
  await expect(phone.getByText(/^This link has been used or has expired/)).toBeVisible();
  await phone.context().close();
});
