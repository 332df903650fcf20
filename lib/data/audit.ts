import 'server-only';
import type { AuditAction } from '@/content/audit-words';

/** What was done, and to what. Nothing in it names a person: ids, names of fields, counts, states, paise. */
export interface Act {
  action: AuditAction;
  subject: 'student' | 'lead' | 'registration' | 'payment' | 'staff' | 'list';
  subjectId?: string | null;
  /** As whoever did it gave it. */
  reason?: string | null;
  detail?: Record<string, unknown>;
}

/** A connection inside the transaction of the act, or the pool for a view that has none. */
interface Queries {
  query<Row extends object>(text: string, values: unknown[]): Promise<{ rows: Row[] }>;
}

const ADD = `
  insert into audit_entries ("staffId", action, subject, "subjectId", reason, detail)
  values ($1, $2, $3, $4, $5, $6) returning id`;

/**
 * Adds an entry to the audit, in the transaction of what it tells, so that there is never one without
 * the other.
 * @param staff who did it; null at the server's console
 * @returns its id
 */
export async function noteAct(
  client: Queries,
  staff: { staffId: string } | null,
  { action, subject, subjectId = null, reason = null, detail }: Act,
): Promise<string> {
  const told = detail ? JSON.stringify(detail) : null;
  const values = [staff?.staffId ?? null, action, subject, subjectId, reason, told];
  const { rows } = await client.query<{ id: string }>(ADD, values);
  return rows[0]?.id ?? '';
}
