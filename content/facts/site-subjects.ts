import { examDateKinds } from '@/content/catalogue/exam-calendar';
import { cutOffTables } from '@/content/catalogue/exams/cut-offs';
import { otherFees } from '@/content/catalogue/exams/exam-fees';
import { defaultSession } from '@/content/catalogue/admission-choices';
import { bank } from './bank-account';
import { batches } from './batches';
import { classHours } from './class-hours';
import { printDay } from '@/content/day';
import {
  courseNameOf,
  examOfPath,
  examsIn,
  exams,
  requireExam,
} from '@/content/catalogue/exams/exams';
import { courses } from '@/content/catalogue/exams/pages';
import { itemRows } from '@/content/catalogue/features';
import { homeState } from '@/content/catalogue/gst';
import { statistics } from '@/content/pages/home';
import { institute } from './institute';
import type { PictureShape } from './person-photo';
import { practiceExams, questionsChangedOn } from '@/content/practice/practice-paper';
import { formatRupees, type Paise } from '@/content/money';
import { otherNotices } from './notices';
import {
  jrfJumpstart,
  testSeriesOffer,
  type CrashCourse,
  type Offer,
} from '@/content/catalogue/offers';
import {
  offerPages,
  planPages,
  type OfferPage,
  type PlanPage,
} from '@/content/catalogue/sales-pages';
import { noStruckPrice, type Plan } from '@/content/catalogue/plan';
import { plans } from '@/content/catalogue/plans';
import type { Policy } from '@/content/pages/policies/policy';
import { privacyPolicy } from '@/content/pages/policies/privacy';
import { refundPolicy } from '@/content/pages/policies/refund';
import { shippingPolicy } from '@/content/pages/policies/shipping';
import { termsAndConditions } from '@/content/pages/policies/terms';
import { requireRoute } from '@/content/pages/routes';
import type { CounterId, PolicyId, SiteFacts } from './site-facts';
import { studyMaterials } from '@/content/catalogue/exams/pages';
import { unitwise } from '@/content/catalogue/test-series';
import { durationNames, tierNames } from '@/content/catalogue/tiers';

interface Named {
  /** The key in the facts. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The default that visitors see while nothing is set. */
  readonly now?: string;
}

/** One box to type or choose in. Empty boxes are left out of the facts. */
type Box = Named & {
  readonly kind: 'text' | 'lines' | 'phone' | 'email' | 'link' | 'time' | 'day';
  /** Words before the value where it is printed among others. */
  readonly prefix?: string;
  /** Shown beside the empty box, and in the list of changes. */
  readonly whenEmpty?: string;
  /** Keyboard of a phone. */
  readonly keys?: 'digits' | 'capitals';
};

/**
 * Typed in rupees, stored in paise. `orNone` is the label of the tick for no amount, which is stored as null;
 * an empty box changes nothing.
 */
type Rupees = Named & { readonly kind: 'rupees'; readonly orNone?: string };
type Count = Named & { readonly kind: 'count' };
/** A file to choose; kept as the hash of the picture. */
type Photo = Named & { readonly kind: 'photo'; readonly shape: PictureShape };
/** Sent back unchanged and not shown. */
type Key = Named & { readonly kind: 'key' };
/** `orLeftOut`: an unticked box is left out of the facts. */
type Tick = Named & { readonly kind: 'tick'; readonly orLeftOut?: true };
type Choices = readonly (readonly [value: string, label: string])[];
type Choice = Named & { readonly kind: 'choice'; readonly choices: Choices };
type Ticks = Named & {
  readonly kind: 'ticks';
  readonly choices: Choices;
  /** The default that visitors see while nothing is set; the form starts with it. At least one is ticked. */
  readonly present?: readonly string[];
};

/** Values under one key; left out when all are empty. `inline`: shown beside each other. */
type Group = Named & {
  readonly kind: 'group';
  readonly inline?: true;
  /** It holds a whole form, whose title it repeats. */
  readonly isForm?: true;
  readonly fields: readonly SiteField[];
};

/** Fields under a heading, with the keys of those around it. Its name is the key of no fact. */
type Heading = Named & { readonly kind: 'heading'; readonly fields: readonly SiteField[] };

/** Any number of entries of the same fields. `entry` is the name of one: "Batch". */
type List = Named & {
  readonly kind: 'list';
  readonly entry: string;
  /** The day after which an entry is past, by the name of its field. */
  readonly lastDay?: string;
  /** The default entries that visitors see while nothing is set; the form starts with them. */
  readonly present?: readonly object[];
  readonly fields: readonly SiteField[];
};

