import { hashOf, newToken } from '@/lib/platform/random-token';
import { jpeg } from '../../support/accounts/photo';
import { loggedIn } from '../../support/accounts/student-account';
import { violations } from '../../support/browser/axe';
import { expectEveryWidth, expectWidth } from '../../support/browser/every-width';
import { watchFaults } from '../../support/browser/page-faults';
import { expect, siteRows, test } from '../../support/browser/visitor';
import {
  admissionForm,
  goldForm,
  goldPlan,
  loggedInAs,
  saveCall,
  sentForms,
  storedForms,
} from '../../support/enrolment/admission-form';

const coursePage = '/onlinecourses/csir-net';

test('the form is prefilled from account and plan, and the price cannot be edited', async ({
  page,
}) => {
  const { details } = await loggedIn(page);
  const { open, form, field, number, picture } = admissionForm(page);
  await open();
  await expect(form.getByText('₹8,999')).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.locator('[aria-current]')).toHaveText(['Admission Form']);
  await expect(page.getByText('Gold 6 Months, CSIR-NET Chemical Sciences, online')).toBeVisible();
  const known = {
    'Course name': 'CSIR-NET/JRF (Chemical Sciences)',
    Subject: 'Chemical Sciences',
    'Course duration': '6 Month',
    'Student’s name': details.studentname,
    'Father’s name': details.fathername,
    'Date of birth': details.dateofbirth,
    Address: `${details.address}, ${details.city}`,
    State: details.state,
    'PIN code': details.pincode,
    'Mobile number': details.contactnumber,
    'E-mail': details.email,
    Session: '2024-25',
  };
  for (const [label, value] of Object.entries(known)) {
    await expect(field(label), label).toHaveValue(value);
  }
  await expect(number).toHaveValue(/^\d{5}$/);
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  for (const label of ['Reg. No', 'Date', 'Course name', 'Course duration', 'Subject']) {
    await expect(field(label).and(page.locator('[readonly]')), label).toHaveCount(1);
  }
});

test('the choices are the specification’s, and the subject follows from the course', async ({
  page,
}) => {
  await loggedIn(page);
  const { open, form, field } = admissionForm(page);
  await open('/form');
  const choices = async (label: string) =>
    (await field(label).locator('option').allInnerTexts()).slice(1);
  expect(await choices('Course duration (optional)')).toEqual(['6 Month', '1 Year', '2 Years']);
  expect(await choices('Mode of study (optional)')).toEqual([
    ...['Demo', 'Regular', 'Weekend', 'Correspondance', 'Test Series'],
  ]);
  expect(await choices('Course name')).toHaveLength(6);
  const both = (group: string) =>
    form.getByRole('group', { name: group }).locator('label').allInnerTexts();
  expect(await both('Gender')).toEqual(['Male', 'Female']);
  expect(await both('Mode of payment')).toEqual(['Online', 'Offline']);
  await expect(form.getByText('to be confirmed')).toBeVisible();

  await expect(field('Subject')).toHaveValue('');
  await field('Course name').selectOption('CSIR-NET/JRF (Chemical Sciences)');
  await expect(field('Subject')).toHaveValue('Chemical Sciences');
  await field('Course name').selectOption('TIFR (Chemistry)');
  await expect(field('Subject')).toHaveValue('Chemistry');
});

