import * as z from 'zod/mini';
import { shelfKinds, type ShelfKind } from '@/content/pages/shelf-words';
import { count, day, text, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import {
  fileSchema,
  pieceSchema,
  shelfItemSchema,
  shelfRuleSchema,
  withdrawSchema,
} from './shelf-forms';
import type { ShelfPart } from './shelf';

export const saveShelfItemCall = declareCall({
  method: 'POST',
  path: '/api/admin/shelf',
  name: 'saveShelfItem',
  summary:
    'Add course material, or change it: a link or an uploaded file that students of the chosen plans, tiers and batches can open.',
  auth: 'staff',
  action: 'shelf.manage',
  body: json(shelfItemSchema, 'Not saved. Please correct the marked fields.'),
  data: z.strictObject({ id: z.uuid() }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const addShelfPieceCall = declareCall({
  method: 'POST',
  path: '/api/admin/shelf/piece',
  name: 'addShelfPiece',
  summary:
    'A piece of a file, of at most 1 MiB: its bytes from `number` MiB on. `upload` is a random UUID for the file. A piece can be sent again.',
  auth: 'staff',
  action: 'shelf.manage',
  body: {
    type: 'multipart/form-data',
    schema: pieceSchema,
    whenInvalid: 'Choose a file',
    file: 'piece',
  },
  data: z.strictObject({ received: count }),
  refusals: [...bodyRefusals, 'not_found', 'conflict', 'too_many_requests'],
});

export const finishShelfFileCall = declareCall({
  method: 'POST',
  path: '/api/admin/shelf/file',
  name: 'finishShelfFile',
  summary:
    'Put the pieces of a file together. It is a PDF, JPEG or PNG of at most 50 MB, by its content; a PDF that is damaged or protected is refused. A file that is put on no item within a day is deleted.',
  auth: 'staff',
  action: 'shelf.manage',
  body: json(fileSchema),
  data: z.strictObject({ file: z.uuid(), type: text, size: count }),
  refusals: [...bodyRefusals, 'not_found'],
});

export const withdrawShelfItemCall = declareCall({
  method: 'POST',
  path: '/api/admin/shelf/withdraw',
  name: 'withdrawShelfItem',
  summary: 'Hide course material from students at once, or show it again.',
  auth: 'staff',
  action: 'shelf.manage',
  body: json(withdrawSchema),
  data: z.strictObject({ withdrawn: z.boolean() }),
  refusals: [...bodyRefusals, 'not_found'],
});

export const setShelfRuleCall = declareCall({
  method: 'POST',
  path: '/api/admin/shelf/rule',
  name: 'setShelfRule',
  summary: 'Choose which payment opens course material: the first one, or the whole fee.',
  auth: 'staff',
  action: 'settings.change',
  body: json(shelfRuleSchema),
  refusals: [...bodyRefusals, 'second_factor'],
});

const shelf: AnswerOf<ShelfPart[]> = z.array(
  z.strictObject({
    registration: z.strictObject({ id: z.uuid(), number: z.string().check(z.regex(/^\d{5}$/)) }),
    what: text,
    isOpen: z.boolean(),
    items: z.array(
      z.strictObject({
        id: z.uuid(),
        title: text,
        kind: z.enum(Object.keys(shelfKinds) as ShelfKind[]),
        isFile: z.boolean(),
        until: z.nullable(day),
      }),
    ),
  }),
);

export const shelfCall = declareCall({
  method: 'GET',
  path: '/api/student/shelf',
  name: 'shelf',
  summary:
    'The course material of each registration for which money is held. `isOpen` is false until the payment that the owner’s rule asks for.',
  auth: 'student',
  data: shelf,
});

export const openShelfItemCall = declareCall({
  method: 'GET',
  path: '/shelf/{item}',
  name: 'openShelfItem',
  summary:
    'Open course material: a file is sent, or the range of its bytes that is asked for; a link redirects to its address, or to a page that names the site when students may not know it. A PDF has the registration number at the foot of each page. For a link on a page: without a log-in it leads to the page that asks for one.',
  auth: 'cookie',
  answers: {
    200: '*/*',
    206: '*/*',
    303: null,
    403: 'text/plain',
    404: 'text/html',
    416: 'text/plain',
  },
});
