import * as z from 'zod/mini';
import type { KeyRule } from '@/content/practice/mark-answers';
import { optionLetters } from '@/content/practice/practice-question';
import { requiredText } from '@/lib/calls/fields';

export const MOST_TEXT = 4_000;
export const MOST_OPTION = 1_000;
export const MOST_SOLUTION = 8_000;

const letter = z.enum(optionLetters, 'Choose the right option');

const optionText = requiredText(MOST_OPTION, 'Enter the option');
const options = z.tuple([optionText, optionText, optionText, optionText]);

/** The right answer, as `AnswerRule` of the free papers has it. */
const answerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('MCQ'), options, right: letter }),
  z.strictObject({
    type: z.literal('MSQ'),
    options,
    right: z.array(letter).check(z.minLength(1, 'Choose the right options')),
  }),
  z
    .strictObject({
      type: z.literal('NAT'),
      from: z.number('Enter a number'),
      to: z.number('Enter a number'),
      /** Digits after the point with which the answer is printed. */
      decimals: z.int().check(z.gte(0), z.lte(8)),
      unit: z.optional(requiredText(40, 'Enter the unit')),
    })
    .check(z.refine(({ from, to }) => from <= to, 'The range ends before it begins')),
]);

/**
 * What a version of a question says. Texts are plain, with formulas between dollar signs in TeX and pictures as
 * `[[picture:hash|what it shows]]`; an empty line begins a paragraph. The options of `hindi` are in the same order.
 */
export const questionContentSchema = z.strictObject({
  title: requiredText(120, 'Enter a short title'),
  text: requiredText(MOST_TEXT, 'Enter the question'),
  answer: answerSchema,
  solution: requiredText(MOST_SOLUTION, 'Enter the solution'),
  hindi: z.optional(
    z.strictObject({
      text: requiredText(MOST_TEXT, 'Enter the question in Hindi'),
      /** Empty for a number. */
      options: z.array(optionText),
      solution: z.string().check(z.maxLength(MOST_SOLUTION)),
    }),
  ),
});

export type QuestionContent = z.output<typeof questionContentSchema>;

/** The key of a question, without its texts. */
export function keyOf(answer: QuestionContent['answer']): KeyRule {
  if (answer.type === 'NAT') return { type: 'NAT', from: answer.from, to: answer.to };
  return answer.type === 'MCQ'
    ? { type: 'MCQ', right: answer.right }
    : { type: 'MSQ', right: answer.right };
}
