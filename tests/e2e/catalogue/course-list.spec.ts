import type { Page } from 'playwright/test';
import { routes } from '@/content/pages/routes';
import { desktop, phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

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

test('the list does not flash closed on a wide screen before our script has run', async ({
  page,
}) => {
  await page.route(/\/site[\w-]*\.js$/, (route) => route.abort());
  await page.goto(path);
  await expect(courseList(page).links.first()).toBeVisible();
});

test('on a phone the list starts closed, opens on a tap, and is walked through from the keyboard', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  await expectToggles(page, false);
  const { toggle, links } = courseList(page);
  await toggle.click();
  await expect(links.first()).toBeHidden();
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

test('a wide screen starts with the list open beside the page: the four exams twice, one test series', async ({
  page,
}) => {
  await page.goto(path);
  const { list, toggle, links } = courseList(page);
  await expectToggles(page, true);
  await toggle.click();
  for (const title of ['Courses List', 'Study Material', 'Test Series']) {
    await expect(list.getByRole('list', { name: title })).toBeVisible();
  }
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

test('one link is marked where one leads to the page itself; offline pages list offline courses; four pages have no list', async ({
  page,
  request,
}) => {
  await page.goto('/robots.txt');
  const lists: Record<string, string[]> = {};
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const found = await page.evaluate((source) => {
      const read = new DOMParser().parseFromString(source, 'text/html');
      const links = [...read.querySelectorAll('nav[aria-label="All Courses"] a')];
      const current = links.filter((link) => link.hasAttribute('aria-current'));
      return [links, current].map((all) => all.map((link) => link.getAttribute('href') ?? ''));
    }, html);
    const [all = [], current = []] = found;
    expect(current, path).toEqual(all.includes(path) ? [path] : []);
    lists[path] = all;
  }
  for (const own of ['/csir-net-jrf', '/iit-jam', '/gate', '/onlinecourses/cuet']) {
    expect(lists[own]).toContain(own);
  }
  expect(lists['/offlinecourses/gate']?.[0]).toBe('/offlinecourses/csir-net');
  for (const without of ['/', '/videos', '/contact', '/about']) {
    expect(lists[without], without).toEqual([]);
  }
});
