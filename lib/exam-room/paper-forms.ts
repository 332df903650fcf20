import * as z from 'zod/mini';
import { practiceExams } from '@/content/practice/practice-paper';
import { optionLetters, type OptionLetter } from '@/content/practice/practice-question';
import { confirmation, digitsOf, formId, optionalText, requiredText } from '@/lib/calls/fields';
import { momentOf } from '@/lib/site/delhi-time';

const AGAIN = 'Reload the page';
const NO_MOMENT = 'Choose a day and a time';
const NO_AUDIENCE = 'Choose who may sit it';
const NO_SECTION = 'Choose at least one section';

const MOST_QUESTIONS = 300;

/** A `datetime-local` value in Delhi; null for ''. */
const optionalMoment = z.pipe(
  z.string(NO_MOMENT).check(z.maxLength(16, NO_MOMENT)),
  z.transform((text, context): Date | null => {
    const moment = momentOf(text);
    if (text === '' || moment) return moment;
    context.issues.push({ code: 'custom', message: NO_MOMENT, input: text });
    return z.NEVER;
  }),
);

/** Digits in a string or a number. */
const whole = (from: number, to: number, message: string) =>
  z.pipe(
    digitsOf,
    z.pipe(
      z.string(message).check(
        z.regex(/^\d{1,5}$/, { error: message, abort: true }),
        z.refine((text) => Number(text) >= from && Number(text) <= to, message),
      ),
      z.transform(Number),
    ),
  );

/** A list, or the lines of a text. */
const lines = (message: string) =>
  z.pipe(
    z.union([z.string(), z.array(z.string())], message),
    z.transform((chosen) =>
      (typeof chosen === 'string' ? chosen.split('\n') : chosen).filter(Boolean),
    ),
  );

const sectionLine = /^([a-z]{1,20}) (\d{1,3}) (\d{1,3})$/;

/** "aptitude 10 10": id of the section in the pattern, questions shown, and how many of the answers count. */
const sections = z.pipe(
  lines(NO_SECTION),
  z.pipe(
    z
      .array(z.string().check(z.regex(sectionLine, NO_SECTION)))
      .check(z.minLength(1, NO_SECTION), z.maxLength(10, NO_SECTION)),
    z.transform((texts, context) =>
      texts.map((text) => {
        const [, id = '', shown, counted] = sectionLine.exec(text) ?? [];
        const plan = { id, shown: Number(shown), counted: Number(counted) };
        const isFit = plan.counted >= 1 && plan.counted <= plan.shown;
        if (!isFit || plan.shown > MOST_QUESTIONS) {
          const message = 'Of the questions of a section, one to all count';
          context.issues.push({ code: 'custom', message, input: text });
        }
        return plan;
      }),
    ),
  ),
);

/**
 * POST /api/admin/papers. `paper` is empty for a new one. `sections` are lines "id shown counted"; `audiences`
 * those of course material or "all". Days and times are in Delhi; '' is always.
 */
export const paperSchema = z
  .object({
    requestId: formId(AGAIN),
    paper: z.union([z.literal(''), z.uuid(AGAIN)]),
    exam: z.enum(practiceExams, 'Choose the exam'),
    title: requiredText(120, 'Enter the title'),
    minutes: whole(5, 600, 'Enter 5 to 600 minutes'),
    sections,
    audiences: z.pipe(
      lines(NO_AUDIENCE),
      z
        .array(z.string().check(z.maxLength(220, NO_AUDIENCE)))
        .check(z.minLength(1, NO_AUDIENCE), z.maxLength(60, 'Choose at most 60')),
    ),
    opensAt: optionalMoment,
    closesAt: optionalMoment,
    challengeDays: whole(0, 60, 'Enter 0 to 60 days'),
    position: whole(0, 9999, 'Enter a number from 0 to 9999'),
  })
  .check(
    z.refine(({ opensAt, closesAt }) => !opensAt || !closesAt || opensAt < closesAt, {
      error: 'Choose a time after the first one',
      path: ['closesAt'],
    }),
  );

export type PaperInput = z.output<typeof paperSchema>;

/** POST /api/admin/papers/question. `place` is its number in the section, or '' to take it out. */
export const placeQuestionSchema = z.object({
  paper: z.uuid(AGAIN),
  version: z.uuid('Choose a question'),
  place: z.pipe(
    digitsOf,
    z.string(AGAIN).check(z.regex(/^\d{0,3}$/, 'Enter the number of the question')),
  ),
});

/** POST /api/admin/papers/draw. Without units, from all of them. */
export const drawSchema = z.object({
  paper: z.uuid(AGAIN),
  section: requiredText(20, 'Choose the section'),
  units: z.pipe(
    lines('Choose the units'),
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60)),
  ),
});

/** POST /api/admin/papers/publish. `shorter` confirms that it is no full mock test. */
export const publishPaperSchema = z.object({ paper: z.uuid(AGAIN), shorter: confirmation });

/** POST /api/admin/papers/withdraw. `withdrawn` "no" shows it again. */
export const withdrawPaperSchema = z.object({
  paper: z.uuid(AGAIN),
  withdrawn: z.enum(['yes', 'no'], AGAIN),
});

const NO_OPTION = 'Choose the right options';
const NO_NUMBER = 'Enter a number';

const isNumber = (text: string) => /^-?\d{1,12}(\.\d{1,8})?$/.test(text.trim());

const optionalNumber = z
  .string(NO_NUMBER)
  .check(z.refine((text) => text.trim() === '' || isNumber(text), NO_NUMBER));

/**
 * POST /api/admin/papers/key, and its preview. With "changed": for options, `right` has the letters, "B" or "BC"
 * (in an MCQ, either is then taken as right); for a number, `from` and `to`.
 */
export const changeKeySchema = z
  .object({
    paper: z.uuid(AGAIN),
    position: whole(0, MOST_QUESTIONS, AGAIN),
    decision: z.enum(['stays', 'changed', 'dropped'], 'Choose what counts'),
    right: z.pipe(
      z.string(NO_OPTION).check(z.regex(/^[A-D]{0,4}$/, NO_OPTION)),
      z.transform((text) => optionLetters.filter((letter) => text.includes(letter))),
    ),
    from: optionalNumber,
    to: optionalNumber,
    answer: optionalText(1_000),
  })
  .check(
    z.refine(({ from, to }) => !isNumber(from) || !isNumber(to) || Number(from) <= Number(to), {
      error: 'The range ends before it begins',
      path: ['to'],
    }),
  );

export type KeyInput = Omit<z.output<typeof changeKeySchema>, 'right'> & {
  right: readonly OptionLetter[];
};
