/**
 * The copy of `/success` and `/failure`. The headings and Back to Home are from the specification.
 */
export const paymentResult = {
  backToHome: 'Back to Home',
  paid: {
    heading: 'Payment Successfull',
    lede: 'We have your payment. Your receipt is in your Purchased History.',
    /** The payment is not matched to a registration. */
    unattached: 'We have your payment. Someone at the office notes it with your form.',
    refunded: 'This payment has been refunded.',
  },
  failed: {
    heading: 'Oops, something went wrong!',
    lede: 'This payment did not go through, and we have received no money for it.',
    expired: 'Nothing was paid in the time there was for this payment. We have received no money.',
    leftAccount: 'Has money left your account?',
    leftAccountText:
      'Then call us and give the number above. A payment that still reaches us is noted with your form, however late it comes; money that does not reach us is sent back by your bank.',
  },
  confirming: {
    heading: 'We are confirming your payment',
    lede: 'Please do not pay again. We do not know yet whether your money has arrived: banks answer within seconds as a rule, seldom after minutes.',
    lookAgain: 'Look again',
    byItself: 'This page updates automatically.',
    leave:
      'You can also leave. When the money arrives it is noted with your form, and your Purchased History shows it.',
  },
  review: {
    heading: 'We are checking your payment',
    lede: 'Please do not pay again. Money has reached us, but not in the way this payment asked for, so someone at the office looks at it.',
    next: 'Nothing is lost. Call us if you have a question, and give the number above.',
  },
  unknown: {
    heading: 'We do not know this payment',
    lede: 'No payment has this address. If you came here by a link, open the whole link again. Everything you have paid is in your Purchased History.',
  },
  paidTwice:
    'We have received this fee more than once. What was paid too much goes back to you within 10 working days, as our refund policy says.',
  facts: {
    amount: 'Amount',
    what: 'For',
    number: 'Reg. No',
    paidOn: 'Paid on',
    receipt: 'Receipt no.',
    reference: 'Reference',
    refunded: 'Refunded',
    refundUnderWay: 'Refund on its way',
  },
  callHeading: 'Call and talk it through',
  callText: 'Unsure whether to pay once more? Call first.',
  callTextPaid: 'Which batch, from which day, what to bring: call and ask.',
} as const;

/** The copy of the paid state of `/form`. The first four are from the specification. */
export const paidState = {
  heading: 'Registration Status Successful',
  amount: 'Payment Amount',
  download: 'Download As PDF',
  home: 'Home',
  lede: 'Your registration is complete, and its fee is paid.',
  /** Followed by the amount due. */
  rest: 'Your registration is complete. Of its fee is still to be paid:',
  payNow: 'Pay now',
  receipt: 'Receipt',
  history: 'Purchased History',
  unknown:
    'We know of no such payment in your account, so nothing is shown as paid here. What you have paid is in your',
} as const;
