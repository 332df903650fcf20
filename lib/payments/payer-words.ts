import { institute } from '@/content/facts/institute';
import { fill, type WordsOf } from '@/content/hindi';
import { paymentResult } from './payment-result';

const PHONE = institute.phones[0].printed;

export type PayerLinkFault =
  | 'draft'
  | 'inReview'
  | 'noPrice'
  | 'paid'
  | 'enrolled'
  | 'needsParent'
  | 'tooManyOpen'
  | 'tooManyToday';

/** Reasons against a new link, for the student and for staff. */
export const payerLinkFaults: Readonly<
  Record<'student' | 'staff', Readonly<Record<PayerLinkFault, string>>>
> = {
  student: {
    draft: 'Submit the form first: nothing is due for a draft.',
    inReview: `Money for this registration has reached us, and the office is checking it. For questions call ${PHONE}.`,
    noPrice: `The fee for this registration is not confirmed yet. Call us on ${PHONE} for the fee.`,
    paid: 'This registration is paid already. The receipt is in your Purchased History.',
    enrolled: 'You have this plan by another registration. See your Purchased History.',
    needsParent: `You are under 18, so a parent has to agree first. Send your parent a link from the Admission Form, or call us on ${PHONE}.`,
    tooManyOpen: 'Five links for this fee are open. End one of them first.',
    tooManyToday: `Enough links were made for this fee today. Try again tomorrow, or call us on ${PHONE}.`,
  },
  staff: {
    draft: 'This is a draft, so nothing is due. Ask the student to submit the form.',
    inReview: 'A payment for this registration needs attention. Resolve it first.',
    noPrice: 'The price is not confirmed yet. Correct the plan first.',
    paid: 'The fee is paid.',
    enrolled: 'The student has this plan by another registration. Record the payment there.',
    needsParent: 'The student is under 18. Record the consent of a parent first.',
    tooManyOpen: 'Five links for this fee are open. End one of them first.',
    tooManyToday: 'Twenty links were made for this fee within a day. Try again tomorrow.',
  },
};

/** Copy of `/pay/…`, the page of a link's payer. */
export const payerPage = {
  title: 'Pay a Course Fee',
  open: {
    lede: 'You have been asked to pay this fee. You need no account.',
    what: 'For',
    student: 'Student',
    fee: 'Fee',
    gst: '{fee}, {gst}% GST included',
    paid: 'Paid so far',
    due: 'To be paid',
    terms: 'Read the terms of this registration',
    until: 'This link works until {day}.',
    name: 'Your name',
    email: 'Your e-mail',
    emailHint: 'The receipt is sent to this address.',
    howMuch: 'How much do you want to pay now?',
    payAll: 'The whole amount',
    payNext: 'The next instalment',
    payPart: 'In instalments',
    part: '{label}: {amount} now ({number} of {count})',
    rest: 'In instalments, still to pay after this: {lines}.',
    line: '{amount} by {day}',
    agreement: 'By paying the first instalment you agree to these amounts and days.',
    pay: 'Pay',
    payAmount: 'Pay {amount}',
    oneMoment: 'One moment',
    wait: 'Wait...',
    goOn: 'The payment company’s page opens next. Your card and bank details go to it and never to us.',
    underWay:
      'A payment of this fee has been started. If you or somebody else has just paid, do not pay again: within a few minutes this page says so.',
    waits:
      'The batch is full, and the student is on its waiting list. Whoever pays now comes before those who have not paid; ask the student before you do.',
    reported:
      'A payment of this fee by UPI was reported, and we are checking it against our bank statement. Ask the student before you pay, so that the fee is not paid twice.',
    test: 'This is a test: no money is taken, and nothing is bought.',
    unreached:
      'The payment page could not be opened: there is no connection, or the site is busy. You have not been charged. Try again.',
    cameBack:
      'You came back from the payment page. If you have paid already, do not pay again: your receipt comes by e-mail.',
    withoutScript:
      'Paying online needs JavaScript, which is off in this browser. Turn it on and open the link again, or call us.',
    questions: 'Questions about the fee or a payment? Call one of these numbers.',
  },
  terms: { title: 'Terms of This Registration', back: 'Back to the payment' },
  paid: { heading: 'This fee is paid', lede: 'Thank you. Nothing more is to be paid here.' },
  review: {
    heading: 'We are checking a payment',
    lede: 'Money for this fee has reached us, and our office is checking it. Please do not pay again. If you have a question, call us.',
  },
  waiting: {
    heading: 'This fee cannot be paid yet',
    lede: 'Something is still missing in the registration. Ask the student to log in and look at Purchased History, or call us. You have not been charged.',
  },
  full: {
    heading: 'The batch is full',
    lede: 'No seat is left in the batch that this fee is for, so nothing can be paid yet. Ask the student to press Pay now in Purchased History, and to choose another batch or to wait for a seat there. Then open this link again. You have not been charged.',
  },
  enrolled: {
    heading: 'The student already has this plan',
    lede: 'It was enrolled in by another registration, so this fee need not be paid. You have not been charged. Ask the student for the link of that registration, or call us.',
  },
  closed: {
    heading: 'Online payment is not open',
    lede: 'You have not been charged. Call us, and we say how the fee can be paid.',
  },
  tooMany: {
    heading: 'Too many links were opened',
    lede: 'Many payment links were opened from your connection. Wait ten minutes and open yours again, or call us.',
  },
  over: {
    heading: 'This link does not work',
    lede: 'You have not been charged. One of these is the reason:',
    reasons: [
      'It is not complete. Open or copy it again as you received it, to its last letter.',
      'It has expired: a link works for seven days. Ask for a new one.',
      'It was ended by the student or by us. Ask for a new one.',
    ],
    ask: 'Whoever sent it to you can make a new one in a minute. You can also call us.',
  },
  result: {
    paid: 'Payment received',
    paidLede: 'Thank you. The receipt is on its way to you by e-mail.',
    refunded: 'This payment has been refunded.',
    failed: 'This payment did not go through',
    download: 'Download the receipt',
    tryAgain: 'Try again',
    openAgain: 'To try again, open the link that you received once more.',
    leave: 'You can close this page. When the money arrives, the receipt comes by e-mail.',
    yourData: 'Delete my e-mail',
    yourDataText:
      'We keep your e-mail to send you the receipt, for {days} days. You can delete it now. Download the receipt first: this page ends with it. The payment and the receipt, with your name, stay in our accounts, as the law requires.',
    openFirst:
      'To delete it, open the payment link in this tab and come back to this page, or ask for a link to your e-mail:',
    yourDataPage: 'Your Data',
    forget: 'Delete my e-mail now',
    forgetting: 'Deleting',
    forgotten: 'Deleted. You can close this page.',
    forgetUnreached: 'No connection. Press the button again.',
    unknown: 'Payment not found',
    unknownLede:
      'There is no payment at this address, it was made more than {days} days ago, or the payer’s e-mail was deleted. For a receipt, ask the student or call us on {phone}.',
  },
} as const;

