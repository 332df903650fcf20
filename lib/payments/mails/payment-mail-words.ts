import type { WordsOf } from '@/content/hindi';
import { nextSteps } from '../next-steps';

/** The words of mails about payments: `paid` comes with a receipt, `refunded` after a refund. */
export const paymentMailWords = {
  dear: 'Dear {name},',
  student: 'student',
  call: 'Questions? Call us on {phone}.',
  test: 'This was a test payment: no money was taken, and nothing was bought.',
  facts: {
    what: 'For',
    batch: 'Batch',
    firstClass: 'First class',
    delivery: 'Delivery',
    receipt: 'Receipt',
    amount: 'Amount',
    paidOn: 'Paid on',
    paidBy: 'Paid by',
    regNo: 'Reg. No',
    refunded: 'Refunded',
    total: 'Total',
    creditNote: 'Credit note',
    refundReceipt: 'Refund receipt',
  },
  /** Ways of paying that are no names. */
  ways: { cash: 'Cash', bank: 'Bank deposit' },
  batch: {
    unassigned: 'Our office chooses it with you',
    full: '{batch}: full, you are on its waiting list',
  },
  delivery: {
    byPost: 'By post, until {day}',
    onceAddressed: 'By post, as soon as we have your address',
    online: 'Online, in {shelf}',
  },
  /** The same text as in Purchased History. */
  fullBatch: { full: nextSteps.full, waiting: nextSteps.waiting },
  paid: {
    subject: 'Payment of {amount} received, receipt {number}',
    text: 'We have received your payment of {amount}.',
    account: 'Open or print your registration and this receipt in your account:',
    genuine: 'This page shows that the receipt is genuine:',
  },
  /** To a payer by a link, who may have no account. */
  payer: {
    unnamed: 'payer',
    received: '{institute} has received your payment of {amount}.',
    order: 'Order',
    download: 'Download the receipt within {days} days:',
    refunded: '{institute} has refunded {amount} of your payment of {paid}.',
  },
  refunded: {
    subject: '{amount} refunded',
    text: 'We have refunded {amount} of your payment of {paid}.',
    line: '{amount} on {day}, {way}',
    ways: {
      gateway: 'to your original payment method',
      cash: 'in cash',
      bank: 'by bank transfer',
      upi: 'by UPI',
    },
    comesBack:
      'It goes to the account or card you paid from. Your bank may take a few days to show it.',
    creditNote: 'Open or print your credit note in your account:',
    refundReceipt: 'Open or print your refund receipt in your account:',
    account: 'Your payments are in your account:',
  },
} as const;

export type PaymentMailWords = WordsOf<typeof paymentMailWords>;
