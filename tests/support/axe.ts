import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How many of the elements that break a rule are named. */
const shown = 5;

/**
 * Every violation on the page as it stands, in words: rule, help text, elements. No page holds
 * frames of other sites, so the rules run in the page itself, which is much faster. Moving lists
 * stand still meanwhile: a link half way past an edge would look like one too small to touch.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const results = await builder.withTags(rules).setLegacyMode().analyze();
  return results.violations.map(({ id, help, nodes }) => {
    const elements = nodes.slice(0, shown).map(({ target }) => target.join(' '));
    return `${id} (${nodes.length}): ${help}: ${elements.join(' | ')}`;
  });
}

/** The width of the page beyond the window; more than 0 makes it scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
