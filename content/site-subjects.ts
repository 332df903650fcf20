import { batches } from './batches';
import { courseNameOf, examsIn, exams, requireExam } from './exams/exams';
import { itemRows } from './features';
import { institute } from './institute';
import { formatRupees, type Paise } from './money';
import { otherNotices } from './notices';
import { jrfJumpstart, testSeriesOffer } from './offers';
import { offerPages, planPages, type OfferPage, type PlanPage } from './payment-links';
import { plans } from './plans';
import type { SiteFacts } from './site-facts';
import { tierNames } from './tiers';

interface Named {
  /** The key in the facts. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** What visitors see as long as nothing is set here. */
  readonly now?: string;
}

/** One box to type or choose in. What is left empty is left out of the facts. */
type Box = Named & {
  readonly kind: 'text' | 'lines' | 'phone' | 'email' | 'link' | 'time' | 'day';
};

/** Typed in rupees, kept in paise. `orNull`: left empty is a fact of its own (no struck price). */
type Rupees = Named & { readonly kind: 'rupees'; readonly orNull?: true };
type Count = Named & { readonly kind: 'count' };
type Tick = Named & { readonly kind: 'tick' };
type Choices = readonly (readonly [value: string, label: string])[];
type Choice = Named & { readonly kind: 'choice'; readonly choices: Choices };
type Ticks = Named & { readonly kind: 'ticks'; readonly choices: Choices };

/** Values under one key; left out when all of it is empty. `inline`: shown beside each other. */
type Group = Named & {
  readonly kind: 'group';
  readonly inline?: true;
  readonly fields: readonly SiteField[];
};

/** Fields under a heading, with the keys of those around it. Its name is that of no fact. */
type Heading = Named & { readonly kind: 'heading'; readonly fields: readonly SiteField[] };

/** Any number of entries of the same fields. `entry` is what one is called: "Batch". */
type List = Named & {
  readonly kind: 'list';
  readonly entry: string;
  /** The entries that visitors see as long as nothing is set here; a form begins with them. */
  readonly present?: readonly object[];
  readonly fields: readonly SiteField[];
};

/** A fixed or open number of single values. */
type Row = Named & {
  readonly kind: 'row';
  readonly of: 'phone' | 'day';
  /** Exactly so many; without it as many as are added. */
  readonly count?: number;
  readonly entry: string;
};

export type SiteField = Box | Rupees | Count | Tick | Choice | Ticks | Group | Heading | List | Row;

/** A form of the owner: some parts of the facts that belong together. */
export interface SiteSubject {
  /** The last part of its path below /searchuser/site. */
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly fields: readonly SiteField[];
}

const text = (name: string, label: string, hint?: string): Box => box('text', name, label, hint);
const shown = <Field extends Named>(field: Field, now: string | null): Field =>
  now ? { ...field, now } : field;
const link = (name: string, label: string, hint?: string): Box => box('link', name, label, hint);

function box(kind: Box['kind'], name: string, label: string, hint?: string): Box {
  return { kind, name, label, ...(hint && { hint }) };
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
  {
    kind: 'row',
    of: 'phone',
    name: 'phones',
    label: 'Phone numbers',
    hint: 'Three numbers. Forms and mails give the first.',
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
      text('pin', 'PIN code'),
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
    hint: 'In Google Maps, find the office and press Share.',
    fields: [
      link('link', 'Link to the map', 'Share, then Copy link.'),
      link('frame', 'Address of the embedded map', 'Share, Embed a map, the address after src='),
    ],
  },
  shown(link('chat', 'WhatsApp address', 'Such as https://wa.me/919876543210'), institute.chat),
  shown(link('blog', 'Blog'), institute.blog),
  {
    kind: 'group',
    name: 'social',
    label: 'Social pages',
    fields: [
      link('facebook', 'Facebook'),
      link('youtube', 'YouTube'),
      link('instagram', 'Instagram'),
    ],
  },
  {
    kind: 'group',
    name: 'bank',
    label: 'Bank account for fees',
    now: `${institute.bank.bank}, ${institute.bank.number}`,
    fields: [
      text('bank', 'Bank and branch'),
      text('account', 'Account holder'),
      text('number', 'Account number'),
      text('ifsc', 'IFSC'),
    ],
  },
  text('upiId', 'UPI id', 'Such as institute@okbank'),
  text('gstin', 'GSTIN'),
  {
    kind: 'group',
    name: 'grievanceOfficer',
    label: 'Person who answers about personal data',
    hint: 'The privacy page and the notes beside the forms print the name.',
    fields: [text('name', 'Name'), box('email', 'email', 'E-mail')],
  },
];

