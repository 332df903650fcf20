import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { GET as openItem } from '@/app/(student)/shelf/[item]/route';
import { POST as saveItem } from '@/app/api/admin/shelf/route';
import { PIECE_BYTES } from '@/content/pages/shelf-words';
import { deleteUnusedFiles } from '@/lib/shelf/uploads';
import { db, pool } from '@/lib/platform/db';
import { bearer, makeStudent, read, logInOf } from '../../support/accounts/log-in';
import { readPdf } from '../../support/enrolment/pdf-text';
import { post } from '../../support/leads/lead';
import { cash, record, refund, staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { goldPlan, newShelfItem, shelfLink, uploaded } from './shelf-samples';
import { smallPdf } from '../../support/office/small-pdf';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

let students = 0;
async function buyer(token: string, number: string) {
  const email = `file${(students += 1)}@example.org`;
  const { id: studentId } = await makeStudent({ email, dateofbirth: '2003-05-17' });
  const { id } = await newRegistration(studentId, { planId: goldPlan, registrationnumber: number });
  const paid = await record(token, cash(id));
  const { payment } = paid.body.data as { payment: string };
  return { studentId, payment, ...(await logInOf({ studentId })) };
}

const get = (cookie: string, item: string, headers: Record<string, string> = {}) =>
  openItem(
    new Request(`http://localhost:3000/shelf/${item}`, {
      headers: { host: 'localhost:3000', cookie, ...headers },
    }),
  );

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** An item for the plan with the PDF. */
async function itemWith(token: string, pdf: Uint8Array) {
  const { file } = (await uploaded(token, pdf)).body.data as { file: string };
  const requestId = `shelf-file-${randomUUID()}`;
  const body = { ...shelfLink, requestId, title: 'Notes “Ünit 1”\r\n', url: '', file };
  const saved = await read(saveItem(post('/', body, bearer(token))));
  expect(saved.status).toBe(200);
  return { file, item: (saved.body.data as { id: string }).id };
}

test('a PDF carries the number of whoever downloads it on each page, until the refund', async () => {
  const { token } = await staffWith('owner');
  const ballast = randomBytes(2_400_000);
  const { item } = await itemWith(token, smallPdf(['Kinetics', 'Spectra'], { ballast }));
  const [asha, ben] = [await buyer(token, '12345'), await buyer(token, '67890')];
  const answer = await get(asha.cookie, item);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'attachment; filename="Notes -nit 1-.pdf"; filename*=UTF-8\'\'Notes%20%E2%80%9C%C3%9Cnit%201%E2%80%9D.pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'accept-ranges': 'bytes',
  });
  const whole = await bytesOf(answer);
  expect(answer.headers.get('content-length')).toBe(String(whole.length));
  expect(whole.includes(ballast)).toBe(true);
  const { text, pages } = await readPdf(whole);
  expect(pages).toBe(2);
  expect(text.match(/Reg\. No 12345, 2019-20/g)).toHaveLength(2);
  expect(text).toMatch(/Kinetics[\s\S]*Spectra/);
  expect((await readPdf(await bytesOf(await get(ben.cookie, item)))).text).toContain('67890');
  expect(await bytesOf(await get(asha.cookie, item))).toEqual(whole);

  const etag = answer.headers.get('etag') ?? '';
  const rest = { range: 'bytes=1000000-', 'if-range': etag };
  const back = { payment: asha.payment, requestId: 'shelf-refund-000003', amount: '8999' };
  expect((await get(asha.cookie, item, rest)).status).toBe(206);
  await refund(token, { ...back, method: 'cash', reference: '', reason: 'Moved away' });
  expect((await get(asha.cookie, item, rest)).status).toBe(403);
  // Resuming a broken download does not count as a second one.
  expect(await db.shelfOpening.findMany({ orderBy: { times: 'asc' } })).toMatchObject([
    { studentId: ben.studentId, times: 1 },
    { studentId: asha.studentId, times: 2 },
  ]);
});

