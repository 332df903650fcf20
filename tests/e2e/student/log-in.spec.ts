import { createHash, randomBytes } from 'node:crypto';
import { logInForm } from '../../support/accounts/log-in-form';
import {
  heldToken,
  holdToken,
  isAlive,
  newDetails,
  signedUp,
  type StudentDetails,
} from '../../support/accounts/student-account';
import { expectEveryWidth, violationsFromTop } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { sentTo } from '../../support/leads/lead-form';

test('a student logs in after refusals that keep what was typed, and the history opens two seconds later', async ({
  page,
  context,
  faults,
}) => {
  const { open, logIn, toast, form, notice, email, secret, button } = logInForm(page);
  const sent = sentTo(page, '/api/student/login');
  const details = await signedUp(page.request);
  const typed = [` ${details.email.toUpperCase()} `, details.dateofbirth] as const;
  await open();

  await test.step('password managers can fill it in', async () => {
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(secret).toHaveAttribute('autocomplete', 'bday');
    await expect(secret).toHaveAttribute('type', 'date');
    await expect(email).toHaveAttribute('required');
    await expect(secret).toHaveAttribute('required');
  });

  await test.step('empty fields are marked and nothing is sent', async () => {
    await button.click();
    await expect(toast).toHaveText('Enter correct details');
    await expect(email).toHaveAccessibleDescription('Enter your e-mail');
    await expect(secret).toHaveAccessibleDescription(/Enter your date of birth/);
    await expect(email).toBeFocused();
    expect(sent).toEqual([]);
    expect(faults).toEqual([]);
  });

  await test.step('wrong details and an unknown e-mail get the same message', async () => {
    for (const unknown of [details.email, newDetails().email]) {
      await logIn(unknown, '2001-01-01');
      await expect(toast.first()).toHaveText('Enter correct details');
      await expect(notice).toHaveText('Enter correct details Log in with a link instead');
      await expect(email).toHaveValue(unknown);
    }
    await notice.getByRole('link').click();
    await expect(page.getByLabel('E-mail of your account')).toBeVisible();
    expect(await heldToken(page)).toBeNull();
    expect(await violationsFromTop(page, { withoutFrame: true })).toEqual([]);
  });

  await test.step('without a connection it says so', async () => {
    await expect(toast).toHaveCount(0);
    await context.setOffline(true);
    await logIn(...typed);
    await expect(notice).toContainText('No connection');
    await expect(toast).toHaveCount(0);
    await context.setOffline(false);
  });

  faults.length = 0;
  await logIn(...typed);
  await expect(toast).toHaveText('Login successful');
  const since = Date.now();
  await expect(form.getByRole('link', { name: 'Continue now' })).toBeFocused();
  await page.waitForURL('/history');
  expect(Date.now() - since).toBeGreaterThan(1_000);
  await expect(page.getByText(`${details.studentname}, you have not registered`)).toBeVisible();

  const token = await heldToken(page);
  expect(await isAlive(page.request, token ?? '')).toBe(true);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => /session/.test(name))).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(cookies.map(({ value }) => value)).not.toContain(token);
  expect(faults).toEqual([]);
});

test('log-in works with the keyboard alone; whoever has a token is redirected to Home', async ({
  page,
}) => {
  const { open, email, secret } = logInForm(page);
  const details = await signedUp(page.request);
  await test.step('at /admin an invalid token is deleted and the form is shown', async () => {
    await holdToken(page, 'any-token-at-all');
    const refused = page.waitForResponse('**/api/student/session');
    await page.goto('/admin');
    expect((await refused).status()).toBe(401);
    await page.waitForURL('/admin');
    await expect(page.getByRole('form', { name: 'Staff Login' })).toBeVisible();
    expect(await heldToken(page)).toBeNull();
  });

  await open();
  await email.focus();
  await page.keyboard.type(details.email);
  await page.keyboard.press('Tab');
  await expect(secret).toBeFocused();
  await secret.fill(details.dateofbirth);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Continue now' })).toBeFocused();
  // The link opens the page before the automatic redirect, however long it takes to load.
  const asked = page.waitForRequest('**/history', { timeout: 1_500 });
  await page.keyboard.press('Enter');
  await asked;
  await expect(page).toHaveURL('/history');

  await holdToken(page, 'any-token-at-all');
  await page.goto('/student-login');
  await expect(page).toHaveURL('/');
});

