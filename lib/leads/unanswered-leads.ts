import 'server-only';
import { pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import type { Staff } from '@/lib/staff/access';
import { isInScope } from './lead-scope';
import { isUnanswered } from './lead-terms';

/** One's own leads and nobody's that wait for their first answer. Moments are ISO 8601. */
export interface UnansweredLeads {
  count: number;
  /** When the newest arrived, and when the first answer is due next; null for none. */
  newest: string | null;
  due: string | null;
}

/** A call that rings at the office now. */
export interface RingingCall {
  id: string;
  /** As the exchange writes it; '' when the caller withholds it. */
  phone: string;
  /** The student or lead with the number, and the path of their page; null for nobody who may be seen. */
  person: { name: string; path: string } | null;
}

/** What every page of the office asks for again and again. */
export interface OfficeNews extends UnansweredLeads {
  /** The leads that colleagues are calling. */
  inCalls: { lead: string; by: string }[];
  ringing: RingingCall[];
}

const UNANSWERED = statement(
  'unanswered-leads',
  { scope: 'uuid?' },
  { count: 'int4', newest: 'timestamptz?', due: 'timestamptz?' },
  `select count(*)::int as count, max(l."createdAt") as newest, min(l."answerBy") as due
  from leads l where ${isUnanswered('l')} and not l.suspect and ${isInScope('l', '$scope')}`,
);

/** How many wait for a first answer. Nothing about a person is in it, so it is no view. */
export async function unansweredLeads({
  staffId,
}: Staff<'leads.change'>): Promise<UnansweredLeads> {
  const found = await UNANSWERED.first(pool, { scope: staffId });
  return {
    count: found?.count ?? 0,
    newest: found?.newest?.toISOString() ?? null,
    due: found?.due?.toISOString() ?? null,
  };
}