/** A fixed or open number of single values. */
type Row = Named & {
  readonly kind: 'row';
  readonly of: 'phone' | 'day';
  /** Maximum number, all shown; without it, entries are added one by one. */
  readonly count?: number;
  readonly entry: string;
};

export type SiteField =
  | Box
  | Photo
  | Key
  | Rupees
  | Count
  | Tick
  | Choice
  | Ticks
  | Group
  | Heading
  | List
  | Row;

/** A form of the owner: some parts of the facts that belong together. */
export interface SiteSubject {
  /** The last part of its path below /searchuser/site. */
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly fields: readonly SiteField[];
}

const withKeys = (keys: 'digits' | 'capitals', field: Box): Box => ({ ...field, keys });
const text = (name: string, label: string, hint?: string): Box => box('text', name, label, hint);
const shown = <Field extends Named>(field: Field, now: string | null): Field =>
  now ? { ...field, now } : field;
const link = (name: string, label: string, hint?: string): Box => box('link', name, label, hint);

function leftOut(name: string, label: string, hint?: string): Tick {
  return { kind: 'tick', orLeftOut: true, name, label, ...(hint && { hint }) };
}

function box(kind: Box['kind'], name: string, label: string, hint?: string): Box {
  return { kind, name, label, ...(hint && { hint }) };
}

