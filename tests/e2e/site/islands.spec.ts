import { logInForm } from '../../support/accounts/log-in-form';
import { holdScripts } from '../../support/browser/held-scripts';
import { expect, test } from '../../support/browser/visitor';

test('a script that failed to load is requested again when a visitor turns to the form', async ({
  page,
}) => {
  const chunks = '**/_next/static/islands/hydrate-*.js';
  await page.route(chunks, (route) => route.abort());
  const { button, email } = logInForm(page);
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/student-login');
  await failed;
  await expect(button).toBeDisabled();
  await email.fill('asha@example.org');
  await page.unroute(chunks);
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await email.hover();
    await expect(button).toBeEnabled({ timeout: 500 });
  }).toPass();
  await expect(email).toHaveValue('asha@example.org');
});

test('a button that was pressed before its script came does what it says', async ({ page }) => {
  const release = await holdScripts(page, '**/_next/static/islands/banner-*.js');
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'What we teach, and how' });
  await banner.getByRole('button', { name: 'Pause the slides' }).click();
  release();
  await expect(banner.getByRole('button', { name: 'Play the slides' })).toBeVisible();
});
