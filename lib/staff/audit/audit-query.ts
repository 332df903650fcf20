import { auditWords } from '../audit-words';
import type { IsoDay } from '@/content/day';
import { isDay } from '@/lib/site/days';

export const auditSubjects = {
  student: 'Student',
  lead: 'Lead',
  registration: 'Registration',
  payment: 'Payment',
  staff: 'Staff',
  question: 'Question',
  list: 'List',
  settings: 'Settings',
} as const;

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The filter in the query string; malformed values are ignored. */
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

/** The URL of the filtered audit before an entry; newest first without one. */
export function auditAddress(path: string, filter: AuditFilter, before: string | null): string {
  const entries = Object.entries({ ...filter, before }).filter(([, value]) => value !== null);
  const query = new URLSearchParams(entries as [string, string][]).toString();
  return query ? `${path}?${query}` : path;
}

/** One audit entry as shown to the owner. */
export interface AuditLine {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Null for actions from the server's console. */
  who: { id: string; name: string } | null;
  action: string;
  subject: string;
  subjectId: string | null;
  /** Current name of the subject; null when it is deleted or has no name. */
  called: string | null;
  /** The subject's student, if there is one with a page. */
  studentId: string | null;
  reason: string | null;
  detail: Record<string, unknown> | null;
}

/** Null fields do not filter. */
export interface AuditFilter {
  /** Id of an account, or "console". */
  who: string | null;
  what: string | null;
  subject: string | null;
  id: string | null;
  from: IsoDay | null;
  to: IsoDay | null;
  /** Only entries before this one. */
  before: string | null;
}

export interface AuditPageOf {
  lines: AuditLine[];
  /** Whether older entries exist. */
  more: boolean;
}