test('Save and Submit store one row at the server’s price and open the print page', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL ?? '');
  const { details } = await loggedIn(page);
  const { open, complete, save, submit, notice, toast, number, field } = admissionForm(page);
  await open();
  await complete();
  await field('Class X, CGPA or %').fill('9.2');
  await save.click();
  await expect(toast).toHaveText('Saved Successful');
  await expect(notice).toHaveText('Saved Successful');
  const [row, ...others] = await storedForms(details);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ gender: 'Female', subject: 'Chemical Sciences', xcgpa: '9.2', planId: goldPlan },
    ...{ pricePaise: 899_900, modeofpayment: 'Offline', studentname: details.studentname },
  });
  expect(row?.photoName).toMatch(/\.jpg$/);
  await expect(number).toHaveValue(row?.registrationnumber ?? '');

  await submit.click();
  await page.waitForURL(`/form-print?registration=${row?.id}`);
  expect(await storedForms(details)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('Back after Submit reopens the form; a new visit starts another', async ({ page }) => {
  const { details } = await loggedIn(page);
  const { open, complete, save, submit, notice, number, field } = admissionForm(page);
  const grade = field('Class X, CGPA or %');
  await open();
  await complete();
  await grade.fill('9.2');
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  const { registrationnumber = '' } = (await storedForms(details))[0] ?? {};
  await submit.click();
  await page.waitForURL(/\/form-print/);

  await page.goBack();
  await expect(number).toHaveValue(registrationnumber);
  await expect(grade).toHaveValue('9.2');
  await grade.fill('9.4');
  await submit.click();
  await page.waitForURL(/\/form-print/);
  expect(await storedForms(details)).toMatchObject([{ registrationnumber, xcgpa: '9.4' }]);

  await open();
  await expect(grade).toHaveValue('');
  await complete();
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  expect(await storedForms(details)).toHaveLength(2);
});

test('without a plan, Online leads to the print page, because the price is unknown', async ({
  page,
}) => {
  const { details } = await loggedIn(page);
  const { open, complete, field, payment, save, submit, toast } = admissionForm(page);
  await open('/form');
  await complete();
  await payment('Online').check();
  await field('Course name').selectOption('BARC (Chemistry)');
  await save.click();
  await expect(toast).toHaveText('Saved Successful');
  await submit.click();
  await page.waitForURL(/\/form-print/);
  expect(await storedForms(details)).toMatchObject([{ pricePaise: null, planId: null }]);
});

test('Print and Submit before Save show "Please Save Form First" and send nothing', async ({
  page,
}) => {
  await loggedIn(page);
  const { open, print, submit, toast, notice } = admissionForm(page);
  const sent = sentForms(page);
  await open();
  for (const button of [print, submit]) {
    await button.click();
    await expect(toast.last()).toHaveText('Please Save Form First');
    await expect(notice).toHaveText('Please Save Form First');
  }
  expect(sent).toEqual([]);
});

test('missing answers are marked, and the first one is focused', async ({ page }) => {
  const { details } = await loggedIn(page);
  const { open, save, toast, notice, form, field, gender } = admissionForm(page);
  await open();
  await field('Father’s name').fill('');
  await field('PIN code').fill('abc');
  await save.click();
  await expect(toast).toHaveText('Please enter all details');
  await expect(notice).toHaveText(
    'Please enter all details: Gender; Father’s name; PIN code; Mode of payment',
  );
  for (const words of [
    'Choose Male or Female',
    'Enter the father’s name',
    'Enter the PIN code: six digits',
    'Choose Online or Offline',
  ]) {
    await expect(form.getByText(words)).toBeVisible();
  }
  await expect(gender('Male')).toBeFocused();
  await field('Father’s name').fill('Suresh Rao');
  await expect(form.getByText('Enter the father’s name')).toBeHidden();
  expect(await storedForms(details)).toEqual([]);
});

test('a refusal by the server is marked the same way', async ({ page }) => {
  await loggedIn(page);
  const { open, complete, save, toast, form, field } = admissionForm(page);
  await page.route(`**${saveCall}`, (route) =>
    route.fulfill({
      json: {
        success: false,
        message: 'Please enter all details',
        fields: { state: 'Enter the state', place: 'Use another place' },
      },
    }),
  );
  await open();
  await complete();
  await save.click();
  await expect(toast).toHaveText('Please enter all details');
  await expect(form.getByText('Enter the state')).toBeVisible();
  await expect(field('State')).toBeFocused();
});

test('without a photo, Save shows "Select Image"', async ({ page }) => {
  const { details } = await loggedIn(page);
  await siteRows('update students set "photoName" = null where email = $1', [details.email]);
  const { open, complete, save, toast, photo, form } = admissionForm(page);
  await open();
  await complete();
  await save.click();
  await expect(toast).toHaveText('Select Image');
  await expect(photo).toBeFocused();
  await expect(form.getByText('Select Image: a JPEG, PNG or WebP.')).toBeVisible();
  expect(await storedForms(details)).toEqual([]);

  await photo.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(600, 800),
  });
  await save.click();
  await expect(toast.filter({ hasText: 'Saved Successful' })).toBeVisible();
});

