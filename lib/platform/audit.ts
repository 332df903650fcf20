import 'server-only';
import type { AuditAction } from '@/content/audit-words';
import type { Queryable } from './database-connection';
import { statement } from './statement';

/** An entry of the audit log: ids, field names, counts, states and paise, but no personal data. */
export interface Act {
  action: AuditAction;
  subject: 'student' | 'lead' | 'registration' | 'payment' | 'staff' | 'list';
  subjectId?: string | null;
  /** As typed. */
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
 * Adds an entry to the audit log in the transaction of the act, so that neither is stored without
 * the other.
 * @param on the transaction of the act, or the pool for a view without one
 * @param staff who acted; null on the command line
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
