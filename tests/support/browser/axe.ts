import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Number of elements listed for each broken rule. */
const shown = 5;

/** The rules that take four fifths of the time, as they examine painted pixels. */
type PaintedRule = 'color-contrast' | 'target-size';

interface Look {
  /** Rules already checked for the same elements at another width or in another state. */
  without?: readonly PaintedRule[];
  /** The one rule to run. */
  only?: PaintedRule;
  /** Leaves out the header and footer of the public site, which are the same on every page. */
  withoutFrame?: boolean;
  /** The only part to look at, by selector: what has changed on a page that was looked at before. */
  within?: string;
  /**
   * How often the contrast of each look was checked, on this page and on others before. A look that was
   * checked often enough is not checked again.
   */
  looks?: Map<string, number>;
}

const frame = ['.site-header', '.site-navigation', '.mobile-menu', '.course-list', '.site-footer'];

/** Selects the elements whose contrast is checked. */
const contrast = {
  /** The attribute that marks them. */
  mark: 'data-contrast-asked',
  /** Number of elements of each look: something may float over one of them. */
  ofEachLook: 2,
  /** Always checked: axe exempts some of these although they look like others. */
  apart: ['label', ':disabled', '[aria-disabled]', '[inert]', ...frame].join(),
};

/**
 * Every accessibility violation on the page: rule, help text, elements. Waits until the page has loaded: half
 * of one has no heading. The page has no third-party frames, so the rules run in the page itself, injected
 * once. Animations are stopped, as a link half hidden would count as too small to touch.
 */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  const { without = [], only, withoutFrame = false, within = 'html', looks = new Map() } = look;
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  await page.waitForLoadState();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const asksContrast = only ? only === 'color-contrast' : !without.includes('color-contrast');
  if (asksContrast) {
    const before = [...looks];
    const now = await page.evaluate(askEachLook, { ...contrast, within, before });
    for (const [name, times] of now) looks.set(name, times);
  }
  const exclude = withoutFrame ? frame.map((part) => [part]) : [];
  const context = { include: [[within]], exclude };
  const found = await page.evaluate(
    async ([context, chosen]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const results = await run(context, chosen);
      return results.violations.map(({ id, help, nodes }) => ({
        said: `${id} (${nodes.length}): ${help}`,
        elements: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [context, options] as const,
  );
  return found.map(({ said, elements }) => `${said}: ${elements.slice(0, shown).join(' | ')}`);
}

/**
 * Limits axe's contrast check to two elements of each look, as checking a thousand table cells takes longest
 * of all. A look is the colour and size of a text and the backgrounds under it. Runs in the page.
 * @returns how many elements of each look there were so far
 */
function askEachLook({
  mark,
  ofEachLook,
  apart,
  within,
  before,
}: typeof contrast & { within: string; before: [string, number][] }): [string, number][] {
  const { configure } = (window as unknown as { axe: typeof axe }).axe;
  configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
  const nothing = 'rgba(0, 0, 0, 0) none 1 none normal static';
  const painted = new Map<Element | null, string>();
  const asked = new Map(before);
  const part = document.querySelector(within) ?? document.body;
  for (const element of document.querySelectorAll('body, body *')) {
    if (!part.contains(element) && !element.contains(part)) continue;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
    const layer = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position];
    const own = layer.join(' ');
    // A positioned element may cover other elements than its ancestors.
    const place = position === 'static' ? '' : element.getAttribute('class');
    const above = painted.get(element.parentElement) ?? '';
    const under = own === nothing ? above : `${above}; ${own} ${place}`;
    painted.set(element, under);

    const hasText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isShown = hasText && element.checkVisibility({ visibilityProperty: true });
    const { left, right } = element.getBoundingClientRect();
    const isApart = left < 0 || right > innerWidth || element.closest(apart) !== null;
    const { color, fontSize, fontWeight, textShadow } = style;
    const look = [under, color, fontSize, fontWeight, textShadow].join('; ');
    const times = asked.get(look) ?? 0;
    if (isShown && !isApart) asked.set(look, times + 1);
    element.toggleAttribute(mark, isShown && (isApart || times < ofEachLook));
  }
  return [...asked];
}

/** Horizontal overflow of the page in pixels; more than 0 makes it scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
