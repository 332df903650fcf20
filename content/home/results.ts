import { type Statistic, statistics } from './statistics';

export type ResultCard = {
  picture: 'hydrogen' | 'helium' | 'mercury' | 'sodium' | 'neon';
  statistic: Statistic;
  element: string;
  /** One true thing about the line spectrum above it. */
  fact: string;
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
  },
  {
    picture: 'mercury',
    statistic: gate,
    element: 'Mercury',
    fact: 'The green line at 546\u00a0nm is one that spectrometers are checked with.',
  },
  {
    picture: 'sodium',
    statistic: jam,
    element: 'Sodium',
    fact: 'Its two yellow lines, 0.6\u00a0nm apart, colour a sodium lamp.',
  },
  {
    picture: 'neon',
    statistic: tifr,
    element: 'Neon',
    fact: 'So many red and orange lines that the tube glows red.',
  },
];

/** A student's result, told with the student's written consent. */
export type Topper = {
  name: string;
  exam: string;
  year: number;
  rank: string;
  course: string;
  /** ISO date of the written consent. Without it the topper is not rendered (decision D25). */
  consentDate: string | null;
};

const toppers: readonly Topper[] = [];

/** Only those who agreed in writing. */
export function consented(all: readonly Topper[] = toppers): readonly Topper[] {
  return all.filter(({ consentDate }) => consentDate !== null);
}
