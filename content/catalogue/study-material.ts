import { bookletPrices as publishedBookletPrices } from '@published/bookletPrices';
import { bankStep, type CourseFeature, type Faq, type RegistrationStep } from './course';
import type { MaterialId } from './exams/exam';
import { requireExam, type ExamIn } from './exams/exams';
import type { FeatureId } from './tiers';
import { institute } from '@/content/facts/institute';
import { rupees, type Paise } from '@/content/money';
import { shipsBooklets } from './shipping';
import type { Plan } from './plan';
import { tierNames } from './tiers';
import { plans } from './plans';

/** The books of one or more plans with the same books. */
export type PlanBooks = { names: readonly string[]; practice: string; pyq: string; theory: string };

function copies(plan: Plan, soft: FeatureId, hard: FeatureId): string {
  const forms = [
    plan.features.includes(soft) && 'soft copy',
    plan.features.includes(hard) && 'print',
  ].filter(Boolean);
  return forms.join(' and ') || 'not included';
}

function booksOf(plan: Plan): PlanBooks {
  return {
    names: [plan.mode === 'offline' ? 'Classroom' : tierNames[plan.tier]],
    practice: copies(plan, 'practice-soft', 'practice-hard'),
    pyq: copies(plan, 'pyq-soft', 'pyq-hard'),
    theory: plan.features.includes('theory-booklets') ? 'included' : 'not included',
  };
}

const sameBooks = (one: PlanBooks, other: PlanBooks) =>
  one.practice === other.practice && one.pyq === other.pyq && one.theory === other.theory;

/** The books of an exam's plans, in plan order. Tiers with the same books share a row. */
export function planBooks(exam: Plan['exam']): readonly PlanBooks[] {
  const own = plans.filter((plan) => plan.exam === exam);
  const ordered = [
    ...own.filter(({ mode }) => mode === 'online'),
    ...own.filter(({ mode }) => mode === 'offline'),
  ];
  return ordered.map(booksOf).reduce<PlanBooks[]>((rows, books) => {
    const same = rows.find((row) => sameBooks(row, books));
    if (!same) return [...rows, books];
    const names = [...new Set([...same.names, ...books.names])];
    return rows.map((row) => (row === same ? { ...row, names } : row));
  }, []);
}

/**
 * A row of a price table, worded as in the catalogue. The price is in paise and includes 18% GST.
 */
export type MaterialRow = {
  id: MaterialId;
  name: string;
  classTime: string;
  duration: string;
  price: Paise;
};

/* In paise. */
type Prices = Readonly<Record<MaterialId, number>>;

/* The same for every booklet and every exam (specification). */
const classTime = '45 minutes';

/** The sets of booklets, as on the price list. */
export const materialNames = {
  pyq: 'PYQ booklets',
  practice: 'Assignments and practice',
  theory: 'Theory booklets',
  combined: 'Combined',
} as const satisfies Record<MaterialId, string>;

function priceTable(prices: Prices): readonly MaterialRow[] {
  const row = (id: MaterialId, duration: string): MaterialRow => ({
    id,
    name: materialNames[id],
    classTime,
    duration,
    price: prices[id] as Paise,
  });
  return [
    row('pyq', '1 Year'),
    row('practice', '2 Years'),
    row('theory', '6 Months'),
    row('combined', '1 Year'),
  ];
}

/** The price table of an exam's booklets. Throws when there is none: a mistake in the content. */
export function materialRows(exam: ExamIn<'studymaterial'>): readonly MaterialRow[] {
  const { bookletPrices } = requireExam(exam);
  if (!bookletPrices)
    throw new Error(`No booklet prices in content/catalogue/exams/${exam}/exam.ts`);
  const { pyq, practice, theory, combined } = bookletPrices;
  return priceTable({
    pyq: rupees(pyq),
    practice: rupees(practice),
    theory: rupees(theory),
    combined: rupees(combined),
    ...publishedBookletPrices?.[exam],
  });
}

/** The sentence, as long as the booklets of both exams have the same prices. */
export function whileSamePrices(
  one: ExamIn<'studymaterial'>,
  other: ExamIn<'studymaterial'>,
  sentence: string,
): { pricesIntro?: string } {
  const others = materialRows(other);
  const same = materialRows(one).every(({ price }, index) => price === others[index]?.price);
  return same ? { pricesIntro: sentence } : {};
}

/* The rows without the combined set. */
function singleRows(rows: readonly MaterialRow[]): readonly MaterialRow[] {
  return rows.filter(({ id }) => id !== 'combined');
}

export function sumOfParts(rows: readonly MaterialRow[]): Paise {
  return singleRows(rows).reduce((sum, { price }) => sum + price, 0) as Paise;
}

/** The lowest price of a table, in paise. */
export function lowestMaterialPrice(rows: readonly MaterialRow[]): Paise {
  return Math.min(...rows.map(({ price }) => price)) as Paise;
}

/** The steps of ordering booklets. */
export const orderSteps: readonly RegistrationStep[] = [
  ...(shipsBooklets
    ? [
        {
          title: 'Buy online',
          text: 'Press Buy beside a set and enter your address. You see shipping and the total before you pay.',
        },
      ]
    : []),
  {
    title: 'Order on the phone',
    text: 'Name the exam and the booklets, and give your full postal address with PIN code. The counsellor tells you the total with delivery.',
  },
  {
    title: 'Or at the office',
    text: `Come to the office in ${institute.place}, choose the booklets and pay there.`,
  },
  { ...bankStep, title: 'Pay by bank deposit' },
];

/** The shipping policy in short (specification). */
export const deliveryFacts: readonly CourseFeature[] = [
  { name: 'Dispatch', detail: '3-5 business days after your payment is confirmed.' },
  { name: 'Delivery', detail: '7-14 business days, by standard shipping, anywhere in India.' },
  { name: 'Shipping cost', detail: 'By weight and delivery address.' },
  {
    name: 'Tracking',
    detail: 'Sent with the confirmation e-mail. Customer support aims to reply within 48 hours.',
  },
];

/** The refund policy for booklets in short (specification). */
export const bookletRefund =
  'Booklets and other study material are not refunded. An excess payment is returned within 10 working days, on a written request made in person.';

/** A part of a week with the booklets. */
type WeekPart = { when: string; work: string };

/** The page of one exam's booklets. No two pages share a paragraph. */
export type StudyMaterial = {
  path: `/studymaterial/${ExamIn<'studymaterial'>}`;
  exam: ExamIn<'studymaterial'>;
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  /** Text of its card on the index of study material. */
  familyCard: string;
  intro: readonly string[];
  kinds: readonly [CourseFeature, CourseFeature, CourseFeature];
  pricesIntro?: string;
  rows: readonly MaterialRow[];
  suits?: readonly CourseFeature[];
  /** A study plan for one week. */
  weekIntro?: string;
  week?: readonly WeekPart[];
  /** Intro of the table of books included in the course plans. */
  inPlans: readonly string[];
  faqs: readonly Faq[];
};
