import { bankStep, officeStep } from './registration';

/** The words of the payment page as long as nothing can be paid on this site. */
export const paymentPage = {
  lede: 'Online payment is not open yet, and nothing has been charged. You can pay at the office or by bank.',
  due: 'Your form is submitted, and its fee is still to be paid.',
  howTo: 'Two ways to pay',
  steps: [officeStep, bankStep],
  quote: 'Name your registration number when you pay, so that the fee is noted with your form.',
  callText: 'Unsure what to pay, or by when? Call before you pay, and talk it through.',
} as const;
