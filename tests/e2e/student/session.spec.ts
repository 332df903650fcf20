import type { Locator, Page } from 'playwright/test';
import { logInForm } from '../../support/accounts/log-in-form';
import {
  bearer,
  countSessions,
  heldToken,
  holdToken,
  isAlive,
  loggedIn,
  logInByCall,
  signedUp,
} from '../../support/accounts/student-account';
import { expectEveryWidth, violationsFromTop } from '../../support/browser/every-width';
import { expect, test } from '../../support/browser/visitor';
import { newStaff, password, staffLoggedIn } from '../../support/office/staff-account';

const heading = 'Purchased History';

/** Two of the frame, one of QUICK LINKS. */
async function loginLinks(page: Page): Promise<Locator[]> {
  const links = page.getByRole('link', { name: /^(Student )?Login$/ });
  await expect(links).toHaveCount(3);
  return links.all();
}

const dead = 'a-token-that-nobody-ever-had';

/* Decision D19: every combination of token and cookie, at a private page. */

test('without token and cookie the log-in page opens', async ({ page }) => {
  await page.goto('/history');
  await expect(page).toHaveURL('/student-login');
});

test('with token and cookie the page opens and may not be cached', async ({ page }) => {
  const { details } = await loggedIn(page);
  const response = await page.goto('/history');
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByText(`${details.studentname}, you have`)).toBeVisible();
});

for (const cookie of ['no', 'a dead'] as const) {
  test(`with a token and ${cookie} cookie the cookie is renewed and the page opens`, async ({
    page,
    context,
  }) => {
    const { details, token } = await loggedIn(page);
    const [old] = await context.cookies();
    await context.clearCookies();
    if (old && cookie === 'a dead') await context.addCookies([{ ...old, value: 'dead' }]);
    await page.goto('/history');
    await expect(page.getByText(`${details.studentname}, you have`)).toBeVisible();
    expect(await heldToken(page)).toBe(token);
    expect(await countSessions(details)).toBe(1);
    await page.reload();
    await expect(page.getByText(`${details.studentname}, you have`)).toBeVisible();
  });
}

for (const cookie of ['no', 'a dead'] as const) {
  test(`with an invalid token and ${cookie} cookie the token is deleted and the log-in page opens`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (cookie === 'a dead') {
      await context.addCookies([{ name: 'session', value: 'dead', url: baseURL ?? '' }]);
    }
    await holdToken(page, dead);
    await page.goto('/history');
    await expect(page).toHaveURL('/student-login');
    await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
    expect(await heldToken(page)).toBeNull();
  });
}

test('with an invalid cookie alone the log-in page opens', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'session', value: 'dead', url: baseURL ?? '' }]);
  await page.goto('/history');
  await expect(page).toHaveURL('/student-login');
});

test('a cookie alone counts as logged out, shows nothing, and is ended', async ({
  page,
  context,
}) => {
  const details = await signedUp(page.request);
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
  await expect.poll(() => countSessions(details)).toBe(0);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toEqual(['device']);
});

test('a valid cookie with an invalid token opens the page, and Logout ends it', async ({
  page,
}) => {
  const details = await signedUp(page.request);
  await logInByCall(page.request, details);
  await holdToken(page, dead);
  await page.goto('/history');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/student-login');
  await expect.poll(() => countSessions(details)).toBe(0);
});

test('a browser without cookies gets an explanation and no redirect loop', async ({
  page,
  context,
}) => {
  const { token } = await loggedIn(page);
  await context.clearCookies();
  await page.route('**/api/student/session', async (route) => {
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
  await expectEveryWidth(page);
  await page.unroute('**/api/student/session');
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a log-in that cannot be checked is kept', async ({ page, context }) => {
  const { token } = await loggedIn(page);
  await context.clearCookies();
  await page.route('**/api/student/session', (route) => route.abort());
  await page.goto('/history');
  await expect(page.getByText('You are still logged in')).toBeVisible();
  expect(await heldToken(page)).toBe(token);
  expect(await violationsFromTop(page)).toEqual([]);
});

test('a page whose script fails to load offers a retry and log-in', async ({ page }) => {
  await page.route(/\/session[\w-]*\.js$/, (route) => route.abort());
  await page.goto('/history');
  const main = page.getByRole('main');
  await expect(main.getByText('One moment')).toBeVisible();
  const tryAgain = main.getByRole('link', { name: 'Try again' });
  await expect(tryAgain).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(tryAgain).toBeVisible();
  await expect(main.getByRole('link', { name: 'log in' })).toHaveAttribute(
    'href',
    '/student-login',
  );
  await expectEveryWidth(page);
  await page.unroute(/\/session[\w-]*\.js$/);
  await tryAgain.click();
  await expect(page).toHaveURL('/student-login');
});

test('a check that hangs times out and can be retried', async ({ page, context }) => {
  const { details, token } = await loggedIn(page);
  await context.clearCookies();
  await page.clock.install();
  await page.route('**/api/student/session', () => undefined);
  const asked = page.waitForRequest('**/api/student/session');
  await page.goto('/history');
  await asked;
  await page.clock.runFor(20_000);
  await expect(page.getByText('You are still logged in')).toBeVisible();
  expect(await heldToken(page)).toBe(token);
  await page.unroute('**/api/student/session');
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText(`${details.studentname}, you have`)).toBeVisible();
});

test('the page opens in a browser without session storage', async ({ page, context }) => {
  const { details } = await loggedIn(page);
  await context.clearCookies();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto('/history');
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText(`${details.studentname}, you have`)).toBeVisible();
});

