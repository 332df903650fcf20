import 'server-only';
import { leadStatusWords } from '@/content/lead-words';
import { ApiError } from '@/lib/errors';
import { spokenMoment } from '@/lib/leads/delhi-time';
import type { Transaction } from '@/lib/platform/database-connection';
import type { LockedLead } from './change-lead';
import { nameOf } from './lead-rows';

const LAST = `
  select a.at, ${nameOf('s')} as by from audit_entries a left join staff s on s.id = a."staffId"
  where a.subject = 'lead' and a.action = 'lead.change' and a."subjectId" = any($1::text[])
  order by a.at desc, a.id desc limit 1`;

/** Who changed the lead, when, and what it is now: for somebody who saw it as it was before. */
export async function changedMeanwhile(
  client: Transaction,
  lead: LockedLead,
  fold: readonly LockedLead[],
): Promise<ApiError> {
  const ids = fold.map(({ id }) => id);
  const { rows } = await client.query<{ at: Date; by: string | null }>(LAST, [ids]);
  const now = new Date().toISOString();
  const [last] = rows;
  const who = last?.by ?? 'Somebody';
  const when = last ? ` ${spokenMoment(last.at.toISOString(), now)}` : '';
  const message = `${who} changed this lead meanwhile${when}. It is now: ${await words(client, lead, now)}. What you typed is still here, and not saved yet.`;
  return new ApiError('conflict', message, { version: lead.version });
}

async function words(client: Transaction, lead: LockedLead, now: string): Promise<string> {
  const { status, closedReason, staffId, nextCallAt } = lead;
  const { rows } = await client.query<{ name: string }>(
    `select ${nameOf('s')} as name from staff s where s.id = $1`,
    [staffId],
  );
  return [
    leadStatusWords[status].toLowerCase() + (closedReason ? ` (${closedReason})` : ''),
    rows[0] ? `owner ${rows[0].name}` : 'without an owner',
    nextCallAt ? `next call ${spokenMoment(nextCallAt.toISOString(), now)}` : 'no next call',
  ].join(', ');
}
