import 'server-only';
import type { MatchKind, MatchedBy } from './match-words';
import { ApiError } from '@/lib/calls/errors';
import { clearBankLines, clearRequests, eraseLeads } from './erase-student';
import { leadScope } from '@/lib/leads/lead-scope';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import type { DecideMatchInput } from './forms';

/** A row that may be about an erased person. Times are ISO 8601. */
export interface ListedMatch {
  id: string;
  kind: MatchKind;
  /** Text of the row. */
  text: string;
  by: MatchedBy;
  erasedAt: string;
  /** Null unless it is a lead. */
  leadId: string | null;
}

const MOST_LISTED = 200;

const joined = (separator: string, ...parts: (string | null)[]) =>
  parts.filter(Boolean).join(separator);

/**
 * Open decisions, oldest first. Rows that have since been linked to a payment or an account are left out,
 * and leads of colleagues that the person does not see.
 */
export async function listMatches(staff: Staff<'requests.handle'>): Promise<ListedMatch[]> {
  const scope = leadScope(staff);
  const rows = await db.possibleMatch.findMany({
    where: {
      AND: [
        { OR: [{ bankLineId: null }, { bankLine: { paymentId: null } }] },
        { OR: [{ requestId: null }, { request: { studentId: null } }] },
        ...(scope === null
          ? []
          : [
              { OR: [{ leadId: null }, { lead: { OR: [{ staffId: null }, { staffId: scope }] } }] },
            ]),
      ],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MOST_LISTED,
    select: {
      id: true,
      by: true,
      createdAt: true,
      leadId: true,
      lead: {
        select: { name: true, phonenumber: true, email: true, coursename: true, message: true },
      },
      bankLine: { select: { description: true, setAside: true } },
      request: { select: { person: true, text: true } },
    },
  });
  return rows.map(({ id, by, createdAt, leadId, lead, bankLine, request }) => {
    const about = { id, by: by as MatchedBy, leadId, erasedAt: createdAt.toISOString() };
    if (lead) {
      const who = joined(', ', lead.name, lead.phonenumber, lead.email, lead.coursename);
      return { ...about, kind: 'lead', text: who + (lead.message ? `: ${lead.message}` : '') };
    }
    if (bankLine) {
      const text = joined('; ', bankLine.description, bankLine.setAside);
      return { ...about, kind: 'bankLine', text };
    }
    const text = joined(': ', request?.person ?? '', request?.text ?? '');
    return { ...about, kind: 'request', text };
  });
}

/** Deletes the entry, so that only one of two decisions counts; null when it has been decided. */
async function take({ db: on }: Transaction, id: string) {
  const match = await on.possibleMatch.findUnique({
    where: { id },
    select: {
      erasedId: true,
      leadId: true,
      bankLineId: true,
      requestId: true,
      bankLine: { select: { paymentId: true } },
      request: { select: { studentId: true } },
    },
  });
  const { count } = await on.possibleMatch.deleteMany({ where: { id } });
  return match && count > 0 ? match : null;
}

/**
 * Erases the personal text of a row, or keeps it because it is about somebody else. Day, amount and
 * reference of a statement line stay; an open request is closed.
 * @throws ApiError not_found when it has been decided, conflict when the row has been linked to a person
 */
export async function decideMatch(
  staff: Staff<'people.erase'>,
  { match, decision }: DecideMatchInput,
): Promise<{ erased: boolean }> {
  return inTransaction(async (tx) => {
    const taken = await take(tx, match);
    if (!taken) throw new ApiError('not_found', 'This has been decided already. Reload the page.');
    const isErased = decision === 'erase';
    if (isErased && (taken.bankLine?.paymentId || taken.request?.studentId)) {
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

type Taken = NonNullable<Awaited<ReturnType<typeof take>>>;

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
