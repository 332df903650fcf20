import { expect, test } from '../../support/browser/visitor';

test('Login leads to the log-in page, and to the purchases while a token is stored, here or in another tab', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/about');
  const logins = page.getByRole('link', { name: 'Login', exact: true });
  const account = page.getByRole('banner').getByRole('link', { name: 'My Account' });
  const expectLoggedIn = async (yes: boolean) => {
    await expect(logins).toHaveCount(2);
    for (const login of await logins.all())
      await expect(login).toHaveAttribute('href', yes ? '/history' : '/student-login');
    await expect(account).toHaveCount(yes ? 1 : 0);
  };
  await expectLoggedIn(false);

  await test.step('a log-in and a log-out in another tab are seen at once', async () => {
    const other = await context.newPage();
    await other.goto('/api/health/live');
    await other.evaluate(() => localStorage.setItem('token', 'any'));
    await expectLoggedIn(true);
    await other.evaluate(() => localStorage.clear());
    await expectLoggedIn(false);
    await other.evaluate(() => localStorage.setItem('token', 'any'));
    await other.close();
  });

  await test.step('who comes logged in reads My Courses, and finds My Account in the menu as well', async () => {
    await page.goto('/');
    await expectLoggedIn(true);
    for (const login of await logins.all()) {
      const seen = await login.evaluate((link) => getComputedStyle(link, '::before').content);
      expect(seen).toContain('My Courses');
    }
    await expect(account).toHaveAttribute('href', '/account');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(
      page.getByRole('navigation', { name: 'Menu' }).getByText('My Account'),
    ).toBeVisible();
  });

  await test.step('the manifest is named once, and on pages people read only when they stand there', async () => {
    for (const path of ['/', '/about']) {
      if (path !== '/') await page.goto(path);
      const named = page.locator('link[rel=manifest]');
      await expect(named).toHaveAttribute('href', '/manifest.webmanifest');
      await expect(named).toHaveCount(1);
    }
    expect(await (await request.get('/about')).text()).not.toContain('rel="manifest"');
  });
});