const { facts, callHeading, failed, confirming, review } = paymentResult;

/** What `/pay/result` says as `/success` does. */
export const payerResultWords = {
  facts: {
    amount: facts.amount,
    what: facts.what,
    paidOn: facts.paidOn,
    receipt: facts.receipt,
    reference: facts.reference,
  },
  callHeading,
  failed: {
    lede: failed.lede,
    expired: failed.expired,
    leftAccount: failed.leftAccount,
    leftAccountText: failed.leftAccountText,
  },
  confirming: {
    heading: confirming.heading,
    lede: confirming.lede,
    lookAgain: confirming.lookAgain,
    byItself: confirming.byItself,
  },
  review,
} as const;

/** What is wrong with a field of the payer's form (`payByLinkSchema`). */
export const payerFieldWords = {
  name: 'Enter your name',
  noEmail: 'Enter your e-mail',
  email: 'Enter an e-mail address such as name@example.com',
} as const;

/** The payer's language of answers that the call and the checks give in English; others stay. */
export type PayerAnswers = Readonly<Record<string, string>>;

export type PayerWords = WordsOf<typeof payerPage>;

/** Refusals of a payment by a link, in the payer's words. */
export const payerRefusalWords = {
  over: 'This link has expired or was ended. Nothing has been charged. Ask for a new link, or call us on {phone}.',
  paid: 'This fee is paid. Nothing more is to be paid.',
  review:
    'Money for this fee has reached us, and the office is checking it. Please do not pay again. For questions call {phone}.',
  waiting:
    'This fee cannot be paid yet. Nothing has been charged. Ask the student to log in and look at Purchased History, or call us on {phone}.',
  full: 'The batch is full. Nothing has been charged. Ask the student to choose another batch, or to wait for a seat, and open this link again.',
  enrolled:
    'The student already has this plan by another registration. Nothing has been charged. Ask the student, or call us on {phone}.',
  closed: 'Online payment is not open, and nothing has been charged. Call us on {phone}.',
  notYours:
    'This payment was not started by this link. Open the link by which you paid in this browser, or see Your Data.',
  otherAmount:
    'What is to be paid has changed since you opened this page. Nothing has been charged. Reload the page to see the amount.',
} as const;

/** @param text with the placeholder `{phone}` */
export const withPhone = (text: string, values: { days?: number } = {}) =>
  fill(text, { phone: PHONE, ...values });

type Refusal = keyof typeof payerRefusalWords;

/** The refusals as they are answered. */
export const payerRefusals = Object.fromEntries(
  Object.entries(payerRefusalWords).map(([name, text]) => [name, withPhone(text)]),
) as Readonly<Record<Refusal, string>>;
