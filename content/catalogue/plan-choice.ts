import type { PageQuery } from './page-query';
import { findOffering, formOfferings, orderOfferings, type Offering } from './offerings';
import type { SalesPage } from './sales-pages';

/**
 * The offering that a visitor chose, and the page it was chosen on. `by` is the query parameter with its id:
 * `plan` in `/form`, `item` in `/order`; log-in and sign-up take both.
 */
export type Choice = { by: 'plan' | 'item'; offering: Offering; page: SalesPage };

/** A repeated or unknown parameter selects nothing; the query itself is never printed. */
function readBy(by: Choice['by'], { [by]: id, page: from }: PageQuery): Choice | null {
  if (typeof id !== 'string') return null;
  const offering = findOffering(id, by === 'plan' ? formOfferings : orderOfferings);
  if (!offering) return null;
  return { by, offering, page: offering.pages.find((one) => one === from) ?? offering.page };
}

/** The plan, test series or crash course that an admission form is opened for. */
export const readPlanChoice = (query: PageQuery): Choice | null => readBy('plan', query);

/** The offering that an order is opened for. */
export const readItemChoice = (query: PageQuery): Choice | null => readBy('item', query);

/** The item or plan that the query names. */
export const readChoice = (query: PageQuery): Choice | null =>
  readItemChoice(query) ?? readPlanChoice(query);

/** The choice as query parameters. */
export function choiceQuery({ by, offering: { id }, page }: Choice): ChoiceQuery {
  return by === 'item' ? { item: id, page } : { plan: id, page };
}

export type ChoiceQuery = { plan: string; page: string } | { item: string; page: string };

/** The path with the choice in its query; the path alone without one. */
export function withChoice(
  path: '/form' | '/order' | '/student-login' | '/student-signup',
  choice: Choice | null,
): string {
  return choice ? `${path}?${new URLSearchParams(choiceQuery(choice))}` : path;
}

/** Every plan and item that Enroll Now names, from each page that sells it. */
export const everyChoice: readonly Choice[] = [
  ...formOfferings.map((offering) => ({ by: 'plan', offering }) as const),
  ...orderOfferings.map((offering) => ({ by: 'item', offering }) as const),
].flatMap((choice) => choice.offering.pages.map((page) => ({ ...choice, page })));

/** The parts of the path of a page that is finished for a choice. */
export function choiceParts({ by, offering: { id }, page }: Choice): string[] {
  return [by, id, ...page.slice(1).split('/')];
}

/** @returns null where the parts are of no choice */
export function readChoiceParts([by = '', id, ...page]: readonly string[]): Choice | null {
  return readChoice({ [by]: id, page: `/${page.join('/')}` });
}
