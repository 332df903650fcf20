import * as z from 'zod/mini';
import { optionLetters } from '@/content/practice/practice-question';
import type { RoomPaper } from '@/content/practice/room-paper';
import { count, positive, text, textOrNone, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { startTestSchema, testAnswersSchema, testDeviceSchema } from './attempt-forms';
import type { AttemptState } from './attempts';
import { keyChallengeSchema, namedSchema } from './challenge-form';
import type { StoredAnswers } from './answers';
import {
  changeKeySchema,
  drawSchema,
  paperSchema,
  placeQuestionSchema,
  publishPaperSchema,
  withdrawPaperSchema,
} from './paper-forms';

/* Papers, their keys and results, for staff */

export const savePaperCall = declareCall({
  method: 'POST',
  path: '/api/admin/papers',
  name: 'savePaper',
  summary:
    'Make a test for an exam, or change it: sections with the number of questions shown and of answers counted, minutes, who may sit it and when. Of a published test the sections and minutes stay.',
  auth: 'staff',
  action: 'papers.manage',
  body: json(paperSchema, 'Not saved. Please correct the marked fields.'),
  data: z.strictObject({ id: z.uuid() }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const placeQuestionCall = declareCall({
  method: 'POST',
  path: '/api/admin/papers/question',
  name: 'placeQuestion',
  summary:
    'Put an approved question at a place of its section in a test that is not published, or take it out.',
  auth: 'staff',
  action: 'papers.manage',
  body: json(placeQuestionSchema),
  data: z.strictObject({ questions: count }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const drawQuestionsCall = declareCall({
  method: 'POST',
  path: '/api/admin/papers/draw',
  name: 'drawQuestions',
  summary:
    'Draw the questions that a section of a test lacks from some units, or from all: of each size as many as the exam has, evenly from the units. A repeat draws nothing more. `missing` says how many more the section needs than there are.',
  auth: 'staff',
  action: 'papers.manage',
  body: json(drawSchema),
  data: z.strictObject({
    added: count,
    missing: z.array(z.strictObject({ marks: count, count })),
  }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const publishPaperCall = declareCall({
  method: 'POST',
  path: '/api/admin/papers/publish',
  name: 'publishPaper',
  summary:
    'Publish a test: its students can sit it, and its questions stay as they are. A test with the whole pattern must match it; any other needs `shorter`.',
  auth: 'staff',
  action: 'papers.manage',
  body: json(publishPaperSchema),
  data: z.strictObject({ questions: count }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const withdrawPaperCall = declareCall({
  method: 'POST',
  path: '/api/admin/papers/withdraw',
  name: 'withdrawPaper',
  summary: 'Hide a test from students, or show it again. Attempts that have begun go on.',
  auth: 'staff',
  action: 'papers.manage',
  body: json(withdrawPaperSchema),
  data: z.strictObject({ withdrawn: z.boolean() }),
  refusals: [...bodyRefusals, 'not_found'],
});

/** Attempts whose marks change, in sixths of a mark. */
const keyEffect = {
  attempts: count,
  changed: count,
  up: count,
  down: count,
  /** The largest change of one attempt, either way. */
  largest: count,
};

export const previewKeyCall = declareCall({
  method: 'POST',
  path: '/api/admin/papers/key-preview',
  name: 'previewKey',
  summary:
    'How many attempts another key of a question would change: up, down, and the largest change in sixths of a mark. Nothing is stored.',
  auth: 'staff',
  action: 'keys.change',
  body: json(changeKeySchema),
  data: z.strictObject(keyEffect),
  refusals: [...bodyRefusals, 'not_found', 'conflict', 'second_factor'],
});

export const changeKeyCall = declareCall({
  method: 'POST',
  path: '/api/admin/papers/key',
  name: 'changeKey',
  summary:
    'Decide on the key of a question of a published test: it stays, another one counts, or its marks go to everybody. All attempts are marked anew, open challenges are answered, and students whose marks have changed get a mail. A repeat does nothing.',
  auth: 'staff',
  action: 'keys.change',
  body: json(changeKeySchema, 'Not saved. Please correct the marked fields.'),
  data: z.strictObject({ ...keyEffect, answered: count }),
  refusals: [...bodyRefusals, 'not_found', 'conflict', 'second_factor'],
});

export const testResultsCsvCall = declareCall({
  method: 'GET',
  path: '/searchuser/papers/{paper}/csv',
  name: 'testResultsCsv',
  summary:
    'The results of a test as CSV, by batch: rank, name, registration number, marks by section. `batch` is the id of one batch. For a link on a page: without a log-in it leads to the page where the link is. The audit says who took it.',
  auth: 'staff cookie',
  action: 'testResults.read',
  query: ['batch'],
  answers: {
    200: 'text/csv',
    303: null,
    403: 'text/plain',
    404: 'text/plain',
    429: 'text/plain',
  },
});

/* The room */

/** Milliseconds since 1970. */
const moment = z.int();

const roomText = { text, options: z.array(text) };

const roomPaper: AnswerOf<RoomPaper> = z.strictObject({
  version: text,
  minutes: positive,
  sections: z.array(
    z.strictObject({
      id: text,
      name: text,
      counted: positive,
      questions: z.array(
        z.strictObject({
          ...roomText,
          slug: text,
          type: z.enum(['MCQ', 'MSQ', 'NAT']),
          gain: count,
          loss: count,
          unit: z.optional(text),
          hindi: z.optional(z.strictObject(roomText)),
        }),
      ),
    }),
  ),
});

export const testPaperCall = declareCall({
  method: 'GET',
  path: '/api/student/test-paper',
  name: 'testPaper',
  summary:
    'A test with its questions, set as HTML, without their answers; marks are in sixths. For students who may begin it now, or who have begun it. `isRunning`: an attempt of the student is not over.',
  auth: 'student',
  query: ['paper'],
  data: z.strictObject({
    title: text,
    exam: text,
    extraMinutes: count,
    calculator: z.boolean(),
    isRunning: z.boolean(),
    paper: roomPaper,
  }),
  refusals: ['forbidden', 'not_found', 'too_many_requests'],
});

const attemptState: AnswerOf<AttemptState> = z.strictObject({
  attempt: z.uuid(),
  now: moment,
  endsAt: moment,
  isOver: z.boolean(),
  holds: z.boolean(),
  holder: text,
  stored: count,
  answers: z.array(
    z.strictObject({
      position: count,
      given: z.nullable(z.union([text, z.array(z.enum(optionLetters))])),
      isMarked: z.boolean(),
      spentMs: count,
      givenAt: moment,
    }),
  ),
});

export const startTestCall = declareCall({
  method: 'POST',
  path: '/api/student/test-attempt',
  name: 'startTest',
  summary:
    'Begin a test, or continue the attempt that is not over. `answers` are the last ones of every device, with the time of this device; `stored` is the highest number of its rows. Only the device that `holds` the attempt may answer.',
  auth: 'student',
  body: json(startTestSchema, 'The test could not be opened. Open it again.'),
  data: attemptState,
  refusals: [...bodyRefusals, 'forbidden', 'not_found', 'conflict', 'too_many_requests'],
});

const storedAnswers: AnswerOf<StoredAnswers> = z.strictObject({
  stored: count,
  now: moment,
  endsAt: moment,
  isOver: z.boolean(),
  holds: z.boolean(),
  holder: textOrNone,
});

export const storeTestAnswersCall = declareCall({
  method: 'POST',
  path: '/api/student/test-answers',
  name: 'storeTestAnswers',
  summary:
    'Store answers of a running test in the order of their numbers. A repeat changes nothing; rows up to `stored` need not be sent again. Answers given before the end count for 15 minutes after it; later ones are refused.',
  auth: 'student',
  body: json(testAnswersSchema, 'The answers cannot be read.'),
  data: storedAnswers,
  refusals: [...bodyRefusals, 'not_found', 'conflict', 'too_many_requests'],
});

export const holdTestCall = declareCall({
  method: 'POST',
  path: '/api/student/test-device',
  name: 'holdTest',
  summary:
    'Continue a running test on this device. The device before is told with its next call, and what it has not sent is still stored.',
  auth: 'student',
  body: json(testDeviceSchema),
  data: attemptState,
  refusals: [...bodyRefusals, 'not_found', 'too_many_requests'],
});

export const submitTestCall = declareCall({
  method: 'POST',
  path: '/api/student/test-submit',
  name: 'submitTest',
  summary: 'End a test and have it marked. A repeat changes nothing.',
  auth: 'student',
  body: json(testDeviceSchema),
  refusals: [...bodyRefusals, 'not_found', 'conflict', 'too_many_requests'],
});

/* What students do with their results */

export const challengeKeyCall = declareCall({
  method: 'POST',
  path: '/api/student/key-challenge',
  name: 'challengeKey',
  summary:
    'Question the answer key of a question in one’s own result, with a reason, until the day that the result names. A repeat is the same challenge, with the first reason.',
  auth: 'student',
  body: json(keyChallengeSchema, 'Not sent. Please correct the marked fields.'),
  data: z.strictObject({ position: count }),
  refusals: [...bodyRefusals, 'not_found', 'conflict', 'too_many_requests'],
});

export const nameInBestCall = declareCall({
  method: 'POST',
  path: '/api/student/test-name',
  name: 'nameInBest',
  summary:
    'Show one’s name and marks to others who sat a test on the same day, among its best, or take the name out again. For first attempts with a result, from 18 years on. A repeat changes nothing.',
  auth: 'student',
  body: json(namedSchema),
  data: z.strictObject({ named: z.boolean() }),
  refusals: [...bodyRefusals, 'forbidden', 'not_found', 'conflict', 'too_many_requests'],
});
