import 'server-only';
import { retention } from '@/content/pages/retention';
import type { Queryable } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import type { Staff } from '@/lib/staff/access';
import { pageKindLabel } from './page-kinds';
import { percentileOf, type Histogram, type VitalName } from './vitals';

/** The days of the figures, as in Chrome's public report: four of each day of the week. */
const FIGURE_DAYS = 28;

/** In milliseconds; of layout shift, thousandths. */
interface Percentiles {
  p75: number;
  p95: number;
}

/** Figures of a kind of page on a kind of connection. */
export interface Figures {
  /** Null for all pages. */
  page: string | null;
  label: string;
  /** Null for all connections. */
  connection: string | null;
  /** Measured visits, one of ten. */
  visits: number;
  /** Null where no browser measured it. */
  vitals: Readonly<Record<VitalName, Percentiles | null>>;
}

const COUNTS = statement(
  'web-vital-counts',
  { days: 'int4' },
  {
    page: 'text',
    connection: 'text',
    vital: narrow<VitalName>('text'),
    upTo: 'int4',
    visits: 'int4',
  },
  `select page, connection, vital, "upTo", sum(visits)::int as visits from web_vital_counts
   where day > (now() at time zone 'Asia/Kolkata')::date - $days::int
   group by page, connection, vital, "upTo"`,
);

const DELETE_OLD = statement(
  'delete-old-web-vital-counts',
  {},
  {},
  `delete from web_vital_counts
   where day < (now() at time zone 'Asia/Kolkata' - interval '${retention.pageSpeed.period.join(' ')}')::date`,
);

/** Deletes expired counts. */
export async function deleteOldCounts(on: Queryable): Promise<void> {
  await DELETE_OLD.run(on);
}

/** The figures of the last 28 days: first those of all pages, then the pages with most visits. */
export async function readFigures(on: Queryable): Promise<Figures[]> {
  const counts = await COUNTS.rows(on, { days: FIGURE_DAYS });
  const pages = [...new Set(counts.map(({ page }) => page))]
    .map((page) =>
      figuresOf(
        page,
        counts.filter((one) => one.page === page),
      ),
    )
    .sort(([one], [other]) => visitsOf(other) - visitsOf(one));
  return [figuresOf(null, counts), ...pages].flat();
}

/** `readFigures` for the office. */
export function pageSpeed(staff: Staff<'server.read'>): Promise<Figures[]> {
  return readFigures(pool);
}

const visitsOf = (figures: Figures | undefined) => figures?.visits ?? 0;

type Count = RowOf<typeof COUNTS>;

/** All connections, then each, those with most visits first. */
function figuresOf(page: string | null, counts: readonly Count[]): Figures[] {
  const of = (connection: string | null, own: readonly Count[]): Figures => ({
    page,
    label: page === null ? 'All pages' : pageKindLabel(page),
    connection,
    // Every measured visit has this vital.
    visits: [...histogramOf('lcp', own).values()].reduce((sum, visits) => sum + visits, 0),
    vitals: {
      lcp: percentilesOf('lcp', own),
      inp: percentilesOf('inp', own),
      cls: percentilesOf('cls', own),
    },
  });
  const connections = [...new Set(counts.map(({ connection }) => connection))];
  const each = connections
    .map((connection) =>
      of(
        connection,
        counts.filter((one) => one.connection === connection),
      ),
    )
    .sort((one, other) => other.visits - one.visits);
  return each.length > 0 ? [of(null, counts), ...each] : each;
}

function histogramOf(vital: VitalName, counts: readonly Count[]): Histogram {
  const histogram = new Map<number, number>();
  for (const one of counts.filter((count) => count.vital === vital)) {
    histogram.set(one.upTo, (histogram.get(one.upTo) ?? 0) + one.visits);
  }
  return histogram;
}

function percentilesOf(vital: VitalName, counts: readonly Count[]): Percentiles | null {
  const histogram = histogramOf(vital, counts);
  const p75 = percentileOf(vital, histogram, 75);
  const p95 = percentileOf(vital, histogram, 95);
  return p75 === null || p95 === null ? null : { p75, p95 };
}
