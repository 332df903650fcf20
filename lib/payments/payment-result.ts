/**
 * The copy of `/success` and `/failure`. The headings and Back to Home are from the specification.
 */
export const paymentResult = {
  backToHome: 'Back to Home',
  status: 'Registration status',
  paid: {
    heading: 'Payment Successfull',
    lede: 'We have your payment. Your receipt is in your Purchased History.',
    /** The payment is not matched to a registration. */
    unattached: 'We have your payment. Our office will add it to your registration.',
    refunded: 'This payment has been refunded.',
  },
  failed: {
    heading: 'Oops, something went wrong!',
    lede: 'This payment did not go through, and we have received no money for it.',
    expired:
      'The time for this payment ran out before anything was paid. We have received no money.',
    leftAccount: 'Has money left your account?',
    leftAccountText:
      'Call us and give the number above. If the money still reaches us, we add it to your registration. If it does not, your bank returns it to you.',
  },
  confirming: {
    heading: 'We are confirming your payment',
    lede: 'Please do not pay again. We are waiting for the bank’s answer, which usually takes seconds and sometimes a few minutes.',
    lookAgain: 'Check again',
    byItself: 'This page updates automatically.',
    leave: 'You can close this page. When the money arrives, your Purchased History shows it.',
  },
  review: {
    heading: 'We are checking your payment',
    lede: 'Please do not pay again. Your money has reached us, but its details differ from this payment, so our office is checking it.',
    next: 'Your money is safe. If you have a question, call us and give the number above.',
  },
  unknown: {
    heading: 'Payment not found',
    lede: 'There is no payment at this address. If you followed a link, check that it is complete. All your payments are in your Purchased History.',
  },
  facts: {
    amount: 'Amount',
    what: 'For',
    number: 'Reg. No',
    paidOn: 'Paid on',
    receipt: 'Receipt no.',
    reference: 'Reference',
    refunded: 'Refunded',
    refundUnderWay: 'Refund on its way',
    arriveBy: 'Books reach you by',
  },
  callHeading: 'Call us',
  callText: 'Not sure whether to pay again? Call us first.',
  callTextPaid: 'Ask about your batch, the start date and what to bring.',
  callTextOrdered: 'Ask about your order and when you get it.',
} as const;

/** The copy of the paid state of `/form`. The first four are from the specification. */
export const paidState = {
  heading: 'Registration Status Successful',
  amount: 'Payment Amount',
  download: 'Download As PDF',
  home: 'Home',
  lede: 'Your registration is complete, and its fee is paid.',
  /** Followed by the amount due. */
  rest: 'Your registration is complete. Balance still to be paid:',
  payNow: 'Pay now',
  receipt: 'Receipt',
  history: 'Purchased History',
  unknown: 'This payment is not in your account. All your payments are in your',
} as const;
