import { examsIn, type CourseExam } from '@/content/catalogue/exams/exams';
import type { QuestionType } from '@/content/catalogue/exams/pattern';

/** The exams that questions are written for. */
export const questionExams: readonly CourseExam[] = examsIn('onlinecourses');

/** What a question asks for, in the words of the office. */
export const questionTypes = {
  MCQ: 'One right option (MCQ)',
  MSQ: 'One or more right options (MSQ)',
  NAT: 'A number (NAT)',
} as const satisfies Record<QuestionType, string>;

/** The fields of a form or sheet whose texts are typeset, with their labels. */
export const typesetLabels = {
  text: 'Question',
  optionA: 'Option A',
  optionB: 'Option B',
  optionC: 'Option C',
  optionD: 'Option D',
  answerUnit: 'Unit of the answer',
  solution: 'Solution',
  hindiText: 'Question in Hindi',
  hindiOptionA: 'Option A in Hindi',
  hindiOptionB: 'Option B in Hindi',
  hindiOptionC: 'Option C in Hindi',
  hindiOptionD: 'Option D in Hindi',
  hindiSolution: 'Solution in Hindi',
} as const;

export type TypesetField = keyof typeof typesetLabels;

export const typesetFields = Object.keys(typesetLabels) as readonly TypesetField[];
