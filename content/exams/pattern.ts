import type { CourseExam } from './exams';
import type { IsoDay } from '@/content/day';

/** Marks in whole sixths of one mark, so that halves and thirds stay exact. */
export type Sixths = number;

/** Whole marks, or a part of one: `marks(2)`, `marks(1, 3)` for one third. */
export const marks = (count: number, parts = 1): Sixths => (count * 6) / parts;

/** A sum of marks as it is read, with two decimals at most: "58", "58.5", "58.33", "−3". */
export function printMarks(sixths: Sixths): string {
  const size = Math.abs(sixths);
  const hundredths = Math.floor((size * 100 + 3) / 6);
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${sixths < 0 ? '−' : ''}${Math.floor(hundredths / 100)}${rest && `.${rest}`}`;
}

/** What one question brings or costs, exactly: "2", "0.5", "1/3". */
export function printExactly(sixths: Sixths): string {
  return sixths % 3 === 0 ? printMarks(sixths) : `${sixths / 2}/3`;
}

/** One answer right, one or more right, a number to be entered. */
export type QuestionType = 'MCQ' | 'MSQ' | 'NAT';

/** Questions that are marked alike. */
export type QuestionKind = {
  types: readonly QuestionType[];
  marks: Sixths;
  /** Taken off for a wrong answer; 0 where nothing is. */
  negative: Sixths;
};

/** Of such questions the paper fixes how many are shown and how many answers count. */
type CountedKind = QuestionKind & { shown: number; attemptMax: number };

export type CountedSection = { id: string; name: string; kinds: readonly CountedKind[] };

/** A section that fixes its questions and marks, and leaves the kinds to the paper of the day. */
export type MixedSection = {
  id: string;
  name: string;
  mixed: readonly QuestionKind[];
  shown: number;
  attemptMax: number;
  maximum: Sixths;
};

export type ExamSection = CountedSection | MixedSection;

/** Tells the two kinds of section apart. */
export const isMixed = (section: ExamSection): section is MixedSection => 'mixed' in section;

/** A page that was read, and the day. */
type Source = { title: string; url: string; readOn: IsoDay };

type SyllabusUnit = { name: string; detail?: string };

export type SyllabusSubject = {
  name: string;
  units: readonly SyllabusUnit[];
  /** The official list goes on after these units. */
  continues?: true;
};

/** Where the notice and the syllabus are published. Without an address only the name is given. */
export type OfficialSite = { name: string; href?: string };

/** What is known of an exam and was confirmed on `verifiedOn`. Totals are computed, never typed. */
export type PaperPattern = {
  id: CourseExam;
  name: string;
  /** Paper and code. */
  paper: string;
  body: string;
  minutes: number;
  languages: readonly string[];
  sections: readonly ExamSection[];
  notes: readonly string[];
  /** The part of it that was confirmed, and what has to be read on the official site. */
  syllabus?: { subjects: readonly SyllabusSubject[]; note: string };
  official: OfficialSite;
  sources: readonly Source[];
  verifiedOn: IsoDay;
};

export type Totals = { shown: number; attempts: number; maximum: Sixths };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Questions shown, answers that count, and the most marks of a section. */
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

/** Questions shown, answers that count, and the marks they can bring, over all sections. */
export function examTotals({ sections }: PaperPattern): Totals {
  const totals = sections.map(sectionTotals);
  return {
    shown: sum(totals.map(({ shown }) => shown)),
    attempts: sum(totals.map(({ attempts }) => attempts)),
    maximum: sum(totals.map(({ maximum }) => maximum)),
  };
}

/**
 * How many questions of each size a mixed section must have. With two sizes its questions and its marks
 * leave one answer only.
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
