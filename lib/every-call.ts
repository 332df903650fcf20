import * as accountCalls from '@/lib/accounts/calls';
import type { Call } from '@/lib/calls/call';
import * as siteCalls from '@/lib/calls/calls';
import * as enrolmentCalls from '@/lib/enrolment/calls';
import * as leadCalls from '@/lib/leads/calls';
import * as messageCalls from '@/lib/messages/calls';
import * as demoClassCalls from '@/lib/demo-classes/calls';
import * as duesCalls from '@/lib/dues/calls';
import * as enrolCalls from '@/lib/counter/calls';
import * as examRoomCalls from '@/lib/exam-room/calls';
import * as parcelCalls from '@/lib/parcels/calls';
import * as personCalls from '@/lib/people/calls';
import * as refundCalls from '@/lib/refunds/calls';
import * as rightsCalls from '@/lib/data-rights/calls';
import * as reportCalls from '@/lib/reports/calls';
import * as questionCalls from '@/lib/question-bank/calls';
import * as searchCalls from '@/lib/search/calls';
import * as serverCalls from '@/lib/health/calls';
import * as publishingCalls from '@/lib/publishing/calls';
import * as shelfCalls from '@/lib/shelf/calls';
import * as sourceCalls from '@/lib/sources/calls';
import * as staffCalls from '@/lib/staff/calls';
import * as telephonyCalls from '@/lib/telephony/calls';
import * as webVitalCalls from '@/lib/web-vitals/calls';
import * as paymentCalls from '@/lib/payments/calls';
import * as deskCalls from '@/lib/payments/desk/calls';
import * as payerLinkCalls from '@/lib/payments/payer-links/calls';

const declared = [
  siteCalls,
  messageCalls,
  leadCalls,
  accountCalls,
  enrolmentCalls,
  paymentCalls,
  deskCalls,
  duesCalls,
  demoClassCalls,
  payerLinkCalls,
  enrolCalls,
  examRoomCalls,
  parcelCalls,
  personCalls,
  refundCalls,
  reportCalls,
  rightsCalls,
  questionCalls,
  searchCalls,
  serverCalls,
  shelfCalls,
  sourceCalls,
  staffCalls,
  telephonyCalls,
  publishingCalls,
  webVitalCalls,
] as const;

type Modules = (typeof declared)[number];
type CallsOf<Module> = Module extends unknown ? Module[keyof Module] : never;

/** Any declared call, with its exact type. */
export type DeclaredCall = CallsOf<Modules>;

/** Every call exported by a `calls.ts`. */
export const everyCall: readonly Call[] = declared.flatMap((calls) => Object.values<Call>(calls));
