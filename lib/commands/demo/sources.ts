import { dayAfter, today } from '@/lib/site/days';
import { heardOfSources } from '@/lib/sources/sources';
import { touchesOf, type Touch, type Touches } from '@/lib/sources/touches';
import type { DemoContext } from './demo-context';

const DAYS = 60;

/** Arrivals by how often they happen. */
const arrivals: readonly (readonly [weight: number, touch: Touch])[] = [
  [26, { source: 'google', campaign: '', page: '/' }],
  [16, { source: 'google', campaign: 'csir-net-december', page: '/onlinecourses/csir-net' }],
  [14, { source: 'direct', campaign: '', page: '/' }],
  [10, { source: 'youtube', campaign: '', page: '/csir-net-jrf' }],
  [9, { source: 'google', campaign: '', page: '/csir-net-jrf/syllabus' }],
  [8, { source: 'instagram', campaign: 'gate-crash-course', page: '/onlinecourses/gate' }],
  [7, { source: 'whatsapp', campaign: '', page: '/fees' }],
  [5, { source: 'facebook', campaign: 'gate-crash-course', page: '/new-batch' }],
  [3, { source: 'collegedunia.com', campaign: '', page: '/offlinecourses/csir-net' }],
  [2, { source: 'telegram', campaign: '', page: '/testseries/csir-net' }],
];

const cycle = arrivals.flatMap(([weight, touch]) => Array.from({ length: weight }, () => touch));

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / 60_000);

/** How somebody came who wrote at that moment: by the campaign of the form, or by chance, or unknown. */
export function demoTouches(
  moment: Date,
  { utm, page }: { utm: Record<string, string> | null; page: string | null },
): Touches {
  const minute = minuteOf(moment);
  const found = minute % 12 === 0 ? null : (cycle[(minute * 37) % cycle.length] ?? null);
  const lastTouch = utm ? touchesOf({ utm, page }).lastTouch : found;
  const earlier = cycle[(minute * 61) % cycle.length] ?? null;
  return { firstTouch: lastTouch && minute % 3 === 0 ? earlier : lastTouch, lastTouch };
}

/** The same of somebody who walked in. */
export function demoTouchesHeard(moment: Date): Touches {
  const [source] = heardOfSources[minuteOf(moment) % heardOfSources.length] ?? [];
  return touchesOf({ lastTouch: { source, campaign: '', page: '' } });
}

/** Rows of `visit_counts`: the arrivals of two months, fewer on the days before. */
export function demoVisits(demo: DemoContext) {
  return Array.from({ length: DAYS }, (_, ago) => dayAfter(today(demo.now), -ago)).flatMap((day) =>
    arrivals.map(([weight, touch]) => ({
      day,
      ...touch,
      visits: demo.between(weight, 2 * weight + 3),
    })),
  );
}
