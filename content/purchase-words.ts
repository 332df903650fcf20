/** Labels of the fee status in the list of purchases. */
export const purchaseWords = {
  paid: 'paid',
  givenBack: 'refunded',
  onItsWayBack: 'refund on its way',
  receipt: 'Receipt',
  toBePaid: 'to be paid',
  rest: 'balance due',
  payNow: 'Pay now',
  howToPay: 'How to pay',
  notKnown: 'The fee is confirmed by phone or at the office.',
  underWay: 'A payment is in progress. If you have paid, do not pay again.',
  standing: 'Check its status',
  goOn: 'Continue paying',
  review: 'Your payment has reached us and the office is checking it. Please do not pay again.',
  paidTwice: 'This fee was paid more than once. The excess will be refunded.',
} as const;
