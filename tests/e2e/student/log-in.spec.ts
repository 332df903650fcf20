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
import { expectFits } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { sentTo } from '../../support/leads/lead-form';

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

test('a student logs in with the keyboard after refusals that keep what was typed', async ({
  page,
  context,
  faults,
}) => {
  const { open, logIn, toast, notice, email, secret, button } = logInForm(page);
  const sent = sentTo(page, '/api/student/login');
  const details = await signedUp(page.request);
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
      await expect(notice).toHaveText('Enter correct details Log in with a link instead');
      await expect(email).toHaveValue(unknown);
    }
    expect(await heldToken(page)).toBeNull();
  });

  await test.step('whoever can’t log in gets a link, or is told whom to call', async () => {
    await notice.getByRole('link').click();
    const form = page.getByRole('form', { name: 'Log in with a link' });
    const account = form.getByLabel('E-mail of your account');
    await account.fill('');
    await form.getByRole('button').click();
    await expect(account).toHaveAccessibleDescription('Enter your e-mail');
    await account.fill(newDetails().email);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toContainText('+91 00000 00001');
    await expectFits(page);
  });

  await test.step('after too many attempts it explains what to do', async () => {
    const another = newDetails();
    for (let day = 1; day <= 3; day += 1) {
      await page.request.post('/api/student/login', {
        data: { email: another.email, dateofbirth: `2001-01-0${day}` },
      });
    }
    // The first waits are of seconds.
    await siteRows(
      `update log_in_counters set level = 6 where key = (
         select key from log_in_counters where key like 'student:pair:%' order by at desc limit 1)`,
      [],
    );
    await logIn(another.email, '2001-01-09');
    await expect(notice).toContainText(/Too many failed attempts.*(link|call)/i);
  });

  const typed = [` ${details.email.toUpperCase()} `, details.dateofbirth] as const;
  await test.step('without a connection it says so', async () => {
    await context.setOffline(true);
    await logIn(...typed);
    await expect(notice).toContainText('No connection');
    await context.setOffline(false);
  });

  faults.length = 0;
  await email.focus();
  await page.keyboard.press('Tab');
  await expect(secret).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast.filter({ hasText: 'Login successful' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue now' })).toBeFocused();
  // The link opens the page before the automatic redirect, however long it takes to load.
  const asked = page.waitForRequest('**/history', { timeout: 1_500 });
  await page.keyboard.press('Enter');
  await asked;
  await expect(page.getByText(`${details.studentname}, you have not registered`)).toBeVisible();

  const token = await heldToken(page);
  expect(await isAlive(page.request, token ?? '')).toBe(true);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => /session/.test(name))).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(cookies.map(({ value }) => value)).not.toContain(token);
  expect(faults).toEqual([]);
});

test('a sign-in link logs in once, whatever token there is, and is removed from the address bar', async ({
  page,
}) => {
  const details = await signedUp(page.request);
  const link = await linkFor(details);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const greeting = page.getByText(`${details.studentname}, you have`);
  const { open, form, secret, button, notice } = logInForm(page);

  await test.step('the first link asks for the date of birth', async () => {
    await holdToken(page, 'a-dead-token-that-is-long-enough');
    await page.goto(link);
    await expect(form.getByRole('status').first()).toContainText('this e-mail is yours');
    await expect(form.getByLabel('Email ID')).toHaveCount(0);
    await button.click();
    await expect(secret).toHaveAccessibleDescription(/Enter your date of birth/);
    await secret.fill(details.dateofbirth);
    await button.click();
    await expect(page).toHaveURL('/student-login');
    await page.getByRole('link', { name: 'Continue now' }).click();
    await expect(greeting).toBeVisible();
    expect(addresses.filter((address) => address.includes(link.slice(-20)))).toEqual([]);
  });

  await test.step('no second time', async () => {
    await holdToken(page, null);
    await page.goto(link);
    await expect(notice).toContainText('This link has been used or has expired');
    await expect(page).toHaveURL('/student-login');
    expect(await heldToken(page)).toBeNull();
  });

  await test.step('in a tab that is open it works as well', async () => {
    await open();
    await page.goto(await linkFor(details));
    await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
    expect(await heldToken(page)).not.toBeNull();
  });
});