test('any range is a slice of the whole file, whatever part holds the number', async () => {
  const { token } = await staffWith('owner');
  const size = 2 * PIECE_BYTES + 777;
  const whole = randomBytes(size);
  const stampAt = PIECE_BYTES - 11;
  const { id: fileId } = await db.shelfFile.create({
    data: { id: randomUUID(), type: 'application/pdf', size, stampAt },
  });
  for (let position = 0; position * PIECE_BYTES < size; position += 1) {
    const bytes = whole.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
    await db.shelfFilePart.create({ data: { fileId, position, bytes } });
  }
  const { id: item } = await newShelfItem({ url: null, fileId });
  const { cookie } = await buyer(token, '12345');
  whole.write('Reg. No 12345, 2019-20'.padEnd(40), stampAt, 'latin1');
  expect((await bytesOf(await get(cookie, item))).equals(whole)).toBe(true);

  const near = fc.oneof(
    fc.nat(size + 5),
    fc.integer({ min: -60, max: 60 }).map((by) => PIECE_BYTES + by),
  );
  const length = fc.oneof(fc.nat(400), fc.nat(size));
  await fc.assert(
    fc.asyncProperty(
      near,
      length,
      fc.constantFrom('both', 'open', 'last'),
      async (at, by, kind) => {
        const [first, last] =
          kind === 'last'
            ? [Math.max(0, size - by), size - 1]
            : [at, kind === 'open' ? size - 1 : at + by];
        const range = { both: `${at}-${at + by}`, open: `${at}-`, last: `-${by}` }[kind];
        const answer = await get(cookie, item, { range: `bytes=${range}` });
        if (first >= size) {
          expect(answer.status).toBe(416);
          return expect(answer.headers.get('content-range')).toBe(`bytes */${size}`);
        }
        const end = Math.min(last, size - 1);
        expect([answer.status, answer.headers.get('content-range')]).toEqual([
          206,
          `bytes ${first}-${end}/${size}`,
        ]);
        expect((await bytesOf(answer)).equals(whole.subarray(first, end + 1))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );

  const etag = (await get(cookie, item)).headers.get('etag') ?? '';
  const statusOf = async (headers: Record<string, string>) =>
    (await get(cookie, item, headers)).status;
  for (const range of ['bytes=5-1', 'bytes=0-1,4-5', 'bytes=-', 'items=0-1', 'bytes=a-b']) {
    expect([range, await statusOf({ range })]).toEqual([range, 200]);
  }
  expect(await statusOf({ range: 'bytes=0-1', 'if-range': etag })).toBe(206);
  expect(await statusOf({ range: 'bytes=0-1', 'if-range': '"another"' })).toBe(200);
});

test('a file that was replaced is deleted a day later', async () => {
  const { token } = await staffWith('owner');
  const { item, file } = await itemWith(token, smallPdf(['First']));
  const newer = (await uploaded(token, smallPdf(['Second']))).body.data as { file: string };
  const body = { ...shelfLink, url: '', item };
  const change = async (more: object) =>
    (await read(saveItem(post('/', { ...body, ...more }, bearer(token))))).status;
  expect(await change({ file: randomUUID() })).toBe(422);
  expect(await change({ title: 'The same file' })).toBe(200);
  expect(await change({ file: newer.file })).toBe(200);
  const { cookie } = await buyer(token, '12345');
  expect((await readPdf(await bytesOf(await get(cookie, item)))).text).toContain('Second');
  const taken = { item: '', requestId: 'shelf-file-again-01', file: newer.file };
  expect(await change(taken)).toBe(422);

  await deleteUnusedFiles(pool);
  expect(await db.shelfFile.count()).toBe(2);
  await db.shelfFile.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
  await deleteUnusedFiles(pool);
  expect(await db.shelfFile.findMany()).toMatchObject([{ id: newer.file }]);
  expect(await db.shelfFilePart.count({ where: { fileId: file } })).toBe(0);
  // A link replaces the file.
  expect(await change({ url: 'https://meet.google.com/net' })).toBe(200);
  expect((await get(cookie, item)).headers.get('location')).toBe('https://meet.google.com/net');
});
