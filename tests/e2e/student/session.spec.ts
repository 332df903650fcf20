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
  newDetails,
  signedUp,
} from '../../support/accounts/student-account';
import { expectEveryWidth, violationsFromTop } from '../../support/browser/every-width';
import { expect, test } from '../../support/browser/visitor';
import { newStaff, password } from '../../support/office/staff-account';

const heading = 'Purchased History';

/** Two in the header and footer, one in QUICK LINKS. */
async function loginLinks(page: Page): Promise<Locator[]> {
  const links = page.getByRole('link', { name: /^(Student )?Login$/ });
  await expect(links).toHaveCount(3);
  return links.all();
}

const dead = 'a-token-that-nobody-ever-had';

/** The log-in page is open and the token deleted. */
async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/student-login');
  expect(await heldToken(page)).toBeNull();
}

/* Decision D19: every combination of token and cookie, at a private page. */

test('without a valid token the log-in page opens, and an invalid one is deleted', async ({
  page,
  context,
  baseURL,
}) => {
  const deadCookie = { name: 'session', value: 'dead', url: baseURL ?? '' };
  for (const [what, token, cookies] of [
    ['neither token nor cookie', null, []],
    ['an invalid cookie alone', null, [deadCookie]],
    ['an invalid token', dead, []],
    ['an invalid token and a dead cookie', dead, [deadCookie]],
  ] as const) {
    await test.step(what, async () => {
      await context.clearCookies();
      await context.addCookies([...cookies]);
      await holdToken(page, token);
      await page.goto('/history');
      await expectLoggedOut(page);
      await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
    });
  }
});

test('with a valid token the page opens, and the cookie is renewed where it is missing', async ({
  student: { page, details, token },
  context,
}) => {
  const greeting = page.getByText(`${details.studentname}, you have`);
  const [old] = await context.cookies();
  const response = await page.goto('/history');
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(greeting).toBeVisible();
  for (const cookie of ['no', 'a dead'] as const) {
    await test.step(`with ${cookie} cookie`, async () => {
      await context.clearCookies();
      if (old && cookie === 'a dead') await context.addCookies([{ ...old, value: 'dead' }]);
      await page.goto('/history');
      await expect(greeting).toBeVisible();
      expect(await heldToken(page)).toBe(token);
      expect(await countSessions(details)).toBe(1);
      await page.reload();
      await expect(greeting).toBeVisible();
    });
  }

  await test.step('calls use the token, never the cookie', async () => {
    const call = '/api/student/get-current-user';
    expect((await page.request.get(call)).status()).toBe(401);
    expect((await page.request.get(call, { headers: bearer(token) })).status()).toBe(200);
  });

  await test.step('with an invalid token a valid cookie opens it, and Logout ends it', async () => {
    await holdToken(page, dead);
    await page.goto('/history');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/student-login');
    await expect.poll(() => countSessions(details)).toBe(0);
  });
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
    await expectEveryWidth(page);
    await page.unroute(call);
    await tryAgain.click();
    await expect(greeting).toBeVisible();
  });

  await test.step('without an answer', async () => {
    await context.clearCookies();
    await page.route(call, (route) => route.abort());
    await page.goto('/history');
    await expect(page.getByText('You are still logged in')).toBeVisible();
    expect(await heldToken(page)).toBe(token);
    await page.unroute(call);
  });

  await test.step('a check that hangs times out', async () => {
    await page.clock.install();
    await page.route(call, () => undefined);
    const asked = page.waitForRequest(call);
    await page.goto('/history');
    await asked;
    await page.clock.runFor(20_000);
    await expect(page.getByText('You are still logged in')).toBeVisible();
    expect(await heldToken(page)).toBe(token);
    await page.unroute(call);
    await tryAgain.click();
    await expect(greeting).toBeVisible();
  });
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
  expect(await violationsFromTop(page, { withoutFrame: true })).toEqual([]);
  await page.unroute(/\/session[\w-]*\.js$/);
  await tryAgain.click();
  await expect(page).toHaveURL('/student-login');
});

test('the page opens in a browser without session storage', async ({
  student: { page, details },
  context,
}) => {
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

test('every private page, log-in page and link leads staff to the office', async ({ page }) => {
  const { open, logIn } = logInForm(page, '/admin');
  await open();
  await logIn(await newStaff(), password);
  await page.waitForURL('/searchuser');
  for (const path of ['/history', '/admin', '/student-login', '/student-signup']) {
    await page.goto(path);
    await expect(page).toHaveURL('/searchuser');
  }
  await page.goto('/admin?registration=12345');
  await expect(page).toHaveURL('/searchuser?registration=12345');
  await page.goto('/new-batch');
  for (const link of await loginLinks(page))
    await expect(link).toHaveAttribute('href', '/searchuser');

  await test.step('a stored token of unknown type is recognised', async () => {
    await page.evaluate(() => localStorage.removeItem('token-holder'));
    await page.context().clearCookies();
    await page.goto('/admin');
    await expect(page).toHaveURL('/searchuser');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.goto('/student-login');
    await expect(page).toHaveURL('/searchuser');
  });
});

test('a student who logs in after staff is redirected to the history', async ({ page }) => {
  const { open, logIn } = logInForm(page);
  const details = await signedUp(page.request);
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('token-holder', 'staff'));
  await open();
  await logIn(details.email, details.dateofbirth);
  await page.waitForURL('/history');
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toHaveAttribute(
    'href',
    '/history',
  );
  await page.goto('/new-batch');
  for (const link of await loginLinks(page)) await expect(link).toHaveAttribute('href', '/history');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/history');
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
  await page.goto('/history');
  await expect(page).toHaveURL('/student-login');

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
    expect(await violationsFromTop(page, { withoutFrame: true })).toEqual([]);
    await context.setOffline(false);
    await expect(page).toHaveURL('/student-login');
    expect(await isAlive(page.request, again)).toBe(false);
  });
});

test('a private page follows the log-in of the other tabs', async ({
  student: { page },
  context,
}) => {
  await page.goto('/history');
  const other = await context.newPage();

  await test.step('after a log-in as another student it shows that student', async () => {
    const second = await signedUp(page.request, { ...newDetails(), studentname: 'Ravi Kumar' });
    await holdToken(other, await logInByCall(page.request, second));
    await expect(page.getByText('Ravi Kumar, you have')).toBeVisible();
  });

  await test.step('after a log-out it is left', async () => {
    await other.goto('/history');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/student-login');
  });

  await test.step('after a log-out meanwhile it is hidden when it is restored', async () => {
    await loggedIn(page);
    await page.goto('/history');
    await page.goto('/about');
    await page.evaluate(() => localStorage.clear());
    await page.goBack();
    await expect(page).toHaveURL('/student-login');
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
  });
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
