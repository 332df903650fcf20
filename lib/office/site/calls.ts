import * as z from 'zod/mini';
import { text, textOrNone } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import {
  decideSchema,
  lookSchema,
  publishSchema,
  putBackSchema,
  saveSubjectSchema,
} from './site-forms';

const version = z.strictObject({ version: z.uuid() });
const moment = z.iso.datetime();

export const saveSubjectCall = declareCall({
  method: 'POST',
  path: '/api/admin/site/save',
  name: 'saveSubject',
  summary:
    'Save one form of the facts that the site shows, as a draft. Refused with `conflict` when somebody else saved it since it was opened.',
  auth: 'staff',
  action: 'site.edit',
  body: json(saveSubjectSchema, 'Not saved. Please correct the marked fields.'),
  data: z.strictObject({ seen: text }),
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

export const decidePointCall = declareCall({
  method: 'POST',
  path: '/api/admin/site/decide',
  name: 'decidePoint',
  summary: 'Settle a point of the setup checklist as it is.',
  auth: 'staff',
  action: 'site.edit',
  body: json(decideSchema),
  refusals: [...bodyRefusals, 'not_found'],
});

export const siteStatusCall = declareCall({
  method: 'GET',
  path: '/api/admin/site/status',
  name: 'siteStatus',
  summary: 'The versions of the site, newest first, and which copy of it serves which.',
  auth: 'staff',
  action: 'site.edit',
  data: z.strictObject({
    versions: z.array(
      z.strictObject({
        id: z.uuid(),
        note: text,
        by: textOrNone,
        createdAt: moment,
        builtAt: z.nullable(moment),
        publishedAt: z.nullable(moment),
        problem: textOrNone,
        isLive: z.boolean(),
      }),
    ),
    copies: z.array(
      z.strictObject({ name: text, versionId: z.nullable(z.uuid()), problem: textOrNone }),
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
