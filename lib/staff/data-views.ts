import type { ViewAction } from './audit/views';
import type { AuditAction } from './audit-words';
import type { IsoDay } from '@/content/day';
import type { StaffRole } from './permissions';

/** Every view and export. A new one needs words for the student, or null. */
type Shown = ViewAction | 'lead.view' | Extract<AuditAction, `export.${string}`>;

/** The audit actions that view a student's data, described for the student; null where no student is named. */
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
  'dues.list': 'saw you in a list of fees due',
  'refunds.list': 'saw your request for a refund in a list',
  'bank.list': 'saw you on a bank statement',
  'batches.list': 'saw you in the list of a batch',
  'testResults.list': 'saw you in the results of a test',
  'key.view': 'saw that you questioned an answer key',
  'parcels.list': 'saw your parcel in a list',
  'parcels.labels': 'printed the address label of your parcel',
  'phone.list': 'saw your name in a list of phone calls',
  'phone.ringing': 'saw your name beside an incoming phone call',
  'call.unchanged': 'sent a change to your records that was not saved',
  'export.leads': 'exported a list of enquiries with yours in it',
  'export.students': 'exported a list of students with you in it',
  'export.registrations': 'exported a list of registrations with yours in it',
  'export.payments': 'exported a list of payments with yours in it',
  'export.dues': 'exported a list of fees due with you in it',
  'export.parcels': 'exported a list of parcels with yours in it',
  'export.testResults': 'exported the results of a test with yours in them',
  // Of people, the audit has ids only.
  'export.audit': null,
  // Invoices by number, without the buyer.
  'export.gst': null,
  'export.sources': null,
  'export.questions': null,
} as const satisfies Record<Shown, string | null>;

/** A view that the student is told of. */
export type DataView = {
  [Action in Shown]: (typeof dataViews)[Action] extends string ? Action : never;
}[Shown];

/** Views by the staff of one role on a day in Delhi. */
export interface StudentDay {
  day: IsoDay;
  /** Null for the server's console. */
  role: StaffRole | null;
  views: { action: DataView; times: number }[];
}
