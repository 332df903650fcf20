import type { CourseDuration, CourseName } from '@/content/catalogue/admission-choices';
import { requireExam, type ExamId } from '@/content/catalogue/exams/exams';
import { itemRows } from '@/content/catalogue/features';
import { plusGst } from '@/content/catalogue/gst';
import { formatRupees, type Paise } from '@/content/money';
import type { IsoDay } from '@/content/day';
import { jrfJumpstart, planLabel, testSeriesOffer, titleOn } from '@/content/catalogue/offers';
import { itemLabel } from '@/content/catalogue/order-items';
import { type PurchaseKind } from '@/content/catalogue/purchase-kinds';
import type { Choice as BuyerChoice } from '@/content/catalogue/plan-choice';
import type { Plan } from '@/content/catalogue/plan';
import type { Duration } from '@/content/catalogue/tiers';
import { plans } from '@/content/catalogue/plans';
import { privacyPolicy } from '@/content/pages/policies/privacy';
import { refundPolicy } from '@/content/pages/policies/refund';
import { shippingPolicy } from '@/content/pages/policies/shipping';
import { termsAndConditions } from '@/content/pages/policies/terms';
import { ApiError } from '@/lib/calls/errors';
import { today } from '@/lib/site/days';
import { textHash } from '@/lib/site/notice-hash';
import type { RegistrationInput } from './registration-form';

/** An item of the purchase; `assumed` if the catalogue does not print it (D12). */
export type Inclusion = { name: string; included: boolean; assumed: boolean };

/** An offering that `/form?plan=` can name, in the admission form's terms. */
export type Offering = {
  id: string;
  kind: PurchaseKind;
  title: string;
  coursename: CourseName;
  /** '' without a fixed length. */
  courseduration: CourseDuration | '';
  /** In paise with GST; null until the office confirms it. */
  price: Paise | null;
  inclusions: readonly Inclusion[];
  /** Of a batch on its own (D38). */
  lastDay?: IsoDay;
};

const courseOf = (exam: ExamId): CourseName => requireExam(exam).admission.name;

const durationOf: Record<Duration, CourseDuration> = {
  '6-months': '6 Month',
  '1-year': '1 Year',
  '2-years': '2 Years',
};

function planOffering({
  id,
  title,
  course,
  exam,
  duration,
  price,
  features,
  assumed,
}: Plan): Offering {
  return {
    id,
    kind: 'course',
    title: `${title}, ${course}`,
    coursename: courseOf(exam),
    courseduration: durationOf[duration],
    price,
    inclusions: itemRows.map((row) => ({
      name: row.name,
      included: features.includes(row.id),
      assumed,
    })),
  };
}

const allIncluded = (features: readonly string[]): readonly Inclusion[] =>
  features.map((name) => ({ name, included: true, assumed: false }));

const everyOffering: readonly Offering[] = [
  ...plans.map(planOffering),
  {
    id: testSeriesOffer.id,
    kind: 'test-series',
    title: testSeriesOffer.seriesTitle,
    coursename: courseOf('csir-net'),
    courseduration: '',
    price: plusGst(testSeriesOffer.price).total,
    inclusions: allIncluded(testSeriesOffer.features),
    lastDay: testSeriesOffer.lastDay,
  },
  {
    id: jrfJumpstart.id,
    kind: 'crash-course',
    title: jrfJumpstart.title,
    coursename: courseOf('csir-net'),
    courseduration: '',
    price: jrfJumpstart.price,
    inclusions: allIncluded(jrfJumpstart.features),
    lastDay: jrfJumpstart.lastDay,
  },
];

const ended = [testSeriesOffer, jrfJumpstart].filter((offer) => offer.ended).map(({ id }) => id);

/** What is on sale. */
export const offerings: readonly Offering[] = everyOffering.filter(({ id }) => !ended.includes(id));

/** What an offering is called today, on sale or ended; null for an unknown id. */
export function offeringTitle(id: string): string | null {
  const offering = everyOffering.find((one) => one.id === id);
  return offering ? titleOn(today(), offering) : null;
}

export function findOffering(id: string): Offering | null {
  return offerings.find((offering) => offering.id === id) ?? null;
}

/** What log-in and sign-up show of what somebody wants to buy. */
export type Bought = {
  title: string;
  /** "Gold, 6 Months, CSIR-NET online, ₹8,999" */
  label: string;
  /** In paise, GST included. */
  price: Paise | null;
  included: readonly string[];
  /** Id of its card on the page that it was chosen on. */
  anchor: string;
  /** Of a batch on its own (D38). */
  lastDay: IsoDay | null;
};

/** What a choice would buy; null for a plan that is no longer offered. */
export function boughtBy(choice: BuyerChoice): Bought | null {
  if (choice.kind === 'item') {
    const { id, title, price, includes, sets, lastDay = null } = choice.item;
    const anchor = sets > 0 ? 'prices' : id;
    const label = itemLabel({ ...choice.item, title: titleOn(today(), choice.item) });
    return { title, label, price, included: includes, anchor, lastDay };
  }
  const offering = findOffering(choice.id);
  const label = planLabel(choice.id);
  if (!offering || !label) return null;
  const { title, price, inclusions, lastDay = null } = offering;
  const included = inclusions.flatMap(({ name, included }) => (included ? [name] : []));
  return { title, label, price, included, anchor: choice.id, lastDay };
}

type Choice = Pick<RegistrationInput, 'plan' | 'coursename' | 'courseduration' | 'price'> &
  Partial<Pick<RegistrationInput, 'shownPrice'>>;

/**
 * The offering that a form enrols in; null if the office has to decide. A form with a plan gets that plan or
 * an error; otherwise course, duration and price must match exactly one offering (D18). The price always
 * comes from the catalogue.
 * @throws ApiError invalid_input for an unknown plan, one of another course or duration, or one whose price
 *   has changed since the form was opened
 */
export function chooseOffering(chosen: Choice): Offering | null {
  if (chosen.plan === '') return matchingOffering(chosen);
  const offering = findOffering(chosen.plan);
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
  if (shownPrice === '' || price === null || shown === price) return;
  throw refusal(
    'plan',
    `The fee of “${title}” is now ${formatRupees(price)}. When you opened this form it was ${formatRupees(shown)}. Reload the page to go on with the new fee; your answers are kept.`,
  );
}

function matchingOffering({ coursename, courseduration, price }: Choice): Offering | null {
  if (price === '') return null;
  const paise = Math.round(Number(price) * 100);
  const [first, second] = offerings.filter(
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

/** The text of each policy in force, which is kept under its hash. */
export const policyTexts = [termsAndConditions, privacyPolicy, refundPolicy, shippingPolicy].map(
  (policy) => ({ ...policy, text: JSON.stringify(policy) }),
);

/**
 * The policies in force: each one's last change and the first digits of its text's hash, because
 * published facts change the text and the refund policy has no date. "/terms-condition 2023-12-12
 * 1a2b3c4d; …"
 */
export const policyVersion = policyTexts
  .map(({ path, lastUpdated, text }) =>
    [path, lastUpdated, textHash(text).slice(0, 8)].filter(Boolean).join(' '),
  )
  .join('; ');

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
