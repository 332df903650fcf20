import type { IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import type { CourseDuration, CourseName, studyModes } from './admission-choices';
import type { MaterialId } from './exams/exam';
import {
  courseNameOf,
  examsIn,
  requireExam,
  type ExamId,
  type ExamIn,
  type PlanCardsPath,
} from './exams/exams';
import { itemRows } from './features';
import { jrfJumpstart, testSeriesOffer, type CrashCourse, type Offer } from './offers';
import type { Plan } from './plan';
import { plans } from './plans';
import type { PurchaseKind } from './purchase-kinds';
import { newBatchPath, offerPages, type PlanPage, type SalesPage } from './sales-pages';
import { shipsBooklets } from './shipping';
import { materialRows } from './study-material';
import { durationNames, tierNames, type Duration } from './tiers';

/** An item of a purchase; `assumed` if the catalogue does not print it (D12). */
export type Inclusion = { name: string; included: boolean; assumed: boolean };

/** Anything sold under one id: a plan, a test series, a crash course or a set of booklets. */
export type Offering = {
  id: string;
  kind: PurchaseKind;
  exam: ExamId;
  /** On receipts and in lists: "Gold 6 Months, CSIR-NET, online". */
  title: string;
  /** Within a list of one exam: "Theory booklets". */
  name: string;
  /** On links: "Gold, 6 Months, CSIR-NET online, ₹8,999". */
  label: string;
  /** In paise, GST included. */
  price: Paise;
  /** The answers of the admission form that it settles; '' for one that it leaves open. */
  coursename: CourseName;
  courseduration: CourseDuration | '';
  coursetype: (typeof studyModes)[number] | '';
  /** Empty for booklets. */
  inclusions: readonly Inclusion[];
  /** Sets of booklets sent by post; 0 for online offerings. */
  sets: number;
  /** Its own page, and all that sell it. */
  page: SalesPage;
  pages: readonly SalesPage[];
  /** Last day of a batch, and the services that continue after it (D43). */
  lastDay?: IsoDay;
  pastNote?: string;
  /** The owner has taken it off sale (D43). */
  ended: boolean;
};

const courseNameIn = (exam: ExamId): CourseName => requireExam(exam).admission.name;

const priced = (title: string, price: Paise) => `${title}, ${formatRupees(price)}`;

const courseDurationOf: Readonly<Record<Duration, CourseDuration>> = {
  '6-months': '6 Month',
  '1-year': '1 Year',
  '2-years': '2 Years',
};

function ofPlan(plan: Plan): Offering {
  const { id, exam, mode, tier, duration, title, course, price, features, assumed } = plan;
  const isNamedByTier = title === `${tierNames[tier]} ${durationNames[duration].title}`;
  const name = isNamedByTier ? `${tierNames[tier]}, ${durationNames[duration].title}` : title;
  const { name: examName, examPage } = requireExam(exam);
  const page = `/${mode}courses/${exam}` as PlanPage;
  const repeatsCards = mode === 'online' && examPage?.plans;
  return {
    id,
    kind: 'course',
    exam,
    title: `${title}, ${course}`,
    name: title,
    label: priced(`${name}, ${examName} ${mode}`, price),
    price,
    coursename: courseNameIn(exam),
    courseduration: courseDurationOf[duration],
    coursetype: '',
    inclusions: itemRows.map((row) => ({
      name: row.name,
      included: features.includes(row.id),
      assumed,
    })),
    sets: 0,
    page,
    pages: repeatsCards ? [page, examPage.path as PlanCardsPath] : [page],
    ended: false,
  };
}

/* Both batches that are sold on their own are for CSIR-NET. */
function ofBatch(
  { id, features, lastDay, pastNote, ended }: Offer | CrashCourse,
  sold: Pick<Offering, 'kind' | 'title' | 'price' | 'coursetype' | 'page' | 'pages'>,
): Offering {
  return {
    ...sold,
    id,
    exam: 'csir-net',
    name: sold.title,
    label: priced(sold.title, sold.price),
    coursename: courseNameIn('csir-net'),
    courseduration: '',
    inclusions: features.map((name) => ({ name, included: true, assumed: false })),
    sets: 0,
    lastDay,
    pastNote,
    ended,
  };
}

/** The id of a set of booklets. */
export const bookletId = (exam: ExamIn<'studymaterial'>, set: MaterialId) =>
  `${exam}-booklets-${set}`;

function ofBooklets(exam: ExamIn<'studymaterial'>): Offering[] {
  const page = `/studymaterial/${exam}` as const;
  return materialRows(exam).map(({ id, name, price }) => {
    const title = `${id === 'combined' ? 'Combined booklets' : name}, ${courseNameOf(exam)}`;
    return {
      id: bookletId(exam, id),
      kind: 'study-material',
      exam,
      title,
      name,
      label: priced(title, price),
      price,
      coursename: courseNameIn(exam),
      courseduration: '',
      coursetype: '',
      inclusions: [],
      sets: id === 'combined' ? 3 : 1,
      page,
      pages: [page],
      ended: false,
    };
  });
}

const onSaleOrEnded: readonly Offering[] = [
  ...plans.map(ofPlan),
  ofBatch(testSeriesOffer, {
    kind: 'test-series',
    title: testSeriesOffer.seriesTitle,
    price: testSeriesOffer.total,
    coursetype: 'Test Series',
    page: '/testseries/csir-net',
    pages: offerPages,
  }),
  ofBatch(jrfJumpstart, {
    kind: 'crash-course',
    title: jrfJumpstart.title,
    price: jrfJumpstart.price,
    coursetype: '',
    page: newBatchPath,
    pages: [newBatchPath],
  }),
  ...examsIn('studymaterial').flatMap(ofBooklets),
];

/** Everything on sale. */
export const offerings: readonly Offering[] = onSaleOrEnded.filter(({ ended }) => !ended);

/** Offerings of the admission form: all but booklets. */
export const formOfferings = offerings.filter(({ kind }) => kind !== 'study-material');

/** Offerings of the short order form: all but plans. */
export const orderOfferings = offerings.filter(({ kind }) => kind !== 'course');

/** The offering on sale with this id, or null. */
export function findOffering(id: string, among = offerings): Offering | null {
  return among.find((offering) => offering.id === id) ?? null;
}

/** The title on a day; once a batch is past, its title says so (D43). */
export function titleOn(day: IsoDay, { title, lastDay }: Pick<Offering, 'title' | 'lastDay'>) {
  return lastDay !== undefined && lastDay < day ? `${title} (Past batch)` : title;
}

/** The title on this day, also of an offering that has ended; null for an unknown id. */
export function titleOfId(day: IsoDay, id: string): string | null {
  const offering = findOffering(id, onSaleOrEnded);
  return offering && titleOn(day, offering);
}

/** The offerings that can be in one order with this one, itself included. */
export function orderedWith({ kind, exam, id }: Offering): readonly Offering[] {
  if (kind !== 'study-material') return orderOfferings.filter((one) => one.id === id);
  return orderOfferings.filter((one) => one.kind === kind && one.exam === exam);
}

/** Whether it can be bought online now: booklets only once the shipping cost can be shown. */
export const isOrdered = ({ sets }: Offering): boolean => sets === 0 || shipsBooklets;

/** Number of booklet sets to send. */
export function setsOf(items: readonly Pick<Offering, 'sets'>[]): number {
  return items.reduce((sum, { sets }) => sum + sets, 0);
}

/** The reason why these offerings cannot be in one order; null if they can. */
export function refusedTogether(items: readonly Offering[]): string | null {
  const [first] = items;
  if (!first) return 'Choose what you want to order.';
  const others = orderedWith(first);
  if (items.some((item) => !others.includes(item))) {
    return 'Order the booklets of one exam at a time, and tests or a crash course on their own.';
  }
  if (items.length > 1 && items.some(({ sets }) => sets > 1)) {
    return 'The combined set has all the booklets. Choose it alone.';
  }
  return null;
}
