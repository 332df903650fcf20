import type { Page } from 'playwright/test';
import { overflow, violations } from '../../support/browser/axe';
import { phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

function dropdown(page: Page, label: string) {
  const main = page.getByRole('navigation', { name: 'Main' });
  const group = main.getByRole('group').filter({ has: page.getByText(label, { exact: true }) });
  return { button: group.locator('summary'), links: group.getByRole('link') };
}

test('dropdowns open on click, one at a time, and close on a click elsewhere, by Esc and when the visitor comes back', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  const courses = dropdown(page, 'Courses');
  const top = dropdown(page, 'Top Courses');
  await expect(courses.links).toHaveCount(0);
  await courses.button.click();
  await expect(courses.links).toHaveText(['Online Courses', 'Offline Courses']);
  await expect(courses.links.first()).toBeVisible();

  await top.button.click();
  await expect(top.links).toHaveText(['CSIR', 'IIT JAM', 'Gate Chemistry']);
  await expect(top.links.last()).toBeVisible();
  await expect(courses.links.first()).toBeHidden();
  expect(await violations(page, { within: '.site-navigation' })).toEqual([]);

  await page
    .getByRole('contentinfo')
    .getByText(/^Formerly/)
    .click();
  await expect(top.links.first()).toBeHidden();

  await test.step('from the keyboard; Esc gives the focus back', async () => {
    const { button, links } = top;
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Space');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();
  });

  await test.step('an active item differs by more than its colour', async () => {
    const look = (name: string) =>
      main.getByRole('link', { name }).evaluate((link) => {
        const { fontWeight, borderBottomColor } = getComputedStyle(link);
        return { fontWeight, borderBottomColor };
      });
    const [current, other] = [await look('About Us'), await look('Contact Us')];
    expect(current.fontWeight).not.toBe(other.fontWeight);
    expect(current.borderBottomColor).not.toBe(other.borderBottomColor);
  });

  await test.step('it is closed again when the visitor comes back to the page', async () => {
    await courses.button.click();
    await courses.links.first().click();
    await expect(page).toHaveURL('/onlinecourses');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(courses.links.first()).toBeHidden();
  });
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('the mobile menu holds every item, and closes on Esc, its own button, a second press, leaving it with Tab, the page it stands on, another item, going back and forward', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const button = menuButton(page);

  await test.step('also where there is no page; it fits the smallest phone', async () => {
    await page.goto('/no/such/page');
    await expect(menu(page)).toBeHidden();
    expect(await violations(page, { within: 'main' })).toEqual([]);
    await button.click();
    await expect(menu(page).getByRole('link').first()).toHaveText('NEW BATCH');
    await expect(menu(page).getByRole('link')).toHaveCount(14);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    expect(await violations(page, { within: '.mobile-menu' })).toEqual([]);
    await page.setViewportSize({ ...phone, width: 320 });
    expect(await overflow(page)).toBe(0);
  });

  await page.goto('/about');
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();

  await button.press('Enter');
  await menu(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();

  await button.press('Enter');
  await expect(menu(page)).toBeVisible();
  await button.press('Enter');
  await expect(menu(page)).toBeHidden();

  await button.press('Enter');
  await menu(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();

  await button.press('Enter');
  await menu(page).getByRole('link', { name: 'Test Series' }).click();
  await expect(page).toHaveURL('/testseries');
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menu(page)).toBeHidden();
  await button.click();
  await expect(menu(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/testseries');
  await expect(menu(page)).toBeHidden();

  await test.step('on the page it stands on', async () => {
    await page.evaluate(() => {
      const stay = (event: Event) => event.preventDefault();
      document.querySelector('#mobile-menu')?.addEventListener('click', stay);
    });
    await button.press('Enter');
    await menu(page).getByRole('link', { name: 'Test Series' }).click();
    await expect(menu(page)).toBeHidden();
  });

  await test.step('beside it, All Courses opens', async () => {
    await page.getByText('All Courses').click();
    await expect(page.getByRole('list', { name: 'Courses List' })).toBeVisible();
    expect(await violations(page, { within: '.course-list' })).toEqual([]);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns still open, one at a time; the mobile menu opens, closes and leads on', async ({
    page,
  }) => {
    await page.goto('/about');
    const courses = dropdown(page, 'Courses');
    const top = dropdown(page, 'Top Courses');
    await courses.button.click();
    await expect(courses.links.first()).toBeVisible();
    await top.button.click();
    await expect(top.links.first()).toBeVisible();
    await expect(courses.links.first()).toBeHidden();

    await page.setViewportSize(phone);
    await menuButton(page).click();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'NEW BATCH' }).click();
    await expect(page).toHaveURL('/new-batch');
  });
});
