import { requireExam, type CourseExam } from '@/content/catalogue/exams/exams';
import { itemRows } from '@/content/catalogue/features';
import { printedRule } from '@/content/catalogue/instalments';
import { jrfJumpstart } from '@/content/catalogue/offers';
import type { Plan } from '@/content/catalogue/plan';
import { plans } from '@/content/catalogue/plans';
import { durationNames, tierNames, type Duration, type Tier } from '@/content/catalogue/tiers';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { formatRupees, type Paise } from '@/content/money';
import { examFees, feesWords, testFees } from './fees';

const modeNames: Record<Plan['mode'], string> = { online: 'Online', offline: 'Classroom' };

/** The plans of a course for one duration: a price for each tier, or none while the fee is given on request. */
export interface SheetRow {
  exam: string;
  /** "6 Months", "2 Year" */
  duration: string;
  prices: Partial<Record<Tier, Paise>>;
}

const durations = Object.keys(durationNames) as Duration[];

const rowsOf = (mode: Plan['mode']): readonly SheetRow[] =>
  examFees.flatMap(({ exam, modes }) =>
    modes
      .filter((one) => one.mode === mode)
      .flatMap((one) => [
        ...durations.flatMap((duration): SheetRow[] => {
          const own = one.plans.filter((plan) => plan.duration === duration);
          if (own.length === 0) return [];
          return [
            {
              exam: requireExam(exam).name,
              duration: durationNames[duration].title,
              prices: Object.fromEntries(own.map(({ tier, price }) => [tier, price])),
            },
          ];
        }),
        ...one.lengths.map((duration) => ({ exam: requireExam(exam).name, duration, prices: {} })),
      ]),
  );

/** The rows of each mode, in the order of the fees page. */
export const sheetPlans = (['online', 'offline'] as const).map((mode) => ({
  mode,
  name: modeNames[mode],
  rows: rowsOf(mode),
}));

/** What plans contain, as a line: plans that contain the same stand together. */
export interface Contents {
  /** "Bronze and Silver", "Gold of GATE, online" */
  of: string;
  /** "Recorded lectures, teacher handouts, …" */
  items: string;
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const itemsOf = ({ features }: Plan): string =>
  itemRows.flatMap(({ id, phrase }) => (features.includes(id) ? phrase : [])).join(', ');

/** The contents of all plans, cheapest tier first; courses are named where those of a tier differ. */
export function contentsOf(all: readonly Plan[] = plans): readonly Contents[] {
  return [...new Set(all.map(itemsOf))].map((items) => {
    const own = all.filter((plan) => itemsOf(plan) === items);
    const names = [...new Set(own.map(({ tier }) => tier))].map((tier) => {
      const ofTier = own.filter((plan) => plan.tier === tier);
      const isWhole = ofTier.length === all.filter((plan) => plan.tier === tier).length;
      const courses = [...new Set(ofTier.map(({ course }) => course))];
      return isWhole ? tierNames[tier] : `${tierNames[tier]} of ${list.format(courses)}`;
    });
    return { of: list.format(names), items: items.charAt(0).toUpperCase() + items.slice(1) };
  });
}

/** A test series or a crash course: what it is, its fee as printed, and the last day of its batch (D38). */
interface SheetOffer {
  name: string;
  contents: string;
  fee: string;
  lastDay?: IsoDay | undefined;
}

export const sheetOffers: readonly SheetOffer[] = [
  ...testFees(feesWords).map(({ name, tests, fee, lastDay }) => ({
    name,
    contents: tests,
    fee: typeof fee === 'string' ? fee : formatRupees(fee),
    lastDay,
  })),
  ...(jrfJumpstart.ended
    ? []
    : [
        {
          name: jrfJumpstart.title,
          contents: jrfJumpstart.features.join(', '),
          fee: formatRupees(jrfJumpstart.price),
          lastDay: jrfJumpstart.lastDay,
        },
      ]),
];

const ruleOf = (exam: CourseExam) => printedRule(requireExam(exam).admission.name);

/** How fees may be paid in parts, and of which courses; empty while the owner does not offer it. */
export const sheetInstalments: readonly string[] = [
  ...new Set(examFees.map(({ exam }) => ruleOf(exam))),
].flatMap((rule) => {
  const of = examFees.filter(({ exam }) => ruleOf(exam) === rule).map(({ name }) => name);
  return rule ? `${list.format(of)}: ${rule.replace(/^Yes: /, '')}` : [];
});

/** The copy of the page. */
export const feeSheet = {
  path: '/fees/sheet',
  meta: {
    title: `Chemistry Coaching Fee Sheet to Print | ${institute.shortName}`,
    description: `All chemistry coaching fees on one page to print or save: CSIR-NET, GATE, IIT-JAM and CUET (PG) plans, test series and booklets, with GST${sheetInstalments.length > 0 ? ' and instalments' : ''}.`,
    keywords: ['chemistry coaching fee structure', 'CSIR NET coaching fee structure'],
  },
  heading: 'Chemistry coaching fee sheet',
  asOf: 'Prices as of',
  plans: {
    intro: 'All course fees include 18% GST. Each fee is for the whole duration.',
    duration: 'Duration',
    fee: 'Fee',
    onRequest: feesWords.onRequest,
  },
  contents: 'What the plans contain',
  offers: 'Tests and crash course',
  booklets: 'Printed booklets',
  bookletNote: 'GST included. Shipping is extra, by weight and address.',
  instalments: 'Instalments',
  print: 'To print: Ctrl + P, or Share and Print on a phone.',
  link: 'Fee sheet to print',
} as const;
