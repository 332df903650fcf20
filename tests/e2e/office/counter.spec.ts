import { randomInt } from 'node:crypto';
import { violationsFromTop } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';

test('an enrolment whose answer was lost is repeated after a reload, and the plan asked about', async ({
  counsellor: { page },
}) => {
  const phone = `9${randomInt(1e8, 1e9)}`;
  const name = `Wilma ${randomInt(1e6, 1e7)}`;
  await page.goto('/searchuser/enrol');
  const form = page.getByRole('form', { name: 'Enrol a student' });
  const enrol = form.getByRole('button', { name: 'Enrol', exact: true });
  await expect(enrol).toBeEnabled();
  await form.getByLabel('Student’s name').fill(name);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Date of birth').fill('2003-05-17');
  await form.getByLabel(/^Plan/).selectOption({ index: 1 });
  await form.getByLabel('Paid now, in rupees').fill('1000');
  await form.getByLabel(/has read or heard the data notice/).check();
  await page.route('**/api/admin/enrol', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await enrol.click();
  await expect(form.getByText(/^No answer from the server/)).toBeVisible();
  await page.unroute('**/api/admin/enrol');

  await page.reload();
  await expect(form.getByText(/^What you typed before is filled in/)).toBeVisible();
  await expect(form.getByLabel('Student’s name')).toHaveValue(name);
  await expect(form.getByText(/₹1,000 paid today/)).toBeVisible();
  expect(await violationsFromTop(page)).toEqual([]);
  await enrol.click();
  const done = form.getByText(/Registration number \d{5}\. Receipt/);
  await expect(done).toBeVisible();
  const money = () =>
    siteRows<{ number: string; payments: number }>(
      `select r.registrationnumber as number, count(p.id)::int as payments from registrations r
       left join payments p on p."registrationId" = r.id where r.mobilenumber = $1 group by r.id`,
      [phone],
    );
  const [first, ...others] = await money();
  expect([first?.payments, others]).toEqual([1, []]);
  await expect(done).toContainText(`${first?.number}`);

  await form.getByRole('button', { name: 'Enrol another' }).click();
  await form.getByLabel('Student’s name').fill(name);
  await form.getByLabel('Phone').fill(`0${phone}`);
  await page.keyboard.press('Tab');
  await form.getByLabel(/^Plan/).selectOption({ index: 1 });
  await form.getByRole('button', { name: /^This is the same person/ }).click();
  const again = form.getByLabel('Enrol again in the same plan');
  await expect(again).toBeVisible();
  await form.getByLabel('Nothing paid yet').check();
  await form.getByLabel(/has read or heard the data notice/).check();
  await enrol.click();
  await expect(again).toBeFocused();
  expect(await money()).toHaveLength(1);
  await again.check();
  await enrol.click();
  await expect(form.getByText(/^Enrolled\./)).toBeVisible();
  expect(
    await siteRows(`select from registrations where mobilenumber like $1`, [`%${phone}`]),
  ).toHaveLength(2);
});

test('a walk-in is enrolled at the counter by keyboard, and the next time recognised', async ({
  counsellor: { page },
}) => {
  const phone = `9${randomInt(1e8, 1e9)}`;
  const name = `Walter ${randomInt(1e6, 1e7)}`;
  await page.goto('/searchuser/enrol');
  const form = page.getByRole('form', { name: 'Enrol a student' });
  await expect(form.getByRole('button', { name: 'Enrol', exact: true })).toBeEnabled();
  await expect(form.getByLabel('Student’s name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.getByText('Nobody has this phone or e-mail.')).toBeVisible();
  await form.getByLabel('Date of birth').fill('2003-05-17');
  await form.getByLabel(/^Plan/).selectOption({ index: 1 });
  await form.getByLabel('Paid now, in rupees').fill('1000');
  await form.getByLabel(/has read or heard the data notice/).check();
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await expect(form.getByText(/Registration number \d{5}\. Receipt/)).toBeVisible();
  await expect(form.getByRole('link', { name: /^Print the form to sign/ })).toBeFocused();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  await form.getByRole('button', { name: 'Enrol another' }).click();
  await form.getByLabel('Phone').fill(phone);
  await page.keyboard.press('Tab');
  await expect(form.getByText('Has this phone')).toBeVisible();
  // The page is rendered again after an enrolment.
  await expect(page).toHaveTitle(/^Enrol at the counter/);
  expect(await violationsFromTop(page)).toEqual([]);
  await form.getByLabel('Student’s name').fill(name);
  await form.getByLabel('Date of birth').fill('2003-05-17');
  await form.getByLabel(/^Plan/).selectOption({ index: 2 });
  await form.getByLabel('Nothing paid yet').check();
  await form.getByLabel(/has read or heard the data notice/).check();
  // The list is checked again after the refusal; a choice made meanwhile stays.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/admin/enrol-check', async (route) => {
    await released;
    await route.continue();
  });
  const checkedAgain = page.waitForResponse('**/api/admin/enrol-check');
  await form.getByRole('button', { name: 'Enrol', exact: true }).click();
  await expect(form.getByLabel('This is another person with the same phone')).toBeFocused();
  await form.getByRole('button', { name: /^This is the same person/ }).click();
  await expect(form.getByText('The same person: gets another registration')).toBeVisible();
  release();
  await (await checkedAgain).finished();
  await form.getByRole('button', { name: 'Enrol', exact: true }).click();
  await expect(form.getByText(/^Enrolled\./)).toBeVisible();
  const rows = await siteRows<{ registrations: number }>(
    `select (select count(*)::int from registrations where "studentId" = s.id) as registrations
     from students s where contactnumber = $1`,
    [phone],
  );
  expect(rows).toEqual([{ registrations: 2 }]);
});
