import type { Page } from 'playwright/test';
import { jpeg } from '../../support/accounts/photo';
import {
  holdToken,
  labels,
  newDetails,
  signedUp,
  type StudentDetails,
} from '../../support/accounts/student-account';
import { expectEveryWidth, violationsFromTop } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { sentTo } from '../../support/leads/lead-form';
import { formIsReady } from '../../support/browser/readiness';

const call = '/api/student/register';
const names = Object.keys(labels) as (keyof typeof labels)[];

/** Locators of the sign-up form. */
function signUpForm(page: Page) {
  const form = page.getByRole('form', { name: 'Student Details' });
  const field = (name: keyof typeof labels) => form.getByLabel(labels[name], { exact: true });
  const photo = form.getByLabel('Photo of the student');
  const state = form.getByLabel('State');
  return {
    form,
    field,
    photo,
    state,
    parent: form.getByLabel(/I am the student’s parent/),
    marketing: form.getByLabel(/Tell me about new batches/),
    button: form.getByRole('button', { name: 'Sign Up' }),
    notice: form.getByRole('status').last(),
    toast: page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
    open: async () => {
      await page.goto('/student-signup');
      await formIsReady(page);
    },
    fill: async (details: StudentDetails) => {
      for (const name of names) await field(name).fill(details[name]);
      await state.selectOption(details.state);
    },
    choosePhoto: async (buffer?: Buffer, name = 'me.jpg', mimeType = 'image/jpeg') =>
      photo.setInputFiles({ name, mimeType, buffer: buffer ?? (await jpeg(300, 400)) }),
  };
}

const storedStudents = ({ email }: StudentDetails) =>
  siteRows<StudentDetails & { photoName: string }>(
    `select *, to_char(dateofbirth, 'YYYY-MM-DD') as dateofbirth from students where email = $1`,
    [email],
  );

const storedConsents = async ({ email }: StudentDetails) => {
  const rows = await siteRows<{ kind: string }>(
    `select kind from consents join students on students.id = "studentId" where email = $1`,
    [email],
  );
  return rows.map(({ kind }) => kind).sort();
};

const underAge = () => ({
  ...newDetails(),
  dateofbirth: `${new Date().getFullYear() - 15}-03-04`,
});

