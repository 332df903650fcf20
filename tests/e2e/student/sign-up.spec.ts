import type { Page } from 'playwright/test';
import { jpeg } from '../../support/accounts/photo';
import {
  labels,
  newDetails,
  signedUp,
  type StudentDetails,
} from '../../support/accounts/student-account';
import { expectFits } from '../../support/browser/every-width';
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

test('a child signs up after refusals that lose nothing typed, and the log-in page is filled in', async ({
  page,
  context,
}) => {
  const { open, fill, choosePhoto, field, state, photo, parent, marketing, ...more } =
    signUpForm(page);
  const { form, button, toast, notice } = more;
  const sent = sentTo(page, call);
  const taken = await signedUp(page.request);
  const details = { ...newDetails(), dateofbirth: `${new Date().getFullYear() - 15}-03-04` };
  await open();

  await test.step('every field that is missing is marked, and nothing is sent', async () => {
    await button.click();
    await expect(toast).toHaveText('Please fill all details');
    await expect(notice).toHaveText('Please fill all details');
    for (const control of [...names.map(field), photo, state]) {
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(/\w/);
    }
    await expect(photo).toHaveAccessibleDescription(/Select Image/);
    await expect(field('studentname')).toBeFocused();
  });

  await test.step('under 18, and only then, a parent’s consent is asked for', async () => {
    await expect(parent).toHaveCount(0);
    await field('dateofbirth').fill(details.dateofbirth);
    await expect(parent).not.toBeChecked();
    await expectFits(page);
    await field('dateofbirth').fill('2000-01-01');
    await expect(parent).toHaveCount(0);
  });

  await test.step('a file that is no picture is refused when chosen', async () => {
    await choosePhoto(Buffer.from('%PDF-1.7'), 'form.pdf', 'application/pdf');
    await expect(photo).toHaveAccessibleDescription(/JPEG, PNG or WebP photo of at most 5 MB/);
    await expect(photo).toHaveValue('');
  });

  await test.step('an answer of the wrong form is marked', async () => {
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
    expect(sent).toHaveLength(1);
    expect(await storedStudents(details)).toEqual([]);
  });

  await test.step('a reload in this tab keeps what was typed, without the photo', async () => {
    await choosePhoto();
    await expect(form.getByAltText('The photo you chose')).toBeVisible();
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
  });

  await test.step('a taken e-mail is reported with a link to the log-in', async () => {
    await choosePhoto();
    await field('email').fill(taken.email);
    await button.click();
    await expect(notice).toContainText('Email already exists');
    await expect(notice.getByRole('link', { name: 'Log in with this e-mail' })).toBeVisible();
    await expect(field('email')).toHaveAccessibleDescription(/already has an account/);
    await expect(field('address')).toHaveValue(details.address);
    expect(await storedStudents(taken)).toHaveLength(1);
  });

  await test.step('without a connection it says so', async () => {
    await field('email').fill(details.email);
    await expect(marketing).not.toBeChecked();
    await marketing.check();
    await expect(parent).not.toBeChecked();
    await parent.check();
    await context.setOffline(true);
    await button.click();
    await expect(notice).toContainText('No connection');
    await expect(field('email')).toHaveValue(details.email);
    await context.setOffline(false);
  });

  await test.step('the account has the photo and the consents that were ticked', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(`**${call}`, (route) => held.then(() => route.continue()));
    await button.click();
    await expect(form.locator('.spinner')).toBeVisible();
    const sending = form.getByRole('button', { name: 'Sending' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    letGo();
    await expect(toast.filter({ hasText: 'Registration Successful' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue now' })).toBeFocused();
    const [student] = await storedStudents(details);
    expect(student).toMatchObject(details);
    expect(await storedConsents(details)).toEqual(['marketing', 'notice', 'parentAsked']);
    const stored = await page.request.get(`/public/${student?.photoName}`);
    expect(stored.headers()['content-type']).toBe('image/jpeg');
  });

  await test.step('the log-in page is filled in, and the date of birth is not stored any more', async () => {
    const left = () => page.evaluate(() => ({ ...sessionStorage }));
    const born = { 'log-in-born': details.dateofbirth };
    expect(await left()).toEqual({ 'log-in-email': details.email, ...born });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/student-login', { timeout: 1_500 });
    await expect(page.getByLabel('DOB')).toHaveValue(details.dateofbirth);
    expect(await left()).toEqual({ 'log-in-email': details.email });
    await page.getByText('Can’t log in?').click();
    await expect(page.getByLabel('E-mail of your account')).toHaveValue(details.email);
  });
});
