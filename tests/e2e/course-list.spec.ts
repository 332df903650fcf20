import type { Page } from 'playwright/test';
import { routes } from '@/content/routes';
import { desktop, phone } from '../support/layout';
import { expect, test } from '../support/visitor';

const path = '/onlinecourses/csir-net';

function courseList(page: Page) {
  const list = page.getByRole('navigation', { name: 'All Courses' });
  return { list, toggle: list.locator('summary'), links: list.getByRole('link') };
}

async function expectToggles(page: Page, openAtFirst: boolean): Promise<void> {
  const { toggle, links } = courseList(page);
  await expect(toggle).toHaveText('All Courses');
  for (const open of [openAtFirst, !openAtFirst, openAtFirst]) {
    await expect(links.first()).toBeVisible({ visible: open });
    await expect(links.last()).toBeVisible({ visible: open });
    await toggle.click();
  }
}

test('a wide screen starts with the list open beside the page', async ({ page }) => {
  await page.goto(path);
  await expectToggles(page, true);
});

test('the list does not flash closed on a wide screen before our script has run', async ({
  page,
}) => {
  await page.route(/\/site[\w-]*\.js$/, (route) => route.abort());
  await page.goto(path);
  await expect(courseList(page).links.first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the list starts closed and opens on a tap', async ({ page }) => {
    await page.goto(path);
    await expectToggles(page, false);
  });
});

test('the list opens, is walked through and closes from the keyboard', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  const { toggle, links } = courseList(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(links.first()).toBeHidden();
});

for (const viewport of [desktop, phone]) {
  test.describe(`with JavaScript off at ${viewport.width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('the list opens and closes', async ({ page }) => {
      await page.goto(path);
      await expectToggles(page, false);
    });
  });
}

test('the list names the four exams twice and one test series, the page itself marked', async ({
  page,
}) => {
  await page.goto(path);
  const { list, links } = courseList(page);
  await expect(list.getByRole('heading')).toHaveText([
    'Courses List',
    'Study Material',
    'Test Series',
  ]);
  const exams = [
    'CSIR-NET Chemical Sciences',
    'GATE Chemistry',
    'IIT-JAM Chemistry',
    'CUET (PG) Chemistry',
  ];
  await expect(links).toHaveText([...exams, ...exams, 'CSIR-NET Chemical Sciences']);
  await expect(list.locator('[aria-current=page]')).toHaveAttribute('href', path);
  await links.nth(1).click();
  await expect(page).toHaveURL('/onlinecourses/gate');
});

test('on an offline course page the list leads to offline courses', async ({ page }) => {
  await page.goto('/offlinecourses/gate');
  await expect(courseList(page).links.first()).toHaveAttribute('href', '/offlinecourses/csir-net');
});

test('Home, videos, contact and about have no list', async ({ page }) => {
  for (const without of ['/', '/videos', '/contact', '/about']) {
    await page.goto(without);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(courseList(page).list, without).toHaveCount(0);
  }
});

test('on every page that has the list, one link is marked where one leads to the page itself', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  const marked: string[] = [];
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const found = await page.evaluate((source) => {
      const read = new DOMParser().parseFromString(source, 'text/html');
      const links = [...read.querySelectorAll('.course-list a')];
      const current = links.filter((link) => link.hasAttribute('aria-current'));
      return [links, current].map((all) => all.map((link) => link.getAttribute('href')));
    }, html);
    const [all = [], current = []] = found;
    expect(current, path).toEqual(all.includes(path) ? [path] : []);
    marked.push(...current.map(String));
  }
  const expected = ['/csir-net-jrf', '/iit-jam', '/gate', '/onlinecourses/cuet'];
  expect(marked).toEqual(expect.arrayContaining(expected));
});
