import { statistics, type Statistic } from '@/content/home';
import type { idsOf } from '@/content/routes';

/** An exam whose results have pages of their own. */
export type ResultExam = (typeof idsOf.result)[number];

export type ResultCard = {
  picture: 'hydrogen' | 'helium' | 'mercury' | 'sodium' | 'neon';
  statistic: Statistic;
  element: string;
  /** One true thing about the line spectrum above it. */
  fact: string;
  /** The exam the counter belongs to, where it has pages. */
  exam?: ResultExam;
};

const [students, net, gate, jam, tifr] = statistics;

/** OUR RESULT: one drawn card for each counter (decision D25). */
export const resultCards: readonly ResultCard[] = [
  {
    picture: 'hydrogen',
    statistic: students,
    element: 'Hydrogen',
    fact: 'Four lines you can see; each ends on the second level.',
  },
  {
    picture: 'helium',
    statistic: net,
    element: 'Helium',
    fact: 'Its yellow line was seen in sunlight before helium was found on Earth.',
    exam: 'csir-net',
  },
  {
    picture: 'mercury',
    statistic: gate,
    element: 'Mercury',
    fact: 'The green line at 546\u00a0nm is one that spectrometers are checked with.',
    exam: 'gate',
  },
  {
    picture: 'sodium',
    statistic: jam,
    element: 'Sodium',
    fact: 'Its two yellow lines, 0.6\u00a0nm apart, colour a sodium lamp.',
    exam: 'iit-jam',
  },
  {
    picture: 'neon',
    statistic: tifr,
    element: 'Neon',
    fact: 'So many red and orange lines that the tube glows red.',
  },
];

/** The card of an exam. Throws for an exam that has none: that is a mistake in the content. */
export function requireResultCard(exam: ResultExam): ResultCard {
  const found = resultCards.find((card) => card.exam === exam);
  if (!found) throw new Error(`No result card for ${exam} in content/results/cards.ts`);
  return found;
}

/** A counter as it is printed: "200+". */
export const printedCount = ({ maximum }: Statistic): string => `${maximum}+`;
