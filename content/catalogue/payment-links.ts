import { paymentLinks as publishedPaymentLinks } from '@published/paymentLinks';
import type { SiteFacts } from '@/content/facts/site-facts';
import { exams, examsIn, type ExamIn, type PlanCardsPath } from './exams/exams';

/** A page with plan cards. `/csir-net-jrf` repeats the CSIR-NET cards with its own links (D6). */
export type PlanPage =
  | `/onlinecourses/${ExamIn<'onlinecourses'>}`
  | `/offlinecourses/${ExamIn<'offlinecourses'>}`
  | PlanCardsPath;

/** A page with the test series offer. `/new-batch` also has the crash course. */
export type OfferPage = `/testseries/${ExamIn<'testseries'>}` | '/new-batch';

export const planPages: readonly PlanPage[] = [
  ...examsIn('onlinecourses').map((id) => `/onlinecourses/${id}` as const),
  ...exams.flatMap(({ examPage }) => (examPage?.plans ? [examPage.path as PlanCardsPath] : [])),
  ...examsIn('offlinecourses').map((id) => `/offlinecourses/${id}` as const),
];

/** Sells the test series and the crash course. */
export const newBatchPath = '/new-batch';

export const offerPages: readonly OfferPage[] = [
  ...examsIn('testseries').map((id) => `/testseries/${id}` as const),
  '/new-batch',
];

/**
 * URLs of the payment provider's hosted pages, by page and by plan or offer id, as in `{
 * '/onlinecourses/gate': { 'gate-online-1-year-gold': 'https://…' } }`. Empty until the owner sets
 * them.
 */
const paymentLinks: NonNullable<SiteFacts['paymentLinks']> = publishedPaymentLinks ?? {};

/** The payment link of a card, or null. */
export function paymentLink(planId: string, page: PlanPage | OfferPage): string | null {
  return paymentLinks[page]?.[planId] ?? null;
}

/**
 * The target of Enroll Now: the card's payment link, or the admission form with the plan selected.
 */
export function enrollHref(planId: string, page: PlanPage): string {
  const query = new URLSearchParams({ plan: planId, page });
  return paymentLink(planId, page) ?? `/form?${query}`;
}

/** As `enrollHref` for what is bought by a short order: tests, a crash course, booklets. */
export function orderHref(item: string, page: string): string {
  const query = new URLSearchParams({ item, page });
  const own = offerPages.find((one) => one === page);
  return (own && paymentLink(item, own)) ?? `/order?${query}`;
}
