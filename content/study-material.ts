import type { CourseFeature, Faq, RegistrationStep } from './course';
import { requireExam, type ExamIn } from './exams/exams';
import type { FeatureId } from './features';
import { rupees, type Paise } from './money';
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

export type MaterialId = 'pyq' | 'practice' | 'theory' | 'combined';

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

type Prices = Record<MaterialId, number>;

/* The same for every booklet and every exam (specification). */
const classTime = '45 minutes';

function priceTable(prices: Prices): readonly MaterialRow[] {
  const row = (id: MaterialId, name: string, duration: string): MaterialRow => ({
    id,
    name,
    classTime,
    duration,
    price: rupees(prices[id]),
  });
  return [
    row('pyq', 'PYQ booklets', '1 Year'),
    row('practice', 'Assignments and practice', '2 Years'),
    row('theory', 'Theory booklets', '6 Months'),
    row('combined', 'Combined', '1 Year'),
  ];
}

/** The price table of an exam's booklets. Throws when there is none: a mistake in the content. */
export function materialRows(exam: ExamIn<'studymaterial'>): readonly MaterialRow[] {
  const { bookletPrices } = requireExam(exam);
  if (!bookletPrices) throw new Error(`No booklet prices in content/exams/${exam}/exam.ts`);
  return priceTable(bookletPrices);
}

/** The rows without the combined set. */
export function singleRows(rows: readonly MaterialRow[]): readonly MaterialRow[] {
  return rows.filter(({ id }) => id !== 'combined');
}

export function sumOfParts(rows: readonly MaterialRow[]): Paise {
  return singleRows(rows).reduce((sum, { price }) => sum + price, 0) as Paise;
}

/** The lowest price of a table, in paise. */
export function lowestMaterialPrice(rows: readonly MaterialRow[]): Paise {
  return Math.min(...rows.map(({ price }) => price)) as Paise;
}

/** A part of a week with the booklets. */
type WeekPart = { when: string; work: string };

/** The page of one exam's booklets. No two pages share a paragraph. */
export type StudyMaterial = {
  path: `/studymaterial/${Plan['exam']}`;
  exam: Plan['exam'];
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  /** Text of its card on the index of study material. */
  familyCard: string;
  intro: readonly string[];
  kinds: readonly [CourseFeature, CourseFeature, CourseFeature];
  pricesIntro: string;
  rows: readonly MaterialRow[];
  durationNote: string;
  suits: readonly CourseFeature[];
  /** A study plan for one week. */
  weekIntro?: string;
  week?: readonly WeekPart[];
  /** Intro of the table of books included in the course plans. */
  inPlans: readonly string[];
  orderIntro: string;
  order: readonly RegistrationStep[];
  delivery: readonly CourseFeature[];
  refund: string;
  faqs: readonly Faq[];
};
