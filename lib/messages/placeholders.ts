import { admissionDocuments } from '@/content/catalogue/course';
import { documentsInHindi } from '@/content/catalogue/course-hindi';
import { printDay, printHindiDay, type IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { formatRupees, rupees, type Paise } from '@/content/money';
import { clockTime, delhiDay } from '@/lib/site/delhi-time';
import type { MessageLanguage } from './moments';

/** What each placeholder stands for, as an owner reads it. */
export const placeholders = {
  name: 'Name of the person',
  institute: 'Name of the institute',
  writer: 'Your name: whoever opens the message',
  phone: 'First phone of the institute',
  course: 'Course asked about or bought',
  link: 'Page of the course on the website',
  fees: 'Fee of the plan looked at, or the lowest of the course',
  batch: 'Start of the next batches of the course',
  visit: 'Day and time of the visit',
  demo: 'Demo class that is booked, with day and time',
  demoPlace: 'Its classroom, or the link of the online class',
  address: 'Address of the institute',
  map: 'Link to the map',
  amount: 'Amount that is due now',
  due: 'Day on which it is due',
  start: 'First day of the batch',
  timing: 'Class timings of the batch',
  place: 'Classroom of the batch; nothing for an online batch',
  documents: 'Documents to bring, a line each',
  test: 'Test that is open and not sat',
  testUntil: 'Day and time at which it closes; nothing for a test that stays open',
  tests: 'Link to the tests of the student',
} as const;

export type PlaceholderName = keyof typeof placeholders;

/** Text of each placeholder; '' where it is not known. */
export type PlaceholderValues = Readonly<Record<PlaceholderName, string>>;

type Mode = 'online' | 'offline';

/** What a message can say of a course, from what the site publishes. */
export interface CourseFacts {
  /** Fees by mode: of the plan, or the lowest one. */
  fees: readonly { mode: Mode; price: Paise; isLowest: boolean }[];
  /** Next batches by mode. */
  batches: readonly { mode: Mode; start: IsoDay }[];
  /** Path of the page of the course. */
  path: string;
}

/** What is known of a person; what is missing is left out of the message with its line. */
export interface MessageFacts {
  name: string;
  course: string;
  courseFacts?: CourseFacts | null;
  /** ISO 8601. */
  visitAt?: string | null;
  /** A demo class that is booked; the place is a link for an online one. */
  demo?: { title: string; startsAt: string; place: string | null } | null;
  due?: { paise: Paise; on: IsoDay | null } | null;
  batch?: { start: IsoDay; timing: string | null; place: string | null } | null;
  /** Whether documents are still to be brought. */
  hasDocuments?: boolean;
  /** A test that is open and not sat; `closesAt` is null for one that stays open. */
  test?: { title: string; closesAt: string | null } | null;
}

/** Who writes, and the address of the site. */
export interface MessageWriter {
  writer: string;
  siteUrl: string;
}

interface Words {
  modes: Readonly<Record<Mode, string>>;
  ourCourses: string;
  documents: readonly string[];
  fee: (mode: string, price: string, isLowest: boolean) => string;
  day: (day: IsoDay) => string;
  /** A day and a time of 24 hours: "11:00". */
  moment: (day: string, time: string) => string;
}

/** "11:00" as "सुबह 11:00 बजे". */
function hindiTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const part = hours < 12 ? 'सुबह' : hours < 16 ? 'दोपहर' : 'शाम';
  return `${part} ${hours % 12 || 12}:${String(minutes).padStart(2, '0')} बजे`;
}

const words: Readonly<Record<MessageLanguage, Words>> = {
  en: {
    modes: { online: 'online', offline: 'classroom' },
    ourCourses: 'our courses',
    documents: admissionDocuments,
    fee: (mode, price, isLowest) => `${mode} ${isLowest ? 'from ' : ''}${price}`,
    day: printDay,
    moment: (day, time) => `${day}, ${time}`,
  },
  hi: {
    modes: { online: 'ऑनलाइन', offline: 'क्लासरूम' },
    ourCourses: 'हमारे कोर्स',
    documents: documentsInHindi,
    fee: (mode, price, isLowest) => `${mode} ${price}${isLowest ? ' से शुरू' : ''}`,
    day: printHindiDay,
    moment: (day, time) => `${day}, ${hindiTime(time)}`,
  },
};

/** In one line, so that a name adds no lines to a message. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The placeholders of a message to a person. */
export function placeholderValues(
  facts: MessageFacts,
  { writer, siteUrl }: MessageWriter,
  language: MessageLanguage,
): PlaceholderValues {
  const {
    name,
    course,
    courseFacts,
    visitAt,
    demo,
    due,
    batch,
    hasDocuments = false,
    test,
  } = facts;
  const say = words[language];
  const momentText = (at: string) => say.moment(say.day(delhiDay(new Date(at))), clockTime(at));
  return {
    name: oneLine(name),
    institute: institute.name,
    writer: oneLine(writer),
    phone: institute.phones[0].printed,
    course: oneLine(course) || say.ourCourses,
    link: courseFacts ? siteUrl + courseFacts.path : siteUrl,
    fees: (courseFacts?.fees ?? [])
      .map(({ mode, price, isLowest }) => say.fee(say.modes[mode], formatRupees(price), isLowest))
      .join(', '),
    batch: (courseFacts?.batches ?? [])
      .map(({ mode, start }) => `${say.modes[mode]} ${say.day(start)}`)
      .join(', '),
    visit: visitAt ? momentText(visitAt) : '',
    demo: demo ? `${demo.title}, ${momentText(demo.startsAt)}` : '',
    demoPlace: demo?.place ?? '',
    address: institute.address,
    map: institute.map.link,
    amount: due ? formatRupees(due.paise) : '',
    due: due?.on ? say.day(due.on) : '',
    start: batch ? say.day(batch.start) : '',
    timing: batch?.timing ?? '',
    place: batch?.place ?? '',
    test: test?.title ?? '',
    testUntil: test?.closesAt ? momentText(test.closesAt) : '',
    tests: test ? `${siteUrl}/my-tests` : '',
    documents: hasDocuments ? say.documents.map((document) => `- ${document}`).join('\n') : '',
  };
}

/** An invented person for the preview of a text: everything is known. */
export const sampleFacts: MessageFacts = {
  name: 'Asha Verma',
  course: 'GATE Chemistry',
  courseFacts: {
    fees: [{ mode: 'offline', price: rupees(45_000), isLowest: true }],
    batches: [{ mode: 'offline', start: '2027-01-05' }],
    path: '/offlinecourses/gate',
  },
  visitAt: '2027-01-02T05:30:00Z',
  demo: {
    title: 'GATE Chemistry: Chemical kinetics',
    startsAt: '2027-01-09T05:30:00Z',
    place: institute.address,
  },
  due: { paise: rupees(15_000), on: '2027-01-10' },
  batch: { start: '2027-01-05', timing: '9:00 am to 1:00 pm', place: institute.address },
  hasDocuments: true,
  test: { title: 'GATE mock test 3', closesAt: '2027-01-10T12:30:00Z' },
};