function withoutField(name: string, choices: Choices): Ticks {
  return {
    kind: 'ticks',
    name,
    label: 'We have none of these',
    choices,
    hint: 'What is ticked is left out on every page, with the links that lead to it.',
  };
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayChoices: Choices = days.map((day) => [day, day]);

const courseExams: Choices = examsIn('onlinecourses').map((id) => [id, requireExam(id).name]);
const modes: Choices = [
  ['online', 'Online'],
  ['offline', 'Classroom'],
];

const instituteFields: readonly SiteField[] = [
  shown(text('name', 'Full name'), institute.name),
  shown(
    text('shortName', 'Short name', 'The first words of the full name; page titles end with it.'),
    institute.shortName,
  ),
  shown(text('formerName', 'Former name'), institute.formerName),
  leftOut('noFormerName', 'It never had another name'),
  {
    kind: 'row',
    of: 'phone',
    name: 'phones',
    label: 'Phone numbers',
    hint: 'One to three. Forms and mails give the first.',
    count: 3,
    entry: 'Phone number',
    now: institute.phones.map(({ printed }) => printed).join(', '),
  },
  shown(box('email', 'email', 'E-mail of the office'), institute.email),
  {
    kind: 'group',
    name: 'address',
    label: 'Address',
    now: institute.address,
    fields: [
      text('street', 'House, floor and street'),
      text('area', 'Area', 'Such as Jia Sarai'),
      text('city', 'City'),
      withKeys('digits', text('pin', 'PIN code')),
      box('lines', 'directions', 'How to get there', 'Nearest metro station and landmark.'),
    ],
  },
  {
    kind: 'list',
    name: 'hours',
    label: 'Office hours',
    entry: 'Hours',
    fields: [
      { kind: 'choice', name: 'from', label: 'From', choices: dayChoices },
      { kind: 'choice', name: 'to', label: 'To', choices: dayChoices },
      box('time', 'opens', 'Opens'),
      box('time', 'closes', 'Closes'),
    ],
  },
  {
    kind: 'group',
    name: 'map',
    label: 'Map',
    fields: [
      link(
        'link',
        'Link to the map',
        'In Google Maps, find the office, press Share and Copy link.',
      ),
      link(
        'frame',
        'Embedded map (optional)',
        'Left empty, the map shows the address above. On a computer, another can be copied: Share, Embed a map, Copy HTML.',
      ),
    ],
  },
  shown(
    link('chat', 'WhatsApp', 'The mobile number, such as 98765 43210, or an address of WhatsApp.'),
    institute.chat,
  ),
  shown(link('blog', 'Blog'), institute.blog),
  {
    kind: 'group',
    name: 'social',
    label: 'Social pages',
    hint: 'The name there, such as @orbitalchem, or the address of the page.',
    fields: [
      link('facebook', 'Facebook'),
      link('youtube', 'YouTube'),
      link('instagram', 'Instagram'),
    ],
  },
  withoutField('without', [
    ['facebook', 'Facebook'],
    ['youtube', 'YouTube'],
    ['instagram', 'Instagram'],
    ['blog', 'Blog'],
    ['chat', 'WhatsApp'],
  ]),
  {
    kind: 'group',
    name: 'bank',
    label: 'Bank account for fees',
    now: `${bank.bank}, ${bank.number}`,
    fields: [
      text('bank', 'Bank and branch'),
      text('account', 'Account holder'),
      withKeys('digits', text('number', 'Account number')),
      withKeys('capitals', text('ifsc', 'IFSC')),
    ],
  },
  text('upiId', 'UPI id', 'Such as institute@okbank'),
  withKeys('capitals', text('gstin', 'GSTIN', '15 characters, as on the certificate.')),
  shown(
    { kind: 'count', name: 'copyrightYear', label: 'Year beside © at the foot of each page' },
    String(institute.copyrightYear),
  ),
  {
    kind: 'group',
    name: 'grievanceOfficer',
    label: 'Person who answers about personal data',
    hint: 'The privacy page and the notes beside the forms print the name.',
    fields: [text('name', 'Name'), box('email', 'email', 'E-mail')],
  },
];

const hoursOf = (name: 'csirNet' | 'others', label: string): SiteField => ({
  kind: 'group',
  inline: true,
  name,
  label,
  now: `${classHours[name].daily} hours`,
  fields: [
    { kind: 'count', name: 'from', label: 'From (hours)' },
    { kind: 'count', name: 'to', label: 'To (hours)' },
  ],
});

const teacherHint = 'As under Teachers and results; shown while the consent holds.';

const batchFields: readonly SiteField[] = [
  {
    kind: 'list',
    name: 'batches',
    label: 'Batches',
    hint: 'The notices of Home and the board of new batches come from this list.',
    entry: 'Batch',
    lastDay: 'start',
    present: batches,
    fields: [
      { kind: 'key', name: 'id', label: 'Id' },
      { kind: 'choice', name: 'exam', label: 'Exam', choices: courseExams },
      { kind: 'choice', name: 'mode', label: 'Mode', choices: modes },
      text('session', 'Exam and session', 'Such as CSIR NET June 2027'),
      box('day', 'start', 'Starts on'),
      text('timing', 'Timing (optional)', 'Such as 7 to 11 am, Monday to Saturday'),
      { kind: 'count', name: 'seats', label: 'Seats (optional)' },
      text('place', 'Classroom (optional)'),
      link('link', 'Link to the online class (optional)'),
    ],
  },
  {
    kind: 'list',
    name: 'demoClasses',
    label: 'Demo classes',
    hint: 'Visitors book a seat at /demo-class. Who comes is listed under Leads, Demo classes.',
    entry: 'Demo class',
    lastDay: 'day',
    fields: [
      { kind: 'choice', name: 'exam', label: 'Exam', choices: courseExams },
      { kind: 'choice', name: 'mode', label: 'Mode', choices: modes },
      box('day', 'day', 'Day'),
      box('time', 'time', 'Begins at'),
      { kind: 'count', name: 'seats', label: 'Seats' },
      text('subject', 'Topic (optional)', 'Such as Chemical kinetics'),
      text('teacher', 'Teacher (optional)', teacherHint),
      text('place', 'Classroom (optional)'),
      link('link', 'Link to the online class', 'Sent to those who book; no page shows it.'),
    ],
  },
  {
    kind: 'list',
    name: 'timetable',
    label: 'Timetable',
    hint: 'The batches that run now, printed on New Batches.',
    entry: 'Class',
    fields: [
      { kind: 'choice', name: 'exam', label: 'Exam', choices: courseExams },
      { kind: 'choice', name: 'mode', label: 'Mode', choices: modes },
      text('batch', 'Batch', 'Such as Regular morning batch'),
      { kind: 'ticks', name: 'days', label: 'Days', choices: dayChoices },
      box('time', 'from', 'From'),
      box('time', 'to', 'To'),
      text('teacher', 'Teacher (optional)', teacherHint),
      text('place', 'Classroom (optional)'),
    ],
  },
  {
    kind: 'list',
    name: 'notices',
    label: 'Other notices',
    entry: 'Notice',
    lastDay: 'lastDay',
    present: otherNotices,
    fields: [
      text('text', 'Notice'),
      text('link', 'Page it leads to', 'Such as /testseries/gate or https://…'),
      {
        kind: 'choice',
        name: 'kind',
        label: 'About',
        choices: [
          ['dates', 'Dates'],
          ['tests', 'Tests'],
        ],
      },
      box('day', 'lastDay', 'Last day it is about', 'Afterwards it is marked as past.'),
    ],
  },
  {
    kind: 'group',
    name: 'classHours',
    label: 'Hours of class a day',
    hint: 'In the regular batches, six days a week. Enter the same number twice for a fixed one.',
    fields: [hoursOf('csirNet', 'CSIR-NET'), hoursOf('others', 'The other exams')],
  },
  shown(text('session', 'Session on the admission form', 'Such as 2027-28'), defaultSession),
];

const examChoices: Choices = exams.map(({ id, name }) => [id, name]);

/* "GATE: with late fee. IIT-JAM: two papers. …" */
const otherFeeHint = exams
  .flatMap(({ id, name }) => (otherFees[id] ? `${name}: ${otherFees[id].toLowerCase()}.` : []))
  .join(' ');

const examDateFields: readonly SiteField[] = [
  {
    kind: 'list',
    name: 'examDates',
    label: 'Exam dates',
    hint: 'Added to the exam calendar, its calendar files and the pages of facts. A date replaces the one of the same exam, session and kind.',
    entry: 'Date',
    fields: [
      { kind: 'choice', name: 'exam', label: 'Exam', choices: examChoices },
      text('session', 'Session, with its year', 'Such as CSIR-NET December 2026'),
      {
        kind: 'choice',
        name: 'kind',
        label: 'What is on these days',
        choices: Object.entries(examDateKinds),
      },
      box('day', 'firstDay', 'Day, or the first of several'),
      box('day', 'lastDay', 'Last day (optional)'),
      link('link', 'Official page that announces it'),
    ],
  },
  {
    kind: 'list',
    name: 'cutOffs',
    label: 'Cut-offs',
    hint: 'Added to the cut-off pages, the marks calculators and the eligibility check, beside those that are there.',
    entry: 'Cut-off',
    fields: [
      {
        kind: 'choice',
        name: 'table',
        label: 'Cut-off for',
        choices: Object.entries(cutOffTables),
      },
      text('session', 'Session, with its year', 'Such as CSIR-NET December 2026'),
      text('general', 'General (UR)', 'As the official sheet prints it, such as 57.75'),
      text('ews', 'EWS (CSIR-NET only)'),
      text('obc', 'OBC-NCL; for GATE and JAM also EWS'),
      text('sc', 'SC; for GATE and JAM also ST and PwD'),
      text('st', 'ST (CSIR-NET only)'),
      text('pwd', 'PwD (CSIR-NET only)'),
      box('day', 'publishedOn', 'Published on'),
      link('link', 'Official page or sheet'),
    ],
  },
  {
    kind: 'list',
    name: 'examFees',
    label: 'Application fees',
    hint: 'They are shown beside the fees of earlier sessions. Enter every category of the session.',
    entry: 'Fee',
    fields: [
      { kind: 'choice', name: 'exam', label: 'Exam', choices: examChoices },
      text('session', 'Session, with its year', 'Such as GATE 2027'),
      text('category', 'Category', 'As the exam names it, such as Women, SC, ST, PwD'),
      { kind: 'rupees', name: 'fee', label: 'Fee (₹)', hint: '0 if nothing is charged.' },
      {
        kind: 'rupees',
        name: 'otherFee',
        label: 'Second fee (₹, optional)',
        hint: otherFeeHint,
      },
      box('day', 'goodUntil', 'Last day to apply', 'Afterwards the next fees are asked for.'),
      link('link', 'Official page that announces it'),
    ],
  },
];

const money = (paise: Paise | null) => (paise === null ? 'none' : formatRupees(paise));

const struckPriceBox = (now: Paise | null): Rupees => ({
  kind: 'rupees',
  name: 'struckPrice',
  label: 'Struck price (₹)',
  now: money(now),
  orNone: noStruckPrice,
});

const priceFields = (now: {
  price: Paise | null;
  struckPrice: Paise | null;
}): readonly SiteField[] => [
  { kind: 'rupees', name: 'price', label: 'Price with GST (₹)', now: money(now.price) },
  struckPriceBox(now.struckPrice),
];

type Card = Pick<Plan, 'id' | 'title' | 'course' | 'price' | 'struckPrice'>;

/* The classroom plans whose fees are not published yet. */
const withoutFee: readonly Omit<Card, 'price' | 'struckPrice'>[] = courses
  .filter(({ path }) => path.startsWith('/offlinecourses/'))
  .flatMap(({ path, tabs }) =>
    tabs
      .filter((tab) => tab.plans.length === 0)
      .map(({ id: duration }) => {
        const { id } = examOfPath(path);
        return {
          id: `${id}-offline-${duration}-diamond`,
          title: `${tierNames.diamond} ${durationNames[duration].title}`,
          course: `${courseNameOf(id)}, offline`,
        };
      }),
  );
const cards: readonly (Omit<Card, 'price'> & { price: Paise | null })[] = [
  ...plans,
  ...withoutFee.map((card) => ({ ...card, price: null, struckPrice: null })),
];
const courseNames = [...new Set(cards.map(({ course }) => course))];

const planPriceFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'planPrices',
    label: 'Prices',
    fields: courseNames.map((course) => ({
      kind: 'heading',
      name: course,
      label: course,
      fields: cards
        .filter((card) => card.course === course)
        .map(({ id, title, price, struckPrice }) => ({
          kind: 'group',
          inline: true,
          name: id,
          label: title,
          fields: priceFields({ price, struckPrice }),
        })),
    })),
  },
  leftOut(
    'hideStruckPrices',
    'Show no struck prices at all',
    'A struck price has to be one that was charged before.',
  ),
  {
    kind: 'group',
    name: 'cuetClassroom',
    label: 'Names of the CUET (PG) classroom plans',
    hint: 'On their cards and on the tabs above them.',
    fields: [
      text('regular', 'Regular batch', 'Such as 6 Months'),
      text('weekend', 'Weekend batch', 'Such as 1 Year, weekends'),
    ],
  },
];

const instalmentFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'instalments',
    label: 'Instalments',
    isForm: true,
    hint: 'Leave all boxes empty and fees are paid whole. What was agreed before stays as it was agreed.',
    fields: [
      {
        kind: 'rupees',
        name: 'fromPrice',
        label: 'Lowest price that may be paid in parts (₹)',
        hint: 'With GST. Cheaper plans are paid whole.',
      },
      {
        kind: 'ticks',
        name: 'exams',
        label: 'Only for the courses of these exams (optional)',
        hint: 'Tick none for all courses.',
        choices: courseExams,
      },
      {
        kind: 'count',
        name: 'parts',
        label: 'Number of parts',
        hint: '2 to 6. The first is paid at once.',
      },
      {
        kind: 'count',
        name: 'firstPercent',
        label: 'First part, in percent of the price (optional)',
        hint: 'Without a first part, all parts are alike.',
      },
      { kind: 'rupees', name: 'firstPart', label: 'Or the first part in rupees (optional)' },
      { kind: 'count', name: 'daysBetween', label: 'Days from one part to the next' },
      box(
        'day',
        'lastDay',
        'Latest day for the last part (optional)',
        'Who enrols late is offered fewer parts.',
      ),
    ],
  },
];

const itemChoices: Choices = itemRows.map(({ id, name }) => [id, name]);

