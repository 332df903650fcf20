type Unit = 'minutes' | 'hours' | 'days' | 'years';

/** Number and unit, as PostgreSQL reads an interval when the two are joined by a space. */
export type Period = readonly [count: number, unit: Unit];

interface Retention {
  /** The kind of data, as the privacy page prints it. */
  readonly data: string;
  /** Null for data that is not deleted by time; `from` says why. */
  readonly period: Period | null;
  /** Start of the period. */
  readonly from: string;
}

/**
 * Retention period of each kind of data. The privacy page prints it; the daily deletion runs by it
 * (lib/data-rights/retention-clock.ts), the hourly one too (lib/background-work.ts).
 */
export const retention = {
  leads: {
    data: 'Enquiries, free registrations, bookings of demo classes and walk-ins, with our notes on them and the record of our calls and messages',
    period: [2, 'years'],
    from: 'the day we received it, your last call to us, or our last note, change or planned call, whichever is later',
  },
  phoneCalls: {
    data: 'Calls to our telephone exchange that belong to no enquiry: number, time and length',
    period: [2, 'years'],
    from: 'the call',
  },
  demoSeats: {
    data: 'Seats in demo classes: which class, and whether the person came',
    period: [60, 'days'],
    from: 'the class',
  },
  unusedAccounts: {
    data: 'Student accounts without a registration form or a payment, with photos, notes and consents',
    period: [2, 'years'],
    from: 'the last log-in',
  },
  unpaidForms: {
    data: 'Registration forms for which nothing was paid',
    period: [1, 'years'],
    from: 'the day the form was last saved',
  },
  unusedPhotos: {
    data: 'Photographs that were replaced, or whose account has no registration form',
    period: [1, 'years'],
    from: 'the upload',
  },
  sitePhotos: {
    data: 'Photographs of teachers and students that we chose for the website and that none of its versions shows',
    period: [30, 'days'],
    from: 'the day we last used the photograph',
  },
  shelfOpenings: {
    data: 'Which course material a student has opened, how often and when',
    period: [1, 'years'],
    from: 'the day it was last opened',
  },
  testAttempts: {
    data: 'Tests that a student has sat online: answers, times, marks, devices and questioned answer keys',
    period: [2, 'years'],
    from: 'the end of the test',
  },
  unpaidPayments: {
    data: 'Online payments that were started but not completed',
    period: [1, 'years'],
    from: 'the attempt',
  },
  money: {
    data: 'Payments, receipts with the name of whoever paid, refunds, credit notes and lines of our bank statement, with the account and the registration form they belong to',
    period: [8, 'years'],
    from: 'the end of the financial year of the last of them',
  },
  parcels: {
    data: 'Name, phone and address on parcels',
    period: [1, 'years'],
    from: 'the day the parcel arrived, came back or was cancelled, or was due to arrive',
  },
  gatewayWebhooks: {
    data: 'Messages of the payment provider about a payment',
    period: [90, 'days'],
    from: 'the day it was processed',
  },
  sandboxOrders: {
    data: 'Test payments, which take no money',
    period: [30, 'days'],
    from: 'the test',
  },
  parentLinks: {
    data: 'Links by which a parent consents for a student under 18',
    period: [14, 'days'],
    from: 'the day the link was made',
  },
  completionLinks: {
    data: 'Links by which a student completes a form made at our office',
    period: [14, 'days'],
    from: 'the day the link was made',
  },
  payerLinks: {
    data: 'Links by which somebody else pays a fee, with the name and e-mail that the payer entered for the receipt',
    period: [90, 'days'],
    from: 'the day the link was made',
  },
  signInLinks: {
    data: 'Log-in links sent by e-mail',
    period: [10, 'minutes'],
    from: 'the moment the link was sent',
  },
  confirmLinks: {
    data: 'Links by which a new account confirms its e-mail',
    period: [1, 'days'],
    from: 'the moment the link was sent',
  },
  dataLinks: {
    data: 'Links by which people without an account see their data',
    period: [30, 'minutes'],
    from: 'the moment the link was sent',
  },
  dataRequests: {
    data: 'Requests about personal data and our answers; without the text once the account is erased',
    period: [3, 'years'],
    from: 'the answer',
  },
  studentSessions: {
    data: 'Log-ins of students: device, start and last visit',
    period: [7, 'days'],
    from: 'the log-in',
  },
  staffSessions: {
    data: 'Log-ins of our staff',
    period: [12, 'hours'],
    from: 'the log-in',
  },
  viewedPeople: {
    data: 'Which students and enquiries a member of our staff has viewed, to limit how many',
    period: [25, 'hours'],
    from: 'the last view',
  },
  passkeyChallenges: {
    data: 'Log-ins of our staff by passkey that were started',
    period: [5, 'minutes'],
    from: 'the start',
  },
  counters: {
    data: 'Counts of failed log-ins and of requests for each network address or account, as keyed hashes',
    period: [30, 'days'],
    from: 'the last count',
  },
  pageSpeed: {
    data: 'How fast our pages opened, counted by day, page and kind of connection',
    period: [90, 'days'],
    from: 'the day of the visits',
  },
  visits: {
    data: 'How many visitors came to our pages, counted by day, page and the site or campaign they came from',
    period: [2, 'years'],
    from: 'the day of the visits',
  },
  mailJobs: {
    data: 'List of e-mails to send: reference numbers, without names and addresses',
    period: [1, 'years'],
    from: 'the entry or the last attempt to send',
  },
  outbox: {
    data: 'Copies of e-mails on our server, where no mail service sends them',
    period: [30, 'days'],
    from: 'the day the copy was made',
  },
  securityLog: {
    data: 'Security log: refused and failed requests, without names and with network addresses as hashes that change daily',
    period: [180, 'days'],
    from: 'the event',
  },
  accessLog: {
    data: 'Security log of log-ins, exports and access to personal data',
    period: [1, 'years'],
    from: 'the event',
  },
  doNotCall: {
    data: 'Phone numbers that we were asked not to call: the last ten digits and the day, without a name',
    period: null,
    from: 'Kept until you ask us to call again, because we must know which numbers not to call',
  },
  erasures: {
    data: 'Reference numbers of students and enquiries that were erased',
    period: null,
    from: 'Kept so that a restored backup does not bring them back',
  },
  audit: {
    data: 'Record of what our staff did and looked at, without names and contact details',
    period: null,
    from: 'Kept as proof of who saw whose data and when',
  },
} as const satisfies Record<string, Retention>;

export type RetainedKind = keyof typeof retention;

/** "2 years" */
export const printPeriod = ([count, unit]: Period): string =>
  `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
