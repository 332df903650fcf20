import type { MaterialId } from './exams/exam';
import type { IsoDay } from '@/content/day';
import { courseNameOf, examsIn, type ExamId, type ExamIn } from './exams/exams';
import { plusGst } from './gst';
import { formatRupees, type Paise } from '@/content/money';
import { newBatchPath, type OfferPage } from './sales-pages';
import {
  findCrashCourse,
  findOffer,
  jrfJumpstart,
  testSeriesOffer,
  type CrashCourse,
  type Offer,
} from './offers';
import type { PurchaseKind } from './purchase-kinds';
import { shipsBooklets } from './shipping';
import { materialRows } from './study-material';

export type OrderKind = Exclude<PurchaseKind, 'course'>;

/** The page that something is bought on. */
export type ItemPage = OfferPage | `/studymaterial/${ExamIn<'studymaterial'>}`;

/** Something that is bought by a short order, without an admission form. */
export type OrderItem = {
  id: string;
  kind: OrderKind;
  exam: ExamId;
  title: string;
  /** Within a list of one exam: "Theory booklets". */
  name: string;
  /** In paise, GST included. */
  price: Paise;
  includes: readonly string[];
  /** Sets of booklets that are sent by post; 0 for what is used online. */
  sets: number;
  page: ItemPage;
  /** Of a batch: its last day, and what is still delivered after it (D43). */
  lastDay?: IsoDay;
  pastNote?: string;
};

/** The id of a set of booklets as an item. */
export const bookletItem = (exam: ExamIn<'studymaterial'>, set: MaterialId) =>
  `${exam}-booklets-${set}`;

const booklets: readonly OrderItem[] = examsIn('studymaterial').flatMap((exam) =>
  materialRows(exam).map(({ id, name, price }) => ({
    id: bookletItem(exam, id),
    kind: 'study-material',
    exam,
    title: `${id === 'combined' ? 'Combined booklets' : name}, ${courseNameOf(exam)}`,
    name,
    price,
    includes: [],
    sets: id === 'combined' ? 3 : 1,
    page: `/studymaterial/${exam}`,
  })),
);

const offered: readonly OrderItem[] = [
  {
    ...batchOf(testSeriesOffer),
    id: testSeriesOffer.id,
    kind: 'test-series',
    exam: 'csir-net',
    title: testSeriesOffer.seriesTitle,
    name: testSeriesOffer.seriesTitle,
    price: plusGst(testSeriesOffer.price).total,
    includes: testSeriesOffer.features,
    sets: 0,
    page: '/testseries/csir-net',
  },
  {
    ...batchOf(jrfJumpstart),
    id: jrfJumpstart.id,
    kind: 'crash-course',
    exam: 'csir-net',
    title: jrfJumpstart.title,
    name: jrfJumpstart.title,
    price: jrfJumpstart.price,
    includes: jrfJumpstart.features,
    sets: 0,
    page: newBatchPath,
  },
];

function batchOf({ lastDay, pastNote }: Offer | CrashCourse) {
  return { lastDay, pastNote };
}

/** Everything that can be ordered, at the catalogue's prices. */
export const orderItems: readonly OrderItem[] = [
  ...offered.filter(({ id }) => findOffer(id) ?? findCrashCourse(id)),
  ...booklets,
];

/** The item with this id, or null. */
export function findItem(id: string): OrderItem | null {
  return orderItems.find((item) => item.id === id) ?? null;
}

/** The items that can be in one order with this one, itself included. */
export function orderedWith({ kind, exam, id }: OrderItem): readonly OrderItem[] {
  if (kind !== 'study-material') return orderItems.filter((item) => item.id === id);
  return orderItems.filter((item) => item.kind === kind && item.exam === exam);
}

/** Whether it can be bought online now: booklets only once the shipping cost can be shown. */
export const isOrdered = ({ sets }: OrderItem): boolean => sets === 0 || shipsBooklets;

/** How many sets of booklets are sent. */
export function setsOf(items: readonly Pick<OrderItem, 'sets'>[]): number {
  return items.reduce((sum, { sets }) => sum + sets, 0);
}

/** Prices of the items in paise, GST included, without shipping. */
export function sumOfItems(items: readonly OrderItem[]): Paise {
  return items.reduce((sum, { price }) => sum + price, 0) as Paise;
}

/** What an order is called on receipts and in lists. */
export function titleOfOrder(items: readonly OrderItem[]): string {
  const [first, second] = items;
  if (!first || !second) return first?.title ?? '';
  return `Booklets, ${courseNameOf(first.exam)}: ${items.map(({ name }) => name).join('; ')}`;
}

/** Why these items cannot be in one order; null when they can. */
export function refusedTogether(items: readonly OrderItem[]): string | null {
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

/** The label of the item in links: "Theory booklets, GATE Chemistry, ₹6,000". */
export const itemLabel = ({ title, price }: OrderItem): string =>
  `${title}, ${formatRupees(price)}`;
