import type { Page } from 'playwright/test';
import { institute } from '@/content/facts/institute';
import { overflow, violations } from '../../support/browser/axe';
import { phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

const heading = 'Unexpected Application Error!';

/** Makes rendering a slide of the banner throw. */
async function breakBanner(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => {
      if (id.startsWith('static-')) throw new Error('getElementById went wrong');
      return find(id);
    };
  });
}

async function expectWaysOn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  for (const { printed, href } of institute.phones) {
    await expect(main.getByRole('link', { name: `Call ${printed}` })).toHaveAttribute('href', href);
  }
}

test('a part of a finished page that cannot be drawn stays as it was, and the others run', async ({
  page,
}) => {
  await breakBanner(page);
  const failed = page.waitForEvent('pageerror');
  await page.goto('/');
  expect((await failed).message).toBe('getElementById went wrong');
  await expect(page.getByRole('form', { name: 'Get A Free Registration!' })).toHaveJSProperty(
    'noValidate',
    true,
  );
  const banner = page.getByRole('region', { name: 'What we teach, and how' });
  await expect(banner.getByRole('heading').first()).toBeVisible();
  await expect(banner.locator('[aria-roledescription=slide]')).toHaveCount(4);
});

test('a form that cannot start says so in place of its button, and starts once it can', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('mended')) return;
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor() {
          throw new Error('IntersectionObserver went wrong');
        }
      },
    });
  });
  await page.goto('/student-login');
  const form = page.getByRole('form', { name: 'Student Login' });
  await expect(form.getByRole('alert')).toContainText('This form could not start.');
  await expect(form.getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.evaluate(() => localStorage.setItem('mended', 'yes'));
  await form.getByRole('link', { name: 'Reload the page' }).click();
  await expect(form.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test.describe('when the server fails', () => {
  // A request that claims to come from a page that never existed makes Next itself throw.
  test.use({
    javaScriptEnabled: false,
    extraHTTPHeaders: { RSC: '1', 'Next-Router-State-Tree': 'none' },
  });

  test('the text is in the HTML, with the site around it and nothing about the cause', async ({
    page,
  }) => {
    const response = await page.goto('/searchuser');
    expect(response?.status()).toBe(500);
    const headers = response?.headers() ?? {};
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const html = (await response?.text()) ?? '';
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/\bat \S+ \(|node_modules|\.next\/|router state|digest/i);

    await expect(page).toHaveTitle(`${heading} | ${institute.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectWaysOn(page);
    const face = page.getByRole('heading', { level: 1 });
    await expect(face).toHaveCSS('font-weight', '600');
    await page.setViewportSize(phone);
    expect(await overflow(page)).toBe(0);
  });
});