test('staff are sent to their own page', async ({ page }) => {
  await staffLoggedIn(page);
  await page.goto('/history');
  await expect(page).toHaveURL('/searchuser');
});

test('every log-in page and link leads staff to the office', async ({ page }) => {
  const { open, logIn } = logInForm(page, '/admin');
  await open();
  await logIn(await newStaff(), password);
  await page.waitForURL('/searchuser');
  for (const path of ['/admin', '/student-login', '/student-signup']) {
    await page.goto(path);
    await expect(page).toHaveURL('/searchuser');
  }
  await page.goto('/admin?registration=12345');
  await expect(page).toHaveURL('/searchuser?registration=12345');
  await page.goto('/');
  for (const link of await loginLinks(page))
    await expect(link).toHaveAttribute('href', '/searchuser');
});

test('a stored staff token of unknown type is recognised at /admin', async ({ page }) => {
  await staffLoggedIn(page);
  await page.context().clearCookies();
  await page.goto('/admin');
  await expect(page).toHaveURL('/searchuser');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto('/student-login');
  await expect(page).toHaveURL('/searchuser');
});

test('a student who logs in after staff is redirected to the history', async ({ page }) => {
  const { open, logIn } = logInForm(page);
  const details = await signedUp(page.request);
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('token-holder', 'staff'));
  await open();
  await logIn(details.email, details.dateofbirth);
  await page.waitForURL('/history');
  for (const path of ['/', '/new-batch']) {
    await page.goto(path);
    for (const link of await loginLinks(page))
      await expect(link).toHaveAttribute('href', '/history');
  }
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

test('with a token, Login in the top bar leads to the history', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/history');
});

/* Logging out. */

test('Logout clears the device and ends the log-in, and Back shows nothing', async ({ page }) => {
  const { token, details } = await loggedIn(page);
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
  await page.goto('/history');
  await expect(page).toHaveURL('/student-login');
});

test('a private page is hidden when restored after a log-out', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/history');
  await page.goto('/about');
  await page.evaluate(() => localStorage.clear());
  await page.goBack();
  await expect(page).toHaveURL('/student-login');
  await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
});

test('a log-out in one tab leaves the private page of another', async ({ page, context }) => {
  await loggedIn(page);
  await page.goto('/history');
  const other = await context.newPage();
  await other.goto('/history');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/student-login');
});

test('without a connection Logout clears the device and finishes later', async ({
  page,
  context,
}) => {
  const { token, details } = await loggedIn(page);
  await page.goto('/history');
  await page.getByRole('button', { name: 'Logout' }).focus();
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are logged out on this device')).toBeVisible();
  await expect(page.getByText(`${details.studentname}, you have`)).toBeHidden();
  expect(await heldToken(page)).toBeNull();
  expect(await violationsFromTop(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL('/student-login');
  expect(await isAlive(page.request, token)).toBe(false);
});

test('after a log-in as another student in another tab, this tab shows that student', async ({
  page,
  context,
}) => {
  await loggedIn(page);
  await page.goto('/history');
  const second = await signedUp(page.request, {
    ...(await signedUp(page.request)),
    studentname: 'Ravi Kumar',
    email: `ravi-${Date.now()}@example.org`,
  });
  const other = await context.newPage();
  const token = await logInByCall(page.request, second);
  await holdToken(other, token);
  await expect(page.getByText('Ravi Kumar, you have')).toBeVisible();
});

test('calls use the token, never the cookie', async ({ page }) => {
  const { token } = await loggedIn(page);
  const call = '/api/student/get-current-user';
  expect((await page.request.get(call)).status()).toBe(401);
  expect((await page.request.get(call, { headers: bearer(token) })).status()).toBe(200);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a private page explains that log-in needs JavaScript', async ({ page }) => {
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'log in', exact: true });
    await expect(link).toHaveAttribute('href', '/student-login');
  });
});
