import 'server-only';
import { retention } from '@/content/pages/retention';
import type { Queryable } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import type { Arrival } from './arrival';
import { campaignName, isKnownSource, OTHER, sourceOf } from './sources';
import { isLandingPage, type Touch } from './touches';

/**
 * Rows of a day after which a new campaign is counted as “other” and a new source too, so that whoever invents
 * them cannot fill the table. Known sources and pages go on: a few hundred rows more.
 */
const MOST_ROWS = 5_000;

/** One at a time for a row, and each in one statement: nothing is read and written back. */
const COUNT = statement(
  'count-arrival',
  { page: 'text', source: 'text', campaign: 'text', isKnown: 'bool' },
  {},
  `with today as (
    select (now() at time zone 'Asia/Kolkata')::date as day
  ), bound as (
    select day, exists (select from visit_counts v where v.day = today.day and v.page = $page
        and v.source = $source and v.campaign = $campaign)
      or (select count(*) from visit_counts v where v.day = today.day) < ${MOST_ROWS} as "isWithin"
    from today
  )
  insert into visit_counts as known (day, page, source, campaign, visits)
  select day, $page, case when "isWithin" or $isKnown then $source else '${OTHER}' end,
    case when "isWithin" or $campaign = '' then $campaign else '${OTHER}' end, 1
  from bound
  on conflict (day, page, source, campaign) do update set visits = known.visits + 1`,
);

/**
 * Adds an arrival to the count of its day in Delhi. Neither the address nor anything else of the visitor is kept.
 * @returns what it is counted as; null on a personal page, where nothing is
 */
export async function countArrival({ page, utm, ...link }: Arrival): Promise<Touch | null> {
  if (!isLandingPage(page)) return null;
  const touch: Touch = {
    source: sourceOf({ ...link, source: utm?.utm_source }),
    campaign: campaignName(utm?.utm_campaign ?? ''),
    page,
  };
  await COUNT.run(pool, { ...touch, isKnown: isKnownSource(touch.source) });
  return touch;
}

const DELETE_OLD = statement(
  'delete-old-visit-counts',
  {},
  {},
  `delete from visit_counts
   where day < (now() at time zone 'Asia/Kolkata' - interval '${retention.visits.period.join(' ')}')::date`,
);

/** Deletes expired counts. */
export async function deleteOldVisits(on: Queryable): Promise<void> {
  await DELETE_OLD.run(on);
}
