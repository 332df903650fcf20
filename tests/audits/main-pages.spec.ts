import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { mainPages, makeComparable } from '../support/browser/main-pages';
import { comparePicture, looksSame, reduced } from '../support/browser/pictures';
import { expect, test } from '../support/browser/visitor';

const folder = 'tests/fixtures/main-pages';
const widths = [360, 768, 1280];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screenshot = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

/** The frame around the pages is kept with one page of each layout. */
const framed = ['home', 'searchuser'];

/** What a screen reader reads, as YAML; where links lead is left out. */
async function treeOf(page: Page, part: 'body' | 'main'): Promise<string> {
  const tree = await page.locator(part).ariaSnapshot();
  const lines = tree.split('\n').filter((line) => !/^ *- \/url:/.test(line));
  const depth = (line = '') => line.search(/\S/);
  const closed = lines.map((line, at) =>
    depth(lines[at + 1]) > depth(line) ? line : line.replace(/:$/, ''),
  );
  return `${closed.join('\n')}\n`;
}

for (const [name, open] of Object.entries(mainPages)) {
  test(`${name} reads to screen readers and looks as it did`, async ({ page }, { config }) => {
    const renew = ['all', 'changed'].includes(config.updateSnapshots);
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // Each time: a form may have filled in a field meanwhile.
      await makeComparable(page);
      const kept = { folder, name: `${name}-${width}`, renew };
      expect.soft(await comparePicture(await screenshot(page), kept)).toBe('');
    }
    await makeComparable(page);
    const tree = await treeOf(page, framed.includes(name) ? 'body' : 'main');
    const file = `${folder}/${name}.yml`;
    if (renew) writeFileSync(file, tree);
    expect.soft(tree, `the accessibility tree in ${file}`).toBe(readFileSync(file, 'utf8'));
  });
}

/** Each hides or moves what a visitor would miss. */
const breaks = {
  'a column that wraps': 'main .grid { grid-template-columns: minmax(0, 1fr) !important }',
  'a missing picture': 'main svg.art { visibility: hidden }',
  'a button without its colour': '.button-primary { background: none !important }',
  'a heading over its text': 'main h2 { margin-bottom: -60px !important; font-size: 60px }',
};

/** As other fonts, screens and versions of the browser draw it. */
const finer = {
  'half a pixel aside': 'main { position: relative; left: 0.5px; top: 0.5px }',
  'bolder letters': 'main { -webkit-text-stroke: 0.25px }',
  'letters at whole pixels': 'main { text-rendering: optimizeSpeed }',
};

test('a picture shows a broken layout, and no finer drawing of letters', async ({ page }) => {
  await page.goto('/contact');
  await makeComparable(page);
  const pictureWith = async (style: string) => {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, style);
    return reduced(await screenshot(page));
  };
  const kept = await pictureWith('');
  for (const [name, style] of Object.entries(finer)) {
    expect.soft(await looksSame(kept, await pictureWith(style)), name).toBe(true);
  }
  for (const [name, style] of Object.entries(breaks)) {
    expect.soft(await looksSame(kept, await pictureWith(style)), name).toBe(false);
  }
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) sheet.remove();
  });
  expect.soft(await looksSame(kept, await pictureWith('')), 'without its styles').toBe(false);
});
