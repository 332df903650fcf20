import * as z from 'zod/mini';
import { dataRequestWords, requestWays } from './data-request-words';
import {
  confirmation,
  day,
  formId,
  noticeShown,
  optionalText,
  requiredText,
  ticked,
} from '@/lib/calls/fields';
import { emailAddress } from '@/lib/platform/email-address';

export const requestKinds = ['correction', 'withdrawal', 'other'] as const;

const AGAIN = 'Reload the page';

/** POST /api/student/data-request */
export const dataRequestSchema = z.object({
  requestId: formId(AGAIN),
  kind: z.enum(requestKinds, 'Choose what you ask for'),
  text: requiredText(4_000, 'Write what you ask for'),
});

export type DataRequestInput = z.output<typeof dataRequestSchema>;

type Kind = keyof typeof dataRequestWords;
type Way = keyof typeof requestWays;

/** POST /api/admin/data-request */
export const noteRequestSchema = z.object({
  requestId: formId(AGAIN),
  name: requiredText(200, 'Enter the person’s name'),
  contact: requiredText(320, 'Enter how to reach the person: phone, e-mail or address'),
  account: z.union([z.literal(''), emailAddress]),
  kind: z.enum(Object.keys(dataRequestWords) as Kind[], 'Choose what is asked for'),
  via: z.enum(Object.keys(requestWays) as Way[], 'Choose the method'),
  receivedOn: day('Enter the date received'),
  text: optionalText(4_000),
});

export type NoteRequestInput = z.output<typeof noteRequestSchema>;

/** POST /api/student/marketing. `given` is whether the student wants to hear of offers. */
export const marketingSchema = z.object({ given: ticked, notice: noticeShown });

/** POST /api/student/do-not-call */
export const stopCallsSchema = z.object({});

/** POST /api/student/close-account */
export const closeAccountSchema = z.object({
  requestId: formId(AGAIN),
  confirm: requiredText(320, 'Type your e-mail'),
});

export type CloseAccountInput = z.output<typeof closeAccountSchema>;

/** POST /api/your-data/link */
export const dataLinkSchema = z.object({ email: emailAddress });

/** POST /api/your-data/see, /withdraw and /erase */
export const dataTokenSchema = z.object({
  token: z
    .string('Open the link from the e-mail')
    .check(z.regex(/^[\w-]{20,100}$/, 'Open the link from the e-mail')),
});

/** POST /api/admin/erase-lead */
export const eraseLeadSchema = z.object({
  lead: z.uuid('Open the lead again'),
  reason: requiredText(500, 'Enter a reason'),
  sure: confirmation,
});

export type EraseLeadInput = z.output<typeof eraseLeadSchema>;

/** POST /api/admin/possible-match */
export const decideMatchSchema = z.object({
  match: z.uuid(AGAIN),
  decision: z.enum(['erase', 'keep'], 'Choose whether it is erased or kept'),
});

export type DecideMatchInput = z.output<typeof decideMatchSchema>;

/** POST /api/admin/close-request */
export const closeRequestSchema = z.object({
  request: z.uuid(AGAIN),
  outcome: requiredText(1_000, 'Write what was done, or why not'),
});

export type CloseRequestInput = z.output<typeof closeRequestSchema>;
