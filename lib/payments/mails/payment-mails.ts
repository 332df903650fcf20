import 'server-only';
import { printDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import { nextSteps } from '../next-steps';
import { owedBackText } from '@/content/pages/policies/refund';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import { receiptPage, paymentWayLabel, type Particulars } from '@/lib/payments/receipts/receipt';
import type { Transaction } from '@/lib/platform/database-connection';
import { emailKey } from '@/lib/platform/email-address';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { log } from '@/lib/platform/log';
import { factLines, firstAddress, oneLine, type Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { db } from '@/lib/platform/db';
import { heldStatuses } from '@/lib/site/money-terms';
import { dayOf, today } from '@/lib/site/days';
import { owedBack } from '../refundable';
import { nextStepFacts } from './what-follows';
import { printedPhone } from '@/lib/platform/phone-number';

/**
 * `paid`, `refunded`: to the student. `payerPaid`, `payerRefunded`: to the payer by a link. `review`,
 * `secondPayment`: to the institute for a decision.
 */
export type PaymentMailKind =
  | 'paid'
  | 'payerPaid'
  | 'review'
  | 'secondPayment'
  | 'refunded'
  | 'payerRefunded';

interface PaymentMailJob {
  payment: string;
  kind: PaymentMailKind;
}

/** A job holds the payment id and the kind of mail. Retried as long as lead mails. */
export const paymentMailsQueue = defineQueue({ name: 'payment-mails' });

/**
 * Queues a mail in the caller's transaction.
 * @throws Error if the queue is missing, which would lose the mail
 */
export async function queuePaymentMail(on: Transaction, job: PaymentMailJob): Promise<void> {
  await queueJob(on, paymentMailsQueue, job);
}

/** Payment mails: receipts and refunds to students, decisions to the institute. */
export const paymentMails: QueuedMail<PaymentMailJob> = {
  queue: paymentMailsQueue,
  resendable: true,
  write: async (on, { id, data: { payment: paymentId, kind } }) => {
    const row = await paymentInMail(paymentId);
    const { registration = null } = row ?? {};
    const follows = kind === 'paid' && registration ? await nextStepFacts(on, registration) : [];
    const mail = row && paymentMail(kind, { ...row, follows }, env.SITE_URL);
    if (!mail) {
      const hint = 'Not sent: it has no e-mail address, or there is nothing left to say.';
      log.warn({ where: paymentMailsQueue.name, job: id, kind, payment: paymentId, hint });
      return null;
    }
    // A payment is confirmed once; other mails may repeat with new content.
    const isOnce = kind === 'paid' || kind === 'payerPaid';
    const messageId = `payment-${kind.toLowerCase()}-${isOnce ? paymentId : id}`;
    return { ...mail, messageId };
  },
};

const columns = {
  id: true,
  orderId: true,
  provider: true,
  method: true,
  name: true,
  number: true,
  amountPaise: true,
  excessPaise: true,
  status: true,
  attention: true,
  paidAt: true,
  receivedOn: true,
  receipt: { select: { number: true, checkCode: true, particulars: true } },
  registration: {
    select: {
      id: true,
      kind: true,
      planTitle: true,
      coursename: true,
      registrationnumber: true,
      studentname: true,
      email: true,
      student: { select: { email: true } },
      batchSeat: { select: { seatedAt: true } },
    },
  },
  payerLink: { select: { name: true, email: true } },
  events: {
    where: { source: { not: 'staff' }, amountPaise: { not: null } },
    orderBy: { id: 'desc' },
    take: 1,
    select: { amountPaise: true },
  },
  refunds: {
    select: {
      amountPaise: true,
      status: true,
      method: true,
      doneAt: true,
      createdAt: true,
      document: { select: { number: true } },
    },
  },
} as const;

/**
 * A payment in a mail; texts as typed.
 * - what: from the receipt, else the registration
 * - emails: of registration and account; the first valid one is used
 * - payer: the payer by a link
 * - reportedPaise: amount in the last gateway report of a payment
 * - refunds: completed, oldest first
 */
async function paymentInMail(id: string) {
  const payment = await db.payment.findUnique({
    where: { id },
    select: columns,
  });
  if (!payment) return null;
  const { receipt, registration, payerLink, events, refunds, receivedOn, ...row } = payment;
  const { amountPaise, status, excessPaise, attention, paidAt, ...about } = row;
  const printed = receipt?.particulars as Particulars | undefined;
  const moment = ({ doneAt, createdAt }: { doneAt: Date | null; createdAt: Date }) =>
    doneAt ?? createdAt;
  const isHeld = heldStatuses.includes(status);
  return {
    ...about,
    attention,
    amountPaise: amountPaise as Paise,
    owedBackPaise: owedBack({ status, excessPaise }, refunds),
    isBatchFull: isHeld && registration?.batchSeat?.seatedAt === null,
    paidOn: receivedOn ? dayOf(receivedOn) : today(paidAt ?? undefined),
    what: printed?.what ?? (registration?.planTitle || registration?.coursename || null),
    receipt,
    registration: registration && {
      id: registration.id,
      kind: registration.kind as PurchaseKind,
    },
    registrationnumber: registration?.registrationnumber ?? null,
    studentname: registration?.studentname ?? null,
    emails: registration ? [registration.email, registration.student.email] : [],
    payer: payerLink,
    reportedPaise: (events[0]?.amountPaise ?? null) as Paise | null,
    refunds: refunds
      .filter((refund) => refund.status === 'done')
      .sort((one, other) => moment(one).getTime() - moment(other).getTime())
      .map((refund) => ({
        amountPaise: refund.amountPaise as Paise,
        method: refund.method,
        on: today(moment(refund)),
        /** Number of the credit note or refund receipt. */
        document: refund.document?.number ?? null,
      })),
  };
}

type PaymentInMail = NonNullable<Awaited<ReturnType<typeof paymentInMail>>> & {
  /** Next steps after the purchase. */
  follows: Awaited<ReturnType<typeof nextStepFacts>>;
};

type DoneRefund = PaymentInMail['refunds'][number];

const reasons: Readonly<Record<string, string>> = {
  mismatch: 'Different amount received',
  overpaid: 'More than the price received',
  'plan changed': 'Plan changed during payment',
  unattached: 'Unmatched payment',
  'batch full': 'Paid for a full batch',
};

/** Mail to the institute about a payment to decide. */
function paymentAlert(
  kind: 'review' | 'secondPayment',
  payment: PaymentInMail,
  siteUrl: string,
): Mail {
  const { attention, orderId, owedBackPaise, registrationnumber, reportedPaise } = payment;
  const reason = reasons[kind === 'secondPayment' ? 'overpaid' : (attention ?? 'mismatch')];
  const subject = reason ?? 'A payment needs attention';
  return {
    to: 'institute',
    subject: `${subject}: order ${orderId}`,
    text: [
      `${subject}.`,
      kind === 'secondPayment'
        ? 'Refund what is above the price.'
        : 'The payment is recorded and needs a decision.',
      '',
      ...factLines([
        ['Order', orderId],
        ['Method', paymentWayLabel(payment)],
        ['Amount', formatRupees(payment.amountPaise)],
        ...(owedBackPaise > 0 ? [['Above the price', formatRupees(owedBackPaise)] as const] : []),
        ['Reported', reportedPaise === null ? null : formatRupees(reportedPaise)],
        ['For', payment.what],
        ['Reg. No', registrationnumber],
        ['Student', payment.studentname],
        ['Payer', payment.name],
        ['Phone', printedPhone(payment.number)],
        ['E-mail', payment.payer?.email ?? null],
      ]),
      '',
      ...(registrationnumber
        ? [
            'Open the registration:',
            `${siteUrl}/searchuser?${new URLSearchParams({ q: registrationnumber })}`,
            '',
          ]
        : []),
      'Open all payments that need attention:',
      `${siteUrl}/searchuser/payments?show=attention`,
      '',
    ].join('\n'),
  };
}

const CALL = `Questions? Call us on ${institute.phones[0].printed}.`;
const TEST = 'This was a test payment: no money was taken, and nothing was bought.';

/**
 * A mail about a payment. Omits the date of birth, which logs in together with the e-mail address.
 * @returns null without an e-mail address, or with nothing left to report
 */
function paymentMail(kind: PaymentMailKind, payment: PaymentInMail, siteUrl: string): Mail | null {
  if (kind === 'review' || kind === 'secondPayment') return paymentAlert(kind, payment, siteUrl);
  const address = firstAddress(payment.emails);
  if (kind === 'payerPaid' || kind === 'payerRefunded')
    return payersMail(kind, payment, { students: address, siteUrl });
  if (!address) return null;
  const letter = kind === 'paid' ? confirmation(payment, siteUrl) : refundNote(payment, siteUrl);
  return letter && { to: { address }, ...letter };
}

type Letter = Omit<Mail, 'to'>;

function letterTo(payment: PaymentInMail, subject: string, lines: readonly string[]): Letter {
  const { studentname, name, provider } = payment;
  const dear = oneLine(studentname ?? name) || 'student';
  return {
    subject: `${provider === 'sandbox' ? 'Test: ' : ''}${subject}`,
    text: [`Dear ${dear},`, '', ...lines, '', CALL, ''].join('\n'),
  };
}

const testNote = ({ provider }: PaymentInMail) => (provider === 'sandbox' ? [TEST, ''] : []);

/** The same text as in Purchased History. */
const fullBatchNote = ({ isBatchFull }: PaymentInMail): string[] =>
  isBatchFull ? [nextSteps.full, nextSteps.waiting, ''] : [];

function confirmation(payment: PaymentInMail, siteUrl: string): Letter | null {
  const { receipt, amountPaise, owedBackPaise } = payment;
  if (!receipt) return null;
  const amount = formatRupees(amountPaise);
  return letterTo(payment, `Payment of ${amount} received, receipt ${receipt.number}`, [
    `We have received your payment of ${amount}.`,
    '',
    ...factLines([
      ['For', payment.what],
      ...payment.follows,
      ['Receipt', receipt.number],
      ['Amount', amount],
      ['Paid on', printDay(payment.paidOn)],
      ['Paid by', paymentWayLabel(payment)],
      ['Reg. No', payment.registrationnumber],
    ]),
    '',
    ...testNote(payment),
    ...(owedBackPaise > 0 ? [owedBackText(owedBackPaise), ''] : []),
    ...fullBatchNote(payment),
    'Open or print your registration and this receipt in your account:',
    `${siteUrl}/history`,
    '',
    'This page shows that the receipt is genuine:',
    `${siteUrl}${receiptPage(receipt.checkCode)}`,
  ]);
}

interface PayersMail {
  /** The student's address; a payer with the same address gets no second mail. */
  students: string | undefined;
  siteUrl: string;
}

/** Mail to the payer by a link. The address may be mistyped, so the student is not named. */
function payersMail(
  kind: 'payerPaid' | 'payerRefunded',
  payment: PaymentInMail,
  { students, siteUrl }: PayersMail,
): Mail | null {
  const { payer } = payment;
  if (!payer || (students !== undefined && payer.email === emailKey(students))) return null;
  const letter = kind === 'payerPaid' ? payersReceipt(payment, siteUrl) : payersRefundNote(payment);
  if (!letter) return null;
  const { subject, lines } = letter;
  const test = payment.provider === 'sandbox' ? 'Test: ' : '';
  const dear = `Dear ${oneLine(payer.name) || 'payer'},`;
  const text = [dear, '', ...lines, CALL, ''].join('\n');
  return { to: { address: payer.email }, subject: `${test}${subject}`, text };
}

function payersReceipt(payment: PaymentInMail, siteUrl: string) {
  const { id, receipt, amountPaise, owedBackPaise, orderId } = payment;
  if (!receipt) return null;
  const amount = formatRupees(amountPaise);
  const lines = [
    `${institute.name} has received your payment of ${amount}.`,
    '',
    ...factLines([
      ['For', payment.what],
      ['Receipt', receipt.number],
      ['Amount', amount],
      ['Paid on', printDay(payment.paidOn)],
      ['Paid by', paymentWayLabel(payment)],
      ['Order', orderId],
    ]),
    '',
    ...testNote(payment),
    ...(owedBackPaise > 0 ? [owedBackText(owedBackPaise), ''] : []),
    ...fullBatchNote(payment),
    'Download the receipt within 90 days:',
    `${siteUrl}/pay/result?${new URLSearchParams({ payment: id })}`,
    '',
    'This page shows that the receipt is genuine:',
    `${siteUrl}${receiptPage(receipt.checkCode)}`,
    '',
  ];
  return { subject: `Payment of ${amount} received, receipt ${receipt.number}`, lines };
}

function payersRefundNote(payment: PaymentInMail) {
  const { refunds, amountPaise } = payment;
  const last = refunds.at(-1);
  if (!last) return null;
  const amount = formatRupees(last.amountPaise);
  const lines = [
    `${institute.name} has refunded ${amount} of your payment of ${formatRupees(amountPaise)}.`,
    '',
    ...factLines(refundFacts(payment)),
    '',
    ...testNote(payment),
    ...howItComesBack(last),
  ];
  return { subject: `${amount} refunded`, lines };
}

function refundFacts({ what, receipt, refunds }: PaymentInMail): [string, string | null][] {
  const all = refunds.reduce((sum, refund) => sum + refund.amountPaise, 0) as Paise;
  const document = refunds.at(-1)?.document ?? null;
  return [
    ['For', what],
    ['Receipt', receipt?.number ?? null],
    ...refunds.map(({ amountPaise, on, method }): [string, string] => [
      'Refunded',
      `${formatRupees(amountPaise)} on ${printDay(on)}, ${waysBack[method] ?? method}`,
    ]),
    ['Total', refunds.length > 1 ? formatRupees(all) : null],
    [document ? documentName(document) : '', document],
  ];
}

const howItComesBack = ({ method }: DoneRefund) =>
  method === 'gateway'
    ? [
        'It goes to the account or card you paid from. Your bank may take a few days to show it.',
        '',
      ]
    : [];

function refundNote(payment: PaymentInMail, siteUrl: string): Letter | null {
  const { refunds, amountPaise } = payment;
  const last = refunds.at(-1);
  if (!last) return null;
  const amount = formatRupees(last.amountPaise);
  return letterTo(payment, `${amount} refunded`, [
    `We have refunded ${amount} of your payment of ${formatRupees(amountPaise)}.`,
    '',
    ...factLines([...refundFacts(payment), ['Reg. No', payment.registrationnumber]]),
    '',
    ...testNote(payment),
    ...howItComesBack(last),
    last.document
      ? `Open or print your ${documentName(last.document).toLowerCase()} in your account:`
      : 'Your payments are in your account:',
    `${siteUrl}/history`,
  ]);
}

const documentName = (number: string) =>
  number.startsWith('CN/') ? 'Credit note' : 'Refund receipt';

const waysBack: Readonly<Record<string, string>> = {
  gateway: 'to your original payment method',
  cash: 'in cash',
  bank: 'by bank transfer',
  upi: 'by UPI',
};
