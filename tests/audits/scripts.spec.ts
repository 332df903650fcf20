import { readFileSync } from 'node:fs';
import { phone } from '../support/browser/layout';
import { expect, test } from '../support/browser/visitor';
import { bytesOf, watchReceived } from '../support/calls/received';

const KB = 1024;

/**
 * What the framework itself takes: the scripts that Next names as the ones each page it runs on has to
 * load. Its pieces that only some pages need count as ours.
 */
function frameworkScripts(): string[] {
  const manifest = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[];
  };
  return manifest.rootMainFiles.map((file) => `/_next/${file}`);
}

for (const path of ['/', '/contact']) {
  test(`${path} adds at most 25 KB of scripts to those of the framework`, async ({ page }) => {
    await page.setViewportSize(phone);
    const received = await watchReceived(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = (await received()).filter(({ kind }) => kind === 'script');
    const framework = frameworkScripts();
    const names = scripts.map((script) => script.path);
    expect(names).toEqual(expect.arrayContaining(framework));
    expect(new Set(names).size).toBe(names.length);
    const own = scripts.filter((script) => !framework.includes(script.path));
    expect(bytesOf(own), JSON.stringify(own, null, 1)).toBeLessThanOrEqual(25 * KB);
  });
}
