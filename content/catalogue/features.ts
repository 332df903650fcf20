import { rupees, type Paise } from '@/content/money';
import { unitwise } from './test-series';
import { featureIds, type FeatureId, type Tier } from './tiers';

/** The right-hand column of a feature row. Amounts are list prices in paise. */
export type ListPrice =
  | { kind: 'amount'; paise: Paise }
  | { kind: 'amount-for'; paise: Paise; note: string }
  | { kind: 'priceless'; label: 'Priceless'; offlineLabel: 'Free' }
  | { kind: 'tax'; label: '18%' };

export type FeatureRow = {
  id: FeatureId;
  name: string;
  /** The feature inside a sentence: "Adds live sessions and …". */
  phrase: string;
  /** Rows that a card may count together when space is short. */
  group?: 'printed books' | 'tests';
  /** A shorter phrase for the card. */
  short?: string;
  /** Printed, and sent by post. */
  isHardCopy?: true;
  listPrice: ListPrice;
};

const amount = (value: number): ListPrice => ({ kind: 'amount', paise: rupees(value) });

/** The 17 rows of every plan card, in catalogue order (section 3). */
export const featureRows: readonly FeatureRow[] = [
  {
    id: 'pre-recorded-lectures',
    name: 'Pre Recorded Lectures',
    phrase: 'recorded lectures',
    listPrice: amount(6999),
  },
  {
    id: 'live-sessions',
    name: 'Live Sessions',
    phrase: 'live sessions',
    listPrice: amount(9999),
  },
  {
    id: 'live-recordings',
    name: 'Recording of Live Sessions',
    phrase: 'the recording of each live session',
    listPrice: amount(7999),
  },
  {
    id: 'teacher-handouts',
    name: 'Teacher Handouts',
    phrase: 'teacher handouts',
    listPrice: amount(999),
  },
  {
    id: 'practice-soft',
    name: '3000+ Questions Practice Books, Soft Copy',
    phrase: 'practice books as soft copies',
    listPrice: amount(1999),
  },
  {
    id: 'practice-hard',
    name: '3000+ Questions Practice Books, Hard Copy',
    phrase: 'practice books in print',
    isHardCopy: true,
    group: 'printed books',
    listPrice: amount(2999),
  },
  {
    id: 'subtopic-tests',
    name: 'Subtopicwise Tests',
    phrase: 'subtopicwise tests',
    group: 'tests',
    listPrice: amount(499),
  },
  {
    id: 'unit-tests',
    name: 'Unitwise Tests',
    phrase: 'unitwise tests',
    listPrice: {
      kind: 'amount-for',
      paise: unitwise.price,
      note: `for ${unitwise.tests} tests`,
    },
  },
  {
    id: 'final-mock-test',
    name: 'Final Mock Test',
    phrase: 'the final mock test',
    listPrice: amount(499),
  },
  {
    id: 'pyq-tests',
    name: 'Previous Year Questions Tests',
    phrase: 'previous year questions tests',
    group: 'tests',
    listPrice: amount(499),
  },
  {
    id: 'pyq-soft',
    name: 'Subtopicwise PYQs Books, Soft Copy',
    phrase: 'PYQs books as soft copies',
    listPrice: amount(600),
  },
  {
    id: 'pyq-hard',
    name: 'Subtopicwise PYQs Books, Hard Copy',
    phrase: 'PYQs books in print',
    isHardCopy: true,
    group: 'printed books',
    listPrice: amount(1100),
  },
  {
    id: 'theory-booklets',
    name: 'Theory Booklets',
    phrase: 'theory booklets',
    isHardCopy: true,
    listPrice: amount(6000),
  },
  {
    id: 'crash-course',
    name: '30 Days Crash Course & Test Series',
    phrase: 'the 30-day crash course and test series',
    short: 'the 30-day crash course',
    listPrice: amount(1100),
  },
  {
    id: 'general-aptitude',
    name: 'General Aptitude',
    phrase: 'general aptitude',
    listPrice: amount(999),
  },
  {
    id: 'doubt-resolution',
    name: '24x7 Doubt Resolution',
    phrase: '24x7 doubt resolution',
    listPrice: { kind: 'priceless', label: 'Priceless', offlineLabel: 'Free' },
  },
  {
    id: 'gst',
    name: 'Price (Inc. GST)',
    phrase: 'GST',
    listPrice: { kind: 'tax', label: '18%' },
  },
];

/** Rows that a collapsed card shows (D13). */
export const collapsedRowCount = 10;

/** The rows that are items; the GST row explains the price. */
export const itemRows: readonly FeatureRow[] = featureRows.filter(
  (row) => row.listPrice.kind !== 'tax',
);

/** `assumed`: the catalogue does not show this inclusion (D12). */
export type Inclusion = { features: readonly FeatureId[]; assumed: boolean };

const bronze: readonly FeatureId[] = [
  'pre-recorded-lectures',
  'teacher-handouts',
  'practice-soft',
  'unit-tests',
  'final-mock-test',
  'pyq-soft',
  'general-aptitude',
  'doubt-resolution',
  'gst',
];

/** Tier inclusion of online CSIR-NET, the same for both durations (specification). */
export const csirNetOnlineInclusion: Record<Exclude<Tier, 'diamond'>, Inclusion> = {
  bronze: { features: bronze, assumed: false },
  silver: { features: bronze, assumed: false },
  gold: { features: [...bronze, 'live-sessions', 'live-recordings'], assumed: false },
  platinum: { features: featureIds.filter((id) => id !== 'theory-booklets'), assumed: false },
};

const assumed = ({ features }: Pick<Inclusion, 'features'>): Inclusion => ({
  features,
  assumed: true,
});

/**
 * The inclusion assumed where the catalogue shows none: the matrix of online CSIR-NET, and every
 * row for Diamond and the offline cards (D12).
 */
export const assumedInclusion: Record<Tier, Inclusion> = {
  bronze: assumed(csirNetOnlineInclusion.bronze),
  silver: assumed(csirNetOnlineInclusion.silver),
  gold: assumed(csirNetOnlineInclusion.gold),
  platinum: assumed(csirNetOnlineInclusion.platinum),
  diamond: assumed({ features: featureIds }),
};
