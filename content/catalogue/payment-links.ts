import { paymentLinks as publishedPaymentLinks } from '@published/paymentLinks';
import { offerPages, type OfferPage, type PlanPage } from './sales-pages';

/**
 * URLs of the payment provider's hosted pages, by page and by plan or offer id, as in `{
 * '/onlinecourses/gate': { 'gate-online-1-year-gold': 'https://…' } }`. Empty until the owner sets
 * them.
 */
const paymentLinks = publishedPaymentLinks ?? {};

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

/** `enrollHref` for offerings of the short order form: tests, a crash course, booklets. */
export function orderHref(item: string, page: string): string {
  const query = new URLSearchParams({ item, page });
  const own = offerPages.find((one) => one === page);
  return (own && paymentLink(item, own)) ?? `/order?${query}`;
}
