import 'server-only';
import { tooManyForms } from '@/lib/calls/errors';
import { pool } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { statement } from '@/lib/platform/statement';
import { pageKindOf } from './page-kinds';
import type { Visit } from './visit';
import { rangeOf, vitalNames } from './vitals';

/** One visit in ten is measured (`components/site/site-script.ts`); a college shares one address. */
const visitsPerAddress = defineLimit({ name: 'measured-visits', points: 30, windowMs: 600_000 });
const { counted, isWithin } = visitsPerAddress.sql('$address');

/** Counts the address and the visit in one round trip. All write the vitals in one order, so none deadlock. */
const COUNT = statement(
  'count-measured-visit',
  { address: 'text?', page: 'text', connection: 'text', vitals: 'text[]', upTo: 'int4[]' },
  { points: 'int4?', expire: 'int8?' },
  `with counted as (${counted}
  ), added as (
    insert into web_vital_counts as known (day, page, connection, vital, "upTo", visits)
    select (now() at time zone 'Asia/Kolkata')::date, $page::text, $connection::text, one.vital,
      one."upTo", 1
    from unnest($vitals::text[], $upTo::int4[]) as one (vital, "upTo")
    where ${isWithin}
    on conflict (day, page, connection, vital, "upTo") do update set visits = known.visits + 1
  )
  select counted.points, counted.expire
  from (select) as once left join counted on true`,
);

/**
 * Adds a visit to the counts of its day in Delhi, its kind of page and its connection.
 * @param address the client's IP address, for the limit only; null if no proxy reports one
 * @throws ApiError too_many_requests
 */
export async function countVisit(visit: Visit, address: string | null): Promise<void> {
  const page = pageKindOf(visit.page);
  if (page === null) throw new Error(`${visit.page} is not a page of the site.`);
  const { lcp, inp, cls } = visit;
  const values = { lcp, inp, cls: cls === undefined ? cls : Math.round(cls * 1_000) };
  const ranges = vitalNames.flatMap((vital) => {
    const value = values[vital];
    return value === undefined ? [] : { vital, upTo: rangeOf(vital, value) };
  });
  const counter = await COUNT.first(pool, {
    address,
    page,
    connection: visit.connection,
    vitals: ranges.map(({ vital }) => vital),
    upTo: ranges.map(({ upTo }) => upTo),
  });
  const wait = counter && visitsPerAddress.secondsToWait(counter);
  if (wait !== null) throw tooManyForms(wait);
}
