import * as fc from 'fast-check';
import { optionLetters } from '@/content/practice/practice-question';
import type { QuestionContent } from '@/lib/question-bank/question-content';

/* Formulas and pictures are marked by these; the rest may be anything that a form leaves. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map(
    (one) => one.replace(/\r\n?/g, '\n').replaceAll('$', '€').replaceAll('[[', '[').trim() || 'x',
  );
const optionTexts = fc.tuple(text, text, text, text);
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0);

const answer: fc.Arbitrary<QuestionContent['answer']> = fc.oneof(
  fc.record({
    type: fc.constant('MCQ' as const),
    options: optionTexts,
    right: fc.constantFrom(...optionLetters),
  }),
  fc.record({
    type: fc.constant('MSQ' as const),
    options: optionTexts,
    right: fc.subarray([...optionLetters], { minLength: 1 }),
  }),
  fc
    .tuple(number, number, fc.integer({ min: 0, max: 8 }), fc.option(text, { nil: undefined }))
    .map(([one, other, decimals, unit]) => ({
      type: 'NAT' as const,
      from: Math.min(one, other),
      to: Math.max(one, other),
      decimals,
      ...(unit !== undefined && { unit }),
    })),
);

/** Any content of a question. */
export const anyContent: fc.Arbitrary<QuestionContent> = fc
  .record({
    title: text,
    text,
    answer,
    solution: text,
    hindi: fc.option(fc.tuple(text, optionTexts, fc.oneof(text, fc.constant('')))),
  })
  .map(({ hindi, ...content }) => ({
    ...content,
    ...(hindi && {
      hindi: {
        text: hindi[0],
        options: content.answer.type === 'NAT' ? [] : [...hindi[1]],
        solution: hindi[2],
      },
    }),
  }));
