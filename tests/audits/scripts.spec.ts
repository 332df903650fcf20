import { phone } from '../support/browser/layout';
import { expect, test } from '../support/browser/visitor';
import { bytesOf, watchReceived } from '../support/calls/received';

const KB = 1024;

for (const path of ['/', '/contact', '/student-login', '/student-signup']) {
  test(`${path} loads React for its islands, each script once, and at most 90 KB of scripts in all`, async ({
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
    const others = names.filter((name) => !/\/static\/(islands\/|(site|session)-)/.test(name));
    expect(others).toEqual([]);
    expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(90 * KB);
  });
}
