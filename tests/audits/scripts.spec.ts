import { plans } from '@/content/catalogue/plans';
import { phone } from '../support/browser/layout';
import { expect, test } from '../support/browser/visitor';
import { bytesOf, watchReceived } from './received';

const KB = 1024;

const [gold] = plans;
const chosen = `/student-login?plan=${gold?.id}`;

for (const path of ['/', '/contact', '/student-login', '/student-signup', chosen]) {
  test(`${path} loads React for its islands in at most twelve scripts of at most 90 KB in all, each once`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const received = await watchReceived(page);
    await page.goto(path);
    const islands = page.locator('site-island');
    for (const island of await islands.all()) await expect(island).toHaveAttribute('data-runs');
    const scripts = (await received()).filter(({ kind }) => kind === 'script');
    const names = scripts.map((script) => script.path);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(12);
    const others = names.filter(
      (name) => !/\/static\/(islands\/|(site|session)-)|^\/(site|session)\.js$/.test(name),
    );
    expect(others).toEqual([]);
    expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(90 * KB);
  });
}
