import type { Page } from 'playwright/test';
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
  await expect(main.locator('summary, :not(.dropdown) > li > a')).toHaveText([
    'Home',
    'Courses',
    'Test Series',
    'Study Material',
    'Top Courses',
    'Contact Us',
    'About Us',
    'Admission Form',
    'Blog (opens a new tab)',
  ]);
  await expect(main.getByRole('link', { name: 'Admission Form' })).toHaveAttribute('href', '/form');
  await expect(main.getByRole('link', { name: 'NEW BATCH' })).toHaveAttribute('href', '/new-batch');

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

  await page
    .getByRole('contentinfo')
    .getByText(/^Formerly/)
    .click();
  await expect(top.links.first()).toBeHidden();

  await test.step('from the keyboard; Esc gives the focus back', async () => {
    const { button, links } = dropdown(page, 'Top Courses');
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

const active = [
  ['/', 'Home', null],
  ['/onlinecourses', 'Online Courses', 'Courses'],
  ['/onlinecourses/csir-net', 'Online Courses', 'Courses'],
  ['/offlinecourses/cuet', 'Offline Courses', 'Courses'],
  ['/testseries/barc', 'Test Series', null],
  ['/studymaterial', 'Study Material', null],
  ['/gate', 'Gate Chemistry', 'Top Courses'],
  ['/contact', 'Contact Us', null],
  ['/about', 'About Us', null],
  ['/new-batch', 'NEW BATCH', null],
  ['/refund-policy', 'Home', null],
] as const;

test('the first segment of the path decides which item is the active one', async ({
  page,
  request,
}) => {
  await page.goto('/robots.txt');
  for (const [path, label, group] of active) {
    const marked = await page.evaluate(
      (html) => {
        const read = new DOMParser().parseFromString(html, 'text/html');
        const textOf = (selector: string) =>
          [...read.querySelectorAll(`nav[aria-label="Main"] ${selector}`)].map((node) =>
            node.textContent.trim(),
          );
        return [textOf('[aria-current]'), textOf('summary[data-current]')];
      },
      await (await request.get(path)).text(),
    );
    expect(marked, path).toEqual([[label], group ? [group] : []]);
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns still open, one at a time', async ({ page }) => {
    await page.goto('/');
    const courses = dropdown(page, 'Courses');
    const top = dropdown(page, 'Top Courses');
    await courses.button.click();
    await expect(courses.links.first()).toBeVisible();
    await top.button.click();
    await expect(top.links.first()).toBeVisible();
    await expect(courses.links.first()).toBeHidden();
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: phone });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu(page)).toBeVisible();
  };

  test('holds every item, with NEW BATCH first', async ({ page }) => {
    await open(page, '/testseries');
    await expect(menu(page).getByRole('link').first()).toHaveText('NEW BATCH');
    for (const label of ['Home', 'Online Courses', 'Offline Courses', 'Study Material', 'CSIR']) {
      await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    await expect(menu(page).getByRole('link')).toHaveCount(14);
    await expect(menu(page).locator('[aria-current]')).toHaveText(['Test Series']);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('closes on Esc, its own close button, a second press, leaving it with Tab, the page it stands on, another item, going back and forward', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    const button = page.getByRole('button', { name: 'Menu', exact: true });
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
    await page.evaluate(() => {
      const stay = (event: Event) => event.preventDefault();
      document.querySelector('#mobile-menu')?.addEventListener('click', stay);
    });
    await menu(page).getByRole('link', { name: 'About Us' }).click();
    await expect(menu(page)).toBeHidden();

    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu(page).getByRole('link', { name: 'Test Series' }).click();
    await expect(page).toHaveURL('/testseries');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu(page)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/testseries');
    await expect(menu(page)).toBeHidden();
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, closes and leads on', async ({ page }) => {
      await open(page, '/');
      await menu(page).getByRole('button', { name: 'Close menu' }).click();
      await expect(menu(page)).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await menu(page).getByRole('link', { name: 'NEW BATCH' }).click();
      await expect(page).toHaveURL('/new-batch');
    });
  });
});
