import * as z from 'zod/mini';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import type { QuestionType } from '@/content/catalogue/exams/pattern';
import { optionLetters, type OptionLetter } from '@/content/practice/practice-question';
import { formId, optionalText, requiredText } from '@/lib/calls/fields';
import { MOST_OPTION, MOST_SOLUTION, MOST_TEXT, type QuestionContent } from './question-content';
import { questionExams } from './question-fields';

const AGAIN = 'Reload the page';

/** One kind of line break, nothing around the text. */
const tidied = z.transform((text: string) => text.replace(/\r\n?/g, '\n').trim());

const required = (longest: number, whenEmpty: string) =>
  z.pipe(requiredText(longest, whenEmpty), tidied);

const optional = (longest: number) => z.pipe(optionalText(longest), tidied);

/** May be empty: the type decides. */
const ofType = (longest: number, whenMissing: string) =>
  z.pipe(z.string(whenMissing), optional(longest) as z.ZodMiniType<string, string>);

/**
 * A question as fields of text, in a form, a call and a row of a sheet. `right` has the letters of the right
 * options: "A" or "A, C".
 */
const questionFields = {
  exam: z.enum(questionExams as CourseExam[], 'Choose the exam'),
  section: required(40, 'Choose the section'),
  unit: required(200, 'Choose the unit'),
  type: z.enum(['MCQ', 'MSQ', 'NAT'], 'Choose the type'),
  marks: z.string('Choose the marks').check(z.regex(/^[1-9]$/, 'Choose the marks')),
  title: required(120, 'Enter a short title'),
  text: required(MOST_TEXT, 'Enter the question'),
  optionA: ofType(MOST_OPTION, 'Enter option A'),
  optionB: ofType(MOST_OPTION, 'Enter option B'),
  optionC: ofType(MOST_OPTION, 'Enter option C'),
  optionD: ofType(MOST_OPTION, 'Enter option D'),
  right: ofType(40, 'Choose the right options'),
  from: ofType(40, 'Enter a number'),
  to: optional(40),
  decimals: optional(2),
  answerUnit: optional(40),
  solution: required(MOST_SOLUTION, 'Enter the solution'),
  hindiText: optional(MOST_TEXT),
  hindiOptionA: optional(MOST_OPTION),
  hindiOptionB: optional(MOST_OPTION),
  hindiOptionC: optional(MOST_OPTION),
  hindiOptionD: optional(MOST_OPTION),
  hindiSolution: optional(MOST_SOLUTION),
  source: optional(300),
};

const fieldsSchema = z.object(questionFields);

type Fields = z.output<typeof fieldsSchema>;

export type QuestionField = keyof Fields;

/** The names of the fields, in the order of the sheet. */
export const questionFieldNames = Object.keys(questionFields) as readonly QuestionField[];

/** A question without its place in the bank. */
export interface QuestionInput {
  exam: CourseExam;
  section: string;
  unit: string;
  type: QuestionType;
  marks: number;
  content: QuestionContent;
  source: string;
}

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A number as it was typed, a comma between thousands left out; null where it is none. */
function readNumber(typed: string): number | null {
  const plain = typed.replace(/^[−–]/, '-').replaceAll(',', '');
  const read = number.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(read) ? read + 0 : null;
}

/** The letters of the right options in their order; null for anything else. */
function readLetters(typed: string): readonly OptionLetter[] | null {
  const letters = typed.toUpperCase().replace(/\bAND\b|[\s,;/&()]/g, '');
  if (!/^[A-D]+$/.test(letters)) return null;
  return optionLetters.filter((letter) => letters.includes(letter));
}

const options = (fields: Fields): [string, string, string, string] => [
  fields.optionA,
  fields.optionB,
  fields.optionC,
  fields.optionD,
];

const hindiOptions = (fields: Fields): string[] => [
  fields.hindiOptionA,
  fields.hindiOptionB,
  fields.hindiOptionC,
  fields.hindiOptionD,
];

const hasHindi = (fields: Fields) =>
  [fields.hindiText, fields.hindiSolution, ...hindiOptions(fields)].some(Boolean);

type Fault = readonly [field: QuestionField, message: string];

function choiceFaults(fields: Fields): Fault[] {
  const right = readLetters(fields.right);
  const isOne = fields.type === 'MCQ';
  const isRight = right !== null && (!isOne || right.length === 1);
  return [
    ...optionLetters.flatMap((letter): Fault[] =>
      fields[`option${letter}`] === '' ? [[`option${letter}`, `Enter option ${letter}`]] : [],
    ),
    ...(isRight
      ? []
      : [['right', isOne ? 'Choose the right option' : 'Choose the right options'] as const]),
  ];
}

function numberFaults({ from, to, decimals }: Fields): Fault[] {
  const [low, high] = [readNumber(from), readNumber(to || from)];
  if (low === null) return [['from', 'Enter a number']];
  if (high === null) return [['to', 'Enter a number']];
  if (low > high) return [['to', 'The range ends before it begins']];
  return /^[0-8]?$/.test(decimals) ? [] : [['decimals', 'Enter a number from 0 to 8']];
}

function hindiFaults(fields: Fields): Fault[] {
  if (!hasHindi(fields)) return [];
  const texts: readonly QuestionField[] =
    fields.type === 'NAT'
      ? ['hindiText']
      : ['hindiText', ...optionLetters.map((letter) => `hindiOption${letter}` as const)];
  return texts
    .filter((field) => fields[field] === '')
    .map((field) => [field, 'Enter this in Hindi too'] as const);
}