/** Each tier of an exam and mode once, as its durations include the same. */
const inclusionIds = [
  ...new Map(
    plans.map(({ exam, mode, tier, course, features }) => [
      `${exam}-${mode}-${tier}`,
      { label: `${course}: ${tierNames[tier]}`, features },
    ]),
  ),
];

function itemsShown(features: Plan['features']): Pick<Ticks, 'now' | 'present'> {
  const rows = itemRows.filter((row) => features.includes(row.id));
  return { now: rows.map(({ name }) => name).join(', '), present: rows.map(({ id }) => id) };
}

const inclusionFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'inclusions',
    label: 'What each tier includes',
    fields: inclusionIds.map(([id, { label, features }]) => ({
      kind: 'ticks',
      name: id,
      label,
      ...itemsShown(features),
      choices: itemChoices,
    })),
  },
];

const rupeesBox = (name: string, label: string, now: Paise | null): Rupees => ({
  kind: 'rupees',
  name,
  label,
  now: money(now),
});

const ended = leftOut(
  'ended',
  'It has ended: no longer on sale',
  'It leaves every page and can no longer be bought. Students who bought it keep it.',
);

const offerBoxes = (
  { title, lastDay, price, struckPrice }: CrashCourse | Offer,
  priceLabel: string,
): readonly SiteField[] => [
  ended,
  shown(text('title', 'Title'), title),
  shown(box('day', 'lastDay', 'Last day of its session'), printDay(lastDay)),
  rupeesBox('price', priceLabel, price),
  struckPriceBox(struckPrice),
];

const testFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'tests',
    label: 'Tests',
    fields: [
      {
        kind: 'group',
        name: 'unitwise',
        label: 'Unitwise tests',
        fields: [rupeesBox('price', 'Price with GST (₹)', unitwise.price)],
      },
      {
        kind: 'group',
        name: 'series',
        label: 'CSIR-NET test series',
        fields: [
          ...offerBoxes(testSeriesOffer, 'Price without GST (₹)'),
          shown(text('seriesTitle', 'Title on New Batches'), testSeriesOffer.seriesTitle),
        ],
      },
      {
        kind: 'group',
        name: 'crashCourse',
        label: 'Crash course',
        fields: offerBoxes(jrfJumpstart, 'Price with GST (₹)'),
      },
    ],
  },
  {
    kind: 'group',
    name: 'bookletPrices',
    label: 'Printed booklets, prices with GST (₹)',
    fields: Object.values(studyMaterials).map(({ exam, rows }) => ({
      kind: 'group',
      inline: true,
      name: exam,
      label: courseNameOf(exam),
      fields: rows.map(({ id, name, price }) => rupeesBox(id, name, price)),
    })),
  },
  {
    kind: 'group',
    name: 'paperApprovals',
    label: 'Free papers: questions approved by',
    hint: 'A teacher reads every question with its solution on /practice. While nobody is named, or after a question was changed, the pages call them samples.',
    fields: practiceExams.map((exam) => ({
      kind: 'group',
      inline: true,
      name: exam,
      label: courseNameOf(exam),
      fields: [
        text('by', 'Name of the teacher'),
        box('day', 'on', 'Read on', `Not before ${printDay(questionsChangedOn[exam])}`),
      ],
    })),
  },
  {
    kind: 'list',
    name: 'bookletPages',
    label: 'Sample pages of the booklets',
    entry: 'Page',
    fields: [
      {
        kind: 'choice',
        name: 'exam',
        label: 'Exam',
        choices: examsIn('studymaterial').map((id) => [id, requireExam(id).name] as const),
      },
      text('booklet', 'Booklet', 'Such as Physical chemistry, theory'),
      text('text', 'What the page shows', 'Such as Worked problems on the Nernst equation'),
      {
        kind: 'photo',
        shape: 'page',
        name: 'photo',
        label: 'The page',
        hint: 'A scan or a photo taken straight from above: JPEG, PNG or WebP, at least 700 pixels wide. It is shown whole.',
      },
    ],
  },
  withKeys(
    'digits',
    text(
      'bookletCode',
      'HSN or SAC of printed booklets on invoices',
      'Such as 4901. Ask your accountant; without one it is that of coaching. The rate stays 18%.',
    ),
  ),
  {
    kind: 'group',
    name: 'shipping',
    label: 'Sending printed booklets, with GST (₹)',
    hint: 'Leave all boxes empty and booklets are not sold online. A combined set counts as three sets.',
    fields: [
      ['home', `To an address in ${homeState}`],
      ['elsewhere', 'To other states'],
    ].map(([name = '', label = '']) => ({
      kind: 'group',
      inline: true,
      name,
      label,
      fields: [
        { kind: 'rupees', name: 'first', label: 'One set' },
        { kind: 'rupees', name: 'further', label: 'Each further set' },
      ],
    })),
  },
];

/** The cards of a page; an exam's own page repeats the online ones (D6). */
function cardsOn(page: PlanPage | OfferPage): readonly { id: string; title: string }[] {
  if (page === '/new-batch') return [testSeriesOffer, jrfJumpstart];
  if (page.startsWith('/testseries/')) return [testSeriesOffer];
  const own = plans.filter(({ exam, mode }) => page === `/${mode}courses/${exam}`);
  const exam = exams.find(({ examPage }) => examPage?.path === page);
  return own.length > 0
    ? own
    : plans.filter((plan) => plan.exam === exam?.id && plan.mode === 'online');
}

const paymentLinkFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'paymentLinks',
    label: 'Payment links',
    isForm: true,
    hint: 'A card without a link leads to the admission form, where the plan is paid.',
    fields: [...planPages, ...offerPages]
      .filter((page) => cardsOn(page).length > 0)
      .map((page) => ({
        kind: 'group',
        name: page,
        label: `${requireRoute(page).title} (${page})`,
        fields: cardsOn(page).map(({ id, title }) => link(id, title)),
      })),
  },
];

