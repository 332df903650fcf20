import 'server-only';
import { db } from '@/lib/platform/db';
import type { Staff } from '@/lib/staff/access';
import { openStatuses } from './lead-words';

/** One's own leads and nobody's that wait for their first answer. Moments are ISO 8601. */
export interface UnansweredLeads {
  count: number;
  /** When the newest arrived, and when the first answer is due next; null for none. */
  newest: string | null;
  due: string | null;
}

/** How many wait for a first answer. Nothing about a person is in it, so it is no view. */
export async function unansweredLeads({
  staffId,
}: Staff<'leads.change'>): Promise<UnansweredLeads> {
  const { _count, _max, _min } = await db.lead.aggregate({
    where: {
      suspect: false,
      status: { in: [...openStatuses] },
      answeredAt: null,
      answerBy: { not: null },
      OR: [{ staffId }, { staffId: null }],
    },
    _count: true,
    _max: { createdAt: true },
    _min: { answerBy: true },
  });
  return {
    count: _count,
    newest: _max.createdAt?.toISOString() ?? null,
    due: _min.answerBy?.toISOString() ?? null,
  };
}
