import type { Flags, Result } from 'lighthouse';
import { completeRun, withLighthouseBrowser } from '../audits/lighthouse-browser';
import { median } from './median';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const kinds = ['Document', 'Script', 'Stylesheet', 'Font'] as const;

export type Category = (typeof categories)[number];
type Kind = (typeof kinds)[number];

/** Lighthouse's results for one page on its slow phone; times in milliseconds, bytes as transferred. */
export interface PageMeasures {
  scores: Record<Category, number>;
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  requests: number;
  bytes: number;
  bytesOf: Record<Kind, number>;
}

/** Measures a page once. */
export type Measure = (url: string) => Promise<PageMeasures>;

/** Opens a browser for `work` to measure pages in. */
export async function withLighthouse<T>(work: (measure: Measure) => Promise<T>): Promise<T> {
  const { default: lighthouse } = await import('lighthouse');
  return withLighthouseBrowser((port) => {
    const flags: Flags = { port, logLevel: 'error', onlyCategories: [...categories] };
    const look = async (url: string) => {
      const result = await lighthouse(url, flags);
      if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
      return result.lhr;
    };
    return work(async (url) => measuresOf(await completeRun(url, () => look(url))));
  });
}

function measuresOf({ audits, categories: judged }: Result): PageMeasures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const sent = details?.type === 'table' ? details.items : [];
  const bytes = (items: typeof sent) =>
    items.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0);
  return {
    scores: recordOf(categories, (name) => Math.round((judged[name]?.score ?? 0) * 100)),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    requests: sent.length,
    bytes: bytes(sent),
    bytesOf: recordOf(kinds, (kind) => bytes(sent.filter((item) => item.resourceType === kind))),
  };
}

/** The median of several runs, for each measure by itself. */
export function middleOfRuns(runs: readonly PageMeasures[]): PageMeasures {
  const middle = (read: (run: PageMeasures) => number) => median(runs.map(read));
  return {
    scores: recordOf(categories, (name) => middle(({ scores }) => scores[name])),
    firstPaint: middle((run) => run.firstPaint),
    largestPaint: middle((run) => run.largestPaint),
    blockingTime: middle((run) => run.blockingTime),
    layoutShift: middle((run) => run.layoutShift),
    requests: middle((run) => run.requests),
    bytes: middle((run) => run.bytes),
    bytesOf: recordOf(kinds, (kind) => middle(({ bytesOf }) => bytesOf[kind])),
  };
}

function recordOf<Key extends string>(
  keys: readonly Key[],
  read: (key: Key) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, number>;
}
