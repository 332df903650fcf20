import 'server-only';
import { leadStatusWords, type LeadStatus } from '@/content/lead-words';
import { spokenMoment } from '@/lib/leads/delhi-time';
import type { LeadOwner } from '@/lib/leads/listed-lead';

interface Told {
  status: LeadStatus;
  staffId: string | null;
  nextCallAt: string | null;
}

/** "Visiting, owner Priya, next call tomorrow 11:00": what a change that the audit tells of changed. */
export function changeWords(detail: unknown, owners: readonly LeadOwner[]): string {
  const { before, after } = (detail ?? {}) as { before?: Told; after?: Told };
  if (!before || !after) return 'Changed';
  const now = new Date().toISOString();
  const owner = owners.find(({ id }) => id === after.staffId)?.name ?? 'somebody who has left';
  const words = [
    before.status !== after.status && (leadStatusWords[after.status] ?? after.status),
    before.staffId !== after.staffId && (after.staffId ? `owner ${owner}` : 'without an owner'),
    before.nextCallAt !== after.nextCallAt &&
      (after.nextCallAt ? `next call ${spokenMoment(after.nextCallAt, now)}` : 'no next call'),
  ];
  const told = words.filter(Boolean).join(', ');
  return told === '' ? 'Another reason' : told;
}
