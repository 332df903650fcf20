import * as z from 'zod/mini';
import { payerDeclaration } from './payment-page-words';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { draftSchema } from '@/lib/enrolment/registration-form';
import { paymentStandings } from '@/lib/enrolment/shown-payment';
import { sandboxPressSchema } from '@/lib/payments/gateways/sandbox/press';
import { upiClaimSchema } from '@/lib/payments/upi/claim-forms';
import { agreeSchema, paymentSchema } from './payment-request';
import { anyGateway } from './payment-ways';

const started = z.strictObject({ success: z.literal(true), url: z.url() });

export const startPaymentCall = declareCall({
  method: 'POST',
  path: '/api/v1/{provider}/payment',
  name: 'startPayment',
  summary: `Start a payment (${anyGateway}): \`url\` is the page to go on to. It is for \`registration\`; without one, for the newest unpaid registration of the student whose token comes along; else for a plan with this price. \`amount\`, in rupees, is compared with what the server knows; \`MUID\` and \`transactionId\` are not used. Whoever asks again gets the same page. Without a registration and a log-in nobody’s age is known: a form that starts such a payment has to ask for “${payerDeclaration}” and sends the SHA-256 of this sentence as \`declaration\`, which is kept with the order.`,
  body: json(paymentSchema),
  refusals: [...bodyRefusals, 'forbidden', 'not_found', 'conflict', 'too_many_requests'],
  answers: { 200: started },
});

export const agreeToInstalmentsCall = declareCall({
  method: 'POST',
  path: '/api/student/instalments',
  name: 'agreeToInstalments',
  summary:
    'Agree to pay the fee of a registration in instalments: the lines that the payment page showed, in paise, which add up to the price. Then `amount` of `startPayment` may be the next line in place of the whole rest. A repeat is the same agreement.',
  auth: 'student',
  body: json(agreeSchema),
  data: z.strictObject({ plan: z.uuid() }),
  refusals: [...bodyRefusals, 'forbidden', 'not_found', 'conflict'],
});

export const claimUpiCall = declareCall({
  method: 'POST',
  path: '/api/student/upi-claim',
  name: 'claimUpi',
  summary:
    'Say that the UPI fee slip of a registration was paid, with the 12 digits of the transfer (UTR). Nothing counts as paid by it: the office settles it when the money is found. A repeat is the same claim.',
  auth: 'student',
  body: json(upiClaimSchema),
  data: z.strictObject({ claim: z.uuid() }),
  refusals: [...bodyRefusals, 'forbidden', 'not_found', 'conflict', 'too_many_requests'],
});

export const withdrawRegistrationCall = declareCall({
  method: 'POST',
  path: '/api/student/withdraw-registration',
  name: 'withdrawRegistration',
  summary:
    'Withdraw a registration that is submitted and not paid. Nothing is due for it any more; submitting it again, or paying it, takes the withdrawal back. Refused once money has come or is on its way. A repeat changes nothing.',
  auth: 'student',
  body: json(draftSchema),
  data: z.strictObject({ withdrawn: z.literal(true) }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const returnFromPaymentCall = declareCall({
  method: 'GET',
  path: '/api/v1/{provider}/return',
  name: 'returnFromPayment',
  summary:
    'Where a provider sends the browser afterwards. The provider is asked what has become of the payment, and the page that says so is next.',
  query: ['payment'],
  fromAnywhere: true,
  refusals: ['not_found'],
  answers: { 303: null },
});

export const returnFromPaymentByFormCall = declareCall({
  method: 'POST',
  path: '/api/v1/{provider}/return',
  name: 'returnFromPaymentByForm',
  summary: 'The same, for a provider that sends a form of its own. It is not read.',
  query: ['payment'],
  fromAnywhere: true,
  refusals: ['not_found'],
  answers: { 303: null },
});

export const paymentStandingCall = declareCall({
  method: 'GET',
  path: '/success/standing',
  name: 'paymentStanding',
  summary: 'Where a payment stands, for the page that waits for it.',
  query: ['payment'],
  data: z.strictObject({ standing: z.enum(paymentStandings) }),
  refusals: ['not_found'],
});

export const takeWebhookCall = declareCall({
  method: 'POST',
  path: '/api/v1/{provider}/notice',
  name: 'takeWebhook',
  summary:
    "For a provider's own servers: what became of a payment or a refund (webhook), in the provider's form and with its signature over the bytes of the body. A repeat changes nothing.",
  refusals: ['unauthorized', 'not_found', 'too_large'],
});

export const pressOnSandboxCall = declareCall({
  method: 'POST',
  path: '/api/v1/sandbox/press',
  name: 'pressOnSandbox',
  summary: 'A button of the page on which the sandbox pretends to take money.',
  body: json(sandboxPressSchema, 'Press one of the four buttons.'),
  refusals: [...bodyRefusals, 'not_found'],
  answers: { 303: null },
});

export const receiptPdfCall = declareCall({
  method: 'GET',
  path: '/receipt/{code}/pdf',
  name: 'receiptPdf',
  summary:
    'A receipt or tax invoice as PDF, for the student it belongs to and for staff. For a link on a page: without a log-in it leads to the page where the link is.',
  auth: 'cookie',
  answers: { 200: 'application/pdf', 303: null, 404: 'text/html', 429: 'text/plain' },
});

export const refundPdfCall = declareCall({
  method: 'GET',
  path: '/receipt/{code}/refund/{number}',
  name: 'refundPdf',
  summary:
    'The credit note or refund receipt of a refund as PDF, for the student it belongs to and for staff. `code` is that of the receipt, `number` the one of the document with dashes: CN-26-27-000001. For a link on a page: without a log-in it leads to the page where the link is.',
  auth: 'cookie',
  answers: { 200: 'application/pdf', 303: null, 404: 'text/html', 429: 'text/plain' },
});
