import type { Duration, Tier } from '../tiers';

/** A product with a page per exam, by the first segment of its path. */
export type Family =
  | 'onlinecourses'
  | 'offlinecourses'
  | 'testseries'
  | 'studymaterial'
  | 'result'
  | 'result-explore';

/** Short page name, and a one-line summary. */
type PageLine = readonly [title: string, purpose: string];

/** In rupees with GST, as in the catalogue. */
type OnlineFee = readonly [tier: Tier, price: number, struckPrice: number | null];

/** A page of facts below an exam's page, by the last segment of its path. */
export type FactsTopic = 'syllabus' | 'cut-off' | 'eligibility';

/** The sets of printed booklets. */
export const materialIds = ['pyq', 'practice', 'theory', 'combined'] as const;
export type MaterialId = (typeof materialIds)[number];

export type ClassroomFee = {
  duration: Duration;
  price: number;
  struckPrice: number | null;
  /** Only where the card's title differs from "Diamond" and its duration. */
  title?: string;
};

/**
 * An exam as navigation, forms, routes and plan lists need it. The page content is in the neighbouring
 * files.
 */
export type Exam = {
  id: string;
  name: string;
  course?: string;
  /** The course name in the admission form, word for word, and its position in the list (D21). */
  admission: { name: string; place: number };
  /** The code and name of the exam in the office search. */
  search: readonly [code: string, name: string];
  /** One entry for each product the exam has. */
  pages: Partial<Record<Family, PageLine>>;
  examPage?: {
    path: string;
    line: PageLine;
    /** Its entry and position under Top Courses. */
    menu: { label: string; place: number };
    /** Repeats the online plan cards with their own links (D6). */
    plans?: true;
  };
  /** Pages of facts about the exam, below its own path. */
  facts?: {
    path: string;
    /** The page at the path itself, for an exam without an exam page. */
    overview?: PageLine;
    topics: Partial<Record<FactsTopic, PageLine>>;
  };
  footerLabel?: string;
  onlineFees?: Partial<Record<Duration, readonly OnlineFee[]>>;
  classroomFees?: readonly ClassroomFee[];
  /** Prices of the printed booklets, in rupees with GST. */
  bookletPrices?: Readonly<Record<MaterialId, number>>;
};

/** The online fees that GATE, CUET (PG) and IIT-JAM share (specification). */
export const sharedFees = {
  '6-months': [
    ['bronze', 1999, 6000],
    ['silver', 2499, 10000],
    ['gold', 3499, 15000],
    ['platinum', 5999, 25000],
  ],
  '1-year': [
    ['bronze', 4999, 10000],
    ['silver', 6999, 15000],
    ['gold', 9999, 20000],
    ['platinum', 14999, 25000],
  ],
} as const satisfies Exam['onlineFees'];
