import type { CourseExam } from './exams';
import type { IsoDay } from '@/content/day';

/** Marks in sixths of one mark, so that halves and thirds stay exact. */
export type Sixths = number;

/** `marks(2)` is two marks, `marks(1, 3)` one third. */
export const marks = (count: number, parts = 1): Sixths => (count * 6) / parts;

/** A sum of marks with up to two decimals: "58", "58.5", "58.33", "−3". */
export function printMarks(sixths: Sixths): string {
  const size = Math.abs(sixths);
  const hundredths = Math.floor((size * 100 + 3) / 6);
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${sixths < 0 ? '−' : ''}${Math.floor(hundredths / 100)}${rest && `.${rest}`}`;
}

/** The exact marks of one question: "2", "0.5", "1/3". */
export function printExactly(sixths: Sixths): string {
  return sixths % 3 === 0 ? printMarks(sixths) : `${sixths / 2}/3`;
}

/** Single correct answer, one or more correct answers, numerical answer. */
export type QuestionType = 'MCQ' | 'MSQ' | 'NAT';

/** Questions with the same marking. */
export type QuestionKind = {
  types: readonly QuestionType[];
  marks: Sixths;
  /** Deducted for a wrong answer; 0 without negative marking. */
  negative: Sixths;
};

/** A kind with a fixed number of questions shown and answers counted. */
type CountedKind = QuestionKind & { shown: number; attemptMax: number };

export type CountedSection = { id: string; name: string; kinds: readonly CountedKind[] };

/** A section with fixed questions and marks whose question types vary by paper. */
export type MixedSection = {
  id: string;
  name: string;
  mixed: readonly QuestionKind[];
  shown: number;
  attemptMax: number;
  maximum: Sixths;
};

export type ExamSection = CountedSection | MixedSection;

export const isMixed = (section: ExamSection): section is MixedSection => 'mixed' in section;

export const kindsOf = (section: ExamSection): readonly QuestionKind[] =>
  isMixed(section) ? section.mixed : section.kinds;

/** The kind of question that has this type and these marks in the section, which says what a wrong answer costs. */
export const findKind = (
  section: ExamSection,
  { type, marks: whole }: { type: QuestionType; marks: number },
): QuestionKind | undefined =>
  kindsOf(section).find((kind) => kind.types.includes(type) && kind.marks === marks(whole));

/** A page that was consulted, and when. */
type Source = { title: string; url: string; readOn: IsoDay };

/** Site with the notice and the syllabus. Without `href`, only the name is shown. */
export type OfficialSite = { name: string; href?: string };

/** The confirmed exam pattern, checked on `verifiedOn`. Totals are computed. */
export type PaperPattern = {
  id: CourseExam;
  name: string;
  /** Paper and code. */
  paper: string;
  body: string;
  minutes: number;
  languages: readonly string[];
  /** Whether the exam’s screen has a scientific calculator. */
  calculator?: boolean;
  sections: readonly ExamSection[];
  notes: readonly string[];
  official: OfficialSite;
  /** Application site, if it is another one. */
  application?: OfficialSite;
  sources: readonly Source[];
  verifiedOn: IsoDay;
};

export type Totals = { shown: number; attempts: number; maximum: Sixths };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Questions shown, answers counted and maximum marks of a section. */
export function sectionTotals(section: ExamSection): Totals {
  if (isMixed(section)) {
    return { shown: section.shown, attempts: section.attemptMax, maximum: section.maximum };
  }
  return {
    shown: sum(section.kinds.map(({ shown }) => shown)),
    attempts: sum(section.kinds.map(({ attemptMax }) => attemptMax)),
    maximum: sum(section.kinds.map(({ attemptMax, marks }) => attemptMax * marks)),
  };
}

/** Questions shown, answers counted and maximum marks of all sections. */
export function examTotals({ sections }: PaperPattern): Totals {
  const totals = sections.map(sectionTotals);
  return {
    shown: sum(totals.map(({ shown }) => shown)),
    attempts: sum(totals.map(({ attempts }) => attempts)),
    maximum: sum(totals.map(({ maximum }) => maximum)),
  };
}

/**
 * The number of questions of each size in a mixed section. With two sizes, its totals have exactly
 * one solution.
 * @throws Error when there is none
 */
export function countsBySize({ name, mixed, shown, maximum }: MixedSection): Map<Sixths, number> {
  const [small = 0, large = 0, ...more] = [...new Set(mixed.map(({ marks }) => marks))].sort(
    (one, other) => one - other,
  );
  const larger = (maximum - shown * small) / (large - small);
  if (more.length || !Number.isInteger(larger) || larger < 0 || larger > shown) {
    throw new Error(`The questions and marks of ${name} do not fit together.`);
  }
  return new Map([
    [small, shown - larger],
    [large, larger],
  ]);
}

/** Questions of one size in a section, and how many of their answers count. */
type QuestionGroup = { marks: Sixths; shown: number; counted: number };

/** The questions of a section by their marks, smallest first in a mixed section. */
export function questionGroups(section: ExamSection): readonly QuestionGroup[] {
  return isMixed(section)
    ? [...countsBySize(section)].map(([marks, count]) => ({ marks, shown: count, counted: count }))
    : section.kinds.map(({ marks, shown, attemptMax }) => ({ marks, shown, counted: attemptMax }));
}
