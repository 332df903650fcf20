import type { CourseExam } from '@/content/catalogue/exams/exams';
import type { QuestionType } from '@/content/catalogue/exams/pattern';
import { questionExams, questionTypes } from './question-fields';

/** States of a question, by its newest version. */
export const questionStates = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
} as const;

export type QuestionState = keyof typeof questionStates;

/** Which questions are listed; null does not narrow. */
export interface QuestionFilter {
  exam: CourseExam | null;
  section: string | null;
  unit: string | null;
  type: QuestionType | null;
  state: QuestionState | null;
  /** Words of the title or the text. */
  q: string | null;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The filter in a query string; what is malformed does not narrow. */
export function readQuestionFilter(query: Query): QuestionFilter {
  const text = (name: string, longest = 200) => {
    const value = query[name];
    const plain = typeof value === 'string' && value.isWellFormed() ? value.trim() : '';
    return plain === '' || plain.includes('\0') ? null : plain.slice(0, longest);
  };
  const known = <Name extends string>(name: string, names: readonly Name[]) =>
    names.find((one) => one === text(name)) ?? null;
  return {
    exam: known('exam', questionExams),
    section: text('section'),
    unit: text('unit'),
    type: known('type', Object.keys(questionTypes) as QuestionType[]),
    state: known('state', Object.keys(questionStates) as QuestionState[]),
    q: text('q', 100),
  };
}

/** The address of a page of the list, from 1. */
export function questionsAddress(
  path: string,
  filter: Partial<Record<keyof QuestionFilter, string | null>>,
  page = 1,
): string {
  const entries = Object.entries(filter).filter(([, value]) => Boolean(value));
  const query = new URLSearchParams(entries as [string, string][]);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
