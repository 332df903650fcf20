import type { Page } from 'playwright/test';
import { plans } from '@/content/catalogue/plans';
import { staffPages } from '@/lib/staff/staff-pages';
import { loggedIn } from '../support/accounts/student-account';
import { phone } from '../support/browser/layout';
import { officeIsReady } from '../support/browser/readiness';
import { expect, test } from '../support/browser/visitor';
import { storedPaper } from '../support/exam-room/stored-paper';
import { bytesOf, watchReceived, type Received } from './received';
import { staffLoggedIn } from '../support/office/staff-account';

const KB = 1024;

const [gold] = plans;

test('a page with islands loads React for them in at most twelve scripts of at most 90 KB in all, each once', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const received = await watchReceived(page);
  for (const path of [
    '/',
    '/practice/gate',
    '/student-signup',
    `/student-login?plan=${gold?.id}`,
  ]) {
    await page.goto(path);
    const islands = page.locator('site-island');
    for (const island of await islands.all()) await expect(island).toHaveAttribute('data-runs');
    const scripts = (await received()).filter(({ kind }) => kind === 'script');
    const names = scripts.map((script) => script.path);
    expect(new Set(names).size, path).toBe(names.length);
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(12);
    const others = names.filter(
      (name) => !/\/static\/(islands\/|(site|session)-)|^\/(site|session)\.js$/.test(name),
    );
    expect(others, path).toEqual([]);
    expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(90 * KB);
  }
});

test('before the clock starts the exam room has everything on the device, with at most 100 KB of scripts', async ({
  student: { page },
  context,
}) => {
  const { id } = await storedPaper('gate', 'Mock test without a connection', ['all']);
  const received = await watchReceived(page);
  await page.goto(`/exam-room?paper=${id}`);
  await expect(page.getByRole('button', { name: /^Start the test/ })).toBeVisible();
  const all: Received[] = [];
  const loads = async () => {
    all.push(...(await received()).filter(({ kind }) => kind === 'script'));
    return all.map((one) => one.path).join();
  };
  await expect.poll(loads).toContain('/islands/calculator-');
  expect(bytesOf(all), JSON.stringify(all, null, 1)).toBeLessThanOrEqual(100 * KB);
  await page.getByRole('button', { name: /^Start the test/ }).click();
  await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Calculator' }).click();
  await expect(page.getByRole('dialog', { name: 'Calculator' })).toBeVisible();
  await page.getByRole('button', { name: /^Question 9:/ }).click();
  await expect(page.getByRole('heading', { name: /^Question 9 of/ })).toBeVisible();
});

const sizes = new Map<string, number>();

/** Compressed sizes of the scripts that a page names: in script elements, and in React's data. */
async function namedBy(page: Page, path: string): Promise<Map<string, number>> {
  const html = await (await page.request.get(path)).text();
  const names = html.match(/\/(_next\/static\/chunks\/[\w.~-]+|session|site)\.js/g) ?? [];
  for (const name of names.filter((one) => !sizes.has(one))) {
    const file = await page.request.head(name, { headers: { 'accept-encoding': 'br' } });
    sizes.set(name, Number(file.headers()['content-length']));
  }
  return new Map(names.map((name) => [name, sizes.get(name) ?? 0]));
}

test('pages of students and of the office load at most 230 KB of scripts, and a link of the office loads data only', async ({
  page,
}) => {
  const expectFewScripts = async (path: string) => {
    const named = await namedBy(page, path);
    expect(named.size, path).toBeGreaterThan(0);
    const bytes = [...named.values()].reduce((sum, size) => sum + size);
    expect
      .soft(bytes, `${path} ${JSON.stringify([...named], null, 1)}`)
      .toBeLessThanOrEqual(230 * KB);
  };
  await loggedIn(page);
  for (const path of ['/history', '/account', '/testupload', `/form?plan=${gold?.id}`])
    await expectFewScripts(path);
  await staffLoggedIn(page, 'owner');
  for (const { path } of staffPages) await expectFewScripts(path);

  await test.step('a page loads no others than it names', async () => {
    const received = await watchReceived(page);
    await page.goto('/searchuser');
    await officeIsReady(page);
    const scripts = (await received()).filter(({ kind }) => kind === 'script');
    const named = await namedBy(page, '/searchuser');
    expect(scripts.filter((script) => !named.has(script.path))).toEqual([]);
  });

  await test.step('a link asks for the data of the next page, not for a new document', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/searchuser/leads') asked.push(request.resourceType());
    });
    await page
      .getByRole('navigation', { name: 'Office' })
      .getByRole('link', { name: 'Leads' })
      .click();
    await expect(page.locator('.office-head h1')).toHaveText('Leads');
    expect(new Set(asked)).toEqual(new Set(['fetch']));
  });
});
