import 'server-only';
import { retention } from '@/content/pages/retention';
import { institute } from '@/content/facts/institute';
import { fill } from '@/content/hindi';
import { formatRupees, type Paise } from '@/content/money';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';
import { readLanguage } from '@/lib/leads/message-language';
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
import { mailLanguages, type MailLanguage } from './mail-language';
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
    const { registration = null, studentId = null } = row ?? {};
    const isToPayer = kind === 'payerPaid' || kind === 'payerRefunded';
    const ofStudent = studentId === null ? null : await readLanguage(on, studentId);
    const language = mailLanguages[(isToPayer ? row?.payer?.language : ofStudent) ?? 'en'];
    const follows =
      kind === 'paid' && registration ? await nextStepFacts(on, registration, language) : [];
    const mail = row && paymentMail(kind, { ...row, follows, language }, env.SITE_URL);
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
      student: { select: { id: true, email: true } },
      batchSeat: { select: { seatedAt: true } },
    },
  },
  payerLink: { select: { name: true, email: true, language: true } },
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
    studentId: registration?.student.id ?? null,
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
  /** The student’s; of a payer by a link, that of the page. */
  language: MailLanguage;
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

const phone = institute.phones[0].printed;

function letterTo(payment: PaymentInMail, subject: string, lines: readonly string[]): Letter {
  const { studentname, name, provider } = payment;
  const { words } = payment.language;
  const dear = fill(words.dear, { name: oneLine(studentname ?? name) || words.student });
  return {
    subject: `${provider === 'sandbox' ? 'Test: ' : ''}${subject}`,
    text: [dear, '', ...lines, '', fill(words.call, { phone }), ''].join('\n'),
  };
}

const testNote = ({ provider }: PaymentInMail, { words }: MailLanguage) =>
  provider === 'sandbox' ? [words.test, ''] : [];

const fullBatchNote = ({ isBatchFull }: PaymentInMail, { words }: MailLanguage): string[] =>
  isBatchFull ? [words.fullBatch.full, words.fullBatch.waiting, ''] : [];

/** "Cash", "PhonePe" */
function wayIn({ words }: MailLanguage, payment: PaymentInMail): string {
  const ways: Readonly<Record<string, string>> = words.ways;
  return ways[payment.method ?? payment.provider] ?? paymentWayLabel(payment);
}

function confirmation(payment: PaymentInMail, siteUrl: string): Letter | null {
  const { receipt, amountPaise, owedBackPaise, language } = payment;
  if (!receipt) return null;
  const { words, printDay, owedBackText } = language;
  const { facts, paid } = words;
  const amount = formatRupees(amountPaise);
  return letterTo(payment, fill(paid.subject, { amount, number: receipt.number }), [
    fill(paid.text, { amount }),
    '',
    ...factLines([
      [facts.what, payment.what],
      ...payment.follows,
      [facts.receipt, receipt.number],
      [facts.amount, amount],
      [facts.paidOn, printDay(payment.paidOn)],
      [facts.paidBy, wayIn(language, payment)],
      [facts.regNo, payment.registrationnumber],
    ]),
    '',
    ...testNote(payment, language),
    ...(owedBackPaise > 0 ? [owedBackText(owedBackPaise), ''] : []),
    ...fullBatchNote(payment, language),
    paid.account,
    `${siteUrl}/history`,
    '',
    paid.genuine,
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
  const { words } = payment.language;
  const dear = fill(words.dear, { name: oneLine(payer.name) || words.payer.unnamed });
  const text = [dear, '', ...lines, fill(words.call, { phone }), ''].join('\n');
  return { to: { address: payer.email }, subject: `${test}${subject}`, text };
}

/** The payer's link is kept as long. */
const receiptDays = String(retention.payerLinks.period[0]);

function payersReceipt(payment: PaymentInMail, siteUrl: string) {
  const { id, receipt, amountPaise, owedBackPaise, orderId, language } = payment;
  if (!receipt) return null;
  const { words, printDay, owedBackText } = language;
  const { facts, paid, payer } = words;
  const amount = formatRupees(amountPaise);
  const lines = [
    fill(payer.received, { institute: institute.name, amount }),
    '',
    ...factLines([
      [facts.what, payment.what],
      [facts.receipt, receipt.number],
      [facts.amount, amount],
      [facts.paidOn, printDay(payment.paidOn)],
      [facts.paidBy, wayIn(language, payment)],
      [payer.order, orderId],
    ]),
    '',
    ...testNote(payment, language),
    ...(owedBackPaise > 0 ? [owedBackText(owedBackPaise), ''] : []),
    ...fullBatchNote(payment, language),
    fill(payer.download, { days: receiptDays }),
    `${siteUrl}/pay/result?${new URLSearchParams({ payment: id })}`,
    '',
    paid.genuine,
    `${siteUrl}${receiptPage(receipt.checkCode)}`,
    '',
  ];
  return { subject: fill(paid.subject, { amount, number: receipt.number }), lines };
}

function payersRefundNote(payment: PaymentInMail) {
  const { refunds, amountPaise, language } = payment;
  const last = refunds.at(-1);
  if (!last) return null;
  const { payer, refunded } = language.words;
  const amount = formatRupees(last.amountPaise);
  const paid = formatRupees(amountPaise);
  const lines = [
    fill(payer.refunded, { institute: institute.name, amount, paid }),
    '',
    ...factLines(refundFacts(payment, language)),
    '',
    ...testNote(payment, language),
    ...howItComesBack(last, language),
  ];
  return { subject: fill(refunded.subject, { amount }), lines };
}

function refundFacts(
  { what, receipt, refunds }: PaymentInMail,
  { words, printDay }: MailLanguage,
): [string, string | null][] {
  const { facts, refunded } = words;
  const ways: Readonly<Record<string, string>> = refunded.ways;
  const all = refunds.reduce((sum, refund) => sum + refund.amountPaise, 0) as Paise;
  const document = refunds.at(-1)?.document ?? null;
  return [
    [facts.what, what],
    [facts.receipt, receipt?.number ?? null],
    ...refunds.map(({ amountPaise, on, method }): [string, string] => [
      facts.refunded,
      fill(refunded.line, {
        amount: formatRupees(amountPaise),
        day: printDay(on),
        way: ways[method] ?? method,
      }),
    ]),
    [facts.total, refunds.length > 1 ? formatRupees(all) : null],
    [document ? facts[documentKind(document)] : '', document],
  ];
}

const howItComesBack = ({ method }: DoneRefund, { words }: MailLanguage) =>
  method === 'gateway' ? [words.refunded.comesBack, ''] : [];

function refundNote(payment: PaymentInMail, siteUrl: string): Letter | null {
  const { refunds, amountPaise, language } = payment;
  const last = refunds.at(-1);
  if (!last) return null;
  const { facts, refunded } = language.words;
  const amount = formatRupees(last.amountPaise);
  return letterTo(payment, fill(refunded.subject, { amount }), [
    fill(refunded.text, { amount, paid: formatRupees(amountPaise) }),
    '',
    ...factLines([...refundFacts(payment, language), [facts.regNo, payment.registrationnumber]]),
    '',
    ...testNote(payment, language),
    ...howItComesBack(last, language),
    last.document ? refunded[documentKind(last.document)] : refunded.account,
    `${siteUrl}/history`,
  ]);
}

const documentKind = (number: string) =>
  number.startsWith('CN/') ? 'creditNote' : 'refundReceipt';
