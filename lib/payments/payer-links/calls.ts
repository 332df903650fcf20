import * as z from 'zod/mini';
import { day, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import {
  endPayerLinkSchema,
  forgetPayerSchema,
  makePayerLinkSchema,
  payByLinkSchema,
  payerLinkSchema,
} from './payer-link-forms';
import type { NewPayerLink } from './payer-links';

const made: AnswerOf<NewPayerLink> = z.strictObject({ link: z.url(), until: day });
const ended = z.strictObject({ ended: z.literal(true) });
const refusals = [...bodyRefusals, 'not_found', 'conflict'] as const;

export const makePayerLinkCall = declareCall({
  method: 'POST',
  path: '/api/student/payer-link',
  name: 'makePayerLink',
  summary:
    'A link by which somebody else pays the fee of a submitted registration, until the end of the day `until`. Only its hash is kept, so it is not shown again. At most five are open at once.',
  auth: 'student',
  body: json(makePayerLinkSchema),
  data: made,
  refusals,
});

export const endPayerLinkCall = declareCall({
  method: 'POST',
  path: '/api/student/payer-link/end',
  name: 'endPayerLink',
  summary: 'End a payment link of the student, whoever made it.',
  auth: 'student',
  body: json(endPayerLinkSchema),
  data: ended,
  refusals: [...bodyRefusals, 'not_found'],
});

export const makePayerLinkAtDeskCall = declareCall({
  method: 'POST',
  path: '/api/admin/payer-link',
  name: 'makePayerLinkAtDesk',
  summary: 'A link by which somebody pays the fee of a registration, as the student makes it.',
  auth: 'staff',
  action: 'payments.record',
  body: json(makePayerLinkSchema),
  data: made,
  refusals,
});

export const endPayerLinkAtDeskCall = declareCall({
  method: 'POST',
  path: '/api/admin/payer-link/end',
  name: 'endPayerLinkAtDesk',
  summary: 'End a payment link, whoever made it.',
  auth: 'staff',
  action: 'payments.record',
  body: json(endPayerLinkSchema),
  data: ended,
  refusals: [...bodyRefusals, 'not_found'],
});

export const payByLinkCall = declareCall({
  method: 'POST',
  path: '/api/pay',
  name: 'payByLink',
  summary:
    'Start a payment by the token of a link: `url` is the page to go on to. `amount`, in rupees, is compared with what the server computes: the whole rest, or the next of the instalments agreed. The receipt goes to the student and to `email`.',
  body: json(payByLinkSchema),
  events: { failed: 'link.refused' },
  refusals: [...bodyRefusals, 'unauthorized', 'conflict', 'too_many_requests', 'unavailable'],
  answers: { 200: z.strictObject({ success: z.literal(true), url: z.url() }) },
});

export const openedPayerLinkCall = declareCall({
  method: 'POST',
  path: '/api/pay/opened',
  name: 'openedPayerLink',
  summary: 'Note that a browser has opened the page of a link, for who made it.',
  body: json(payerLinkSchema),
  data: z.strictObject({ noted: z.literal(true) }),
  events: { failed: 'link.refused' },
  refusals: [...bodyRefusals, 'unauthorized', 'too_many_requests'],
});

export const forgetPayerCall = declareCall({
  method: 'POST',
  path: '/api/pay/forget',
  name: 'forgetPayer',
  summary:
    'Delete the e-mail that whoever paid by a link entered for the receipt. The token of that link proves who asks; the id of a payment alone does not. The payment stays in the accounts. A repeat changes nothing, and a refusal does not say whether there was such a payment.',
  body: json(forgetPayerSchema),
  data: z.strictObject({ forgotten: z.literal(true) }),
  events: { failed: 'link.refused' },
  refusals: [...bodyRefusals, 'unauthorized', 'too_many_requests'],
});

export const payersReceiptCall = declareCall({
  method: 'GET',
  path: '/pay/result/receipt',
  name: 'payersReceipt',
  summary:
    'The receipt of a payment that was started by a link, as PDF, without the student’s address. The payment’s id is not guessable and grants access, for 90 days.',
  query: ['payment'],
  refusals: ['too_many_requests'],
  answers: { 200: 'application/pdf', 404: 'text/html' },
});
