import { hashOf, newToken } from '@/lib/platform/random-token';
import { jpeg } from '../../support/accounts/photo';
import { holdToken, loggedIn, logInByCall } from '../../support/accounts/student-account';
import { violations } from '../../support/browser/axe';
import { expectFits } from '../../support/browser/every-width';
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

test('a chosen plan and the account fill in the form, which is stored once, at the server’s price', async ({
  page,
  faults,
}) => {
  await page.goto(goldForm);
  await page.waitForURL(goldLogIn);
  const kept = await page.evaluate(() => localStorage.getItem('chosen-plan'));
  expect(JSON.parse(kept ?? 'null')).toEqual({
    plan: goldPlan,
    page: '/onlinecourses/csir-net',
    label: 'Gold, 6 Months, CSIR-NET online, ₹8,999',
  });
  const { details } = await loggedIn(page);
  const { open, form, field, number, picture, gender, ...more } = admissionForm(page);
  const { complete, save, print, submit, notice, toast } = more;
  const sent = sentForms(page);
  await open('/form');
  await expect(page.getByText('You chose Gold, 6 Months, CSIR-NET online, ₹8,999')).toBeVisible();
  await page.getByRole('link', { name: 'Use this plan' }).click();

  await test.step('what account and plan know is filled in, and the price cannot be edited', async () => {
    await expect(field('Course duration')).toHaveValue('6 Month');
    await expect(form.getByText('₹8,999')).toBeVisible();
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.locator('[aria-current]')).toHaveText(['Admission Form']);
    await expect(page.getByText('Gold 6 Months, CSIR-NET Chemical Sciences, online')).toBeVisible();
    const known = {
      'Course name': 'CSIR-NET/JRF (Chemical Sciences)',
      Subject: 'Chemical Sciences',
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
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60);
    for (const label of ['Reg. No', 'Date', 'Course name', 'Course duration', 'Subject']) {
      await expect(field(label).and(page.locator('[readonly]')), label).toHaveCount(1);
    }
  });

  await test.step('without every answer nothing is sent, and the first one that is missing is focused', async () => {
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
    await expectFits(page, 'refused');
    await field('Father’s name').fill('Suresh Rao');
    await expect(form.getByText('Enter the father’s name')).toBeHidden();
    await field('PIN code').fill('110016');
  });

  await test.step('a refusal by the server is marked the same way', async () => {
    const json = {
      success: false,
      message: 'Please enter all details',
      fields: { state: 'Enter the state', place: 'Use another place' },
    };
    await page.route(`**${saveCall}`, (route) => route.fulfill({ json }), { times: 1 });
    await complete();
    await save.click();
    await expect(form.getByText('Enter the state')).toBeVisible();
    await expect(field('State')).toBeFocused();
  });

  sent.length = 0;
  faults.length = 0;
  await field('Class X, CGPA or %').fill('9.2');
  await save.dblclick();
  await expect(toast.filter({ hasText: 'Saved Successful' })).toBeVisible();
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

  await test.step('Print saves later changes, and Back opens the draft', async () => {
    await field('Student’s name').fill('Asha S. Rao');
    await expect(form.getByText('You have unsaved changes')).toBeVisible();
    await print.click();
    await page.waitForURL(`/form-print?registration=${id}`);
    expect(await storedForms(details)).toMatchObject([{ studentname: 'Asha S. Rao' }]);
    await page.goBack();
    await expect(page.getByText('Saved as a draft')).toBeVisible();
    await expect(number).toHaveValue(registrationnumber);
    await expect(field('Student’s name')).toHaveValue('Asha S. Rao');
  });
  expect(faults).toEqual([]);
});

test('without a plan the form is filled in with the keyboard alone; Submit saves later changes and leads to the print page, as the price is unknown', async ({
  student: { page, details },
}) => {
  const { open, form, field, gender, payment, save, submit, notice } = admissionForm(page);
  const place = field('Place (optional)');
  await open('/form');
  await expect(form.getByText('to be confirmed')).toBeVisible();
  await expect(field('Subject')).toHaveValue('');
  for (const [course, subject] of [
    ['CSIR-NET/JRF (Chemical Sciences)', 'Chemical Sciences'],
    ['BARC (Chemistry)', 'Chemistry'],
  ] as const) {
    await field('Course name').selectOption(course);
    await expect(field('Subject')).toHaveValue(subject);
  }
  const tabTo = async (target: ReturnType<typeof field>, presses: number) => {
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((node) => node === document.activeElement)) return;
    }
  };
  await gender('Male').focus();
  await page.keyboard.press('ArrowRight');
  await expect(gender('Female')).toBeChecked();
  await tabTo(payment('Online'), 60);
  await page.keyboard.press('Space');
  await expect(payment('Online')).toBeChecked();
  await tabTo(save, 5);
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toHaveText('Saved Successful');
  await place.fill('Pune');
  await submit.click();
  await page.waitForURL(/\/form-print/);
  const stored = { pricePaise: null, planId: null, place: 'Pune' };
  expect(await storedForms(details)).toMatchObject([stored]);
});

