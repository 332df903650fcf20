import { bankStep, officeStep } from './course';

/**
 * What a payer declares where no date of birth is known. A child pays only with a parent's consent
 * (D26).
 */
export const payerDeclaration = 'I am 18 or older, or I am the student’s parent or guardian.';

/** The copy of the payment page. "Wait..." is from the specification. */
export const paymentPage = {
  /** While online payment is disabled. */
  closed: {
    lede: 'Online payment is not open yet, and nothing has been charged. You can pay at the office or by bank.',
    due: 'Your form is submitted, and its fee is still to be paid.',
    howTo: 'Two ways to pay',
  },
  open: {
    lede: 'The payment company’s page opens next. Your card and bank details go to it and never to us.',
    test: 'This is a test: no money is taken, and nothing is bought.',
    name: 'Name',
    number: 'Phone number',
    amount: 'Amount',
    amountHint: '18% GST included. It cannot be changed here.',
    registration: 'Reg. No',
    pay: 'Pay',
    wait: 'Wait...',
    again: 'Try again',
    cameBack:
      'You came back from the payment page. If you have paid already, do not pay again: check your Purchased History first.',
    unreached:
      'The payment page could not be opened: there is no connection, or the site is busy. You have not been charged. Press Try again, or pay in one of the ways below.',
    noAnswer:
      'The payment page could not be opened. You have not been charged. Press Try again, or pay in one of the ways below.',
    loggedOut:
      'You are logged out, and nothing has been charged. Log in, then press Pay now in your Purchased History.',
    withoutScript:
      'Paying online needs JavaScript, which is off in this browser. Turn it on, or pay in one of the ways below.',
    howTo: 'Other ways to pay',
  },
  steps: [officeStep, bankStep],
  quote:
    'Give your registration number when you pay, so that we can add the fee to your registration.',
} as const;
