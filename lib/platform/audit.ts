import 'server-only';
import type { AuditAction } from '@/content/audit-words';
import type { Queryable } from './database-connection';
import { statement } from './statement';

/** What was done, and to what: ids, names of fields, counts, states, paise, and nothing that names a person. */
export interface Act {
  action: AuditAction;
  subject: 'student' | 'lead' | 'registration' | 'payment' | 'staff' | 'list';
  subjectId?: string | null;
  /** As it was typed. */
  reason?: string | null;
  detail?: Record<string, unknown>;
}

const ADD = statement(
  'add-audit-entry',
  { id: 'int8' },
  `insert into audit_entries ("staffId", action, subject, "subjectId", reason, detail)
   values ($1, $2, $3, $4, $5, $6) returning id`,
);

/**
 * Adds an entry to the audit log, in the transaction of the act, so that neither is ever stored alone.
 * @param on the transaction of the act, or the pool for a view that has none
 * @param staff who did it; null on the command line
 * @returns its id
 */
export async function noteAct(
  on: Queryable,
  staff: { staffId: string } | null,
  { action, subject, subjectId = null, reason = null, detail }: Act,
): Promise<string> {
  const json = detail ? JSON.stringify(detail) : null;
  const values = [staff?.staffId ?? null, action, subject, subjectId, reason, json];
  return (await ADD.first(on, values))?.id ?? '';
}
