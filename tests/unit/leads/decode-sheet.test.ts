import fc from 'fast-check';
import { decodeSheet } from '@/lib/leads/decode-sheet';

const text = 'name;phone\r\nआशा café;98765\r\n';
const bytes = (encoded: Buffer) => new Uint8Array(encoded);

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])],
  ['UTF-16 as Excel’s “Unicode text”', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('%s is read', (_, encoded) => {
  expect(decodeSheet(bytes(encoded))).toEqual({ text });
});

test('Windows-1252 is read', () => {
  expect(decodeSheet(bytes(Buffer.from('name\ncafé', 'latin1')))).toEqual({ text: 'name\ncafé' });
});

test('a workbook and a picture are refused, and the sentence says what to do', () => {
  expect(decodeSheet(bytes(Buffer.from('PK\u0003\u0004rest')))).toMatchObject({
    fault: expect.stringContaining('Save as'),
  });
  expect(decodeSheet(bytes(Buffer.from(text, 'utf16le')))).toMatchObject({
    fault: expect.stringContaining('CSV UTF-8'),
  });
});

test('any bytes give either text without NUL or a sentence', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (anything) => {
      const read = decodeSheet(anything);
      if ('text' in read) expect(read.text).not.toContain('\0');
      else expect(read.fault).toMatch(/CSV/);
    }),
  );
});
