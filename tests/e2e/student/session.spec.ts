import { logInForm } from '../../support/accounts/log-in-form';
import {
  countSessions,
  heldToken,
  holdToken,
  isAlive,
  loggedIn,
  logInByCall,
  newDetails,
  signedUp,
} from '../../support/accounts/student-account';
import { expectFits } from '../../support/browser/every-width';
import { expect, test } from '../../support/browser/visitor';
import { newStaff, password } from '../../support/office/staff-account';

const dead = 'a-token-that-nobody-ever-had';

/* Decision D19: the token counts, and the cookie follows it. */

test('without a valid token the log-in page opens, and an invalid one is deleted', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'session', value: 'dead', url: baseURL ?? '' }]);
  for (const [path, opens] of [
    ['/history', '/student-login'],
    ['/admin', '/admin'],
  ] as const) {
    await holdToken(page, dead);
    const refused = page.waitForResponse('**/api/student/session');
    await page.goto(path);
    expect((await refused).status()).toBe(401);
    await expect(page.getByRole('form', { name: /^(Student|Staff) Login$/ })).toBeVisible();
    await expect(page).toHaveURL(opens);
    expect(await heldToken(page)).toBeNull();
  }

  await test.step('where the script fails to load, the page offers a retry and the log-in', async () => {
    const script = /\/session[\w-]*\.js$/;
    await page.route(script, (route) => route.abort());
    await page.goto('/history');
    const main = page.getByRole('main');
    await expect(main.getByText('One moment')).toBeVisible();
    const tryAgain = main.getByRole('link', { name: 'Try again' });
    await expect(tryAgain).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(tryAgain).toBeVisible();
    const logIn = main.getByRole('link', { name: 'log in' });
    await expect(logIn).toHaveAttribute('href', '/student-login');
    await page.unroute(script);
    await tryAgain.click();
    await expect(page).toHaveURL('/student-login');
  });
});

