import { logInForm } from '../../support/accounts/log-in-form';
import { overflow, violations } from '../../support/browser/axe';
import { expect, test } from '../../support/browser/visitor';

test('a form whose script fails comes to life once it can, and says so meanwhile', async ({
  page,
}) => {
  const { form, button, email } = logInForm(page);

  await test.step('a script that did not load is asked for again when a visitor turns to the form', async () => {
    const chunks = '**/_next/static/islands/hydrate-*.js';
    let isCut = true;
    await page.route(chunks, (route) => (isCut ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/student-login');
    await failed;
    await expect(button).toBeDisabled();
    await email.fill('asha@example.org');
    isCut = false;
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).hover();
      await email.hover();
      await expect(button).toBeEnabled({ timeout: 500 });
    }).toPass();
    await expect(email).toHaveValue('asha@example.org');
  });

  await test.step('one that cannot start says so in place of its button', async () => {
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
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await expect(form.getByRole('alert')).toContainText('This form could not start.');
    await expect(button).toHaveCount(0);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page, { withoutFrame: true })).toEqual([]);
  });

  await page.evaluate(() => localStorage.setItem('mended', 'yes'));
  await form.getByRole('link', { name: 'Reload the page' }).click();
  await expect(form.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('a part of a finished page that cannot be drawn stays as it was, and the others run', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => {
      if (id.startsWith('static-')) throw new Error('getElementById went wrong');
      return find(id);
    };
  });
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
