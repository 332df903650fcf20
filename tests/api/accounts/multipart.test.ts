import fc from 'fast-check';
import { isApiError } from '@/lib/calls/errors';
import { withMultipart, type MultipartForm } from '@/lib/calls/multipart';
import { anyCharacter } from '../../support/calls/any-character';
import { multipartBody, postMultipart, type SentPart } from '../../support/calls/multipart';

const MB = 1024 * 1024;
const memory = () => (globalThis as { uploadMemory?: { heldBytes: number } }).uploadMemory;

/** The form, or the code of the refusal; any other error fails the test. */
async function read(request: Request): Promise<MultipartForm | string> {
  try {
    return await withMultipart(request, 'photo', async (form) => form);
  } catch (error) {
    if (isApiError(error)) return error.code;
    throw error;
  }
}

const readParts = (parts: SentPart[]) => read(postMultipart('/', parts));
const photo = (bytes: number, more: Partial<SentPart> = {}): SentPart => ({
  name: 'photo',
  value: Buffer.alloc(bytes, 7),
  filename: 'a.jpg',
  ...more,
});

afterEach(() => {
  expect(memory()?.heldBytes ?? 0).toBe(0);
});

test('text parts are read as text and the file as bytes, whatever their names', async () => {
  const form = await readParts([
    { name: 'name', value: ' दीपा\n' },
    { name: '__proto__', value: 'x' },
    photo(3, { filename: '../../evil.php' }),
  ]);
  expect(form).toMatchObject({ name: ' दीपा\n', photo: Buffer.from([7, 7, 7]) });
  expect(Object.getPrototypeOf(form)).toBe(Object.prototype);
  expect(await readParts([])).toEqual({});
});

test('other files, unnamed parts and empty file fields are ignored', async () => {
  expect(
    await readParts([
      photo(9, { name: 'other' }),
      photo(9, { name: 'name' }),
      photo(0, { filename: '' }),
      { name: 'name', value: 'Asha' },
    ]),
  ).toEqual({ name: 'Asha' });
  const nameless = Buffer.from(
    multipartBody([{ name: 'a', value: 'b' }])
      .toString()
      .replace('; name="a"', ''),
  );
  expect(await read(postMultipart('/', nameless))).toEqual({});
});

test('five megabytes are accepted, one byte more is refused', async () => {
  expect(await readParts([photo(5 * MB)])).toMatchObject({ photo: { byteLength: 5 * MB } });
  expect(await readParts([photo(5 * MB + 1)])).toBe('too_large');
});

test('a body whose declared length is too large is refused unread', async () => {
  const unread = new ReadableStream(
    {
      pull: () => {
        throw new Error('It was read.');
      },
    },
    { highWaterMark: 0 },
  );
  const request = postMultipart('/', unread, { 'content-length': String(7 * MB) });
  expect(await read(request)).toBe('too_large');
});

test.each([
  ['of one file', multipartBody([photo(1)]).subarray(0, -40)],
  ['of one text', multipartBody([{ name: 'a', value: '' }]).subarray(0, -30)],
  ['of parts that are left out', multipartBody([photo(1, { name: 'other' })]).subarray(0, -40)],
])('a body without an end, %s, is cut off where the limit is', async (_, beginning) => {
  let sent = 0;
  let ended = false;
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(beginning),
    pull: (controller) => {
      sent += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
    cancel: () => {
      ended = true;
    },
  });
  expect(await read(postMultipart('/', endless))).toBe('too_large');
  expect(sent).toBeLessThan(7 * MB);
  expect(ended).toBe(true);
});

test('a body that is no multipart form, or has no boundary, is refused', async () => {
  for (const type of [
    'application/json',
    'multipart/mixed; boundary=x',
    'multipart/form-datax',
    '',
  ]) {
    expect(await read(postMultipart('/', [], { 'content-type': type }))).toBe(
      'unsupported_media_type',
    );
  }
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary']) {
    expect(await read(postMultipart('/', [], { 'content-type': type }))).toBe('bad_request');
  }
});

test('too many fields, duplicates, two files and invalid text are refused', async () => {
  const many = Array.from({ length: 41 }, (_, index) => ({ name: `f${index}`, value: 'x' }));
  expect(await readParts(many)).toBe('bad_request');
  expect(Object.keys(await readParts(many.slice(0, 40)))).toHaveLength(40);
  expect(
    await readParts([
      { name: 'a', value: '1' },
      { name: 'a', value: '2' },
    ]),
  ).toBe('bad_request');
  expect(await readParts([photo(1), photo(1)])).toBe('bad_request');
  expect(await readParts([{ name: 'a', value: Buffer.from([0xff, 0xfe]) }])).toBe('bad_request');
});

test('a body cut off at any point is a bad request', async () => {
  const whole = multipartBody([{ name: 'name', value: 'Asha' }, photo(20_000)]);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 5 }), async (length) => {
      expect(await read(postMultipart('/', whole.subarray(0, length)))).toBe('bad_request');
    }),
    { numRuns: 300 },
  );
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(whole.subarray(0, 10_000)),
    pull: (controller) => controller.error(new Error('aborted')),
  });
  expect(await read(postMultipart('/', broken))).toBe('bad_request');
});

test('chunk boundaries make no difference', async () => {
  const value = Buffer.concat([Buffer.from('\r\n--the-end-of-a-par'), Buffer.alloc(3_000, 45)]);
  const whole = multipartBody([photo(1, { value }), { name: 'name', value: 'दीपा\r\n--' }]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 60 }),
      async (sizes) => {
        const pieces: Uint8Array[] = [];
        let at = 0;
        for (const size of sizes) pieces.push(whole.subarray(at, (at += size)));
        const body = new ReadableStream({
          start: (controller) => {
            for (const piece of [...pieces, whole.subarray(at)]) controller.enqueue(piece);
            controller.close();
          },
        });
        expect(await read(postMultipart('/', body))).toEqual({ photo: value, name: 'दीपा\r\n--' });
      },
    ),
    { numRuns: 200 },
  );
});

test('any bytes are answered', async () => {
  const line = fc.constantFrom(
    '--the-end-of-a-part',
    '--the-end-of-a-part--',
    'Content-Disposition: form-data; name="photo"; filename="x"',
    'Content-Disposition: form-data; name="name"',
    "Content-Disposition: form-data; name*=utf-8''%ff%00; filename*=bogus'x'%zz",
    'Content-Disposition: attachment',
    'Content-Type: text/plain; charset=utf-7',
    'Content-Transfer-Encoding: base64',
    '',
    'x',
    '\0',
  );
  const body = fc.oneof(
    fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\r\n')),
    fc.array(line, { maxLength: 25 }).map((lines) => `${lines.join('\r\n')}\r\n`),
    fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n')),
    fc.string({ unit: anyCharacter }),
  );
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const answer = await read(postMultipart('/', Buffer.from(text)));
      if (typeof answer === 'string') expect(answer).toBe('bad_request');
    }),
    { numRuns: 3_000 },
  );
});

test('concurrent uploads share a memory limit that is released afterwards', async () => {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const held = Array.from({ length: 26 }, () =>
    withMultipart(postMultipart('/', [photo(5 * MB)]), 'photo', () => finished),
  );
  const refused = await Promise.race(
    held.map((one) => new Promise((resolve) => one.catch(resolve))),
  );
  expect(refused).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 30 } });
  finish();
  const outcomes = await Promise.allSettled(held);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(20);
});
