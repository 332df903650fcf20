import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How many of the elements that break a rule are listed. */
const shown = 5;

/** The rules that take four fifths of the time: they look at what is painted where. */
type PaintedRule = 'color-contrast' | 'target-size';

interface Look {
  /** Rules that look at the same elements at another width or in another state. */
  without?: readonly PaintedRule[];
  /** The one rule to run. */
  only?: PaintedRule;
  /** Leaves out the header and footer of the public site, which are the same on every page. */
  withoutFrame?: boolean;
}

const frame = ['.site-header', '.site-navigation', '.mobile-menu', '.course-list', '.site-footer'];

/**
 * Every accessibility violation on the page: rule, help text, elements. The page has no frames of
 * other sites, so the rules run in the page itself, injected once. Animations are stopped: a link
 * half way past an edge would count as too small to touch.
 */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  const { without = [], only, withoutFrame = false } = look;
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const exclude = withoutFrame ? frame.map((part) => [part]) : [];
  const found = await page.evaluate(
    async ([context, chosen]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const results = await run(context, chosen);
      return results.violations.map(({ id, help, nodes }) => ({
        said: `${id} (${nodes.length}): ${help}`,
        elements: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [{ exclude }, options] as const,
  );
  return found.map(({ said, elements }) => `${said}: ${elements.slice(0, shown).join(' | ')}`);
}

/** Horizontal overflow of the page in pixels; more than 0 makes it scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
