import * as accountCalls from '@/lib/accounts/calls';
import type { Call } from '@/lib/calls/call';
import * as siteCalls from '@/lib/calls/calls';
import * as enrolmentCalls from '@/lib/enrolment/calls';
import * as leadCalls from '@/lib/leads/calls';
import * as duesCalls from '@/lib/office/dues/calls';
import * as enrolCalls from '@/lib/office/enrol/calls';
import * as exportCalls from '@/lib/office/exports/calls';
import * as parcelCalls from '@/lib/office/parcels/calls';
import * as personCalls from '@/lib/office/people/calls';
import * as refundCalls from '@/lib/office/refunds/calls';
import * as rightsCalls from '@/lib/office/rights/calls';
import * as reportCalls from '@/lib/office/reports/calls';
import * as searchCalls from '@/lib/office/search/calls';
import * as serverCalls from '@/lib/office/server/calls';
import * as publishingCalls from '@/lib/office/site/calls';
import * as shelfCalls from '@/lib/office/shelf/calls';
import * as staffCalls from '@/lib/office/staff/calls';
import * as paymentCalls from '@/lib/payments/calls';
import * as deskCalls from '@/lib/payments/desk/calls';
import * as payerLinkCalls from '@/lib/payments/payer-links/calls';

const declared = [
  siteCalls,
  leadCalls,
  accountCalls,
  enrolmentCalls,
  paymentCalls,
  deskCalls,
  duesCalls,
  payerLinkCalls,
  enrolCalls,
  parcelCalls,
  personCalls,
  refundCalls,
  reportCalls,
  rightsCalls,
  searchCalls,
  serverCalls,
  shelfCalls,
  staffCalls,
  exportCalls,
  publishingCalls,
] as const;

type Modules = (typeof declared)[number];
type CallsOf<Module> = Module extends unknown ? Module[keyof Module] : never;

/** Any declared call, with its exact type. */
export type DeclaredCall = CallsOf<Modules>;

/** Every call exported by a `calls.ts`. */
export const everyCall: readonly Call[] = declared.flatMap((calls) => Object.values<Call>(calls));
