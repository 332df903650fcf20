import * as z from 'zod/mini';
import { printDay } from '@/content/day';
import { institute } from '@/content/institute';
import { formatRupees, type Paise } from '@/content/money';
import { receiptPage } from '@/lib/payments/receipts/receipt-numbers';
import { wayOf } from '@/lib/payments/way-paid';
import type { TextMail } from '@/lib/platform/mail/sender';
import { factLines, oneLine } from '@/lib/platform/mail/text-mail';
import { today } from '@/lib/site/days';
import type { PaymentToTell } from './payment-mails';
import type { PaymentMailKind } from './payment-mails-queue';

const reasons: Readonly<Record<string, string>> = {
  mismatch: 'What came in is not what was asked for',
  'second payment': 'A fee was paid twice',
  'plan changed': 'The plan was changed while it was being paid',
  unattached: 'Nobody knows what this money is for',
};

/** To the institute: somebody has to look at the payment, and decide. */
function paymentAlert(
  kind: 'review' | 'secondPayment',
  payment: PaymentToTell,
  siteUrl: string,
): TextMail {
  const { attention, orderId, registrationnumber, toldPaise, studentname } = payment;
  const reason = reasons[kind === 'secondPayment' ? 'second payment' : (attention ?? 'mismatch')];
  const subject = reason ?? 'A payment has to be looked at';
  const search = registrationnumber ? `?${new URLSearchParams({ q: registrationnumber })}` : '';
  return {
    to: null,
    subject: `${subject}: order ${orderId}`,
    text: [
      `${subject}.`,
      kind === 'secondPayment'
        ? 'Give back what was paid too much, or note why it is right.'
        : 'Nothing is lost: the money is on record, and waits for somebody to decide.',
      '',
      ...factLines([
        ['Order', orderId],
        ['By way of', wayOf(payment)],
        ['Amount', formatRupees(payment.amountPaise)],
        ['Reported', toldPaise === null ? null : formatRupees(toldPaise as Paise)],
        ['For', payment.what],
        ['Reg. No', registrationnumber],
        ['Student', studentname],
        ['Payer', payment.name],
        ['Phone', payment.number],
      ]),
      '',
      'Look at it here, under the payments that need attention:',
      `${siteUrl}/searchuser${search}`,
      '',
    ].join('\n'),
  };
}

const CALL = `Questions? Call us on ${institute.phones[0].printed}.`;
const TEST = 'This was a test payment: no money was taken, and nothing was bought.';

/**
 * What a payment's mail says. A log-in takes an e-mail and a date of birth, so none of them says when
 * anybody was born.
 * @returns null when there is nobody to write to, or nothing to say any more
 */
export function paymentMail(
  kind: PaymentMailKind,
  payment: PaymentToTell,
  siteUrl: string,
): TextMail | null {
  if (kind === 'review' || kind === 'secondPayment') return paymentAlert(kind, payment, siteUrl);
  const to = payment.emails.map((email) => email.trim()).find(isAddress);
  if (!to) return null;
  const letter = kind === 'paid' ? confirmation(payment, siteUrl) : refundNote(payment, siteUrl);
  return letter && { to, ...letter };
}

const isAddress = (text: string) => z.email().safeParse(text).success;

function confirmation(payment: PaymentToTell, siteUrl: string): Omit<TextMail, 'to'> | null {
  const { receipt, amountPaise, attention, provider } = payment;
  if (!receipt) return null;
  const amount = formatRupees(amountPaise);
  const second = attention === 'second payment';
  return {
    subject: `${provider === 'sandbox' ? 'Test: ' : ''}Payment of ${amount} received, receipt ${receipt.number}`,
    text: [
      ...greeting(payment),
      `We have received your payment of ${amount}.`,
      '',
      ...factLines([
        ['For', payment.what],
        ['Receipt', receipt.number],
        ['Amount', amount],
        ['Paid on', printDay(payment.receivedOn ?? today(payment.paidAt ?? undefined))],
        ['Paid by', wayOf(payment)],
        ['Reg. No', payment.registrationnumber],
      ]),
      '',
      ...(provider === 'sandbox' ? [TEST, ''] : []),
      ...(second
        ? ['This fee had been paid before. We look into it and give back what was paid twice.', '']
        : []),
      'Your registration and this receipt, to open and to print, are in your account:',
      `${siteUrl}/history`,
      '',
      'Anybody who doubts the receipt can check it here:',
      `${siteUrl}${receiptPage(receipt.checkCode)}`,
      '',
      CALL,
      '',
    ].join('\n'),
  };
}

function refundNote(payment: PaymentToTell, siteUrl: string): Omit<TextMail, 'to'> | null {
  const { refunds, amountPaise, receipt, provider } = payment;
  const last = refunds.at(-1);
  if (!last) return null;
  const all = refunds.reduce((sum, refund) => sum + refund.amountPaise, 0) as Paise;
  return {
    subject: `${provider === 'sandbox' ? 'Test: ' : ''}${formatRupees(last.amountPaise)} given back to you`,
    text: [
      ...greeting(payment),
      `We have given back ${formatRupees(last.amountPaise)} of your payment of ${formatRupees(amountPaise)}.`,
      '',
      ...factLines([
        ['For', payment.what],
        ['Receipt', receipt?.number ?? null],
        ...refunds.map(({ amountPaise: paise, on, method }): [string, string] => [
          'Given back',
          `${formatRupees(paise)} on ${printDay(on)}, ${waysBack[method] ?? method}`,
        ]),
        ...(refunds.length > 1 ? [['In all', formatRupees(all)] as [string, string]] : []),
        ['Reg. No', payment.registrationnumber],
      ]),
      '',
      ...(provider === 'sandbox' ? [TEST, ''] : []),
      ...(last.method === 'gateway'
        ? [
            'It goes to the account or card you paid from. A bank may take some days to show it.',
            '',
          ]
        : []),
      'Your payments are in your account:',
      `${siteUrl}/history`,
      '',
      CALL,
      '',
    ].join('\n'),
  };
}

function greeting({ studentname, name }: PaymentToTell): string[] {
  return [`Dear ${oneLine(studentname ?? name) || 'student'},`, ''];
}

const waysBack: Readonly<Record<string, string>> = {
  gateway: 'the way it was paid',
  cash: 'in cash',
  bank: 'by bank transfer',
  upi: 'by UPI',
};