test('a photo is asked for once; Save waits while it is resized, uploads the last of two, and Print a later one', async ({
  student: { page, details },
}) => {
  await siteRows('update students set "photoName" = null where email = $1', [details.email]);
  await page.addInitScript(() => {
    const read = createImageBitmap as (file: File) => Promise<ImageBitmap>;
    const takes: Record<string, number> = { 'first.jpg': 800, 'last.jpg': 400 };
    const slowly = async (file: File) => {
      await new Promise((done) => setTimeout(done, takes[file.name] ?? 0));
      return read(file);
    };
    Object.assign(globalThis, { createImageBitmap: slowly });
  });
  const { open, complete, save, print, toast, notice, photo, picture, form } = admissionForm(page);
  const choose = (name: string, buffer: Buffer) =>
    photo.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  const upright = await jpeg(600, 800);
  await open();
  await choose('me.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(form.getByText('This file is not a photo we can read')).toBeVisible();
  await complete();
  await save.click();
  await expect(toast).toHaveText('Select Image');
  await expect(photo).toBeFocused();
  await expect(form.getByText('Select Image: a JPEG, PNG or WebP.')).toBeVisible();
  expect(await storedForms(details)).toEqual([]);

  await choose('first.jpg', await jpeg(800, 600));
  await choose('last.jpg', upright);
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  const [first] = await storedForms(details);
  await open();
  await expect(picture).toHaveAttribute('src', `/public/${first?.photoName}`);
  const isUpright = (img: HTMLImageElement) => img.naturalHeight > img.naturalWidth;
  await expect.poll(() => picture.evaluate(isUpright)).toBe(true);

  await choose('me.jpg', upright);
  await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/);
  await expect(form.getByText('You have unsaved changes')).toBeVisible();
  await print.click();
  await page.waitForURL(/\/form-print/);
  const [second] = await storedForms(details);
  expect(second?.photoName).not.toBe(first?.photoName);
});

test('nothing typed is lost by a reload, a fee that has changed, a missing connection, a lost answer or an expired log-in', async ({
  student: { page, details, token },
  context,
}) => {
  const { open, complete, field, gender, save, notice, form } = admissionForm(page);
  const occupation = field('Father’s occupation (optional)');
  const place = field('Place (optional)');
  await open();
  await complete();
  await occupation.fill('Teacher');
  await field('Graduation, School or college').fill('Fergusson College');

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
    await place.fill('Lucknow');
    await save.click();
    await expect(notice).toContainText('is now ₹8,999. When you opened this form it was ₹7,999.');
    expect(await storedForms(details)).toEqual([]);
    await form.getByRole('button', { name: 'Reload the page' }).click();
    await page.waitForURL(`**${goldForm}`);
    await expect(notice).toBeEmpty();
    await expect(gender('Female')).toBeChecked();
    await expect(occupation).toHaveValue('Teacher');
    await expect(field('Graduation, School or college')).toHaveValue('Fergusson College');
    await expect(place).toHaveValue('Lucknow');
  });

  await test.step('without a connection the form says so', async () => {
    await place.fill('Nagpur');
    await context.setOffline(true);
    await save.click();
    await expect(notice).toContainText('No connection. What you typed is still here');
    await expect(place).toHaveValue('Nagpur');
    await context.setOffline(false);
  });

  await test.step('after a lost answer the row is there', async () => {
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
  });

  await test.step('after an expired log-in the next one goes on with the same row', async () => {
    await place.fill('Pune');
    await page.request.post('/api/student/logout', {
      headers: { authorization: `Bearer ${token}` },
    });
    await save.click();
    await expect(notice).toContainText('You are logged out');
    await notice.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(goldLogIn);
    await holdToken(page, await logInByCall(page.request, details));
    await open();
    await expect(place).toHaveValue('Pune');
    await save.click();
    await expect(notice).toHaveText('Saved Successful');
    expect(await storedForms(details)).toMatchObject([{ place: 'Pune', pricePaise: 899_900 }]);
  });

  await test.step('another account sees nothing of it', async () => {
    await loggedInAs(page, { studentname: 'Ravi Nair' });
    await open();
    await expect(field('Student’s name')).toHaveValue('Ravi Nair');
    await expect(occupation).toHaveValue('');
  });
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
  // The message repeats the address, which is one long word.
  await expect(form.getByText('The link is on its way')).toBeVisible();
  await expectFits(page);
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
  await parent.close();

  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  expect(await storedForms(details)).toHaveLength(1);
});
