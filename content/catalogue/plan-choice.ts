import { newBatchPage } from './new-batch';
import { findCrashCourse, findOffer, type CrashCourse, type Offer } from './offers';
import { findItem, type ItemPage, type OrderItem } from './order-items';
import { offerPages, planPages, type OfferPage, type PlanPage } from './sales-pages';
import type { Plan } from './plan';
import { findPlan } from './plans';

/** The plan in the query of `/form`, log-in and sign-up, and the page it was chosen on. */
export type PlanChoice = { id: string } & (
  | { kind: 'plan'; plan: Plan; page: PlanPage }
  | { kind: 'offer'; offer: Offer; page: OfferPage }
  | { kind: 'crashCourse'; course: CrashCourse; page: typeof newBatchPage.path }
);

/** The item in the query of `/order`, log-in and sign-up, and the page it was chosen on. */
export type ItemChoice = { id: string; kind: 'item'; item: OrderItem; page: ItemPage };

/** What somebody wants to buy. */
export type Choice = PlanChoice | ItemChoice;

export type PageQuery = Record<string, string | string[] | undefined>;

/** A repeated or unknown parameter selects nothing; the query itself is never printed. */
export function readPlanChoice({ plan: id, page: from }: PageQuery): PlanChoice | null {
  if (typeof id !== 'string') return null;
  const plan = findPlan(id);
  if (plan) {
    const own = `/${plan.mode}courses/${plan.exam}`;
    const page = planPages.find((known) => known === from) ?? planPages.find((one) => one === own);
    return { kind: 'plan', id, plan, page: page ?? '/onlinecourses/csir-net' };
  }
  const offer = findOffer(id);
  if (offer) {
    const page = offerPages.find((known) => known === from) ?? '/testseries/csir-net';
    return { kind: 'offer', id, offer, page };
  }
  const course = findCrashCourse(id);
  return course && { kind: 'crashCourse', id, course, page: newBatchPage.path };
}

/** As `readPlanChoice`, for an item. */
export function readItemChoice({ item: id, page: from }: PageQuery): ItemChoice | null {
  const item = typeof id === 'string' ? findItem(id) : null;
  if (!item) return null;
  const page = item.sets === 0 ? offerPages.find((known) => known === from) : undefined;
  return { kind: 'item', id: item.id, item, page: page ?? item.page };
}

/** The plan or item in the query. */
export function readChoice(query: PageQuery): Choice | null {
  return readItemChoice(query) ?? readPlanChoice(query);
}

/** The choice as it stands in a query. */
export function choiceQuery({ kind, id, page }: Pick<Choice, 'kind' | 'id' | 'page'>): ChoiceQuery {
  return kind === 'item' ? { item: id, page } : { plan: id, page };
}

export type ChoiceQuery = { plan: string; page: string } | { item: string; page: string };

/** The path with the choice in its query; the path alone without one. */
export function withChoice(
  path: '/form' | '/order' | '/student-login' | '/student-signup',
  choice: Pick<Choice, 'kind' | 'id' | 'page'> | null,
): string {
  return choice ? `${path}?${new URLSearchParams(choiceQuery(choice))}` : path;
}
