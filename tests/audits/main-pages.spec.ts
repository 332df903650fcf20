import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { layoutOf, writtenLayout } from './described-layout';
import { makeComparable, visits } from './main-pages';
import { expect, test } from '../support/browser/visitor';

const folder = 'tests/fixtures/main-pages';
const widths = [360, 768, 1280];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages recorded with the frame around them, one of each layout. */
const framed = ['home', 'searchuser'];

/** The accessibility tree as YAML, without the targets of links. */
async function treeOf(page: Page, part: 'body' | 'main'): Promise<string> {
  const tree = await page.locator(part).ariaSnapshot();
  const lines = tree.split('\n').filter((line) => !/^ *- \/url:/.test(line));
  const depth = (line = '') => line.search(/\S/);
  const closed = lines.map((line, at) =>
    depth(lines[at + 1]) > depth(line) ? line : line.replace(/:$/, ''),
  );
  return `${closed.join('\n')}\n`;
}

async function layoutsOf(page: Page, part: 'body' | 'main') {
  const layouts = new Map<number, Awaited<ReturnType<typeof layoutOf>>>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Repeated each time, since a form may have filled in a field meanwhile.
    await makeComparable(page);
    layouts.set(width, await layoutOf(page, part));
  }
  return layouts;
}

for (const [visitor, visit] of Object.entries(visits)) {
  test(`the main pages of a ${visitor} read to screen readers and are laid out as before`, async ({
    page,
  }, { config }) => {
    const renew = ['all', 'changed'].includes(config.updateSnapshots);
    await page.setViewportSize({ width: 360, height: 800 });
    for await (const name of visit(page)) {
      const part = framed.includes(name) ? 'body' : 'main';
      const layouts = await layoutsOf(page, part);
      for (const [width, { faults }] of layouts)
        expect.soft(faults, `${name} at ${width} px`).toEqual([]);
      const now = { layout: writtenLayout(layouts), yml: await treeOf(page, part) };
      for (const [kind, text] of Object.entries(now)) {
        const file = `${folder}/${name}.${kind}`;
        if (renew) writeFileSync(file, text);
        expect.soft(text, file).toBe(readFileSync(file, 'utf8'));
      }
      await page.setViewportSize({ width: 360, height: 800 });
    }
  });
}

/** Changes that hide or move something from a visitor. */
const breaks = {
  'a column that wraps': 'main .grid { grid-template-columns: minmax(0, 1fr) !important }',
  'a missing picture': 'main svg.art { visibility: hidden }',
  'a button without its colour': '.button-primary { background: none !important }',
  'a heading over its text': 'main h2 { margin-bottom: -60px !important; font-size: 60px }',
  'a line wider than the window': 'main h1 { white-space: nowrap; font-size: 160px }',
};

/** Differences of other fonts, screens and browsers. */
const finer = {
  'half a pixel aside': 'main { position: relative; left: 0.5px; top: 0.5px }',
  'bolder letters': 'main { -webkit-text-stroke: 0.25px }',
  'wider letters': 'main * { letter-spacing: 0.02em }',
  'another font': 'main * { font-family: serif !important }',
};

test('a layout shows what is broken, and no other way of drawing letters', async ({ page }) => {
  await page.goto('/contact');
  await page.setViewportSize({ width: 1280, height: 800 });
  const seenWith = async (style: string) => {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, style);
    const layout = await layoutOf(page, 'main');
    return `${writtenLayout(new Map([[1280, layout]]))}${layout.faults.join('\n')}`;
  };
  await makeComparable(page);
  const kept = await seenWith('');
  for (const [name, style] of Object.entries(finer)) {
    expect.soft(await seenWith(style), name).toBe(kept);
  }
  for (const [name, style] of Object.entries(breaks)) {
    expect.soft(await seenWith(style), name).not.toBe(kept);
  }
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) sheet.remove();
  });
  expect.soft(await seenWith(''), 'without its styles').not.toBe(kept);
});
