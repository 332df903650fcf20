import type { AuditAction } from './audit-words';
import type { IsoDay } from '@/content/day';
import type { StaffRole } from './permissions';

/** The audit actions that view a student's data, described for the student. */
export const dataViews = {
  'student.view': 'opened your record',
  'student.birthDate': 'looked at your date of birth',
  'registration.print': 'opened or printed your admission form',
  'receipt.print': 'opened or printed a receipt of yours',
  'people.search': 'saw you in search results',
  'lead.view': 'opened your enquiry',
  'leads.list': 'saw your enquiry in a list',
  'leads.preview': 'saw your enquiry while preparing a list',
  'requests.list': 'saw your request about your data',
  'payments.list': 'saw you in a list of payments',
  'bank.list': 'saw you on a bank statement',
  'export.leads': 'exported a list of enquiries with yours in it',
  'export.students': 'exported a list of students with you in it',
  'export.registrations': 'exported a list of registrations with yours in it',
  'export.payments': 'exported a list of payments with yours in it',
} as const satisfies Partial<Record<AuditAction, string>>;

export type DataView = keyof typeof dataViews;

/** Views by the staff of one role on a day in Delhi. */
export interface StudentDay {
  day: IsoDay;
  /** Null for the server's console. */
  role: StaffRole | null;
  views: { action: DataView; times: number }[];
}
