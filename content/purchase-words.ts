/** Labels of the fee status in the list of purchases. */
export const purchaseWords = {
  paid: 'paid',
  givenBack: 'given back',
  onItsWayBack: 'on its way back',
  receipt: 'Receipt',
  toBePaid: 'to be paid',
  rest: 'still to be paid',
  payNow: 'Pay now',
  howToPay: 'How to pay',
  notKnown: 'The fee is confirmed by phone or at the office.',
  underWay: 'A payment is under way. If you have paid, do not pay again.',
  standing: 'See how it stands',
  goOn: 'Go on paying',
  review:
    'Money has reached us, and the office is checking it. Please do not pay again; questions by phone.',
  paidTwice: 'This fee came in more than once. What was too much goes back to you.',
} as const;
