import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db';
import { questionRowSchema, type QuestionInput } from '@/lib/question-bank/question-forms';
import { previewQuestions } from '@/lib/question-bank/import-questions';
import { questionListSchema } from '@/lib/question-bank/question-import';
import { csvLines } from '@/lib/platform/csv-writer';
import { templateRows } from '@/lib/question-bank/question-sheet';
import { versionColumns } from '@/lib/question-bank/save-question';
import { staffOf } from '../../support/office/staff';
import type { SentPart } from '../../support/calls/multipart';

const id = (last: number) => `8d1f0c2e-4b7a-4c95-a6d3-00000000000${last}`;

const ids = { question: id(1), version: id(2) };

/** The fields of a question that can be saved. */
export const questionFields = {
  exam: 'gate',
  section: 'chemistry',
  unit: 'Kinetics',
  type: 'MCQ',
  marks: '2',
  title: 'Half-life of a first-order reaction',
  text: 'The rate constant is $k = 0.0693\\ \\mathrm{min^{-1}}$. The half-life is',
  optionA: '$10$ min',
  optionB: '$20$ min',
  optionC: '$5$ min',
  optionD: '$1$ min',
  right: 'A',
  from: '',
  to: '',
  decimals: '',
  answerUnit: '',
  solution: '$t_{1/2} = \\ln 2/k = 10$ min',
  hindiText: '',
  hindiOptionA: '',
  hindiOptionB: '',
  hindiOptionC: '',
  hindiOptionD: '',
  hindiSolution: '',
  source: 'Own',
};

/** The body that adds a question; each call is another submission. */
export const newQuestion = (
  more: Partial<typeof questionFields> & Record<string, string> = {},
) => ({
  requestId: `question-${randomUUID()}`,
  question: '',
  base: '',
  ...questionFields,
  ...more,
});

const inputOf = (fields: object): QuestionInput => questionRowSchema.parse(fields);

/** A picture of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

export const questionPictureSample: SentPart[] = [
  { name: 'picture', value: onePixel, filename: 'benzene.png' },
];

/** The template, filled in with its own examples. */
export const templateText = csvLines(templateRows);

/** Valid bodies for the calls of the question bank, after `makeQuestionRows`. */
export const questionSamples: Record<string, Record<string, unknown>> = {
  saveQuestion: {
    ...questionFields,
    requestId: 'question-sample-00001',
    question: ids.question,
    base: '1',
  },
  previewQuestion: { text: '$x^2$' },
  approveQuestion: { version: ids.version },
  previewQuestions: { text: templateText },
  importQuestions: {
    text: templateText,
    digest: '',
    requestId: 'questions-import-0001',
  },
  withdrawQuestion: { question: ids.question, withdrawn: 'yes' },
};

/** A question that waits for approval, and the digest of the sample of an import. */
export async function makeQuestionRows(staffId: string): Promise<void> {
  const version = {
    ...versionColumns(inputOf(questionFields)),
    id: ids.version,
    number: 1,
    requestId: 'question-sample-00000',
  };
  await db.question.create({
    data: { id: ids.question, exam: 'gate', versions: { create: version } },
  });
  const file = questionListSchema.parse({ text: templateText });
  const staff = await staffOf('questions.write', staffId);
  const { digest } = await previewQuestions(staff, file);
  Object.assign(questionSamples.importQuestions ?? {}, { digest });
}