const faultsOf = (fields: Fields): Fault[] => [
  ...(fields.type === 'NAT' ? numberFaults(fields) : choiceFaults(fields)),
  ...hindiFaults(fields),
];

/** Digits after the point: "0.50" has two. */
const decimalsOf = (typed: string) => Math.min(8, /^[^.eE]*\.(\d+)/.exec(typed)?.[1]?.length ?? 0);

function answerOf(fields: Fields): QuestionContent['answer'] {
  const { type, right, from, to, decimals, answerUnit } = fields;
  if (type === 'NAT') {
    return {
      type,
      from: readNumber(from) ?? 0,
      to: readNumber(to || from) ?? 0,
      decimals: decimals === '' ? Math.max(decimalsOf(from), decimalsOf(to)) : Number(decimals),
      ...(answerUnit && { unit: answerUnit }),
    };
  }
  const letters = readLetters(right) ?? [];
  return type === 'MCQ'
    ? { type, options: options(fields), right: letters[0] ?? 'A' }
    : { type, options: options(fields), right: [...letters] };
}

function inputOf(fields: Fields): QuestionInput {
  const { exam, section, unit, type, marks, source, title, text, solution } = fields;
  return {
    exam,
    section,
    unit,
    type,
    marks: Number(marks),
    source,
    content: {
      title,
      text,
      answer: answerOf(fields),
      solution,
      ...(hasHindi(fields) && {
        hindi: {
          text: fields.hindiText,
          options: type === 'NAT' ? [] : hindiOptions(fields),
          solution: fields.hindiSolution,
        },
      }),
    },
  };
}

const checked = z.check<Fields>((payload) => {
  for (const [field, message] of faultsOf(payload.value)) {
    payload.issues.push({ code: 'custom', message, path: [field], input: payload.value });
  }
});

/** A row of a sheet. */
export const questionRowSchema = z.pipe(fieldsSchema.check(checked), z.transform(inputOf));

/**
 * POST /api/admin/questions. `question` is empty for a new one; `base` is the number of the version that was
 * changed.
 */
export const saveQuestionSchema = z.pipe(
  z
    .object({
      requestId: formId(AGAIN),
      question: z.union([z.literal(''), z.uuid(AGAIN)]),
      base: z.string(AGAIN).check(z.regex(/^\d{0,6}$/, AGAIN)),
      ...questionFields,
    })
    .check(checked as z.core.$ZodCheck<Fields & { requestId: string }>),
  z.transform(({ requestId, question, base, ...fields }) => ({
    requestId,
    question,
    base: Number(base),
    input: inputOf(fields),
  })),
);

export type SavedQuestion = z.output<typeof saveQuestionSchema>;

/** The fields of a question, as a form or a sheet shows them. */
export function fieldsOf(input: QuestionInput): Record<QuestionField, string> {
  const { exam, section, unit, type, marks, source, content } = input;
  const { title, text, answer, solution, hindi } = content;
  const listed = (texts: readonly string[], at: number) => texts[at] ?? '';
  const english = answer.type === 'NAT' ? [] : answer.options;
  return {
    exam,
    section,
    unit,
    type,
    marks: String(marks),
    title,
    text,
    optionA: listed(english, 0),
    optionB: listed(english, 1),
    optionC: listed(english, 2),
    optionD: listed(english, 3),
    right: answer.type === 'NAT' ? '' : [answer.right].flat().join(', '),
    from: answer.type === 'NAT' ? String(answer.from) : '',
    to: answer.type === 'NAT' ? String(answer.to) : '',
    decimals: answer.type === 'NAT' ? String(answer.decimals) : '',
    answerUnit: answer.type === 'NAT' ? (answer.unit ?? '') : '',
    solution,
    hindiText: hindi?.text ?? '',
    hindiOptionA: listed(hindi?.options ?? [], 0),
    hindiOptionB: listed(hindi?.options ?? [], 1),
    hindiOptionC: listed(hindi?.options ?? [], 2),
    hindiOptionD: listed(hindi?.options ?? [], 3),
    hindiSolution: hindi?.solution ?? '',
    source,
  };
}

/** POST /api/admin/questions/preview: texts as far as they are typed. */
export const previewQuestionSchema = z.object({
  text: optional(MOST_TEXT),
  optionA: optional(MOST_OPTION),
  optionB: optional(MOST_OPTION),
  optionC: optional(MOST_OPTION),
  optionD: optional(MOST_OPTION),
  answerUnit: optional(40),
  solution: optional(MOST_SOLUTION),
  hindiText: optional(MOST_TEXT),
  hindiOptionA: optional(MOST_OPTION),
  hindiOptionB: optional(MOST_OPTION),
  hindiOptionC: optional(MOST_OPTION),
  hindiOptionD: optional(MOST_OPTION),
  hindiSolution: optional(MOST_SOLUTION),
});

/** POST /api/admin/questions/approve */
export const approveQuestionSchema = z.object({ version: z.uuid(AGAIN) });

/** POST /api/admin/questions/withdraw. `withdrawn` "no" lets new papers use it again. */
export const withdrawQuestionSchema = z.object({
  question: z.uuid(AGAIN),
  withdrawn: z.enum(['yes', 'no'], AGAIN),
});

/** POST /api/admin/questions/picture */
export const questionPictureSchema = z.object({
  picture: z.custom<Uint8Array<ArrayBuffer>>(
    (value) => value instanceof Uint8Array,
    'Choose a picture',
  ),
});
