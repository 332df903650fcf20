import * as z from 'zod/mini';
import { optionLetters } from '@/content/practice/practice-question';
import { formId, requiredText, ticked } from '@/lib/calls/fields';
import { ROWS_IN_CALL } from './paper-sections';

const uuid = z.pipe(
  z.uuid('Open the test again'),
  z.transform((value) => value.toLowerCase()),
);

export const startTestSchema = z.object({
  requestId: formId('Open the test again'),
  paper: uuid,
  /** Random id of the browser. */
  device: uuid,
  /** A candidate with a disability, who has compensatory time. */
  extra: z.optional(ticked),
});

export type StartTest = z.output<typeof startTestSchema>;

const given = z.nullable(
  z.union([
    requiredText(20, 'Enter a number'),
    z.array(z.enum(optionLetters)).check(
      z.minLength(1),
      z.maxLength(4),
      z.refine((letters) => new Set(letters).size === letters.length),
    ),
  ]),
);

const wholeUpTo = (most: number) => z.int().check(z.gte(0), z.lte(most));

const HOURS_24 = 86_400_000;
const YEAR_2100 = 4_102_444_800_000;

/** What was done with a question: its whole state from then on. */
const answerRow = z.object({
  /** Counts up on the device from 1. */
  number: wholeUpTo(1_000_000).check(z.gte(1)),
  /** Of the question in the paper, from 0. */
  position: wholeUpTo(1_000),
  /** Null for no answer. */
  given,
  isMarked: z.boolean(),
  /** Milliseconds for which this device has shown the question, in all. */
  spentMs: wholeUpTo(HOURS_24),
  /** By the server's clock, as the device knows it, in milliseconds since 1970. */
  givenAt: wholeUpTo(YEAR_2100),
});

export const testAnswersSchema = z.object({
  attempt: uuid,
  device: uuid,
  /** In the order of their numbers; none only asks for time and holder. */
  rows: z.array(answerRow).check(z.maxLength(ROWS_IN_CALL)),
});

export type TestAnswers = z.output<typeof testAnswersSchema>;

export const testDeviceSchema = z.object({ attempt: uuid, device: uuid });

export type TestDevice = z.output<typeof testDeviceSchema>;