test('with a valid token the page opens and a dead cookie is renewed; a cookie alone shows nothing and is ended', async ({
  student: { page, details, token },
  context,
}) => {
  const greeting = page.getByText(`${details.studentname}, you have`);
  const [old] = await context.cookies();
  await context.clearCookies();
  if (old) await context.addCookies([{ ...old, value: 'dead' }]);
  await page.goto('/history');
  await expect(greeting).toBeVisible();
  expect(await heldToken(page)).toBe(token);
  expect(await countSessions(details)).toBe(1);
  const response = await page.reload();
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(greeting).toBeVisible();

  await test.step('a page that was open follows the log-in of another tab', async () => {
    const other = await context.newPage();
    const second = await signedUp(page.request, { ...newDetails(), studentname: 'Ravi Kumar' });
    await holdToken(other, await logInByCall(page.request, second));
    await expect(page.getByText('Ravi Kumar, you have')).toBeVisible();
    await other.goto('/history');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/student-login');
    await expect.poll(() => countSessions(second)).toBe(0);
    await other.close();
  });

  await logInByCall(page.request, details);
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  await page.addInitScript(() => {
    const look = () => {
      const [main] = document.getElementsByTagName('main');
      const shown = main && getComputedStyle(main).visibility === 'visible';
      if (shown && /you have not registered/.test(main.textContent)) console.log('seen');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/history');
  await expect(page).toHaveURL('/student-login');
  expect(seen).not.toContain('seen');
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toEqual(['device']);
});

test('a log-in that cannot be checked is kept, and can be checked again', async ({
  student: { page, details, token },
  context,
}) => {
  const greeting = page.getByText(`${details.studentname}, you have`);
  const tryAgain = page.getByRole('main').getByRole('link', { name: 'Try again' });
  const call = '**/api/student/session';

  await test.step('a browser without cookies gets an explanation and no redirect loop', async () => {
    await context.clearCookies();
    await page.route(call, async (route) => {
      const response = await route.fetch();
      await context.clearCookies();
      const { 'set-cookie': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await page.goto('/history');
    await expect(page.getByText('blocks the cookie')).toBeVisible();
    expect(loads).toBe(2);
    expect(await heldToken(page)).toBe(token);
    await expectFits(page);
    await page.unroute(call);
  });

  await test.step('without an answer the student is still logged in', async () => {
    await page.route(call, (route) => route.abort(), { times: 1 });
    await page.goto('/history');
    await expect(page.getByText('You are still logged in')).toBeVisible();
    expect(await heldToken(page)).toBe(token);
    await tryAgain.click();
    await expect(greeting).toBeVisible();
  });

  await test.step('a browser without session storage needs one more click', async () => {
    await context.clearCookies();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await page.goto('/history');
    // On a slow machine another link of this name is shown until then.
    await expect(page.getByText('blocks the cookie')).toBeVisible();
    await tryAgain.click();
    await expect(greeting).toBeVisible();
  });
});

test('private pages, the log-in page and links lead staff to the office, and a student who logs in after them to the history', async ({
  page,
}) => {
  const office = logInForm(page, '/admin');
  await office.open();
  await office.logIn(await newStaff(), password);
  await page.getByRole('link', { name: 'Continue now' }).click();
  await expect(page).toHaveURL('/searchuser');
  await page.goto('/history');
  await expect(page).toHaveURL('/searchuser');
  /** Two in the header and footer, one in QUICK LINKS. */
  const logInLinks = page.getByRole('link', { name: /^(Student )?Login$/ });
  const targets = () =>
    logInLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/new-batch');
  await expect.poll(targets).toEqual(Array(3).fill('/searchuser'));

  await test.step('a stored token of unknown type is recognised, and the query of a scanned form is kept', async () => {
    await page.evaluate(() => localStorage.removeItem('token-holder'));
    await page.context().clearCookies();
    await page.goto('/admin?registration=12345');
    await expect(page).toHaveURL('/searchuser?registration=12345');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token-holder'))).toBe('staff');
  });

  await test.step('a student who logs in next is led to the history', async () => {
    const { open, logIn } = logInForm(page);
    const details = await signedUp(page.request);
    await holdToken(page, null);
    await open();
    await logIn(details.email, details.dateofbirth);
    await page.getByRole('link', { name: 'Continue now' }).click();
    await expect(page).toHaveURL('/history');
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
    await page.goto('/new-batch');
    await expect.poll(targets).toEqual(Array(3).fill('/history'));
  });
});

test('Logout clears the device and ends the log-in, and Back shows nothing', async ({
  student: { page, token, details },
  context,
}) => {
  await page.goto('/about');
  await page.goto('/history');
  await page.evaluate(() => {
    localStorage.setItem('anything', 'kept');
    sessionStorage.setItem('draft', 'typed');
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/student-login');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await isAlive(page.request, token)).toBe(false);
  expect(await countSessions(details)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await test.step('a page left before a log-out is hidden when it is restored', async () => {
    const { details: other } = await loggedIn(page);
    await page.goto('/history');
    await page.goto('/about');
    await page.evaluate(() => localStorage.clear());
    await page.goBack();
    await expect(page).toHaveURL('/student-login');
    await expect(page.getByText(`${other.studentname}, you have`)).toHaveCount(0);
  });

  await test.step('without a connection Logout clears the device and finishes later', async () => {
    const again = await logInByCall(page.request, details);
    await holdToken(page, again);
    await page.goto('/history');
    const logout = page.getByRole('button', { name: 'Logout' });
    await logout.focus();
    await expect(logout).toBeEnabled();
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are logged out on this device')).toBeVisible();
    await expect(page.getByText(`${details.studentname}, you have`)).toBeHidden();
    expect(await heldToken(page)).toBeNull();
    await context.setOffline(false);
    await expect(page).toHaveURL('/student-login');
    expect(await isAlive(page.request, again)).toBe(false);
  });
});