test('a chosen photo is shown, uploaded by Save and stored with the form', async ({ page }) => {
  const { details } = await loggedIn(page);
  const { open, complete, save, toast, photo, picture } = admissionForm(page);
  await open();
  const before = await picture.getAttribute('src');
  await photo.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(600, 800),
  });
  await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/);
  await complete();
  await save.click();
  await expect(toast).toHaveText('Saved Successful');
  const [row] = await storedForms(details);
  expect(`/public/${row?.photoName}`).not.toBe(before);
  await page.reload();
  await expect(picture).toHaveAttribute('src', `/public/${row?.photoName}`);
});

test('Save waits for the photo being resized, and uploads the last of two', async ({ page }) => {
  const { details } = await loggedIn(page);
  await siteRows('update students set "photoName" = null where email = $1', [details.email]);
  await page.addInitScript(() => {
    const read = createImageBitmap as (file: File) => Promise<ImageBitmap>;
    const slowly = async (file: File) => {
      await new Promise((done) => setTimeout(done, file.name === 'first.jpg' ? 2_000 : 1_000));
      return read(file);
    };
    Object.assign(globalThis, { createImageBitmap: slowly });
  });
  const { open, complete, save, toast, photo, picture } = admissionForm(page);
  await open();
  await complete();
  const choose = async (name: string, width: number, height: number) =>
    photo.setInputFiles({ name, mimeType: 'image/jpeg', buffer: await jpeg(width, height) });
  await choose('first.jpg', 800, 600);
  await choose('last.jpg', 600, 800);
  await save.click();
  await expect(toast).toHaveText('Saved Successful');
  await page.reload();
  const isUpright = (img: HTMLImageElement) => img.naturalHeight > img.naturalWidth;
  await expect.poll(() => picture.evaluate(isUpright)).toBe(true);
});

test('a photo chosen after Save is uploaded by Print', async ({ page }) => {
  const { details } = await loggedIn(page);
  const { open, complete, save, print, notice, photo, form } = admissionForm(page);
  await open();
  await complete();
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  const [before] = await storedForms(details);
  await photo.setInputFiles({
    ...{ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 800) },
  });
  await expect(form.getByText('You have unsaved changes')).toBeVisible();
  await print.click();
  await page.waitForURL(/\/form-print/);
  const [after] = await storedForms(details);
  expect(after?.photoName).not.toBe(before?.photoName);
});

test('a file that is no photo is refused at once', async ({ page }) => {
  await loggedIn(page);
  const { open, photo, form } = admissionForm(page);
  await open();
  await photo.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(form.getByText('This file is not a photo we can read')).toBeVisible();
});

test('typed values survive a reload and are saved to one row', async ({ page }) => {
  const { details } = await loggedIn(page);
  const { open, complete, field, gender, save, notice, number } = admissionForm(page);
  await open();
  await complete();
  await field('Father’s occupation (optional)').fill('Teacher');
  await field('Graduation, School or college').fill('Fergusson College');
  await open();
  await expect(gender('Female')).toBeChecked();
  await expect(field('Father’s occupation (optional)')).toHaveValue('Teacher');
  await expect(field('Graduation, School or college')).toHaveValue('Fergusson College');
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  const kept = await number.inputValue();
  await open();
  await expect(number).toHaveValue(kept);
  await expect(page.getByText('Saved. Print it now or later')).toBeVisible();
  await field('Place (optional)').fill('Delhi');
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  expect(await storedForms(details)).toMatchObject([{ registrationnumber: kept }]);
});

