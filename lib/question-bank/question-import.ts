import * as z from 'zod/mini';
import { count, positive, text } from '@/lib/calls/answers';
import { formId, optionalText, requiredText } from '@/lib/calls/fields';

/** In characters: a Moodle file has its pictures inside. */
const LONGEST_FILE = 6_000_000;

/** Of the body of a call, in bytes. */
export const MOST_IMPORT_BYTES = 9 * 1024 * 1024;

const listFields = {
  text: requiredText(LONGEST_FILE, 'Choose a file'),
  /** For questions of which the file does not say it. */
  exam: optionalText(40),
  section: optionalText(40),
  unit: optionalText(200),
  marks: optionalText(2),
  /** Uploaded pictures, by the names with which the texts name them. */
  pictures: z._default(
    z
      .array(
        z.object({
          name: requiredText(200, 'Choose the pictures again'),
          hash: z.string().check(z.regex(/^[\da-f]{64}$/, 'Choose the pictures again')),
        }),
      )
      .check(z.maxLength(500, 'Choose at most 500 pictures')),
    [],
  ),
};

/** POST /api/admin/questions/import-preview: a spreadsheet as CSV, or Moodle XML. */
export const questionListSchema = z.object(listFields);

export type QuestionFile = z.output<typeof questionListSchema>;

/** POST /api/admin/questions/import: the previewed file and the preview's digest. */
export const importQuestionsSchema = z.object({
  ...listFields,
  digest: z
    .string('Preview the file first')
    .check(z.regex(/^[\da-f]{64}$/, 'Preview the file first')),
  requestId: formId('Preview the file first'),
});

export type QuestionImport = z.output<typeof importQuestionsSchema>;

/** Outcome of a question: new, in the bank already, or refused. */
const verdict = z.enum(['create', 'nothing', 'refuse']);
export type QuestionVerdict = z.output<typeof verdict>;

const plannedQuestion = z.strictObject({
  /** Row of the sheet, or place in the Moodle file. */
  number: positive,
  title: text,
  /** "GATE, Kinetics, MCQ, 2 marks"; '' for a refused one. */
  place: text,
  verdict,
  why: text,
});

export type PlannedQuestion = z.output<typeof plannedQuestion>;

export const questionsPreview = z.strictObject({
  questions: z.array(plannedQuestion),
  /** Identifies the plan, so that the import matches the preview. */
  digest: text,
});

export type QuestionsPreview = z.output<typeof questionsPreview>;

export const importedQuestions = z.strictObject({
  created: count,
  unchanged: count,
  refused: count,
});

export type ImportedQuestions = z.output<typeof importedQuestions>;
