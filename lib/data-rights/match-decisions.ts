import 'server-only';
import type { MatchKind, MatchedBy } from './match-words';
import { ApiError } from '@/lib/calls/errors';
import { clearBankLines, clearRequests, eraseLeads } from './erase-student';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import type { DecideMatchInput } from './forms';

/** A row that may be about somebody who was erased. Times are ISO 8601. */
export interface ListedMatch {
  id: string;
  kind: MatchKind;
  /** What the row says. */
  text: string;
  by: MatchedBy;
  erasedAt: string;
  /** Null unless it is a lead. */
  leadId: string | null;
}

const MOST_LISTED = 200;

const LIST = statement(
  'list-possible-matches',
  {
    id: 'uuid',
    kind: narrow<MatchKind>('text'),
    text: 'text',
    by: narrow<MatchedBy>('text'),
    createdAt: 'timestamptz',
    leadId: 'uuid?',
  },
  `select m.id, m.by, m."createdAt", m."leadId",
    case when l.id is not null then 'lead' when b.id is not null then 'bankLine' else 'request' end as kind,
    case when l.id is not null then concat_ws(', ', nullif(l.name, ''), nullif(l.phonenumber, ''),
        nullif(l.email, ''), nullif(l.coursename, '')) || coalesce(': ' || nullif(l.message, ''), '')
      when b.id is not null then concat_ws('; ', nullif(b.description, ''), nullif(b."setAside", ''))
      else concat_ws(': ', nullif(r.person, ''), nullif(r.text, '')) end as text
  from possible_matches m left join leads l on l.id = m."leadId"
    left join bank_lines b on b.id = m."bankLineId" left join data_requests r on r.id = m."requestId"
  where b."paymentId" is null and r."studentId" is null
  order by m."createdAt", m.id limit ${MOST_LISTED}`,
);

/** What is still to be decided, oldest first. A row that belongs to a payment or an account by now is left out. */
export async function listMatches(staff: Staff<'requests.handle'>): Promise<ListedMatch[]> {
  const rows = await LIST.rows(pool);
  return rows.map(({ createdAt, ...row }) => ({ ...row, erasedAt: createdAt.toISOString() }));
}

/** Deletes the entry, so that of two decisions one counts; a row that belongs to somebody stays as it is. */
const TAKE = statement(
  'take-possible-match',
  { erasedId: 'uuid', leadId: 'uuid?', bankLineId: 'uuid?', requestId: 'uuid?', isOwned: 'bool' },
  `delete from possible_matches m where id = $1
   returning "erasedId", "leadId", "bankLineId", "requestId",
     exists (select from bank_lines b where b.id = m."bankLineId" and b."paymentId" is not null)
       or exists (select from data_requests r where r.id = m."requestId" and r."studentId" is not null)
       as "isOwned"`,
);

/**
 * Erases what a row says about a person, or keeps it because it is about somebody else. Day, amount and
 * reference of a statement line stay; an open request is closed by it.
 * @throws ApiError not_found when it has been decided, conflict when the row belongs to somebody by now
 */
export async function decideMatch(
  staff: Staff<'people.erase'>,
  { match, decision }: DecideMatchInput,
): Promise<{ erased: boolean }> {
  return inTransaction(async (tx) => {
    const taken = await TAKE.first(tx, [match]);
    if (!taken) throw new ApiError('not_found', 'This has been decided already. Reload the page.');
    const isErased = decision === 'erase';
    if (isErased && taken.isOwned) {
      const message = 'This belongs to a student by now. Choose “Keep it”.';
      throw new ApiError('conflict', message, { fields: { decision: message } });
    }
    if (isErased) await erase(tx, taken);
    await noteAct(tx, staff, {
      action: isErased ? 'match.erase' : 'match.keep',
      subject: 'student',
      subjectId: taken.erasedId,
      detail: rowOf(taken),
    });
    return { erased: isErased };
  });
}

type Taken = RowOf<typeof TAKE>;

async function erase(tx: Transaction, { leadId, bankLineId, requestId }: Taken): Promise<void> {
  if (leadId) await eraseLeads(tx, [leadId]);
  if (bankLineId) await clearBankLines(tx, [bankLineId]);
  if (requestId) await clearRequests(tx, [requestId]);
}

function rowOf({ leadId, bankLineId, requestId }: Taken): Record<string, string> {
  return {
    ...(leadId && { lead: leadId }),
    ...(bankLineId && { line: bankLineId }),
    ...(requestId && { request: requestId }),
  };
}
