import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How many of the elements that break a rule are named. */
const shown = 5;

/** Rules about what stands where, in which colours: most of axe's time goes into them. */
const drawnRules = ['color-contrast', 'target-size'];

/**
 * Every violation on the page as it stands, in words: rule, help text, elements. No page holds
 * frames of other sites, so the rules run in the page itself, into which they are brought once.
 * Moving lists stand still meanwhile: a link half way past an edge would look like one too small
 * to touch.
 * @param options `drawn: false` leaves out what hardly differs from width to width
 */
export async function violations(page: Page, { drawn = true } = {}): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const enabled = { enabled: drawn };
  const asked = {
    runOnly: rules,
    rules: Object.fromEntries(drawnRules.map((rule) => [rule, enabled])),
  };
  const found = await page.evaluate(async (asked) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const results = await run({ ...asked, resultTypes: ['violations'] });
    return results.violations.map(({ id, help, nodes }) => ({
      said: `${id} (${nodes.length}): ${help}`,
      elements: nodes.map(({ target }) => target.join(' ')),
    }));
  }, asked);
  return found.map(({ said, elements }) => `${said}: ${elements.slice(0, shown).join(' | ')}`);
}

/** The width of the page beyond the window; more than 0 makes it scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
