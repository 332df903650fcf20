import * as z from 'zod/mini';
import { text, textOrNone, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import {
  addPictureSchema,
  decideSchema,
  lookSchema,
  openSubjectSchema,
  publishSchema,
  putBackSchema,
  saveSubjectSchema,
} from './site-forms';
import type { Typed } from './typed-facts';

const version = z.strictObject({ version: z.uuid() });
const moment = z.iso.datetime();

/** A form of the draft. `seen` identifies its state when it is saved. */
const openForm = z.strictObject({
  typed: z.record(z.string(), z.unknown() as AnswerOf<Typed>),
  seen: text,
  by: textOrNone,
  /** By path of the field. */
  faults: z.record(z.string(), text),
});

export const openSubjectCall = declareCall({
  method: 'POST',
  path: '/api/admin/site/form',
  name: 'openSubject',
  summary:
    'One form of the facts that the site shows, as it stands in the draft, and who saved the draft last.',
  auth: 'staff',
  action: 'site.edit',
  body: json(openSubjectSchema),
  data: openForm,
  refusals: [...bodyRefusals, 'not_found'],
});

export const saveSubjectCall = declareCall({
  method: 'POST',
  path: '/api/admin/site/save',
  name: 'saveSubject',
  summary:
    'Save one form of the facts that the site shows, as a draft. Refused with `conflict` when somebody else saved it since it was opened. Answers with the form as it is kept.',
  auth: 'staff',
  action: 'site.edit',
  body: json(saveSubjectSchema, 'Not saved. Please correct the marked fields.'),
  data: openForm,
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const lookAtDraftCall = declareCall({
  method: 'POST',
  path: '/api/admin/site/look',
  name: 'lookAtDraft',
  summary: 'Have the draft built, so that it can be looked at before it is published.',
  auth: 'staff',
  action: 'site.edit',
  body: json(lookSchema, 'Reload the page'),
  data: version,
  refusals: [...bodyRefusals, 'conflict'],
});

export const publishDraftCall = declareCall({
  method: 'POST',
  path: '/api/admin/site/publish',
  name: 'publishDraft',
  summary: 'Publish the draft. Every copy of the site builds it and serves it when it is ready.',
  auth: 'staff',
  action: 'site.publish',
  body: json(publishSchema, 'Reload the page'),
  data: version,
  refusals: [...bodyRefusals, 'conflict', 'second_factor'],
});

export const putBackCall = declareCall({
  method: 'POST',
  path: '/api/admin/site/put-back',
  name: 'putBackVersion',
  summary: 'Publish the facts of an earlier version again.',
  auth: 'staff',
  action: 'site.publish',
  body: json(putBackSchema, 'Reload the page'),
  data: version,
  refusals: [...bodyRefusals, 'not_found', 'second_factor'],
});

export const decidePointsCall = declareCall({
  method: 'POST',
  path: '/api/admin/site/decide',
  name: 'decidePoints',
  summary:
    'Settle points of the setup checklist as they are, note the change that they need, or open them again.',
  auth: 'staff',
  action: 'site.edit',
  body: json(decideSchema),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const addPictureCall = declareCall({
  method: 'POST',
  path: '/api/admin/site/picture',
  name: 'addPicture',
  summary:
    'A photo of somebody whom the site may show (JPEG, PNG or WebP of at most 5 MB). It is cropped to four by five; its name goes into the form of teachers and results. With `shape` “page”, the page of a booklet: at least 700 pixels wide, kept whole in the shape of A4.',
  auth: 'staff',
  action: 'site.edit',
  body: {
    type: 'multipart/form-data',
    schema: addPictureSchema,
    whenInvalid: 'Choose a photo',
    file: 'picture',
  },
  data: z.strictObject({ picture: text }),
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const siteStatusCall = declareCall({
  method: 'GET',
  path: '/api/admin/site/status',
  name: 'siteStatus',
  summary: 'The versions of the site, newest first, and which copy of it serves which.',
  auth: 'staff',
  action: 'site.edit',
  data: z.strictObject({
    now: moment,
    versions: z.array(
      z.strictObject({
        id: z.uuid(),
        note: text,
        by: textOrNone,
        createdAt: moment,
        builtAt: z.nullable(moment),
        publishedAt: z.nullable(moment),
        problem: textOrNone,
        problemDetail: textOrNone,
        isLive: z.boolean(),
      }),
    ),
    copies: z.array(
      z.strictObject({
        name: text,
        versionId: z.nullable(z.uuid()),
        problem: textOrNone,
        cacheProblem: textOrNone,
        problemDetail: textOrNone,
      }),
    ),
  }),
});

export const lookAtVersionCall = declareCall({
  method: 'GET',
  path: '/searchuser/site/look/{version}',
  name: 'lookAtVersion',
  summary:
    'A page of a version before it is published, for staff who may change the site. `page` is its path; without it, Home.',
  auth: 'staff cookie',
  action: 'site.edit',
  query: ['page'],
  answers: { 200: 'text/html', 303: null, 403: 'text/plain', 404: 'text/plain' },
});

export const lookAtPictureCall = declareCall({
  method: 'GET',
  path: '/searchuser/site/picture/{picture}',
  name: 'lookAtPicture',
  summary: 'A photo that may not be published yet, for staff who may change the site.',
  auth: 'staff cookie',
  action: 'site.edit',
  answers: { 200: 'image/webp', 303: null, 403: 'text/plain', 404: 'text/plain' },
});

export const lookAtFileCall = declareCall({
  method: 'GET',
  path: '/searchuser/site/look/{version}/{file}',
  name: 'lookAtFile',
  summary: 'A script, style or picture of a version before it is published, for the same staff.',
  auth: 'staff cookie',
  action: 'site.edit',
  answers: { 200: '*/*', 303: null, 403: 'text/plain', 404: 'text/plain' },
});
