/** The pages that show plan cards. `/csir-net-jrf` repeats the CSIR-NET cards with its own links (decision D6). */
export const planPages = [
  '/onlinecourses/csir-net',
  '/onlinecourses/gate',
  '/onlinecourses/iit-jam',
  '/onlinecourses/cuet',
  '/csir-net-jrf',
  '/offlinecourses/csir-net',
  '/offlinecourses/gate',
  '/offlinecourses/iit-jam',
  '/offlinecourses/cuet',
] as const;

export type PlanPage = (typeof planPages)[number];

/** The pages that show the test series offer. `/new-batch` shows the crash course beside it. */
export const offerPages = [
  '/testseries/csir-net',
  '/testseries/gate',
  '/testseries/iit-jam',
  '/testseries/barc',
  '/testseries/tifr',
  '/new-batch',
] as const;

export type OfferPage = (typeof offerPages)[number];

/** Addresses of the payment provider's hosted pages, by page and plan or offer id. Empty until the owner sets them. */
const paymentLinks: Record<PlanPage | OfferPage, Readonly<Record<string, string>>> = {
  '/onlinecourses/csir-net': {},
  '/onlinecourses/gate': {},
  '/onlinecourses/iit-jam': {},
  '/onlinecourses/cuet': {},
  '/csir-net-jrf': {},
  '/offlinecourses/csir-net': {},
  '/offlinecourses/gate': {},
  '/offlinecourses/iit-jam': {},
  '/offlinecourses/cuet': {},
  '/testseries/csir-net': {},
  '/testseries/gate': {},
  '/testseries/iit-jam': {},
  '/testseries/barc': {},
  '/testseries/tifr': {},
  '/new-batch': {},
};

/** The owner's payment link for a card, or null while there is none. */
export function paymentLink(planId: string, page: PlanPage | OfferPage): string | null {
  return paymentLinks[page][planId] ?? null;
}

/** Where Enroll Now leads: the owner's payment link for this card, or else the admission form with the plan chosen. */
export function enrollHref(planId: string, page: PlanPage | OfferPage): string {
  const query = new URLSearchParams({ plan: planId, page });
  return paymentLink(planId, page) ?? `/form?${query}`;
}
