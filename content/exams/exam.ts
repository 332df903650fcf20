import type { IsoDay } from '../day';
import type { Sixths } from './mark';

export type ExamId = 'csir-net' | 'gate' | 'iit-jam' | 'cuet';

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
export type Exam = {
  id: ExamId;
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
