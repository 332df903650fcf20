import { paperApprovals } from '@published/paperApprovals';
import type { IsoDay } from '@/content/day';
import { examsIn, type CourseExam } from '@/content/catalogue/exams/exams';
import type { PaperPattern, Sixths } from '@/content/catalogue/exams/pattern';
import { maximumOf } from './mark-answers';
import type { PracticeQuestion } from './practice-question';

/** A question in its place in a paper, with what a right and a wrong answer bring. */
export type PaperQuestion = PracticeQuestion & { gain: Sixths; loss: Sixths };

export type PaperSection = {
  id: string;
  name: string;
  /** The first answers that are marked; the number of questions where all are. */
  counted: number;
  questions: readonly PaperQuestion[];
};

/** A free paper: the exam’s pattern in miniature. */
export type PracticePaper = {
  exam: CourseExam;
  pattern: PaperPattern;
  minutes: number;
  sections: readonly PaperSection[];
};

/** The exams with a free paper, in catalogue order. */
export const practiceExams: readonly CourseExam[] = examsIn('onlinecourses');

/** When a question of each paper was changed last: an approval from before says nothing about it. */
export const questionsChangedOn: Readonly<Record<CourseExam, IsoDay>> = {
  'csir-net': '2026-11-28',
  gate: '2026-11-28',
  'iit-jam': '2026-11-28',
  cuet: '2026-11-28',
};

/**
 * Who of the institute’s teachers has approved the present questions of an exam; while nobody has, they are called
 * samples, and the launch checklist asks.
 */
export function approvedBy(exam: CourseExam): string | null {
  const approval = paperApprovals?.[exam];
  return approval && approval.on >= questionsChangedOn[exam] ? approval.by : null;
}

/** Questions and maximum marks of a paper. */
export function paperTotals({ sections }: PracticePaper): { questions: number; maximum: Sixths } {
  return {
    questions: sections.reduce((sum, { questions }) => sum + questions.length, 0),
    maximum: sections.reduce((sum, section) => sum + maximumOf(section), 0),
  };
}
