import type { ResultExam } from './cards';

/** A student's result, told with the student's written consent. */
export type Topper = {
  name: string;
  exam: ResultExam | 'tifr' | 'barc' | 'cuet';
  /** Year of the sitting. */
  year: number;
  /** As on the scorecard: a rank, or a score where the exam gives one. */
  rank: string;
  /** What the student took here, how long it lasted, and whether it was paid for. */
  course: string;
  duration: string;
  paid: boolean;
  /** ISO date of the written consent. Without it the topper is not rendered (decision D25). */
  consentDate: string | null;
};

export const examNames: Readonly<Record<Topper['exam'], string>> = {
  'csir-net': 'CSIR-NET',
  gate: 'GATE',
  'iit-jam': 'IIT-JAM',
  tifr: 'TIFR',
  barc: 'BARC',
  cuet: 'CUET (PG)',
};

export const toppers: readonly Topper[] = [];

/** Only those who agreed in writing, and not before the year of their result. */
export function consented(all: readonly Topper[] = toppers): readonly Topper[] {
  return all.filter(({ consentDate, year }) => {
    const [, consentYear] = /^(\d{4})-\d\d-\d\d$/.exec(consentDate ?? '') ?? [];
    return consentYear !== undefined && Number(consentYear) >= year;
  });
}
