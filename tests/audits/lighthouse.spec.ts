import type { Result } from 'lighthouse';
import { median } from '../bench/median';
import { expect, test } from '../support/browser/visitor';
import { lighthouseRuns } from './lighthouse-runs';

const pages = [
  { path: '/', read: false },
  { path: '/contact', read: false },
  { path: '/onlinecourses/csir-net', read: true },
  { path: '/gate', read: true },
];

/**
 * Milliseconds. What there is comes from laying the page out, which takes the slow phone about as long as
 * counts as blocking: 0 in one run, 50 in the next.
 */
const mostBlocking = 100;

for (const { path, read } of pages) {
  test(`${path} in the middle of three runs of Lighthouse on a slow phone`, async ({ baseURL }) => {
    test.setTimeout(180_000);
    const isFast = ({ performance, blockingTime, layoutShift }: Speed) =>
      performance >= (read ? 0.98 : 0.95) &&
      layoutShift <= 0.01 &&
      (!read || blockingTime <= mostBlocking);
    const runs = await lighthouseRuns(new URL(path, baseURL).href, (done) => {
      // With two that are fast enough the one in the middle is, whatever the third would say.
      return done.length === 3 || (done.length === 2 && done.map(speedOf).every(isFast));
    });
    const speeds = runs.map(speedOf);
    const middle = {
      performance: median(speeds.map(({ performance }) => performance)),
      blockingTime: median(speeds.map(({ blockingTime }) => blockingTime)),
      layoutShift: median(speeds.map(({ layoutShift }) => layoutShift)),
    };
    expect(isFast(middle), JSON.stringify(speeds)).toBe(true);

    const { categories = {}, audits = {} } = runs[0] ?? {};
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
    );
    const others = ['accessibility', 'best-practices', 'seo'].map(
      (name) => categories[name]?.score,
    );
    expect(others, failed.map(({ id }) => id).join(', ')).toEqual([1, 1, 1]);
  });
}

/** How fast a page was in one run: a score up to 1, milliseconds, and a share of the window. */
interface Speed {
  performance: number;
  blockingTime: number;
  layoutShift: number;
}

function speedOf({ categories, audits }: Result): Speed {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: categories.performance?.score ?? 0,
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}
