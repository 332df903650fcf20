import { institute } from '@/content/facts/institute';
import { scrollPageTo } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

const [first, second] = institute.phones;
const longPage = '/onlinecourses/csir-net';

test('Login leads to the log-in page, and to the purchases once a token is stored', async ({
  page,
}) => {
  await page.goto('/about');
  const logins = page.getByRole('link', { name: 'Login', exact: true });
  await expect(logins).toHaveCount(2);
  for (const login of await logins.all()) {
    await expect(login).toHaveAttribute('href', '/student-login');
  }
  await page.evaluate(() => localStorage.setItem('token', 'any'));
  await page.goto('/');
  for (const login of await logins.all()) {
    await expect(login).toHaveAttribute('href', '/history');
    const seen = await login.evaluate((link) => getComputedStyle(link, '::before').content);
    expect(seen).toContain('My Courses');
  }
  const account = page.getByRole('banner').getByRole('link', { name: 'My Account' });
  await expect(account).toHaveAttribute('href', '/account');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByText('My Account'),
  ).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(account).toHaveCount(0);
  await expect(logins.first()).toHaveAttribute('href', '/student-login');
});

test('logging out in another tab turns the Login link of this one back', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/about');
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await other.evaluate(() => localStorage.setItem('token', 'any'));
  await expect(login).toHaveAttribute('href', '/history');
  await other.evaluate(() => localStorage.clear());
  await expect(login).toHaveAttribute('href', '/student-login');
});

test('phones dial; what opens a new tab says so; the footer is complete', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    first.href,
  );
  await expect(footer.getByRole('link', { name: 'Tap to call' })).toHaveAttribute(
    'href',
    first.href,
  );
  await expect(footer.getByRole('link', { name: second?.printed })).toHaveAttribute(
    'href',
    second?.href ?? '',
  );

  for (const link of await page.locator('[target=_blank]:visible').all()) {
    await expect(link).toHaveAccessibleName(/opens a new tab/);
    await expect(link).toHaveAttribute('rel', 'noopener');
  }

  await expect(footer).toContainText(`© 2023 ${institute.name}`);
  await expect(footer).toContainText(`Formerly ${institute.formerName}.`);
  await expect(footer).toContainText(institute.description);
  const links = footer.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  await expect(links).toHaveText([
    'CSIR-NET/JRF',
    'GATE',
    'IIT-JAM',
    'CUET(PG)',
    'TEST SERIES',
    'STUDY MATERIAL',
    'About us',
    'Blog (opens a new tab)',
    'Shipping Policy',
    'Terms & Condition',
    'Privacy & Policy',
    'Refund Policy',
  ]);
  await expect(footer.getByRole('link', { name: 'Popular Courses' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Help Desk' })).toHaveAttribute('href', '/contact');
});

test('Back to top goes to the top, and every navigation starts there', async ({ page }) => {
  await page.goto(longPage);
  const top = page.getByRole('link', { name: 'Back to top' });
  await top.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await scrollPageTo(page, 2_000);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the manifest is named once, and on pages people read only when they stand there', async ({
  page,
  request,
}) => {
  for (const path of ['/about', '/']) {
    await page.goto(path);
    const named = page.locator('link[rel=manifest]');
    await expect(named).toHaveAttribute('href', '/manifest.webmanifest');
    await page.evaluate(
      () => document.readyState === 'complete' || new Promise((r) => addEventListener('load', r)),
    );
    await expect(named).toHaveCount(1);
  }
  expect(await (await request.get('/about')).text()).not.toContain('rel="manifest"');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { name: string };
  expect(manifest.name).toBe(institute.name);
});
