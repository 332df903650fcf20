import type { CourseDuration, CourseName } from '@/content/admission-choices';
import { jrfJumpstart } from '@/content/crash-course';
import { itemRows } from '@/content/features';
import { plusGst } from '@/content/gst';
import type { Paise } from '@/content/money';
import { testSeriesOffer } from '@/content/offer';
import type { Duration, Plan } from '@/content/plan';
import { plans } from '@/content/plans';

/** One line of what is bought. `assumed` where the catalogue does not say it (decision D12). */
export type Inclusion = { name: string; included: boolean; assumed: boolean };

/** Anything that `/form?plan=` can name, in the words of the admission form. */
export type Offering = {
  id: string;
  /** "Gold 6 Months, CSIR-NET Chemical Sciences, online" */
  title: string;
  coursename: CourseName;
  /** '' for what has no fixed length. */
  courseduration: CourseDuration | '';
  /** What is paid, in paise with GST; null when the office has to confirm it. */
  price: Paise | null;
  inclusions: readonly Inclusion[];
};

const courseOf: Record<Plan['exam'], CourseName> = {
  'csir-net': 'CSIR-NET/JRF (Chemical Sciences)',
  gate: 'GATE (Chemistry)',
  'iit-jam': 'IIT-JAM (Chemistry)',
  cuet: 'CUET PG (Chemistry)',
};

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
    title: `${title}, ${course}`,
    coursename: courseOf[exam],
    courseduration: durationOf[duration],
    price,
    inclusions: itemRows.map((row) => ({
      name: row.name,
      included: features.includes(row.id),
      assumed,
    })),
  };
}

const all = (features: readonly string[]): readonly Inclusion[] =>
  features.map((name) => ({ name, included: true, assumed: false }));

/** Everything that can be enrolled in. */
export const offerings: readonly Offering[] = [
  ...plans.map(planOffering),
  {
    id: testSeriesOffer.id,
    title: testSeriesOffer.title,
    coursename: courseOf['csir-net'],
    courseduration: '',
    price: plusGst(testSeriesOffer.price).total,
    inclusions: all(testSeriesOffer.features),
  },
  {
    id: jrfJumpstart.id,
    title: jrfJumpstart.title,
    coursename: courseOf['csir-net'],
    courseduration: '',
    price: jrfJumpstart.price,
    inclusions: all(jrfJumpstart.features),
  },
];

/** The offering with this id, or null. */
export function findOffering(id: string): Offering | null {
  return offerings.find((offering) => offering.id === id) ?? null;
}
