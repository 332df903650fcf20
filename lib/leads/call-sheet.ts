import 'server-only';
import type { IsoDay } from '@/content/day';
import { pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { delhiDay, startOfDay } from './delhi-time';
import { isOpen, speaks } from './lead-conditions';
import { leadRows } from './lead-rows';
import type { ListedLead } from './listed-lead';

/** More than anybody calls on a day. */
const MOST = 300;

const CALLS = statement(
  'call-sheet',
  { id: 'uuid' },
  `select l.id from leads l
  where not l.suspect and ${isOpen('l')} and l."nextCallAt" >= $1 and l."nextCallAt" < $2
    and ($3::uuid is null or l."staffId" = $3) and ${speaks}
  order by l."nextCallAt", l.id limit ${MOST + 1}`,
);

export interface CallSheet {
  calls: ListedLead[];
  /** There are more than are listed. */
  more: boolean;
}

/**
 * The calls of a day in order of time. Today has those in it that are overdue from the days before.
 * @param whose of whom; null for everybody's
 */
export async function callSheet(
  _staff: { staffId: string },
  day: IsoDay,
  whose: string | null,
): Promise<CallSheet> {
  const now = new Date();
  const begins = startOfDay(day);
  const from = day === delhiDay(now) ? new Date(0) : begins;
  const until = startOfDay(delhiDay(begins, 1));
  const rows = await CALLS.rows(pool, [from, until, whose]);
  const ids = rows.slice(0, MOST).map(({ id }) => id);
  return { calls: await leadRows(ids), more: rows.length > MOST };
}
