import * as z from 'zod/mini';
import { count, positive, text } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import {
  approveQuestionSchema,
  previewQuestionSchema,
  questionPictureSchema,
  saveQuestionSchema,
  withdrawQuestionSchema,
} from './question-forms';
import { typesetFields } from './question-fields';
import {
  importedQuestions,
  importQuestionsSchema,
  MOST_IMPORT_BYTES,
  questionListSchema,
  questionsPreview,
} from './question-import';

export const saveQuestionCall = declareCall({
  method: 'POST',
  path: '/api/admin/questions',
  name: 'saveQuestion',
  summary:
    'Add a question of the test series, or a new version of one, which waits for approval by a colleague. Texts are plain, with formulas in TeX between dollar signs and pictures as `[[picture:hash|what it shows]]`.',
  auth: 'staff',
  action: 'questions.write',
  body: json(saveQuestionSchema, 'Not saved. Please correct the marked fields.'),
  data: z.strictObject({ id: z.uuid(), number: positive }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

const texts = z.record(z.enum(typesetFields), text);

export const previewQuestionCall = declareCall({
  method: 'POST',
  path: '/api/admin/questions/preview',
  name: 'previewQuestion',
  summary:
    'The texts of a question as HTML with MathML, as a candidate sees them, and what cannot be typeset. Stores nothing.',
  auth: 'staff',
  action: 'questions.write',
  body: json(previewQuestionSchema, 'A text is too long.'),
  data: z.strictObject({ html: texts, faults: z.partialRecord(z.enum(typesetFields), text) }),
  refusals: bodyRefusals,
});

export const approveQuestionCall = declareCall({
  method: 'POST',
  path: '/api/admin/questions/approve',
  name: 'approveQuestion',
  summary:
    'Approve the newest version of a question, so that papers can use it. Refused to its writer.',
  auth: 'staff',
  action: 'questions.approve',
  body: json(approveQuestionSchema),
  data: z.strictObject({ number: positive }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const withdrawQuestionCall = declareCall({
  method: 'POST',
  path: '/api/admin/questions/withdraw',
  name: 'withdrawQuestion',
  summary: 'Keep a question out of new papers, or let them use it again.',
  auth: 'staff',
  action: 'questions.write',
  body: json(withdrawQuestionSchema),
  data: z.strictObject({ withdrawn: z.boolean() }),
  refusals: [...bodyRefusals, 'not_found'],
});

export const addQuestionPictureCall = declareCall({
  method: 'POST',
  path: '/api/admin/questions/picture',
  name: 'addQuestionPicture',
  summary:
    'Store a picture for questions: PNG, JPEG, WebP or SVG of at most 5 MB, drawn anew as WebP of at most 1200 pixels. `hash` names it in texts.',
  auth: 'staff',
  action: 'questions.write',
  body: {
    type: 'multipart/form-data',
    schema: questionPictureSchema,
    whenInvalid: 'Choose a picture',
    file: 'picture',
  },
  data: z.strictObject({ hash: text, width: count, height: count }),
  refusals: [...bodyRefusals, 'too_many_requests', 'unavailable'],
});

export const previewQuestionsCall = declareCall({
  method: 'POST',
  path: '/api/admin/questions/import-preview',
  name: 'previewQuestions',
  summary:
    'Preview the import of questions from a spreadsheet (CSV) or Moodle XML, question by question, with what is wrong with each. Stores nothing. `exam`, `section`, `unit` and `marks` are for questions of which the file does not say it; `pictures` names uploaded pictures as the texts do.',
  auth: 'staff',
  action: 'questions.write',
  body: { ...json(questionListSchema, 'Choose a file.'), limitBytes: MOST_IMPORT_BYTES },
  data: questionsPreview,
  refusals: [...bodyRefusals, 'unavailable'],
});

export const importQuestionsCall = declareCall({
  method: 'POST',
  path: '/api/admin/questions/import',
  name: 'importQuestions',
  summary:
    'Import the good questions of a previewed file, by its `digest`; they wait for approval. Refused as a conflict when the result would differ by now. A repeat with the same `requestId` is the same import.',
  auth: 'staff',
  action: 'questions.write',
  body: {
    ...json(importQuestionsSchema, 'Preview the file first.'),
    limitBytes: MOST_IMPORT_BYTES,
  },
  data: importedQuestions,
  refusals: [...bodyRefusals, 'conflict', 'unavailable'],
});

export const exportQuestionsCall = declareCall({
  method: 'GET',
  path: '/searchuser/questions/export',
  name: 'exportQuestions',
  summary:
    'All questions with their versions and keys: questions.csv, which the import reads, and their pictures, as a ZIP archive. For the owner, after a fresh second factor, from our own pages only. For a form on a page: without a log-in it leads to the page where the form is.',
  auth: 'staff cookie',
  action: 'questions.export',
  answers: { 200: 'application/zip', 303: null, 403: 'text/plain' },
});
