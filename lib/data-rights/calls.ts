import * as z from 'zod/mini';
import { count, paise, positive, text, textOrNone, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { paymentStatuses } from '@/lib/site/money-terms';
import { callOutcomeNames, leadKinds } from '@/lib/leads/lead-words';
import { messageChannelNames, messageLanguageNames } from '@/lib/messages/moments';
import { eraseSchema } from '@/lib/people/person-forms';
import type { DataOfLink } from './data-links';
import type { ErasedTraces } from './erase-student';
import type { OwnRequest } from './data-requests';
import {
  closeAccountSchema,
  closeRequestSchema,
  decideMatchSchema,
  dataLinkSchema,
  dataRequestSchema,
  dataTokenSchema,
  eraseLeadSchema,
  noteRequestSchema,
  marketingSchema,
  stopCallsSchema,
} from './forms';

const moment = z.iso.datetime();

const ownRequest: AnswerOf<OwnRequest> = z.strictObject({
  id: z.uuid(),
  kind: text,
  text,
  createdAt: moment,
  targetAt: moment,
  closedAt: z.nullable(moment),
  outcome: textOrNone,
});

const touch = z.nullable(z.strictObject({ source: text, campaign: text, page: text }));

const ownLead: AnswerOf<DataOfLink['leads'][number]> = z.strictObject({
  id: z.uuid(),
  kind: z.enum(leadKinds),
  name: text,
  email: text,
  phonenumber: text,
  coursename: text,
  message: textOrNone,
  page: textOrNone,
  plan: textOrNone,
  utm: z.unknown(),
  firstTouch: touch,
  lastTouch: touch,
  createdAt: moment,
  status: z.enum(['new', 'called', 'visiting', 'enrolled', 'closed']),
  closedReason: textOrNone,
  nextCallAt: z.nullable(moment),
  doNotCallAt: z.nullable(moment),
  noticeHash: textOrNone,
  notes: z.array(text),
  calls: z.array(z.strictObject({ at: moment, outcome: z.enum(callOutcomeNames) })),
  language: z.nullable(z.enum(messageLanguageNames)),
  messages: z.array(
    z.strictObject({ at: moment, moment: text, channel: z.enum(messageChannelNames) }),
  ),
  phoneCalls: z.array(z.strictObject({ at: moment, isAnswered: z.boolean() })),
  demoSeat: z.nullable(
    z.strictObject({
      title: text,
      startsAt: moment,
      outcome: z.nullable(z.enum(['came', 'missed', 'cancelled'])),
    }),
  ),
});

const ownLinkPayment: AnswerOf<DataOfLink['payments'][number]> = z.strictObject({
  id: z.uuid(),
  name: text,
  email: text,
  amountPaise: paise,
  status: z.enum(paymentStatuses),
  createdAt: moment,
});

export const requestDataCall = declareCall({
  method: 'POST',
  path: '/api/student/data-request',
  name: 'requestData',
  summary:
    'Ask for a correction, withdraw consent, or ask another question about the student’s own data. A repeat with the same `requestId` is the same request.',
  auth: 'student',
  body: json(dataRequestSchema, 'Not sent. Please correct the marked fields.'),
  data: ownRequest,
  refusals: [...bodyRefusals, 'conflict', 'too_many_requests'],
});

export const setMarketingCall = declareCall({
  method: 'POST',
  path: '/api/student/marketing',
  name: 'setMarketing',
  summary: 'Give or withdraw the consent to hear of offers.',
  auth: 'student',
  body: json(marketingSchema),
  data: z.strictObject({ given: z.boolean() }),
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const stopCallsCall = declareCall({
  method: 'POST',
  path: '/api/student/do-not-call',
  name: 'stopCalls',
  summary:
    'Not to be called any more, on any number of the account and its forms, except about a fee or a class. The office lifts it on request. A repeat changes nothing.',
  auth: 'student',
  body: json(stopCallsSchema),
  data: z.strictObject({ doNotCallAt: z.nullable(moment) }),
  refusals: bodyRefusals,
});

export const closeAccountCall = declareCall({
  method: 'POST',
  path: '/api/student/close-account',
  name: 'closeAccount',
  summary:
    'Close the student’s own account. Without payments it is erased at once; otherwise the consents are withdrawn and the office answers by `targetAt`.',
  auth: 'student',
  body: json(closeAccountSchema, 'Not saved. Please correct the marked fields.'),
  data: z.strictObject({ erased: z.boolean(), targetAt: z.nullable(moment) }),
  refusals: [...bodyRefusals, 'conflict'],
});

export const ownDataCall = declareCall({
  method: 'GET',
  path: '/account/download',
  name: 'ownData',
  summary:
    'Everything about the student as a ZIP archive: data.json and the photos. For a link on a page: without a log-in it leads to the page that asks for one.',
  auth: 'cookie',
  answers: { 200: 'application/zip', 303: null, 429: 'text/plain' },
});

export const requestDataLinkCall = declareCall({
  method: 'POST',
  path: '/api/your-data/link',
  name: 'requestDataLink',
  summary:
    'Have a link to the data under an e-mail sent there. The answer is the same whether or not there is any.',
  body: json(dataLinkSchema, 'Enter your e-mail'),
  data: z.strictObject({ sent: z.boolean() }),
  message: true,
  refusals: bodyRefusals,
});

export const seeDataCall = declareCall({
  method: 'POST',
  path: '/api/your-data/see',
  name: 'seeData',
  summary:
    'What was sent in forms under the e-mail of such a link, with our notes and calls, and what was entered for receipts of payments by links.',
  body: json(dataTokenSchema, 'Open the link from the e-mail again.'),
  data: z.strictObject({ leads: z.array(ownLead), payments: z.array(ownLinkPayment) }),
  refusals: [...bodyRefusals, 'unauthorized'],
});

export const withdrawLeadsCall = declareCall({
  method: 'POST',
  path: '/api/your-data/withdraw',
  name: 'withdrawLeads',
  summary:
    'Withdraw the consent to be contacted, for all of it. The numbers are not called any more, whoever leaves them next.',
  body: json(dataTokenSchema, 'Open the link from the e-mail again.'),
  data: z.strictObject({ leads: count }),
  refusals: [...bodyRefusals, 'unauthorized'],
});

export const eraseDataCall = declareCall({
  method: 'POST',
  path: '/api/your-data/erase',
  name: 'eraseData',
  summary:
    'Erase all of it, with our notes and calls. Of payments, the name and e-mail for the receipt are erased.',
  body: json(dataTokenSchema, 'Open the link from the e-mail again.'),
  data: z.strictObject({ leads: count, payments: count }),
  refusals: [...bodyRefusals, 'unauthorized'],
});

export const eraseLeadCall = declareCall({
  method: 'POST',
  path: '/api/admin/erase-lead',
  name: 'eraseLead',
  summary:
    'Erase a lead with all enquiries of its person, the notes on them and the calls. Without `sure` it is refused with what would go.',
  auth: 'staff',
  action: 'leads.erase',
  body: json(eraseLeadSchema),
  data: z.strictObject({ leads: positive, notes: count, listed: count }),
  refusals: [...bodyRefusals, 'not_found', 'conflict', 'second_factor'],
});

export const noteRequestCall = declareCall({
  method: 'POST',
  path: '/api/admin/data-request',
  name: 'noteRequest',
  summary:
    'Write down a request about data that came by phone, letter, e-mail or in person. It is due as any other, from the day on which it came. `account` is the e-mail of the student account, or empty.',
  auth: 'staff',
  action: 'requests.handle',
  body: json(noteRequestSchema),
  data: z.strictObject({ id: z.uuid(), targetAt: moment }),
  refusals: [...bodyRefusals, 'conflict'],
});

export const closeRequestCall = declareCall({
  method: 'POST',
  path: '/api/admin/close-request',
  name: 'closeRequest',
  summary: 'Answer a request of a student about their data, in words that the student reads.',
  auth: 'staff',
  action: 'requests.handle',
  body: json(closeRequestSchema),
  data: z.strictObject({ closed: z.boolean() }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const decideMatchCall = declareCall({
  method: 'POST',
  path: '/api/admin/possible-match',
  name: 'decideMatch',
  summary:
    'Decide about a row that holds a phone or e-mail of somebody who was erased and belongs to nobody’s account: erase what it says of the person, or keep it as another person’s. Day, amount and reference of a statement line stay.',
  auth: 'staff',
  action: 'people.erase',
  body: json(decideMatchSchema),
  data: z.strictObject({ erased: z.boolean() }),
  refusals: [...bodyRefusals, 'not_found', 'conflict', 'second_factor'],
});

const erased: AnswerOf<ErasedTraces> = z.strictObject({
  registrations: count,
  photos: count,
  notes: count,
  leads: count,
  payments: count,
  listed: count,
});

export const eraseStudentCall = declareCall({
  method: 'POST',
  path: '/api/admin/erase',
  auth: 'staff',
  action: 'people.erase',
  body: json(eraseSchema),
  data: erased,
  name: 'eraseStudent',
  summary:
    'Erase a student and all that belongs to them, payments and receipts excepted. For the owner. Without `sure` it is refused with what would go. `listed` rows hold a phone or e-mail of theirs and are listed with the data requests, to be decided on.',
  refusals: [...bodyRefusals, 'not_found', 'conflict', 'second_factor'],
});
