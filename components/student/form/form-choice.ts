import { type CrashCourse, findCrashCourse } from '@/content/crash-course';
import { newBatchPage } from '@/content/new-batch';
import { findOffer, type Offer } from '@/content/offer';
import { type OfferPage, offerPages, type PlanPage, planPages } from '@/content/payment-links';
import type { Plan } from '@/content/plan';
import { findPlan } from '@/content/plans';

/** What `/form` was asked for, and the page it was chosen on. */
export type FormChoice = { id: string } & (
  | { kind: 'plan'; plan: Plan; page: PlanPage }
  | { kind: 'offer'; offer: Offer; page: OfferPage }
  | { kind: 'crashCourse'; course: CrashCourse; page: typeof newBatchPage.path }
);

export type FormQuery = Record<string, string | string[] | undefined>;

/** A repeated or unknown parameter chooses nothing; the query itself is never printed. */
export function choiceIn({ plan: id, page: from }: FormQuery): FormChoice | null {
  if (typeof id !== 'string') return null;
  const plan = findPlan(id);
  if (plan) {
    return {
      kind: 'plan',
      id,
      plan,
      page: planPages.find((page) => page === from) ?? planPages[0],
    };
  }
  const offer = findOffer(id);
  if (offer) {
    const page = offerPages.find((known) => known === from) ?? offerPages[0];
    return { kind: 'offer', id, offer, page };
  }
  const course = findCrashCourse(id);
  return course && { kind: 'crashCourse', id, course, page: newBatchPage.path };
}
