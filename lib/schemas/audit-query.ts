import { auditWords } from '@/content/audit-words';
import type { AuditFilter } from './audit-line';
import { isDay } from './day';

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