test('after too many attempts the form explains what to do', async ({ page }) => {
  const { open, logIn, toast, notice } = logInForm(page);
  const { email } = await signedUp(page.request);
  for (let day = 1; day <= 3; day += 1) {
    await page.request.post('/api/student/login', {
      data: { email, dateofbirth: `2001-01-0${day}` },
    });
  }
  // The first waits are of seconds.
  await siteRows(
    `update log_in_counters set level = 6 where key = (
    select key from log_in_counters where key like 'student:pair:%' order by at desc limit 1)`,
    [],
  );
  await open();
  await logIn(email, '2001-01-09');
  await expect(toast).toHaveText('Enter correct details');
  await expect(notice).not.toContainText('Enter correct details');
  await expect(notice).toContainText(/link|call/i);
});

test('"Can’t log in?" sends a link or names whom to call, and fits every width', async ({
  page,
}) => {
  await logInForm(page).open();
  await page.getByText('Can’t log in?').click();
  const form = page.getByRole('form', { name: 'Log in with a link' });
  const email = form.getByLabel('E-mail of your account');
  await form.getByRole('button').click();
  await expect(email).toHaveAccessibleDescription('Enter your e-mail');
  await email.fill(newDetails().email);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toContainText('+91 00000 00001');
  await expectEveryWidth(page);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/student-signup');
});

/** The mailed sign-in link. */
async function linkFor({ email }: StudentDetails): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await siteRows(
    `insert into sign_in_links ("tokenHash", "studentId", "expiresAt")
     select $1, id, now() + interval '10 minutes' from students where email = $2`,
    [createHash('sha256').update(token).digest('base64url'), email],
  );
  return `/student-login#link=${token}`;
}

test('a sign-in link logs in once, whatever token there is, and is removed from the address bar', async ({
  page,
}) => {
  const details = await signedUp(page.request);
  const link = await linkFor(details);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await holdToken(page, 'a-dead-token-that-is-long-enough');
  await page.goto(link);
  const { form, secret, button } = logInForm(page);
  await expect(form.getByRole('status').first()).toContainText('this e-mail is yours');
  await expect(form.getByLabel('Email ID')).toHaveCount(0);
  await expectEveryWidth(page);
  await button.click();
  await expect(secret).toHaveAccessibleDescription(/Enter your date of birth/);
  await secret.fill(details.dateofbirth);
  await button.click();
  await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
  await expect(page).toHaveURL('/student-login');
  await expect(page).toHaveURL('/history');
  await expect(page.getByText(`${details.studentname}, you have`)).toBeVisible();
  expect(addresses.filter((address) => address.includes(link.slice(-20)))).toEqual([]);

  await test.step('no second time', async () => {
    await holdToken(page, null);
    await page.goto(link);
    await expect(logInForm(page).notice).toContainText('This link has been used or has expired');
    await expect(page).toHaveURL('/student-login');
    expect(await heldToken(page)).toBeNull();
  });

  await test.step('in a tab that is open it works as well', async () => {
    await logInForm(page).open();
    await page.goto(await linkFor(details));
    await expect(page).toHaveURL('/history');
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains that log-in needs JavaScript, and values never enter an address', async ({
    page,
  }) => {
    await page.goto('/student-login');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('Log-in needs JavaScript');
    const { form, button, email } = logInForm(page);
    await expect(button).toBeDisabled();
    await expect(form).toHaveAttribute('method', 'post');
    await email.fill('asha@example.org');
    await email.press('Enter');
    await expect(page).toHaveURL('/student-login');
  });
});
