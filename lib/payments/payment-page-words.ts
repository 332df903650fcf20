import { bankStep, officeStep } from '@/content/catalogue/course';

/**
 * Declaration of a payer whose date of birth is unknown. A child pays only with a parent's consent (D26).
 */
export const payerDeclaration = 'I am 18 or older, or I am the student’s parent or guardian.';

/** Id of the choice to pay the next part, which the page has before any script runs. */
export const PART_CHOICE = 'pay-part';

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
    amountChosen: '18% GST included. Choose below how much you pay now.',
    registration: 'Reg. No',
    howMuch: 'How much do you want to pay now?',
    payAll: 'The whole amount',
    payPart: 'In instalments',
    payNext: 'The next instalment',
    agreement: 'By paying the first instalment you agree to these amounts and days.',
    outdated: 'The price has changed since you agreed to instalments. These are for the new price.',
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
  /** The fee slip, shown where the institute has a UPI id. */
  upi: {
    title: 'Pay by UPI',
    qr: 'QR code that opens a UPI app with the amount and the reference',
    open: 'Open a UPI app',
    scan: 'Scan the code with any UPI app. Amount and reference are filled in: please leave them as they are.',
    amount: 'Amount',
    upiId: 'UPI id',
    reference: 'Reference',
    copy: 'Copy',
    copied: 'Copied',
    paid: 'Paid already?',
    paidText: 'Send us the number of the payment, so that we can find it on our bank statement.',
    utr: 'UPI reference number (UTR)',
    utrHint: '12 digits. Your UPI app shows them with the payment.',
    claim: 'I have paid',
    claimed:
      'Thank you. We check the payment against our bank statement, usually within two working days. The receipt will be in your',
    unreached: 'No connection. Press the button again: nothing is sent twice.',
    underWay: 'We are checking it against our bank statement. You do not need to pay again.',
    declined: 'We could not confirm this payment.',
    closed:
      'The fee has been paid by another payment. If this money left your account as well, call us.',
  },
  steps: [officeStep, bankStep],
  quote:
    'Give your registration number when you pay, so that we can add the fee to your registration.',
} as const;
