import { hashOf, newToken } from '@/lib/platform/random-token';
import { jpeg } from '../../support/accounts/photo';
import { holdToken, loggedIn, logInByCall } from '../../support/accounts/student-account';
import { violations } from '../../support/browser/axe';
import { expectEveryWidth, expectWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import {
  admissionForm,
  goldForm,
  goldLogIn,
  goldPlan,
  loggedInAs,
  saveCall,
  sentForms,
  storedForms,
} from '../../support/enrolment/admission-form';

const coursePage = '/onlinecourses/csir-net';

const photoFile = async (width = 600, height = 800) => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await jpeg(width, height),
});

test('a visitor’s plan is kept until the log-in; account and plan prefill the form, and the price cannot be edited', async ({
  page,
}) => {
  await page.goto(goldForm);
  await page.waitForURL(goldLogIn);
  const kept = await page.evaluate(() => localStorage.getItem('chosen-plan'));
  expect(JSON.parse(kept ?? 'null')).toEqual({
    plan: goldPlan,
    page: coursePage,
    label: 'Gold, 6 Months, CSIR-NET online, ₹8,999',
  });
  const { details } = await loggedIn(page);
  const { open, form, field, number, picture } = admissionForm(page);
  await open('/form');
  await expect(page.getByText('You chose Gold, 6 Months, CSIR-NET online, ₹8,999')).toBeVisible();
  await page.getByRole('link', { name: 'Use this plan' }).click();

  await expect(field('Course duration')).toHaveValue('6 Month');
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

test('without a plan the choices are the specification’s, and Online leads to the print page, because the price is unknown', async ({
  student: { page, details },
}) => {
  const { open, form, field, complete, payment, save, submit, notice, toast } = admissionForm(page);
  const answer = page.waitForResponse('**/form');
  await open('/form');
  expect((await answer).headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const choices = async (label: string) =>
    (await field(label).locator('option').allInnerTexts()).slice(1);
  expect(await choices('Course duration (optional)')).toEqual(['6 Month', '1 Year', '2 Years']);
  expect(await choices('Mode of study (optional)')).toEqual([
    'Demo',
    'Regular',
    'Weekend',
    'Correspondance',
    'Test Series',
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

  await complete();
  await payment('Online').check();
  await field('Course name').selectOption('BARC (Chemistry)');
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  await expect(toast).toHaveCount(0);
  await expectEveryWidth(page, 'saved without a plan');
  await submit.click();
  await page.waitForURL(/\/form-print/);
  expect(await storedForms(details)).toMatchObject([{ pricePaise: null, planId: null }]);
});

test('without every answer nothing is stored, and the first one that is missing is focused', async ({
  student: { page, details },
}) => {
  const { open, complete, save, print, submit, toast, notice, form, field, gender } =
    admissionForm(page);
  const sent = sentForms(page);
  await open();
  for (const button of [print, submit]) {
    await button.click();
    await expect(toast.last()).toHaveText('Please Save Form First');
    await expect(notice).toHaveText('Please Save Form First');
  }

  await field('Father’s name').fill('');
  await field('PIN code').fill('abc');
  await save.click();
  await expect(toast.filter({ hasText: 'Please enter all details' })).toBeVisible();
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
  expect(sent).toEqual([]);
  await expect(toast).toHaveCount(0);
  await expectEveryWidth(page, 'refused');
  await field('Father’s name').fill('Suresh Rao');
  await expect(form.getByText('Enter the father’s name')).toBeHidden();
  await field('PIN code').fill('110016');

  await test.step('a refusal by the server is marked the same way', async () => {
    const json = {
      success: false,
      message: 'Please enter all details',
      fields: { state: 'Enter the state', place: 'Use another place' },
    };
    await page.route(`**${saveCall}`, (route) => route.fulfill({ json }));
    await complete();
    await save.click();
    await expect(toast).toHaveText('Please enter all details');
    await expect(form.getByText('Enter the state')).toBeVisible();
    await expect(field('State')).toBeFocused();
  });
  expect(await storedForms(details)).toEqual([]);
});

test('Save and Submit store one row at the server’s price; Back says that the plan is theirs', async ({
  student: { page, details },
  faults,
}) => {
  const { open, complete, save, print, submit, notice, toast, number, field, form } =
    admissionForm(page);
  const grade = field('Class X, CGPA or %');
  const sent = sentForms(page);
  await open();
  await complete();
  await grade.fill('9.2');
  await save.dblclick();
  await expect(toast).toHaveText('Saved Successful');
  await expect(notice).toHaveText('Saved Successful');
  expect(sent).toHaveLength(1);
  const [row, ...others] = await storedForms(details);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    gender: 'Female',
    subject: 'Chemical Sciences',
    xcgpa: '9.2',
    planId: goldPlan,
    pricePaise: 899_900,
    modeofpayment: 'Offline',
    studentname: details.studentname,
  });
  expect(row?.photoName).toMatch(/\.jpg$/);
  const { id, registrationnumber = '' } = row ?? {};
  await expect(number).toHaveValue(registrationnumber);

  await test.step('Print and Submit save later changes', async () => {
    await field('Student’s name').fill('Asha S. Rao');
    await expect(form.getByText('You have unsaved changes')).toBeVisible();
    await print.click();
    await page.waitForURL(`/form-print?registration=${id}`);
    expect(await storedForms(details)).toMatchObject([{ studentname: 'Asha S. Rao' }]);
    await open();
    await expect(number).toHaveValue(registrationnumber);
    await expect(page.getByText('Saved as a draft')).toBeVisible();
    await field('Student’s name').fill('Asha Suresh Rao');
    await submit.click();
    await page.waitForURL(`/form-print?registration=${id}`);
    expect(await storedForms(details)).toMatchObject([{ studentname: 'Asha Suresh Rao' }]);
  });

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();
  expect(await storedForms(details)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('without a photo, Save shows "Select Image"; Save and Print upload the photo that was chosen', async ({
  student: { page, details },
}) => {
  await siteRows('update students set "photoName" = null where email = $1', [details.email]);
  const { open, complete, save, print, toast, notice, photo, picture, form } = admissionForm(page);
  await open();
  await photo.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(form.getByText('This file is not a photo we can read')).toBeVisible();
  await complete();
  await save.click();
  await expect(toast).toHaveText('Select Image');
  await expect(photo).toBeFocused();
  await expect(form.getByText('Select Image: a JPEG, PNG or WebP.')).toBeVisible();
  expect(await storedForms(details)).toEqual([]);

  await photo.setInputFiles(await photoFile());
  await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/);
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  const [first] = await storedForms(details);
  await open();
  await expect(picture).toHaveAttribute('src', `/public/${first?.photoName}`);

  await photo.setInputFiles(await photoFile());
  await expect(form.getByText('You have unsaved changes')).toBeVisible();
  await print.click();
  await page.waitForURL(/\/form-print/);
  const [second] = await storedForms(details);
  expect(second?.photoName).not.toBe(first?.photoName);
});

test('Save waits for the photo being resized, and uploads the last of two', async ({
  student: { page, details },
}) => {
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

test('nothing typed is lost by a reload, a fee that has changed, a missing connection or a lost answer', async ({
  student: { page, details },
  context,
}) => {
  const { open, complete, field, gender, save, notice, form } = admissionForm(page);
  await open();
  await complete();
  await field('Father’s occupation (optional)').fill('Teacher');
  await field('Graduation, School or college').fill('Fergusson College');
  await open();
  await expect(gender('Female')).toBeChecked();
  await expect(field('Father’s occupation (optional)')).toHaveValue('Teacher');
  await expect(field('Graduation, School or college')).toHaveValue('Fergusson College');

  await test.step('a fee that has changed since the form was opened is asked about', async () => {
    // Sends a form that was opened when the plan cost less.
    await page.route(
      `**${saveCall}`,
      (route) =>
        route.continue({
          postData: { ...(route.request().postDataJSON() as object), shownPrice: '7999' },
        }),
      { times: 1 },
    );
    await field('Place (optional)').fill('Lucknow');
    await save.click();
    await expect(notice).toContainText('is now ₹8,999. When you opened this form it was ₹7,999.');
    expect(await storedForms(details)).toEqual([]);
    await form.getByRole('button', { name: 'Reload the page' }).click();
    await page.waitForURL(`**${goldForm}`);
    await expect(notice).toBeEmpty();
    await expect(field('Place (optional)')).toHaveValue('Lucknow');
  });

  await test.step('without a connection the form says so', async () => {
    await field('Place (optional)').fill('Nagpur');
    await context.setOffline(true);
    await save.click();
    await expect(notice).toContainText('No connection. What you typed is still here');
    await expect(field('Place (optional)')).toHaveValue('Nagpur');
    await context.setOffline(false);
  });

  await test.step('a lost answer does not create a second row', async () => {
    await page.route(
      `**${saveCall}`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const lost = page.waitForEvent('requestfailed');
    await save.click();
    await lost;
    await expect(notice).toContainText('No connection');
    expect(await storedForms(details)).toHaveLength(1);
    await open();
    await save.click();
    await expect(notice).toHaveText('Saved Successful');
    expect(await storedForms(details)).toMatchObject([{ pricePaise: 899_900 }]);
  });
});

test('after an expired log-in the values are kept for the next one, not for another account', async ({
  student: { page, details, token },
}) => {
  const { open, complete, field, save, notice } = admissionForm(page);
  await open();
  await complete();
  await field('Father’s occupation (optional)').fill('Teacher');
  await page.request.post('/api/student/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  await save.click();
  await expect(notice).toContainText('You are logged out');
  await notice.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL(goldLogIn);
  await holdToken(page, await logInByCall(page.request, details));
  await open();
  await expect(field('Father’s occupation (optional)')).toHaveValue('Teacher');

  await loggedInAs(page, { studentname: 'Ravi Nair' });
  await open();
  await expect(field('Student’s name')).toHaveValue('Ravi Nair');
  await expect(field('Father’s occupation (optional)')).toHaveValue('');
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
  expect(await violations(page, { withoutFrame: true })).toEqual([]);
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
  expect(await violations(parent, { withoutFrame: true })).toEqual([]);
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

test('the form can be filled in and saved with the keyboard alone', async ({
  student: { page, details },
}) => {
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
