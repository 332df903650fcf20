import type { Duration, Tier } from '../plan';

/** A product with a page of its own for each exam, by the first part of its address. */
export type Family =
  'onlinecourses' | 'offlinecourses' | 'testseries' | 'studymaterial' | 'result' | 'result-explore';

/** Short name of a page, and what is there in one line. */
type PageLine = readonly [title: string, purpose: string];

/** In rupees with GST, as the catalogue prints them. */
type OnlineFee = readonly [tier: Tier, price: number, struckPrice: number | null];

type ClassroomFee = {
  duration: Duration;
  price: number;
  struckPrice: number | null;
  /** Where the card is not called Diamond and its duration. */
  title?: string;
};

/** What navigation, forms, routes and plan lists need of an exam. Its pages are in the files beside it. */
export type Exam = {
  /** The last part of its addresses. */
  id: string;
  name: string;
  /** The name of its courses, in the left navigation and in the forms for new leads. */
  course?: string;
  /** The course of the admission form, word for word, and its place in the list (D21). */
  admission: { name: string; place: number };
  /** How the office's search calls it: in the address, and on the page. */
  search: readonly [code: string, name: string];
  /** One line for each product it has. */
  pages: Partial<Record<Family, PageLine>>;
  /** The page about the exam itself. */
  examPage?: {
    path: string;
    line: PageLine;
    /** Its entry under Top Courses, and the place of that. */
    menu: { label: string; place: number };
    /** Shows the online plan cards a second time, with links of their own (D6). */
    plans?: true;
  };
  footerLabel?: string;
  onlineFees?: Partial<Record<Duration, readonly OnlineFee[]>>;
  classroomFees?: readonly ClassroomFee[];
  /** Of its printed booklets, in rupees with GST. */
  bookletPrices?: { pyq: number; practice: number; theory: number; combined: number };
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
