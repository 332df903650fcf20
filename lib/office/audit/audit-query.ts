import { auditWords } from '@/content/audit-words';
import type { IsoDay } from '@/content/day';
import { isDay } from '@/lib/site/days';

export const auditSubjects = {
  student: 'Student',
  lead: 'Lead',
  registration: 'Registration',
  payment: 'Payment',
  staff: 'Staff',
  list: 'List',
} as const;

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What an address asks for; whatever is not asked for in the right form is not asked for at all. */
export function auditFilterIn(query: Query): AuditFilter {
  const text = (name: string, pattern: RegExp) => {
    const value = query[name];
    return typeof value === 'string' && pattern.test(value.trim()) ? value.trim() : null;
  };
  const known = (name: string, names: object) => {
    const value = text(name, /./);
    return value !== null && Object.hasOwn(names, value) ? value : null;
  };
  const day = (name: string) => {
    const value = text(name, /./);
    return value !== null && isDay(value) ? value : null;
  };
  return {
    who: text('who', /^(console|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/),
    what: known('what', auditWords),
    subject: known('subject', auditSubjects),
    id: text('id', /^[\w-]{1,64}$/),
    from: day('from'),
    to: day('to'),
    before: text('before', /^\d{1,18}$/),
  };
}

/** The address of the same entries from another one on; from the newest without it. */
export function auditAddress(path: string, filter: AuditFilter, before: string | null): string {
  const entries = Object.entries({ ...filter, before }).filter(([, value]) => value !== null);
  const query = new URLSearchParams(entries as [string, string][]).toString();
  return query ? `${path}?${query}` : path;
}

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
