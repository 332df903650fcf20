import { exams, examsIn, type ExamIn, type PlanCardsPath } from './exams/exams';

/** A page that shows plan cards. `/csir-net-jrf` repeats the CSIR-NET cards with its own links (D6). */
export type PlanPage =
  | `/onlinecourses/${ExamIn<'onlinecourses'>}`
  | `/offlinecourses/${ExamIn<'offlinecourses'>}`
  | PlanCardsPath;

/** A page that shows the test series offer. `/new-batch` shows the crash course beside it. */
export type OfferPage = `/testseries/${ExamIn<'testseries'>}` | '/new-batch';

export const planPages: readonly PlanPage[] = [
  ...examsIn('onlinecourses').map((id) => `/onlinecourses/${id}` as const),
  ...exams.flatMap(({ examPage }) => (examPage?.plans ? [examPage.path as PlanCardsPath] : [])),
  ...examsIn('offlinecourses').map((id) => `/offlinecourses/${id}` as const),
];

export const offerPages: readonly OfferPage[] = [
  ...examsIn('testseries').map((id) => `/testseries/${id}` as const),
  '/new-batch',
];

/**
 * Addresses of the payment provider's hosted pages, by page and plan or offer id, as in
 * `{ '/onlinecourses/gate': { 'gate-online-1-year-gold': 'https://…' } }`. Empty until the owner sets them.
 */
const paymentLinks: Partial<Record<PlanPage | OfferPage, Readonly<Record<string, string>>>> = {};

/** The owner's payment link for a card, or null while there is none. */
export function paymentLink(planId: string, page: PlanPage | OfferPage): string | null {
  return paymentLinks[page]?.[planId] ?? null;
}

/** Where Enroll Now leads: the owner's payment link for this card, or else the admission form with the plan chosen. */
export function enrollHref(planId: string, page: PlanPage | OfferPage): string {
  const query = new URLSearchParams({ plan: planId, page });
  return paymentLink(planId, page) ?? `/form?${query}`;
}
