import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { ApiError } from '@/lib/calls/errors';
import { eraseLeads } from './erase-student';
import { listPossibleMatches } from './possible-matches';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { noteAct } from '@/lib/staff/audit/audit';
import { inTransaction } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import type { EraseLeadInput } from './forms';

/** Ordered, so that concurrent changes cannot deadlock. */
const LOCK = statement(
  'lock-leads-to-erase',
  { lead: 'uuid' },
  { id: 'uuid', name: 'text', email: 'text', phonenumber: 'text' },
  `select id, name, email, phonenumber from leads
  where "personKey" = (select "personKey" from leads where id = $lead) order by id for update`,
);

/**
 * Erases a lead with all enquiries of its person, the notes on them and the calls.
 * @throws ApiError not_found, invalid_input if the reason names the person, conflict until confirmed
 */
export async function eraseLead(
  staff: Staff<'leads.erase'>,
  { lead, reason, sure }: EraseLeadInput,
): Promise<{ leads: number; notes: number; listed: number }> {
  return inTransaction(async (tx) => {
    const fold = await LOCK.rows(tx, { lead });
    if (fold.length === 0) throw new ApiError('not_found', 'This lead no longer exists.');
    for (const person of fold) refuseNaming(person, reason);
    if (!sure) {
      const text = `This permanently deletes ${fold.length === 1 ? 'this enquiry' : `all ${fold.length} enquiries of this person`} and the notes on it. Tick to confirm.`;
      throw new ApiError('conflict', text, { fields: { sure: text } });
    }
    const ids = fold.map(({ id }) => id);
    const listed = await listPossibleMatches(tx, { student: null, leads: ids });
    const notes = await tx.db.note.count({ where: { leadId: { in: ids } } });
    const counts = { leads: ids.length, notes, listed };
    await eraseLeads(tx, ids);
    const about = { subject: 'lead', subjectId: lead } as const;
    await noteAct(tx, staff, { action: 'lead.erase', ...about, reason, detail: counts });
    return counts;
  });
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** The audit keeps the reason permanently, so it must not identify the person. */
function refuseNaming(
  { name, email, phonenumber }: { name: string; email: string; phonenumber: string },
  reason: string,
): void {
  const words = plain(reason);
  const number = asciiDigits(phonenumber).slice(-10);
  const named =
    [name, email].some((text) => plain(text) !== '' && words.includes(plain(text))) ||
    (number.length > 4 && asciiDigits(reason).includes(number));
  if (!named) return;
  const text = 'Leave out name, e-mail and phone: this text is kept.';
  throw new ApiError('invalid_input', text, { fields: { reason: text } });
}
