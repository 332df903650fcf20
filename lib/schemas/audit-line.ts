import type { IsoDay } from '@/content/day';

/** One entry of the audit as the owner reads it. */
export interface AuditLine {
  id: string;
  /** Moment as ISO 8601. */
  at: string;
  /** Null for what was done at the server's console. */
  who: { id: string; name: string } | null;
  action: string;
  subject: string;
  subjectId: string | null;
  /** What it was done to, as it is called today; null where it is gone or has no name. */
  called: string | null;
  /** The student it belongs to, where it has a page. */
  studentId: string | null;
  reason: string | null;
  detail: Record<string, unknown> | null;
}

/** Which entries; what is null is not asked for. */
export interface AuditFilter {
  /** Id of an account, or "console". */
  who: string | null;
  what: string | null;
  subject: string | null;
  id: string | null;
  from: IsoDay | null;
  to: IsoDay | null;
  /** Only those before this entry. */
  before: string | null;
}

export interface AuditPageOf {
  lines: AuditLine[];
  /** There are older ones. */
  more: boolean;
}
