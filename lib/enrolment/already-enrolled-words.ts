import { institute } from '@/content/facts/institute';

/** Shown in place of the form or the payment of a plan that the student already has. */
export const alreadyEnrolledWords = {
  heading: 'You already have this plan',
  lede: 'You are enrolled by the registration below, so you need no second form.',
  facts: {
    what: 'Plan',
    number: 'Reg. No',
    date: 'Registered on',
    paid: 'Paid',
    due: 'Still to pay',
  },
  payAll: 'Pay',
  payRest: 'Pay the rest:',
  print: 'Open the form',
  history: 'Purchased History',
  draft: 'You also have a draft for this plan. You can delete it in your Purchased History.',
  again: `After a full refund, in a new session, or when the course is over you can enrol here again. To enrol in this plan a second time now, call us on ${institute.phones[0].printed}.`,
} as const;
