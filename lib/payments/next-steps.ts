/** Copy about the time after a course is paid: the batch, its first day, and the institute's phone. */
export const nextSteps = {
  heading: 'What happens now',
  batch: 'Batch',
  firstDay: 'First class',
  began: 'Classes since',
  timing: 'Timing',
  place: 'Place',
  onlineClass: 'Online class',
  join: 'Join this batch',
  call: 'Call us',
  calendar: 'Add to calendar',
  /** No timing is published. */
  askTiming: 'Call us for the timing.',
  /** The link to an online batch is not published. */
  askLink: 'Call us for the link to the class.',
  unassigned:
    'Our office chooses a batch with you and writes it here. Call us about the start date and the timing.',
  waiting: 'When a seat becomes free, we offer it to you by e-mail for 48 hours.',
  /** Followed by the moment. */
  offered: 'A seat has become free. We keep it for you until',
  take: 'Take the seat',
  taking: 'Taking the seat',
  taken: 'The seat is yours. Reload the page to see your batch.',
  onWaitingList:
    'You are on the waiting list. You need not pay before: when a seat becomes free, we keep it for you for 48 hours and tell you by e-mail.',
  payToTake: 'Pay and take the seat',
  full: 'This batch filled up before your payment arrived. Your money is safe: call us to choose another batch or to have it refunded.',
} as const;

/** Before paying for a batch without seats. */
export const fullBatchWords = {
  heading: 'no seats left',
  lede: 'The batch is full, and nothing has been paid. Choose what you want before you pay.',
  beingPaid:
    'Somebody is paying for a seat right now. If they do not finish within 15 minutes, it is free again: reload this page then.',
  another: 'Choose another batch',
  question: 'What do you want?',
  wait: 'Wait for a seat:',
  waitNote:
    'A seat that becomes free is offered to those who have paid first, then to those who wait, for 48 hours each.',
  choose: 'Save my choice',
  chooseFirst: 'Choose a batch, or to wait.',
  unreached: 'No connection. Press the button again.',
  /** After the name of the batch. */
  waiting:
    'has no seat left yet, and you are on its waiting list. You need not pay now: we tell you by e-mail when a seat is free. If you pay now, you come before those who have not paid.',
  atForm:
    'has no seats left. You can submit the form: before you pay, you choose another batch or join the waiting list.',
} as const;
