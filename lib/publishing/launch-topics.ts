/** The way to settle a point of the setup checklist. */
export interface Settling {
  topic: TopicId;
  /** The form that changes it; null where only the program can. */
  form: string | null;
  /**
   * Label of the tick, which is noted as the decision. Null for a point that has to be filled in: visitors
   * would see an invented value, or could not reach the site.
   */
  keep: string | null;
}

type TopicId = (typeof topics)[number]['id'];

/** The parts of the checklist, in the order of the page. */
export const topics = [
  { id: 'institute', title: 'The institute', intro: 'Visitors must not see invented numbers.' },
  { id: 'batches', title: 'Batches, classes and dates', intro: '' },
  { id: 'prices', title: 'Prices and plans', intro: '' },
  {
    id: 'payment',
    title: 'Payment links',
    intro:
      'Enroll Now leads to the admission form, where the plan is paid. A link is only needed for a payment page elsewhere.',
  },
  { id: 'people', title: 'Videos, people and answers', intro: '' },
  { id: 'material', title: 'Tests and booklets', intro: '' },
  {
    id: 'exams',
    title: 'Exams: for a teacher to check',
    intro: 'Let a teacher compare the pages with the official notices before you tick.',
  },
  { id: 'policies', title: 'Policies: for a lawyer to read', intro: '' },
  {
    id: 'server',
    title: 'Settings of the server',
    intro:
      'Passwords and keys are not kept here. Give the lines below to whoever runs the server; the site takes them up when it is started again.',
  },
] as const;

const RIGHT = 'Right as it stands';
const NONE = 'We have none: leave it out';
const PAST = 'Keep it, marked as past';
const UNSAID = 'Leave it unsaid';

/* By the beginning of the id; the first match counts. */
const rules: readonly (readonly [
  start: string,
  topic: TopicId,
  form: string | null,
  keep: string | null,
])[] = [
  ['institute-chat', 'institute', 'institute', NONE],
  ['institute-blog', 'institute', 'institute', NONE],
  ['institute-social', 'institute', 'institute', NONE],
  ['institute-', 'institute', 'institute', null],
  ['map', 'institute', 'institute', 'A map of the neighbourhood is enough'],
  ['counsellor-hours', 'institute', 'institute', UNSAID],
  ['way-to-the-centre', 'institute', 'institute', RIGHT],
  ['gstin-wrong', 'institute', 'institute', null],
  ['gstin', 'institute', 'institute', 'We have no GSTIN: receipts show no tax'],

  ['batch-dates', 'batches', 'batches', 'Both days for each of them'],
  ['dates-batches', 'batches', 'batches', PAST],
  ['dates-notices', 'batches', 'batches', PAST],
  ['dates-offers', 'batches', 'tests', PAST],
  ['dates-session', 'batches', 'batches', RIGHT],
  ['dates-copyright', 'institute', 'institute', RIGHT],
  ['dates-exams-', 'exams', 'exam-dates', 'Nothing more is announced'],
  ['dates-', 'batches', null, RIGHT],
  ['crash-course', 'batches', null, UNSAID],
  ['class-hours', 'batches', 'batches', RIGHT],
  ['gate-six-months', 'batches', null, RIGHT],
  ['weekend-classroom', 'batches', null, UNSAID],
  ['iit-jam-two-years', 'batches', null, RIGHT],
  ['csir-net-classroom', 'batches', null, RIGHT],
  ['recording-validity', 'batches', null, RIGHT],
  ['demo-class', 'batches', null, RIGHT],

  ['inclusion-', 'prices', 'inclusions', RIGHT],
  ['silver-like-bronze', 'prices', 'inclusions', 'Sold as it is'],
  ['csir-net-offline-fee', 'prices', 'prices', 'The fee is given by phone'],
  ['two-year-fee', 'prices', null, 'The fee is given by phone'],
  ['gst-included-or-added', 'prices', 'tests', 'GST is included in ₹499'],
  ['test-series-titles', 'prices', 'tests', 'Both titles are right'],
  ['cuet-offline-names', 'prices', 'prices', RIGHT],
  ['cuet-diamond-price', 'prices', 'prices', RIGHT],
  ['struck-prices', 'prices', 'prices', 'They were charged before'],
  ['item-prices', 'prices', 'tests', RIGHT],
  ['aptitude-in-jam-and-cuet', 'prices', 'inclusions', RIGHT],

  ['payment-links-', 'payment', 'payment-links', 'No link: the admission form is enough'],

  ['video', 'people', 'videos', NONE],
  ['playlists', 'people', 'videos', NONE],
  ['teachers', 'people', 'people', 'No names on the site'],
  ['common-questions', 'people', 'answers', 'Questions without an answer stay out'],
  ['counters', 'people', 'people', 'We can prove them'],
  ['result-records', 'people', null, RIGHT],

  ['combined-booklets', 'material', null, RIGHT],
  ['minor-tests', 'material', null, RIGHT],
  ['booklet-contents', 'material', null, UNSAID],
  ['booklet-orders', 'material', 'tests', 'Not sold online: we tell the cost when they order'],
  ['booklet-', 'material', null, RIGHT],
  ['bank-slip', 'material', null, RIGHT],

  ['exam-', 'exams', null, 'Compared, and right'],
  ['barc-and-tifr', 'exams', null, 'Compared, and right'],
  ['statistics-source', 'exams', null, 'We know the source'],
  ['sources-of-exam-facts', 'exams', null, 'Keep the links'],
  ['practice-questions', 'exams', 'tests', 'Our teachers have approved them'],
  ['figure-data', 'exams', null, 'A teacher has checked them'],

  ['policy-additions', 'policies', null, 'A lawyer has read them'],
  ['no-refund', 'policies', null, 'Yes, on legal advice'],
  ['policy-dates', 'policies', 'policies', RIGHT],
  ['ages', 'policies', null, RIGHT],

  ['site-url', 'server', null, null],
  ['leads-to', 'institute', 'institute', 'Nobody: we read new leads in the office'],
  ['sign-in-links', 'server', null, 'No mail: students call the office'],
  ['online-payment-simulated', 'server', null, null],
  ['online-payment', 'server', null, 'No online payment: at the office and by bank'],
  ['phonepe-trial', 'server', null, 'A payment was tried, and it works'],
];

/** The way to settle the point with this id, or null for an unknown one. */
export function settlingOf(id: string): Settling | null {
  const [, topic, form, keep] = rules.find(([start]) => id.startsWith(start)) ?? [];
  return topic ? { topic, form: form ?? null, keep: keep ?? null } : null;
}

/* Lines for the file `.env`, by setting (`.env.example` explains each). */
const settingLines: Readonly<Record<string, readonly string[]>> = {
  'site-url': ['SITE_URL=https://www.your-institute.in'],
  'sign-in-links': [
    'SMTP_URL=smtps://USER:PASSWORD@mail.your-provider.in:465',
    'MAIL_FROM=office@your-institute.in',
  ],
  'online-payment-simulated': ['PAYMENT_PROVIDER='],
  'online-payment': ['RAZORPAY_KEY_ID=…', 'RAZORPAY_KEY_SECRET=…', 'RAZORPAY_WEBHOOK_SECRETS=…'],
};

/** The lines of `.env` that settle the point with this id; none for a point that is no setting. */
export function linesFor(id: string): readonly string[] {
  return settingLines[id] ?? [];
}
