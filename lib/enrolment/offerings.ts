import {
  findOffering,
  formOfferings,
  titleOfId,
  titleOn,
  type Offering,
} from '@/content/catalogue/offerings';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import type { Choice as BuyerChoice } from '@/content/catalogue/plan-choice';
import { formatRupees, type Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import { today } from '@/lib/site/days';
import { policyVersion } from './policies-in-force';
import type { RegistrationInput } from './registration-form';

/** Today's title of an offering, on sale or ended; null for an unknown id. */
export const offeringTitle = (id: string): string | null => titleOfId(today(), id);

/** An offering as log-in, sign-up and the order sum it up. */
export type Bought = Pick<Offering, 'title' | 'label' | 'price' | 'lastDay'> & {
  /** Names of its inclusions. */
  included: readonly string[];
  /** Id of its card on the page that it was chosen on. */
  anchor: string;
};

/** The offering of a choice; its label says that a batch is past. */
export function boughtBy({ offering }: BuyerChoice): Bought {
  const { id, title, label, inclusions, sets } = offering;
  return {
    ...offering,
    label: label.replace(title, () => titleOn(today(), offering)),
    included: inclusions.flatMap(({ name, included }) => (included ? [name] : [])),
    anchor: sets > 0 ? 'prices' : id,
  };
}

type Choice = Pick<RegistrationInput, 'plan' | 'coursename' | 'courseduration' | 'price'> &
  Partial<Pick<RegistrationInput, 'shownPrice'>>;

/**
 * The offering that a form enrols in; null if the office has to decide. A form with a plan gets that plan or
 * an error; otherwise course, duration and price must match exactly one offering (D18). The price always
 * comes from the catalogue.
 * @throws ApiError invalid_input for an unknown plan, one of another course or duration, or one whose price
 * has changed since the form was opened
 */
export function chooseOffering(chosen: Choice): Offering | null {
  if (chosen.plan === '') return matchingOffering(chosen);
  const offering = findOffering(chosen.plan, formOfferings);
  if (!offering) {
    throw refusal('plan', 'This plan is no longer offered. Choose another plan.');
  }
  const { title, coursename, courseduration } = offering;
  if (chosen.coursename !== coursename) {
    throw refusal('coursename', `Choose the course again: “${title}” belongs to ${coursename}.`);
  }
  if (courseduration && chosen.courseduration && chosen.courseduration !== courseduration) {
    throw refusal(
      'courseduration',
      `Choose the course duration again: “${title}” runs ${courseduration}.`,
    );
  }
  refuseOtherPrice(offering, chosen.shownPrice ?? '');
  return offering;
}

function refuseOtherPrice({ title, price }: Offering, shownPrice: string): void {
  const shown = Math.round(Number(shownPrice) * 100) as Paise;
  if (shownPrice === '' || shown === price) return;
  throw refusal(
    'plan',
    `The fee of “${title}” is now ${formatRupees(price)}. When you opened this form it was ${formatRupees(shown)}. Reload the page to go on with the new fee; your answers are kept.`,
  );
}

function matchingOffering({ coursename, courseduration, price }: Choice): Offering | null {
  if (price === '') return null;
  const paise = Math.round(Number(price) * 100);
  const [first, second] = formOfferings.filter(
    (offering) =>
      offering.coursename === coursename &&
      offering.courseduration === courseduration &&
      offering.price === paise,
  );
  return first && !second ? first : null;
}

function refusal(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { [field]: message } });
}

/** The purchase of an admission form, as its registration keeps it. */
export function purchaseOf(offering: Offering | null) {
  return {
    planId: offering?.id ?? null,
    planTitle: offering && titleOn(today(), offering),
    pricePaise: offering?.price ?? null,
    inclusions: offering?.inclusions ?? [],
    kind: offering?.kind ?? 'course',
    policyVersion,
  };
}

/** Something ordered, at its price of that day in paise, GST included. */
export type OrderedItem = { id: string; title: string; pricePaise: number };

/**
 * The purchase of an order, as its registration keeps it. Its inclusions are the sets of booklets, or all that
 * the tests or the crash course include.
 * @param shippingPaise GST included; added to the price
 */
export function purchaseOfOrder(items: readonly [Offering, ...Offering[]], shippingPaise: Paise) {
  const day = today();
  const [first, second] = items;
  const ordered = items.map((item): OrderedItem => ({
    id: item.id,
    title: titleOn(day, item),
    pricePaise: item.price,
  }));
  const sum = items.reduce((total, { price }) => total + price, 0);
  const names = items.map(({ name }) => name).join('; ');
  return {
    planId: second ? null : first.id,
    planTitle: second ? `Booklets, ${courseNameOf(first.exam)}: ${names}` : titleOn(day, first),
    pricePaise: (sum + shippingPaise) as Paise,
    inclusions: items.flatMap(({ title, sets, inclusions }) =>
      sets > 0 ? [{ name: title, included: true, assumed: false }] : inclusions,
    ),
    kind: first.kind,
    policyVersion,
    items: ordered,
    shippingPaise,
  };
}
