import { hideStruckPrices } from '@published/hideStruckPrices';
import { tests as publishedTests } from '@published/tests';
import type { IsoDay } from '@/content/day';
import { plusGst } from './gst';
import { formatRupees, rupees, type Paise } from '@/content/money';

/* The prices of published facts are paise. */
type PublishedOffer = { price?: Paise; struckPrice?: Paise | null } | undefined;

const withoutStruck = hideStruckPrices && { struckPrice: null };

/** A crash course sold on its own (specification). Prices in paise, 18% GST included (D31). */
export type CrashCourse = {
  id: string;
  title: string;
  /** The end of the session in its title; afterwards it is marked as past (D38). */
  lastDay: IsoDay;
  /** Shown after `lastDay`: the services that continue, and those that have ended (D43). */
  pastNote: string;
  /** The owner has taken it off sale (D43). */
  ended: boolean;
  price: Paise;
  struckPrice: Paise | null;
  features: readonly string[];
};

export const jrfJumpstart: CrashCourse = {
  id: 'jrf-jumpstart-june-2024',
  title: 'JRF Jumpstart Crash course June-2024',
  lastDay: '2024-06-30',
  pastNote: 'You still get the session recordings and the assessments; the live classes are over.',
  price: rupees(499),
  struckPrice: rupees(2499),
  ended: false,
  ...(publishedTests?.crashCourse as PublishedOffer),
  ...withoutStruck,
  features: [
    'Live interaction',
    'High-weightage topic coverage',
    'Assessments',
    'Session recordings',
  ],
};

/** Sold on its own at a net price: GST is added (D15). */
export type Offer = {
  id: string;
  /** Heading of its card (specification). */
  title: string;
  /** Its name everywhere else: on New Batches, in the order, the receipt and the office. */
  seriesTitle: string;
  /** The end of the session in its titles; afterwards it is marked as past (D38). */
  lastDay: IsoDay;
  /** Shown after `lastDay`: the services that continue, and those that have ended (D43). */
  pastNote: string;
  /** The owner has taken it off sale (D43). */
  ended: boolean;
  /** In paise: the price without GST, its GST and their sum. */
  price: Paise;
  gst: Paise;
  total: Paise;
  struckPrice: Paise | null;
  tests: number;
  mockTests: number;
  features: readonly string[];
};

const tests = 58;
const mockTests = 3;

const publishedSeries = publishedTests?.series as PublishedOffer;
const netPrice = publishedSeries?.price ?? rupees(99);

/** The test series offer of the catalogue (sections 3 and 9). */
export const testSeriesOffer: Offer = {
  id: 'csir-net-test-series-june-2024',
  title: 'Crash course for CSIR NET June-2024',
  seriesTitle: 'Online Test Series for CSIR NET June-2024',
  lastDay: '2024-06-30',
  pastNote: `You still get all ${tests} tests; the live classes are over.`,
  ended: false,
  price: netPrice,
  ...plusGst(netPrice),
  struckPrice: rupees(1500),
  ...publishedSeries,
  ...withoutStruck,
  tests,
  mockTests,
  features: [
    `${tests} tests, ${mockTests} of them mock tests`,
    'Subject-wise tests',
    'Topic-wise tests',
    'Minor tests',
    'Mock tests',
  ],
};

/** Content that needs the series to be on sale; empty once it has ended. */
export function whileSeriesIsSold<Part>(...parts: readonly Part[]): readonly Part[] {
  return testSeriesOffer.ended ? [] : parts;
}

const { price, gst, total } = testSeriesOffer;

/** The offer's amounts for use in a sentence: `sum` is "₹99 + 18% GST = ₹116.82". */
export const offerAmounts = {
  price: formatRupees(price),
  gst: formatRupees(gst),
  total: formatRupees(total),
  sum: `${formatRupees(price)} + 18% GST = ${formatRupees(total)}`,
};
