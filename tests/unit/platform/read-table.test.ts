import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { readTable } from '@/lib/platform/csv';
import { MOST_TABLE_BYTES, TableFault, tableText } from '@/lib/platform/table-text';

const cellsOf = (text: string) => readTable(text).map(({ cells }) => cells);
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

test.each([',', '\t', ';', '|'])(
  'cells separated by %j are read, with their line numbers',
  (by) => {
    const text = `\uFEFFName${by}Phone\r\n\r\n Asha ${by}"98,76; 5\t4|3"\r\n${by}${by}\r\nMeena${by}\n`;
    expect(readTable(text)).toEqual([
      { line: 1, cells: ['Name', 'Phone'] },
      { line: 3, cells: ['Asha', '98,76; 5\t4|3'] },
      { line: 5, cells: ['Meena', ''] },
    ]);
  },
);

test('tables written by programs are read unchanged', () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map((text) => text.replace(/[\0\uFEFF]/g, '').trim());
  const row = fc.tuple(fc.constantFrom('Asha', 'Ravi'), cell, cell, cell).map(([...all]) => all);
  fc.assert(
    fc.property(fc.array(row, { minLength: 3, maxLength: 8 }), (rows) => {
      expect(cellsOf(stringify(rows, { quoted: true }))).toEqual(rows);
    }),
  );
});

test('a quotation mark inside a cell is no fault; one that never ends is', () => {
  expect(cellsOf('a,b\n5" pipe,2')).toEqual([
    ['a', 'b'],
    ['5" pipe', '2'],
  ]);
  expect(() => readTable('a,b\n"open,2\n3,4')).toThrow(/^Line \d+ cannot be read/);
});

test('files are read as UTF-8, as UTF-16, or as Windows writes them', () => {
  expect(tableText(bytes('आशा,₹'))).toBe('आशा,₹');
  expect(tableText(bytes([0xff, 0xfe], [0x41, 0, 0x2c, 0]))).toBe('A,');
  expect(tableText(bytes([0xfe, 0xff], [0, 0x41, 0, 0x2c]))).toBe('A,');
  expect(tableText(bytes([0x52, 0xe9, 0x2c]))).toBe('Ré,');
});

test('a workbook, a PDF and too large files are refused with advice', () => {
  for (const start of ['PK\u0003\u0004', '%PDF-1.7']) {
    expect(() => tableText(bytes(start, 'x'))).toThrow(/save it as “CSV UTF-8”/);
  }
  expect(() => tableText(bytes([0xd0, 0xcf, 0x11, 0xe0]))).toThrow(TableFault);
  expect(() => tableText(bytes([0x41, 0, 0x42]))).toThrow(TableFault);
  expect(() => tableText(new Uint8Array(MOST_TABLE_BYTES + 1))).toThrow(/Import it in parts/);
  expect(() => readTable('x'.repeat(MOST_TABLE_BYTES + 1))).toThrow(/Import it in parts/);
});
