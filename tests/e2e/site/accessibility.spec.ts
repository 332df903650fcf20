import { overflow, violations } from '../../support/browser/axe';
import { lookAt } from '../../support/browser/every-width';
import { desktop, phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';
import { registrationForm } from '../../support/leads/registration-form';

const course = '/onlinecourses/csir-net';

test('an open dropdown of the navigation; All Courses and the mobile menu on a phone', async ({
  page,
}) => {
  await page.goto(course);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Top Courses').click();
  await expect(page.getByRole('link', { name: 'Gate Chemistry', exact: true })).toBeVisible();
  expect(await violations(page, lookAt[desktop.width])).toEqual([]);

  await page.setViewportSize(phone);
  await page.goto(course);
  await page.getByText('All Courses').click();
  await expect(page.getByRole('list', { name: 'Courses List' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'NEW BATCH' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ ...phone, width: 320 });
  expect(await overflow(page)).toBe(0);
});

test('errors, notice and toast of the free registration', async ({ page }) => {
  const { open, button, toast, keepToasts, toastStands } = registrationForm(page);
  await page.setViewportSize(phone);
  await keepToasts();
  await open();
  await button.click();
  await toastStands();
  expect(await violations(page)).toEqual([]);
  await expect(toast).toHaveText('Enter All fields');
  expect(await overflow(page)).toBe(0);
});

test('an address that does not exist', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/no/such/page');
  expect(await violations(page)).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('no page of the first visit scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ ...phone, width: 320 });
    for (const path of ['/', course, '/about', '/form?plan=csir-net-online-1-year-platinum']) {
      await page.goto(path);
      const main = await page.getByRole('main').boundingBox();
      expect(main?.width, path).toBe(320);
    }
  });
});

test('nothing moves for whoever asked for less motion', async ({ page }) => {
  const { open, button, toast } = registrationForm(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open();
  await button.click();
  await expect(toast).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      return target?.outerHTML.slice(0, 80);
    }),
  );
  expect(moving).toEqual([]);

  await page.goto(course);
  await page.getByText('Read More...').first().click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
