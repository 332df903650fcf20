import * as z from 'zod/mini';
import {
  MOST_FILE_BYTES,
  PIECE_BYTES,
  shelfKinds,
  shelfRules,
  type ShelfKind,
  type ShelfRule,
} from '@/content/pages/shelf-words';
import { formId, optionalText, requiredText } from '@/lib/calls/fields';
import { isDay } from '@/lib/site/days';

const AGAIN = 'Reload the page';

/** '' or a day, also to come, as a date field sends it. */
const optionalDay = z
  .string('Enter the day')
  .check(
    z.refine((text) => text === '' || isDay(text), 'Enter a date up to 2099: day, month, year'),
  );

/**
 * An address on another site. Refuses other protocols than https, and this machine, which nobody else could
 * open.
 */
function isPublicLink(text: string): boolean {
  // Spaces and line breaks are not part of an address, though a browser would drop them.
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isName = /^[^.].*\.[a-z][a-z\d-]+$/i.test(hostname);
  return protocol === 'https:' && isName && username === '' && password === '';
}

const NO_AUDIENCE = 'Choose who can open it';

const NO_LINK = 'Enter the whole link, beginning with https://';

/** '' or the id of a file that was uploaded. */
const optionalId = z._default(z.union([z.literal(''), z.uuid(AGAIN)]), '');

/**
 * POST /api/admin/shelf. `item` is empty for a new item. `audiences` are "plan:…", "tier:…/…" and "batch:…":
 * a list, or lines of text. A new item needs a link or a file; with a file the link does not count.
 */
export const shelfItemSchema = z
  .object({
    requestId: formId(AGAIN),
    item: z.union([z.literal(''), z.uuid(AGAIN)]),
    title: requiredText(120, 'Enter the title'),
    kind: z.enum(Object.keys(shelfKinds) as ShelfKind[], 'Choose what it is'),
    url: optionalText(2_000).check(
      z.refine((text) => text.trim() === '' || isPublicLink(text.trim()), NO_LINK),
    ),
    file: optionalId,
    audiences: z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())], NO_AUDIENCE),
        z.transform((chosen) =>
          (typeof chosen === 'string' ? chosen.split('\n') : chosen).filter(Boolean),
        ),
      ),
      z
        .array(z.string().check(z.maxLength(220, NO_AUDIENCE)))
        .check(z.minLength(1, NO_AUDIENCE), z.maxLength(60, 'Choose at most 60')),
    ),
    visibleFrom: optionalDay,
    visibleUntil: optionalDay,
    position: z
      .string('Enter a number')
      .check(z.regex(/^\d{1,4}$/, 'Enter a number from 0 to 9999')),
  })
  .check(
    z.refine(({ item, url, file }) => item !== '' || file !== '' || url.trim() !== '', {
      error: 'Enter a link or choose a file',
      path: ['url'],
    }),
    z.refine(
      ({ visibleFrom, visibleUntil }) => visibleUntil === '' || visibleFrom <= visibleUntil,
      { error: 'Choose a day after the first one', path: ['visibleUntil'] },
    ),
  );

export type ShelfItemInput = z.output<typeof shelfItemSchema>;

/** POST /api/admin/shelf/withdraw. `withdrawn` "no" shows it again. */
export const withdrawSchema = z.object({
  item: z.uuid(AGAIN),
  withdrawn: z.enum(['yes', 'no'], AGAIN),
});

/** POST /api/admin/shelf/rule */
export const shelfRuleSchema = z.object({
  opens: z.enum(Object.keys(shelfRules) as ShelfRule[], 'Choose the payment'),
});

const digits = (most: number, whenWrong: string) =>
  z.string(whenWrong).check(
    z.regex(/^\d{1,9}$/, whenWrong),
    z.refine((text) => Number(text) < most, whenWrong),
  );

/** POST /api/admin/shelf/piece. `number` counts the pieces of the upload, from 0. */
export const pieceSchema = z.object({
  upload: z.uuid(AGAIN),
  number: digits(MOST_FILE_BYTES / PIECE_BYTES, 'This file is larger than 50 MB'),
  piece: z
    .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, 'Choose a file')
    .check(z.refine((value) => value.length <= PIECE_BYTES, 'Send a smaller piece')),
});

export type PieceInput = z.output<typeof pieceSchema>;

/** POST /api/admin/shelf/file. `size` in bytes; `name` is only shown to staff. */
export const fileSchema = z.object({
  upload: z.uuid(AGAIN),
  name: requiredText(200, 'Choose a file'),
  size: digits(MOST_FILE_BYTES + 1, 'This file is larger than 50 MB'),
});

export type FileInput = z.output<typeof fileSchema>;
