import { fill, type WordsOf } from '@/content/hindi';
import type { ExamId } from './exams/exams';

/*
 * Numbers of the rules of eligibility, shared by the pages of facts and by "Can I?" (eligibility.ts). The sources are
 * beside the rows of facts that print them.
 */

/** CSIR-NET, the sessions December 2025 and June 2026. */
export const csirNetRules = {
  /** Percent of a master's degree; `reserved` is for OBC-NCL, SC, ST, PwD and third gender. */
  masters: { open: 55, reserved: 50 },
  /** Percent of a bachelor's degree of four years. */
  bachelors: { open: 75, reserved: 70 },
  /** Years of age up to which JRF is given; `five` is for SC, ST, PwD, third gender and women. */
  jrfAge: { open: 30, obc: 33, five: 35 },
} as const;

/** BARC training school, OCES-2026. */
export const barcRules = {
  /** Percent of the M.Sc. */
  masters: 60,
  age: { least: 18, open: 26, obc: 29, scSt: 31 },
} as const;

/** What institutes that admit by JAM ask beyond it, in percent of the bachelor's degree. */
export const nitRules = { open: 60, reserved: 55 } as const;

/** Bars of one rule by category. */
export interface RuleChart {
  title: string;
  unit: '%' | 'years';
  /** Where the bars begin and end, in `unit`. */
  scale: readonly [from: number, to: number];
  rows: readonly (readonly [category: string, figure: number])[];
}

const percent = { unit: '%', scale: [0, 100] } as const;

/** What the figures of rules say. */
export const ruleWords = {
  masters: 'Master’s degree, marks at least',
  bachelors: 'Bachelor’s degree of four years, marks at least',
  jrf: 'JRF, age at most',
  nit: 'M.Sc. at an NIT, marks in the bachelor’s degree at least',
  barc: 'M.Sc. in chemistry, marks at least',
  barcAge: 'Age from {least} and at most',
  open: 'General, EWS',
  reserved: 'OBC-NCL, SC, ST, PwD, third gender',
  obcNcl: 'OBC-NCL',
  five: 'Women, SC, ST, PwD, third gender',
  withObc: 'General, EWS, OBC-NCL',
  scStPwd: 'SC, ST, PwD',
  all: 'All categories',
  obc: 'OBC',
  scSt: 'SC, ST',
  years: '{figure} years',
  nitOnly: 'NITs, through CCMN. JAM itself has no minimum.',
  marksAndAge: 'marks and age by category.',
} as const;

export type RuleWords = WordsOf<typeof ruleWords>;

type RuleCharts = Partial<Record<ExamId, readonly RuleChart[]>>;

/** What the rules of an exam ask in numbers. */
export const ruleChartsIn = (words: RuleWords): RuleCharts => ({
  'csir-net': [
    {
      ...percent,
      title: words.masters,
      rows: [
        [words.open, csirNetRules.masters.open],
        [words.reserved, csirNetRules.masters.reserved],
      ],
    },
    {
      ...percent,
      title: words.bachelors,
      rows: [
        [words.open, csirNetRules.bachelors.open],
        [words.reserved, csirNetRules.bachelors.reserved],
      ],
    },
    {
      title: words.jrf,
      unit: 'years',
      scale: [0, 40],
      rows: [
        [words.open, csirNetRules.jrfAge.open],
        [words.obcNcl, csirNetRules.jrfAge.obc],
        [words.five, csirNetRules.jrfAge.five],
      ],
    },
  ],
  'iit-jam': [
    {
      ...percent,
      title: words.nit,
      rows: [
        [words.withObc, nitRules.open],
        [words.scStPwd, nitRules.reserved],
      ],
    },
  ],
  barc: [
    {
      ...percent,
      title: words.barc,
      rows: [[words.all, barcRules.masters]],
    },
    {
      title: fill(words.barcAge, { least: barcRules.age.least }),
      unit: 'years',
      scale: [barcRules.age.least, 40],
      rows: [
        [words.open, barcRules.age.open],
        [words.obc, barcRules.age.obc],
        [words.scSt, barcRules.age.scSt],
      ],
    },
  ],
});

export const ruleCharts = ruleChartsIn(ruleWords);

export const examsWithRules = Object.keys(ruleCharts) as readonly ExamId[];
