import 'server-only';
import { leadStatusWords } from '@/content/lead-words';
import { ApiError } from '@/lib/errors';
import { spokenMoment } from '@/lib/leads/delhi-time';
import type { Transaction } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';
import type { LockedLead } from './change-lead';
import { nameOf } from './lead-rows';

const LAST = statement(
  'last-change-of-lead',
  { at: 'timestamptz', by: 'text?' },
  `select a.at, ${nameOf('s')} as by from audit_entries a left join staff s on s.id = a."staffId"
  where a.subject = 'lead' and a.action = 'lead.change' and a."subjectId" = any($1::text[])
  order by a.at desc, a.id desc limit 1`,
);

const OWNER = statement(
  'name-of-lead-owner',
  { name: 'text' },
  `select ${nameOf('s')} as name from staff s where s.id = $1`,
);

/** Who changed the lead, when, and what it is now: for somebody who saw it as it was before. */
export async function changedMeanwhile(
  tx: Transaction,
  lead: LockedLead,
  fold: readonly LockedLead[],
): Promise<ApiError> {
  const ids = fold.map(({ id }) => id);
  const last = await LAST.first(tx, [ids]);
  const now = new Date().toISOString();
  const who = last?.by ?? 'Somebody';
  const when = last ? ` ${spokenMoment(last.at.toISOString(), now)}` : '';
  const message = `${who} changed this lead meanwhile${when}. It is now: ${await words(tx, lead, now)}. What you typed is still here, and not saved yet.`;
  return new ApiError('conflict', message, { version: lead.version });
}

async function words(tx: Transaction, lead: LockedLead, now: string): Promise<string> {
  const { status, closedReason, staffId, nextCallAt } = lead;
  const owner = await OWNER.first(tx, [staffId]);
  return [
    leadStatusWords[status].toLowerCase() + (closedReason ? ` (${closedReason})` : ''),
    owner ? `owner ${owner.name}` : 'without an owner',
    nextCallAt ? `next call ${spokenMoment(nextCallAt.toISOString(), now)}` : 'no next call',
  ].join(', ');
}
