import type { WordsOf } from '@/content/hindi';

/** The mail about a UPI payment that was reported and not found, or not needed any more. */
export const declinedMailWords = {
  dear: 'Dear {name},',
  student: 'student',
  reported: 'On {day} you told us of a UPI payment of {amount} for Reg. No {number}.',
  declined: {
    subject: 'We have not found your UPI payment of {amount}',
    notCome: 'No money with the UPI reference number {utr} has come to our account.',
    office: 'Our office writes: {answer}',
    next: 'Open the payment in your UPI app and compare the reference number (UTR). If the money left your\naccount, call us on {phone}. If it did not, you can pay again:',
  },
  closed: {
    subject: 'The fee of Reg. No {number} is paid',
    text: 'The fee has been paid by another payment, so nothing more is due.',
    next: 'If the money with the UPI reference number {utr} left your account as well, call us on\n{phone}. We refund what was paid above the price.',
  },
} as const;

export type DeclinedMailWords = WordsOf<typeof declinedMailWords>;
