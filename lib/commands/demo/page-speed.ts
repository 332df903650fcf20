import { dayAfter, today } from '@/lib/site/days';
import { pageKindOf } from '@/lib/web-vitals/page-kinds';
import { largestOf, rangeOf, vitalNames, type VitalName } from '@/lib/web-vitals/vitals';
import type { connections } from '@/lib/web-vitals/visit';
import type { DemoContext } from './demo-context';

const DAYS = 60;

/** Pages by how often they are visited. */
const pages: readonly (readonly [weight: number, path: string])[] = [
  [30, '/'],
  [18, '/onlinecourses/csir-net'],
  [12, '/csir-net-jrf'],
  [10, '/csir-net-jrf/syllabus'],
  [8, '/fees'],
  [7, '/testseries/csir-net'],
  [6, '/new-batch'],
  [5, '/student-login'],
  [4, '/contact'],
];

/** Median of the largest paint on a connection, in milliseconds. */
const paints: Readonly<Record<(typeof connections)[number], number>> = {
  'slow-2g': 9_000,
  '2g': 6_500,
  '3g': 2_600,
  '4g': 900,
  unknown: 1_000,
};

/** Rows of `web_vital_counts`: what visitors with phones, most of them on 4g, would leave. */
export function demoPageSpeed(demo: DemoContext) {
  const counts = new Map<string, ReturnType<typeof row> & { visits: number }>();
  const row = (day: string, page: string, connection: string, vital: VitalName, upTo: number) => ({
    day,
    page,
    connection,
    vital,
    upTo,
  });
  const add = (counted: ReturnType<typeof row>) => {
    const key = Object.values(counted).join(' ');
    counts.set(key, { ...counted, visits: (counts.get(key)?.visits ?? 0) + 1 });
  };
  for (let ago = 0; ago < DAYS; ago += 1) {
    const day = dayAfter(today(demo.now), -ago);
    for (let visit = demo.between(15, 30); visit > 0; visit -= 1) {
      const page = pageKindOf(demo.weighted(pages)) ?? '/';
      const connection = demo.weighted([
        [70, '4g'],
        [15, 'unknown'],
        [12, '3g'],
        [3, '2g'],
      ] as const);
      const values = valuesOf(paints[connection], demo);
      for (const vital of vitalNames) {
        const value = values[vital];
        if (value === null || (vital === 'cls' && connection === 'unknown')) continue;
        add(row(day, page, connection, vital, rangeOf(vital, Math.min(value, largestOf(vital)))));
      }
    }
  }
  return [...counts.values()];
}

/** A random value around the median: like measured times, a few are much longer. */
function valuesOf(paint: number, demo: DemoContext): Record<VitalName, number | null> {
  const spread = () => Math.exp(1.6 * (demo.number() + demo.number() + demo.number() - 1.5));
  return {
    lcp: paint * spread(),
    inp: demo.happens(0.6) ? 70 * spread() ** 1.5 : null,
    cls: demo.happens(0.8) ? 0 : 20 * spread() ** 1.5,
  };
}
