import type { Difference } from './differences';

/** The document of each page, by its path. */
export type PageTexts = ReadonlyMap<string, string>;

/**
 * Pages with a changed text, and those changed by each difference: a new value occurs there more often than
 * before, or an old one less often. Values that two differences share are ignored.
 */
export function comparePages(
  before: PageTexts,
  after: PageTexts,
  differences: readonly Pick<Difference, 'from' | 'to'>[],
): { changed: readonly string[]; of: readonly (readonly string[])[] } {
  const texts = [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({
      path,
      old: comparedText(before.get(path) ?? ''),
      now: comparedText(after.get(path) ?? ''),
    }))
    .filter(({ old, now }) => old !== now);
  const values = differences.map(changedValues);
  const uses = values.flatMap(({ removed, added }) => [...removed, ...added]);
  const isOwn = (value: string) => uses.filter((one) => one === value).length === 1;
  const of = values.map(({ removed, added }) =>
    texts
      .filter(
        ({ old, now }) =>
          added.some((value) => isOwn(value) && count(now, value) > count(old, value)) ||
          removed.some((value) => isOwn(value) && count(now, value) < count(old, value)),
      )
      .map(({ path }) => path),
  );
  return { changed: texts.map(({ path }) => path), of };
}

/** Shorter values also occur inside other words. */
const SHORTEST = 4;

/** New parts of a printed value, and removed ones. */
function changedValues({ from, to }: Pick<Difference, 'from' | 'to'>) {
  const partsOf = (printed: string) =>
    printed
      .split(/, |; /)
      .map(compact)
      .filter((part) => part.length >= SHORTEST);
  const [old, now] = [partsOf(from), partsOf(to)];
  return {
    removed: old.filter((part) => !now.includes(part)),
    added: now.filter((part) => !old.includes(part)),
  };
}

function count(text: string, value: string): number {
  return text.split(value).length - 1;
}

/** Line breaks and the space after ₹ differ from page to page. */
function compact(text: string): string {
  return text.replace(/\s+/g, '');
}

/**
 * The day on which a page was made (`AsOf` in components/site/as-of.tsx) and its question: those of another day
 * are no change.
 */
export const ofTheDay = /<(time|section) [^>]*data-(?:as-of|only-day)=.*?<\/\1>/gs;

/** Text for visitors and search engines, with the addresses of links, but without names of scripts. */
function comparedText(html: string): string {
  const own = html
    .replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(ofTheDay, '')
    .replace(/\/_next\/[^"\s)]*/g, '');
  const attributes = [...own.matchAll(/ (?:href|content)="([^"]*)"/g)].map(([, value]) => value);
  const text = [own.replace(/<[^>]*>/g, ''), ...attributes].join('\n');
  return compact(
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
  );
}