test('a student signs up, and the log-in page opens two seconds later', async ({
  page,
  faults,
}) => {
  const { open, fill, choosePhoto, button, toast, form } = signUpForm(page);
  const details = newDetails();
  await open();
  await fill(details);
  await choosePhoto();
  await expect(form.getByAltText('The photo you chose')).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${call}`, async (route) => {
    await held;
    await route.continue();
  });
  await button.click();
  await expect(form.locator('.spinner')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Sending' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  letGo();

  await expect(toast).toHaveText('Registration Successful');
  const since = Date.now();
  await expect(form.getByRole('link', { name: 'Continue now' })).toBeFocused();
  await page.waitForURL('/student-login');
  expect(Date.now() - since).toBeGreaterThan(1_000);

  const [student] = await storedStudents(details);
  expect(student).toMatchObject(details);
  expect(await storedConsents(details)).toEqual(['notice']);
  expect(faults).toEqual([]);
  const photo = await page.request.get(`/public/${student?.photoName}`);
  expect(photo.headers()['content-type']).toBe('image/jpeg');
});

test('every error is shown beside its field, and nothing is stored', async ({ page }) => {
  const { open, fill, choosePhoto, button, toast, notice, field, photo, state, form } =
    signUpForm(page);
  const sent = sentTo(page, call);
  const details = newDetails();
  await open();
  await button.click();
  await expect(toast).toHaveText('Please fill all details');
  await expect(notice).toHaveText('Please fill all details');
  for (const control of [...names.map(field), photo, state]) {
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(/\w/);
  }
  await expect(photo).toHaveAccessibleDescription(/Select Image/);
  await expect(field('studentname')).toBeFocused();
  await expect(toast).toHaveCount(0);
  await expectEveryWidth(page);

  await test.step('a file that is no picture is refused when chosen', async () => {
    await choosePhoto(Buffer.from('%PDF-1.7'), 'form.pdf', 'application/pdf');
    await expect(photo).toHaveAccessibleDescription(/JPEG, PNG or WebP photo of at most 5 MB/);
    await expect(photo).toHaveValue('');
  });

  await test.step('each answer of the wrong form', async () => {
    await fill({ ...details, email: 'asha at example', pincode: '11', contactnumber: 'call me' });
    await choosePhoto(Buffer.from('not a picture at all'));
    await button.click();
    await expect(field('email')).toHaveAccessibleDescription(/name@example\.com/);
    await expect(field('pincode')).toHaveAccessibleDescription(/six digits/);
    await expect(field('contactnumber')).toHaveAccessibleDescription(/in digits/);
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(3);
    expect(sent).toEqual([]);
  });

  await test.step('a broken picture is refused by the server', async () => {
    await fill(details);
    await button.click();
    await expect(photo).toHaveAttribute('aria-invalid', 'true');
    await expect(toast.filter({ hasText: 'Please fill all details' }).first()).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await storedStudents(details)).toEqual([]);
  });
});

test('a taken e-mail is reported with a link to log-in, and the values are kept', async ({
  page,
}) => {
  const { open, fill, choosePhoto, button, toast, notice, field } = signUpForm(page);
  const details = await signedUp(page.request);
  await open();
  await fill(details);
  await choosePhoto();
  await button.click();
  await expect(toast).toHaveText('Email already exists');
  await expect(notice).toContainText('Email already exists');
  await expect(notice.getByRole('link', { name: 'Sign In with this e-mail' })).toBeVisible();
  await expect(field('email')).toHaveAccessibleDescription(/already has an account/);
  for (const name of names) await expect(field(name)).toHaveValue(details[name]);
  expect(await storedStudents(details)).toHaveLength(1);
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/student-login');
});

test('typed values survive a reload in this tab, without the photo, and a missing connection', async ({
  page,
  context,
}) => {
  const { open, fill, choosePhoto, field, state, photo, button, notice, toast } = signUpForm(page);
  const details = newDetails();
  await open();
  await fill(details);
  await choosePhoto();
  await page.reload();
  await formIsReady(page);
  for (const name of names) await expect(field(name)).toHaveValue(details[name]);
  await expect(state).toHaveValue(details.state);
  const kept = await page.evaluate(() => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
  }));
  expect(kept.local).not.toContain(details.email);
  expect(kept.session).not.toContain('data:image');
  await expect(photo).toHaveValue('');

  await choosePhoto();
  // The form works without further requests.
  await field('studentname').focus();
  await expect(page.getByAltText('The photo you chose')).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(notice).toContainText('No connection');
  await expect(toast).toHaveText('No connection');
  await expect(field('email')).toHaveValue(details.email);
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('link', { name: 'Continue now' })).toBeFocused();
  // The log-in page fills both in and deletes the date of birth; nothing else is stored.
  const left = () => page.evaluate(() => ({ ...sessionStorage }));
  const born = { 'log-in-born': details.dateofbirth };
  expect(await left()).toEqual({ 'log-in-email': details.email, ...born });
  expect(await storedStudents(details)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student-login', { timeout: 1_500 });
  await expect(page.getByLabel('DOB')).toHaveValue(details.dateofbirth);
  expect(await left()).toEqual({ 'log-in-email': details.email });
  await page.getByText('Can’t log in?').click();
  await expect(page.getByLabel('E-mail of your account')).toHaveValue(details.email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/history');
});

test('under 18 a parent’s consent is requested but not required', async ({ page }) => {
  const { open, fill, choosePhoto, parent, marketing, button, field } = signUpForm(page);
  const child = underAge();
  await open();
  await expect(parent).toHaveCount(0);
  await fill(child);
  await expect(parent).toBeVisible();
  await expect(parent).not.toBeChecked();
  expect(await violationsFromTop(page, { withoutFrame: true })).toEqual([]);
  await field('dateofbirth').fill('2000-01-01');
  await expect(parent).toHaveCount(0);
  await field('dateofbirth').fill(child.dateofbirth);
  await choosePhoto();
  await button.click();
  await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
  expect(await storedConsents(child)).toEqual(['notice']);

  await test.step('consents that are ticked are recorded', async () => {
    const other = underAge();
    await open();
    await fill(other);
    await choosePhoto();
    await expect(marketing).not.toBeChecked();
    await parent.check();
    await marketing.check();
    await button.click();
    await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
    expect(await storedConsents(other)).toEqual(['marketing', 'notice', 'parentAsked']);
  });
  await holdToken(page, 'any-token-at-all');
  await page.goto('/student-signup');
  await expect(page).toHaveURL('/');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains that sign-up needs JavaScript, and the button is disabled', async ({
    page,
  }) => {
    await page.goto('/student-signup');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('Sign-up needs JavaScript');
    await expect(page.getByRole('button', { name: 'One moment' })).toBeDisabled();
  });
});