const batchFields: readonly SiteField[] = [
  {
    kind: 'list',
    name: 'batches',
    label: 'Batches',
    hint: 'The notices of Home and the board of new batches come from this list.',
    entry: 'Batch',
    present: batches,
    fields: [
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
    name: 'notices',
    label: 'Other notices',
    entry: 'Notice',
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
];

const money = (paise: Paise | null) => (paise === null ? 'none' : formatRupees(paise));

const priceFields = (now: { price: Paise; struckPrice: Paise | null }): readonly SiteField[] => [
  { kind: 'rupees', name: 'price', label: 'Price with GST (₹)', now: money(now.price) },
  {
    kind: 'rupees',
    name: 'struckPrice',
    label: 'Struck price (₹)',
    hint: 'None, when it is left empty beside a price',
    now: money(now.struckPrice),
    orNull: true,
  },
];

const courseNames = [...new Set(plans.map(({ course }) => course))];

const planPriceFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'planPrices',
    label: 'Prices',
    fields: courseNames.map((course) => ({
      kind: 'heading',
      name: course,
      label: course,
      fields: plans
        .filter((plan) => plan.course === course)
        .map(({ id, title, price, struckPrice }) => ({
          kind: 'group',
          inline: true,
          name: id,
          label: title,
          fields: priceFields({ price, struckPrice }),
        })),
    })),
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

const inclusionFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'inclusions',
    label: 'What each tier includes',
    fields: inclusionIds.map(([id, { label, features }]) => ({
      kind: 'ticks',
      name: id,
      label,
      hint: 'Tick all that it includes, or nothing to keep the present items.',
      now: itemRows
        .filter((row) => features.includes(row.id))
        .map(({ name }) => name)
        .join(', '),
      choices: itemChoices,
    })),
  },
];

const net = (label: string): Rupees => ({ kind: 'rupees', name: 'price', label });
const struck: Rupees = { kind: 'rupees', name: 'struckPrice', label: 'Struck price (₹)' };

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
        fields: [net('Price with GST (₹)')],
      },
      {
        kind: 'group',
        name: 'series',
        label: 'CSIR-NET test series',
        fields: [
          text('title', 'Title'),
          text('seriesTitle', 'Title on New Batches'),
          box('day', 'lastDay', 'Last day of its session'),
          net('Price without GST (₹)'),
          struck,
        ],
      },
      {
        kind: 'group',
        name: 'crashCourse',
        label: 'Crash course',
        fields: [
          text('title', 'Title'),
          box('day', 'lastDay', 'Last day of its session'),
          net('Price with GST (₹)'),
          struck,
        ],
      },
    ],
  },
  {
    kind: 'group',
    name: 'bookletPrices',
    label: 'Printed booklets, prices with GST (₹)',
    fields: examsIn('studymaterial').map((exam) => ({
      kind: 'group',
      inline: true,
      name: exam,
      label: courseNameOf(exam),
      fields: (
        [
          ['pyq', 'PYQ booklets'],
          ['practice', 'Assignments and practice'],
          ['theory', 'Theory booklets'],
          ['combined', 'All three'],
        ] as const
      ).map(([name, label]) => ({ kind: 'rupees', name, label })),
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
    hint: 'A card without a link leads to the admission form, where the plan is paid.',
    fields: [...planPages, ...offerPages].map((page) => ({
      kind: 'group',
      name: page,
      label: page,
      fields: cardsOn(page).map(({ id, title }) => link(id, title)),
    })),
  },
];

const videoFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'video',
    label: 'Video of Home',
    fields: [
      text('title', 'Title'),
      text('text', 'A sentence about it'),
      link('url', 'Address of the YouTube video'),
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
      link('link', 'Address of the YouTube playlist'),
      text('text', 'A sentence about it'),
    ],
  },
];

const consent = box(
  'day',
  'consentDate',
  'Day of the written consent',
  'Nobody is shown without it.',
);

const peopleFields: readonly SiteField[] = [
  {
    kind: 'list',
    name: 'teachers',
    label: 'Teachers',
    entry: 'Teacher',
    fields: [
      text('name', 'Name'),
      text('subject', 'Teaches'),
      text('qualification', 'Qualification'),
      consent,
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
        choices: exams.map(({ id, name }) => [id, name]),
      },
      { kind: 'count', name: 'year', label: 'Year' },
      text('rank', 'All-India rank or score'),
      text('course', 'Course taken here'),
      text('duration', 'How long'),
      { kind: 'tick', name: 'paid', label: 'The student paid for the course' },
      consent,
    ],
  },
];

const answerFields: readonly SiteField[] = [
  {
    kind: 'group',
    name: 'answers',
    label: 'Answers to common questions',
    hint: 'A question without an answer is not shown.',
    fields: [
      box('lines', 'instalments', 'Can the fee be paid in instalments?'),
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
        'chatGreeting',
        'First WhatsApp message to a new lead',
        'Write {course} where the course is named.',
      ),
    ],
  },
  {
    kind: 'row',
    of: 'day',
    name: 'refundHolidays',
    label: 'Holidays on which no refunds are made',
    entry: 'Holiday',
  },
];

/** The forms of the owner, in the order of the page. */
export const siteSubjects: readonly SiteSubject[] = [
  {
    id: 'institute',
    title: 'Institute',
    intro: 'Name, phones, address, hours, bank and links.',
    fields: [{ kind: 'group', name: 'institute', label: 'Institute', fields: instituteFields }],
  },
  {
    id: 'batches',
    title: 'Batches and notices',
    intro: 'What starts when, and what Home announces.',
    fields: batchFields,
  },
  {
    id: 'prices',
    title: 'Prices of plans',
    intro:
      'Prices of online and classroom plans. Leave a box empty to keep the price shown above it.',
    fields: planPriceFields,
  },
  {
    id: 'inclusions',
    title: 'What plans include',
    intro: 'The items of each tier.',
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
    title: 'Answers, messages and holidays',
    intro: 'What only the office can say.',
    fields: answerFields,
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