test('another account in the same tab does not see the draft', async ({ page }) => {
  await loggedIn(page);
  const { open, field } = admissionForm(page);
  await open();
  await field('Father’s occupation (optional)').fill('Teacher');
  await loggedInAs(page, { studentname: 'Ravi Nair' });
  await open();
  await expect(field('Student’s name')).toHaveValue('Ravi Nair');
  await expect(field('Father’s occupation (optional)')).toHaveValue('');
});

test('without a connection the form reports it, keeps the values, and can be saved again', async ({
  page,
  context,
}) => {
  const { details } = await loggedIn(page);
  const { open, complete, save, notice, field } = admissionForm(page);
  await open();
  await complete();
  await field('Place (optional)').fill('Nagpur');
  await context.setOffline(true);
  await save.click();
  await expect(notice).toContainText('No connection. What you typed is still here');
  await expect(field('Place (optional)')).toHaveValue('Nagpur');
  await context.setOffline(false);
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  expect(await storedForms(details)).toHaveLength(1);
});

test('a lost response does not create a second row', async ({ page }) => {
  const { details } = await loggedIn(page);
  const { open, complete, save, notice } = admissionForm(page);
  await open();
  await complete();
  await page.route(
    `**${saveCall}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await save.click();
  await expect(notice).toContainText('No connection');
  expect(await storedForms(details)).toHaveLength(1);
  await open();
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  expect(await storedForms(details)).toHaveLength(1);
});

test('a double click sends one call', async ({ page }) => {
  const { details } = await loggedIn(page);
  const { open, complete, save, notice } = admissionForm(page);
  const sent = sentForms(page);
  await open();
  await complete();
  await save.dblclick();
  await expect(notice).toHaveText('Saved Successful');
  expect(sent).toHaveLength(1);
  expect(await storedForms(details)).toHaveLength(1);
});

test('Print and Submit save later changes', async ({ page }) => {
  const { details } = await loggedIn(page);
  const { open, complete, field, save, print, submit, notice, form } = admissionForm(page);
  await open();
  await complete();
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  await field('Student’s name').fill('Asha S. Rao');
  await expect(form.getByText('You have unsaved changes')).toBeVisible();
  await print.click();
  await page.waitForURL(/\/form-print/);
  expect(await storedForms(details)).toMatchObject([{ studentname: 'Asha S. Rao' }]);
  await open();
  await field('Student’s name').fill('Asha Suresh Rao');
  await submit.click();
  await page.waitForURL(/\/form-print/);
  expect(await storedForms(details)).toMatchObject([{ studentname: 'Asha Suresh Rao' }]);
});

test('under 18 a parent must consent once, by a link of their own', async ({ page }) => {
  const year = new Date().getFullYear() - 16;
  const { details } = await loggedInAs(page, { dateofbirth: `${year}-01-15` });
  const { open, complete, save, notice, form } = admissionForm(page);
  const email = form.getByLabel('Parent’s e-mail');
  const send = form.getByRole('button', { name: 'Send the link' });
  await open();
  await complete();
  await save.click();
  await expect(notice).toContainText('Please enter all details');
  await expect(form.getByText('a parent has to agree first')).toBeVisible();
  await email.fill(details.email);
  await send.click();
  await expect(form.getByText('This is the student’s own e-mail')).toBeVisible();
  await email.fill(`parent-of-${details.email}`);
  await email.press('Enter');
  await expect(form.getByText('The link is on its way')).toBeVisible();
  // The message repeats the address, which is one long word.
  await expectWidth(page, 320);
  expect(await violations(page)).toEqual([]);
  expect(await storedForms(details)).toEqual([]);

  const token = newToken();
  await siteRows(
    `insert into parent_links ("tokenHash", "studentId", via)
     select $1, id, 'office' from students where email = $2`,
    [hashOf(token), details.email],
  );
  const parent = await page.context().newPage();
  await parent.goto(`/parent-consent#link=${token}`);
  await expect(parent.getByText(details.studentname)).toBeVisible();
  const agree = parent.getByRole('button', { name: 'I agree' });
  await agree.click();
  await expect(parent.getByText('Tick the box if you agree')).toBeVisible();
  expect(await violations(parent)).toEqual([]);
  await parent.getByLabel('Your name').fill('Suresh Rao');
  await parent.getByLabel('You are the student’s').selectOption('father');
  await parent.getByLabel('I am over 18').check();
  await agree.click();
  await expect(parent.getByText('Your consent is recorded')).toBeVisible();
  await parent.goto(`/parent-consent#link=${token}`);
  await parent.reload();
  await expect(parent.getByText('This link has been used or has expired')).toBeVisible();

  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  expect(await storedForms(details)).toHaveLength(1);
  await open();
  await expect(email).toHaveCount(0);
});

test('after an expired log-in the values are kept for the next one', async ({ page }) => {
  const { details, token } = await loggedIn(page);
  const { open, complete, field, save, notice } = admissionForm(page);
  await open();
  await complete();
  await field('Place (optional)').fill('Nagpur');
  await page.request.post('/api/student/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  await save.click();
  await expect(notice).toContainText('You are logged out');
  await notice.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('/student-login');
  const again = await page.request.post('/api/student/login', {
    data: { email: details.email, dateofbirth: details.dateofbirth },
  });
  const { data } = (await again.json()) as { data: string };
  await page.evaluate((value) => localStorage.setItem('token', value), data);
  await open();
  await expect(field('Place (optional)')).toHaveValue('Nagpur');
});

test('the form can be filled in and saved with the keyboard alone', async ({ page }) => {
  const { details } = await loggedIn(page);
  const { open, gender, payment, save, notice } = admissionForm(page);
  await open();
  await gender('Male').focus();
  await page.keyboard.press('ArrowRight');
  await expect(gender('Female')).toBeChecked();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const here = page.locator(':focus');
    if (await here.evaluate((node) => node.matches('[name=modeofpayment]'))) break;
  }
  await page.keyboard.press('Space');
  await expect(payment('Online')).toBeChecked();
  for (let presses = 0; presses < 5; presses += 1) {
    if (await save.evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toHaveText('Saved Successful');
  expect(await storedForms(details)).toHaveLength(1);
});

test('accessible and without a horizontal scrollbar at every width: with and without a plan, refused, saved', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await loggedIn(page);
  const { open, complete, field, save, notice, toast } = admissionForm(page);
  await open('/form');
  await expectEveryWidth(page);
  await open();
  await expectEveryWidth(page);

  await field('Father’s name').fill('');
  await field('PIN code').fill('abc');
  await save.click();
  await expect(notice).toContainText('Please enter all details');
  await expectEveryWidth(page);

  await field('Father’s name').fill('Suresh Rao');
  await field('PIN code').fill('110016');
  await complete();
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  await expect(toast).toHaveCount(0);
  await expectEveryWidth(page);
});

test('a visitor with a plan is sent to log in, and the plan is kept', async ({ page }) => {
  await page.goto(goldForm);
  await page.waitForURL('/student-login');
  const kept = await page.evaluate(() => localStorage.getItem('chosen-plan'));
  expect(JSON.parse(kept ?? 'null')).toEqual({
    plan: goldPlan,
    page: coursePage,
    label: 'Gold, 6 Months, CSIR-NET online, ₹8,999',
  });
});

test('the form offers a plan that was chosen before', async ({ page }) => {
  await page.goto(goldForm);
  await page.waitForURL('/student-login');
  await loggedIn(page);
  const { open, field } = admissionForm(page);
  await open('/form');
  await expect(page.getByText('You chose Gold, 6 Months, CSIR-NET online, ₹8,999')).toBeVisible();
  await page.getByRole('link', { name: 'Use this plan' }).click();
  await expect(field('Course duration')).toHaveValue('6 Month');
});

test('the page is neither cached nor indexed', async ({ page }) => {
  await loggedIn(page);
  const response = await page.goto('/form');
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
