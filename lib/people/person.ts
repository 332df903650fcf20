import type { MessageFacts } from '@/lib/messages/placeholders';
import type { RegistrationState } from '@/lib/site/money-terms';
import type { AnswerName } from '@/lib/enrolment/admission-answers';
import type { AuditAction } from '@/lib/staff/audit-words';
import type { IsoDay } from '@/content/day';
import type { LeadDetails } from '@/lib/leads/lead-details';
import type { LeadKind, LeadStatus } from '@/lib/leads/lead-words';
import type { OpenedMessage } from '@/lib/messages/message-openings';
import type { MessageLanguage } from '@/lib/messages/moments';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import type { NextStep } from '@/lib/enrolment/next-step';
import type { OrderedItem } from '@/lib/enrolment/offerings';
import type { RegistrationReminders } from '@/lib/dues/dues';
import type { OwnParcel } from '@/lib/parcels/make-parcels';
import type { FoundRegistration } from '@/lib/search/staff-search';
import type { PlanStanding } from '@/lib/payments/instalments';
import type { LinkPayer, OfficePayerLink } from '@/lib/payments/payer-links/payer-links';
import type { FoundPayment, FoundRefund } from '@/lib/payments/desk/found-payment';

/** Name of a member of staff; null for actions from the server or by others. */
type Who = string | null;

/** The office's record of a student, without dates of birth. Moments are ISO 8601, amounts paise. */
export interface Person {
  id: string;
  /** Sign-up details by field name. */
  details: Readonly<Record<StudentField, string>>;
  /** File name of the photo below `/public/`. */
  photoName: string | null;
  /** Whether a link sent to the e-mail was used. */
  emailConfirmed: boolean;
  createdAt: string;
  /** When the owners of the student's phones, as typed, asked not to be called. */
  doNotCall: Readonly<Record<string, string>>;
  /** A fee is due or a class is running, about which a student may be called all the same. */
  hasService: boolean;
  /** The language of messages; null while nobody has chosen it. */
  language: MessageLanguage | null;
  parent: 'not needed' | 'given' | 'missing';
  /** Active sessions, and failed login attempts that still count. */
  logIns: number;
  failedTries: number;
  consents: readonly PersonConsent[];
  leads: readonly PersonLead[];
  registrations: readonly PersonRegistration[];
  notes: readonly PersonNote[];
  /** Prepared messages to the student and to the leads. */
  messages: readonly OpenedMessage[];
  acts: readonly PersonAct[];
  views: readonly PersonViews[];
  /** The batches that a registration can be assigned to. */
  batches: readonly BatchChoice[];
  /** Tests that were sat, newest first; empty for who may not see results. */
  tests: readonly PersonTest[];
  /** A test that is open and was not sat; the one that closes first. */
  openTest: NonNullable<MessageFacts['test']> | null;
  /** When the data was read. */
  asOf: string;
}

/** An attempt at a test; its marks are in sixths, and null before it is marked. */
export interface PersonTest {
  id: string;
  paperId: string;
  title: string;
  number: number;
  startedAt: string;
  marks: number | null;
  maximum: number | null;
}

type StudentField =
  | 'studentname'
  | 'fathername'
  | 'email'
  | 'contactnumber'
  | 'address'
  | 'city'
  | 'state'
  | 'pincode';

export interface PersonConsent {
  kind: 'notice' | 'marketing' | 'parent' | 'parentAsked';
  given: boolean;
  version: string;
  /** Name and relation of a parent who consented by a link. */
  givenBy: string | null;
  relation: string | null;
  /** "handOver" where it ended with the hand-over of the account. */
  via: string | null;
  at: string;
}

export interface PersonLead extends LeadDetails {
  id: string;
  kind: LeadKind;
  status: LeadStatus;
  closedReason: string | null;
  nextCallAt: string | null;
  createdAt: string;
  /** Whether phone, e-mail or both match. */
  byPhone: boolean;
  byEmail: boolean;
  /** Whether the e-mail is the student's confirmed one. */
  byConfirmedEmail: boolean;
}

export interface PersonRegistration extends FoundRegistration {
  answers: Readonly<Record<Exclude<AnswerName, 'dateofbirth'>, string>>;
  /** The day it was first saved. */
  date: IsoDay;
  /** Names of the plan's items. */
  included: readonly string[];
  kind: PurchaseKind;
  /** Ordered items with their prices; null for an admission form. */
  items: readonly OrderedItem[] | null;
  /** Part of the price of an order. */
  shippingPaise: number | null;
  state: RegistrationState;
  /** When the student withdrew it; it is no longer submitted then. */
  withdrawnOn: IsoDay | null;
  /** Whether a plan or payment identifies the purchase. */
  bought: boolean;
  /** Money received less refunds; amount due: 0 for a draft, null while the price is unknown. */
  netPaise: number;
  duePaise: number | null;
  /** The student has reported a UPI payment that is not found yet. */
  hasUpiClaim: boolean;
  /** The amount due, without instalments whose day is still to come. */
  dueNowPaise: number | null;
  payments: PersonPayment[];
  instalments: PersonInstalments | null;
  next: NextStep;
  /** Parcels with hard copies. */
  parcels: readonly OwnParcel[];
  /** Valid links for payment by somebody else. */
  payerLinks: readonly OfficePayerLink[];
  /** Payers by link. */
  payers: readonly LinkPayer[];
  reminders: RegistrationReminders;
}

/** The instalment plan; `dueNow` and `next` count only while it is current. */
export interface PersonInstalments extends PlanStanding {
  id: string;
  agreedOn: IsoDay;
  isCurrent: boolean;
}

/** A published batch, with the seats that are left in it. */
export interface BatchChoice {
  id: string;
  label: string;
}

export interface PersonPayment extends FoundPayment {
  /** When it was received, or started. */
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
  /** Written on a matched lead. */
  onLead: boolean;
}

export interface PersonAct {
  at: string;
  by: Who;
  action: AuditAction;
  reason: string | null;
  /** The number of the affected registration. */
  registrationnumber: string | null;
  /** Both values are null for a date of birth. */
  corrections: readonly { field: string; before: string | null; after: string | null }[];
}

/** Views of the page by a member of staff. */
export interface PersonViews {
  by: Who;
  times: number;
  last: string;
}

/** Dates of birth (YYYY-MM-DD), which are shown on request only. */
export interface BirthDates {
  student: string;
  /** By the registration's id, as typed in the form. */
  registrations: Readonly<Record<string, string>>;
}
