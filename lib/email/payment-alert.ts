import { formatRupees, type Paise } from '../../content/money';
import type { PaymentToTell } from '../data/payment-mails';
import { wayOf } from '../payments/way-paid';
import type { TextMail } from './sender';
import { factLines } from './text-lines';

const reasons: Readonly<Record<string, string>> = {
  mismatch: 'What came in is not what was asked for',
  'second payment': 'A fee was paid twice',
  'plan changed': 'The plan was changed while it was being paid',
  unattached: 'Nobody knows what this money is for',
};

/** To the institute: somebody has to look at the payment, and decide. */
export function paymentAlert(
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