const videoFields: readonly SiteField[] = [
  withoutField('withoutVideos', [
    ['video', 'Video of Home'],
    ['playlists', 'Playlists'],
  ]),
  {
    kind: 'group',
    name: 'video',
    label: 'Video of Home',
    fields: [
      text('title', 'Title'),
      text('text', 'A sentence about it'),
      link('url', 'Address of the YouTube video', 'In YouTube: Share, then Copy link.'),
    ],
  },
  {
    kind: 'list',
    name: 'playlists',
    label: 'Playlists',
    entry: 'Playlist',
    fields: [
      text('name', 'Name'),
      { kind: 'count', name: 'videos', label: 'Number of videos' },
      link('link', 'Address of the YouTube playlist', 'In YouTube: Share, then Copy link.'),
      text('text', 'A sentence about it'),
    ],
  },
  {
    kind: 'list',
    name: 'lectures',
    label: 'Lectures on the pages of an exam',
    entry: 'Lecture',
    fields: [
      { kind: 'choice', name: 'exam', label: 'Exam', choices: courseExams },
      text('title', 'Title'),
      text('text', 'A sentence about it'),
      link('url', 'Address of the YouTube video', 'In YouTube: Share, then Copy link.'),
    ],
  },
];

const consent: readonly SiteField[] = [
  {
    kind: 'photo',
    shape: 'portrait',
    name: 'photo',
    label: 'Photo (optional)',
    hint: 'JPEG, PNG or WebP. You choose what is shown of it.',
  },
  {
    kind: 'day',
    name: 'consentDate',
    label: 'Day of the written consent',
    hint: 'It covers the name, and the photo if there is one.',
    whenEmpty: 'Will not be shown without consent',
    prefix: 'consent of',
  },
  {
    kind: 'day',
    name: 'consentUntil',
    label: 'Consent ends on (optional)',
    hint: 'After this day the person is taken off the site by itself.',
    prefix: 'until',
  },
  {
    kind: 'day',
    name: 'withdrawnDate',
    label: 'Consent withdrawn on',
    hint: 'Once this is published, neither name nor photo is shown. Leave the entry in the list: an earlier version that is put back then leaves it out too.',
    prefix: 'withdrawn on',
  },
];

/* In the order of the counters. */
const counterIds: readonly CounterId[] = ['students', 'net', 'gate', 'jam', 'tifr'];

const peopleFields: readonly SiteField[] = [
  {
    kind: 'list',
    name: 'teachers',
    label: 'Teachers',
    entry: 'Teacher',
    fields: [
      text('name', 'Name'),
      text('subject', 'Teaches'),
      text('qualification', 'Qualification', 'Degrees, such as Ph.D. (IIT Delhi)'),
      {
        kind: 'ticks',
        name: 'exams',
        label: 'Shown on the pages of (optional)',
        choices: courseExams,
      },
      { kind: 'count', name: 'years', label: 'Years of teaching (optional)' },
      link(
        'sample',
        'Sample lesson of about two minutes (optional)',
        'A video on YouTube: Share, then Copy link.',
      ),
      ...consent,
    ],
  },
  {
    kind: 'list',
    name: 'toppers',
    label: 'Results of students',
    entry: 'Result',
    fields: [
      text('name', 'Name, as on the scorecard'),
      {
        kind: 'choice',
        name: 'exam',
        label: 'Exam',
        choices: examChoices,
      },
      { kind: 'count', name: 'year', label: 'Year' },
      text('rank', 'All-India rank or score'),
      text(
        'registration',
        'Registration number and session',
        'Such as 10023, 2026-27. The next three are filled in from it when you save, and stay as they were on that day. Leave it out for somebody who enrolled before this site.',
      ),
      text('course', 'Course taken here'),
      text('duration', 'How long'),
      { kind: 'tick', name: 'paid', label: 'The student paid for the course' },
      text(
        'scorecardSeenBy',
        'Scorecard seen by',
        'Name of the member of staff. No page shows it.',
      ),
      box('day', 'scorecardSeenOn', 'Scorecard seen on', 'Without it the result is not published.'),
      ...consent,
    ],
  },
  {
    kind: 'group',
    name: 'counters',
    label: 'Counters of Home',
    hint: 'Each is shown with a “+”. Keep the records that prove them.',
    fields: counterIds.map((name, index) => ({
      kind: 'count',
      name,
      label: statistics[index]?.label ?? name,
      now: String(statistics[index]?.maximum),
    })),
  },
];

const answerFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'answers',
    label: 'Answers to common questions',
    hint: 'A question without an answer is not shown. Whether fees are paid in parts is answered by the form Instalments.',
    fields: [
      { kind: 'key', name: 'instalments', label: 'Instalments' },
      box('lines', 'medium', 'In which language are the classes?'),
      box('lines', 'testLanguage', 'In which language are the tests?'),
      box('lines', 'demoClass', 'Is there a demo class?'),
      box('lines', 'hostels', 'Are there hostels nearby?'),
    ],
  },
  {
    kind: 'group',
    name: 'messages',
    label: 'Messages',
    fields: [
      box(
        'lines',
        'parentLink',
        'WhatsApp message to a parent who is asked for consent',
        'Write {link} where the link is to stand.',
      ),
    ],
  },
];

const policyDay = (name: PolicyId, { heading, lastUpdated }: Policy): SiteField =>
  shown(box('day', name, heading), lastUpdated ? printDay(lastUpdated) : 'no date');

const policyFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'policyDates',
    label: 'Days from which the policies apply',
    hint: 'With a day to come, the page says “In force from” that day until then.',
    fields: [
      policyDay('terms', termsAndConditions),
      policyDay('privacy', privacyPolicy),
      policyDay('refund', refundPolicy),
      policyDay('shipping', shippingPolicy),
    ],
  },
  {
    kind: 'row',
    of: 'day',
    name: 'refundHolidays',
    label: 'Holidays: the office is closed, no refunds are made and nothing is sent',
    entry: 'Holiday',
  },
];

/** The forms of the owner, in the order of the page. */
export const siteSubjects: readonly SiteSubject[] = [
  {
    id: 'institute',
    title: 'Institute',
    intro: 'Name, phones, address, hours, bank and links.',
    fields: [
      {
        kind: 'group',
        name: 'institute',
        label: 'Institute',
        isForm: true,
        fields: instituteFields,
      },
      box('email', 'leadsTo', 'E-mail for new leads', 'Gets a mail about each. No page shows it.'),
    ],
  },
  {
    id: 'batches',
    title: 'Batches and notices',
    intro: 'What starts when, and what Home announces.',
    fields: batchFields,
  },
  {
    id: 'exam-dates',
    title: 'Exam dates, cut-offs and fees',
    intro:
      'Applications, exams, results, cut-offs and application fees, as the official sites announce them.',
    fields: examDateFields,
  },
  {
    id: 'prices',
    title: 'Prices of plans',
    intro:
      'Prices of online and classroom plans. Leave a box empty to keep the price shown above it.',
    fields: planPriceFields,
  },
  {
    id: 'instalments',
    title: 'Instalments',
    intro: 'Whether fees may be paid in parts, and by which rule.',
    fields: instalmentFields,
  },
  {
    id: 'inclusions',
    title: 'What plans include',
    intro:
      'The items of each tier, ticked as the cards show them now. Change a tick, and the tier is listed as changed.',
    fields: inclusionFields,
  },
  {
    id: 'tests',
    title: 'Tests and booklets',
    intro: 'Test series, crash course and printed booklets.',
    fields: testFields,
  },
  {
    id: 'payment-links',
    title: 'Payment links',
    intro: 'Pages of the payment provider, card by card.',
    fields: paymentLinkFields,
  },
  {
    id: 'videos',
    title: 'Videos',
    intro: 'The video of Home and the playlists.',
    fields: videoFields,
  },
  {
    id: 'people',
    title: 'Teachers and results',
    intro: 'People with their written consent.',
    fields: peopleFields,
  },
  {
    id: 'answers',
    title: 'Answers and messages',
    intro: 'What only the office can say.',
    fields: answerFields,
  },
  {
    id: 'policies',
    title: 'Dates of policies',
    intro: 'Since when the policies apply, and the holidays of refunds and parcels.',
    fields: policyFields,
  },
];

/** The subject with this id, or null. */
export function siteSubject(id: string): SiteSubject | null {
  return siteSubjects.find((subject) => subject.id === id) ?? null;
}

/** The parts of the facts that a subject changes. */
export function partsOf({ fields }: SiteSubject): readonly (keyof SiteFacts)[] {
  return fields.map(({ name }) => name as keyof SiteFacts);
}
