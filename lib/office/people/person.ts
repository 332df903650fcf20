import type { AnswerName } from '@/content/admission-answers';
import type { AuditAction } from '@/content/audit-words';
import type { IsoDay } from '@/content/day';
import type { FoundRegistration } from '@/lib/office/search/staff-search';
import type { FoundPayment, FoundRefund } from '@/lib/payments/desk/payment-list';

/** Somebody of the staff by name; null for what was done at the server, or by nobody of the staff. */
type Who = string | null;

/** Everything about one student, for the office. Moments are ISO 8601, amounts paise. */
export interface Person {
  id: string;
  /** What was typed at sign-up, under the names of its fields. */
  details: Readonly<Record<StudentField, string>>;
  /** Name of the photo below `/public/`. */
  photoName: string | null;
  createdAt: string;
  /** Whether a parent has to agree, and has. */
  parent: 'not needed' | 'given' | 'missing';
  /** Log-ins that go on now, and failed tries that are counted still. */
  logIns: number;
  failedTries: number;
  consents: readonly PersonConsent[];
  leads: readonly PersonLead[];
  registrations: readonly PersonRegistration[];
  notes: readonly PersonNote[];
  acts: readonly PersonAct[];
  views: readonly PersonViews[];
  /** When this was so. */
  asOf: string;
}

type StudentField =
  | 'studentname'
  | 'fathername'
  | 'email'
  | 'dateofbirth'
  | 'contactnumber'
  | 'address'
  | 'city'
  | 'state'
  | 'pincode';

export interface PersonConsent {
  kind: 'notice' | 'marketing' | 'parent';
  given: boolean;
  version: string;
  at: string;
}

/** A lead that is this student. */
export interface PersonLead {
  id: string;
  kind: 'freeRegistration' | 'enquiry' | 'walkIn';
  name: string;
  phonenumber: string;
  email: string;
  coursename: string;
  message: string | null;
  status: 'new' | 'called' | 'visiting' | 'enrolled' | 'closed';
  closedReason: string | null;
  nextCallAt: string | null;
  createdAt: string;
  /** What says so: the same phone, the same e-mail, or both. */
  byPhone: boolean;
  byEmail: boolean;
}

export interface PersonRegistration extends FoundRegistration {
  answers: Readonly<Record<AnswerName, string>>;
  /** The day it was first saved. */
  date: IsoDay;
  /** Names of what the plan includes. */
  included: readonly string[];
  /** A plan or money says what it is for. */
  bought: boolean;
  /** Money received less refunds; what is still due, or null while the price is not known. */
  netPaise: number;
  duePaise: number | null;
  payments: readonly PersonPayment[];
}

export interface PersonPayment extends FoundPayment {
  /** When it came, or was begun. */
  at: string;
  by: Who;
  refunds: PersonRefund[];
}

export interface PersonRefund extends FoundRefund {
  at: string;
  by: Who;
}

export interface PersonNote {
  text: string;
  at: string;
  by: Who;
  /** It was written on a lead that is this student. */
  onLead: boolean;
}

/** What somebody of the staff did. */
export interface PersonAct {
  at: string;
  by: Who;
  action: AuditAction;
  reason: string | null;
  /** The registration it was done to, by its number. */
  registrationnumber: string | null;
  corrections: readonly { field: string; before: string; after: string }[];
}

/** How often somebody of the staff looked at the page. */
export interface PersonViews {
  by: Who;
  times: number;
  last: string;
}
