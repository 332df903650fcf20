import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { readTable } from '@/lib/platform/csv';
import { MOST_TABLE_BYTES, TableFault, tableText } from '@/lib/platform/table-text';

const cellsOf = (text: string) => readTable(text).map(({ cells }) => cells);
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

test.each([',', '\t', ';', '|'])(
  'cells separated by %j are read, with their line numbers',
  (by) => {
    const text = `\uFEFFName${by}Phone\r\n\r\n Asha ${by}"98,76; 5\t4|3"\r\n${by}${by}\r\nMeena${by}\n`;
    expect(readTable(text)).toEqual([
      { line: 1, row: 1, cells: ['Name', 'Phone'] },
      { line: 3, row: 3, cells: ['Asha', '98,76; 5\t4|3'] },
      { line: 5, row: 5, cells: ['Meena', ''] },
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

test('files are read as UTF-8, as UTF-16, or as Windows writes them', async () => {
  expect(await tableText(bytes('आशा,₹'))).toBe('आशा,₹');
  expect(await tableText(bytes([0xff, 0xfe], [0x41, 0, 0x2c, 0]))).toBe('A,');
  expect(await tableText(bytes([0xfe, 0xff], [0, 0x41, 0, 0x2c]))).toBe('A,');
  expect(await tableText(bytes([0x52, 0xe9, 0x2c]))).toBe('Ré,');
});

const workbook = async (rows: SheetData) =>
  new Uint8Array(await writeWorkbook(rows, { dateFormat: 'dd/mm/yyyy' }).toBuffer());

test('the first sheet of a workbook is read as Excel shows it', async () => {
  const read = await tableText(
    await workbook([
      ['Name', 'Phone', 'Day', 'Amount', 'Note'],
      ['आशा "Asha", Rao', 9876543210, new Date('2026-11-29T00:00:00Z'), 0.1 + 0.2, 'two\nlines'],
      [],
      ['Ravi', '098765 43210', new Date('2026-11-29T10:30:00Z'), 123456789012345, true],
    ]),
  );
  expect(readTable(read)).toEqual([
    { line: 1, row: 1, cells: ['Name', 'Phone', 'Day', 'Amount', 'Note'] },
    {
      line: 3,
      row: 2,
      cells: ['आशा "Asha", Rao', '9876543210', '2026-11-29', '0.3', 'two\nlines'],
    },
    {
      line: 5,
      row: 4,
      cells: ['Ravi', '098765 43210', '2026-11-29 10:30', '123456789012345', 'true'],
    },
  ]);
});

test('texts of a workbook are read unchanged', async () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    // XML cannot hold other control characters.
    .map((text) => text.replace(/[\0-\b\v\f\x0e-\x1f\uFEFF\uFFFE\uFFFF\r_]/g, '').trim())
    // What writes the workbook of this test keeps texts as keys of an object.
    .filter((text) => !(text in {}));
  const row = fc
    .tuple(fc.constantFrom('Asha', 'Ravi'), cell, cell, fc.constant('end'))
    .map(([...all]) => all);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 3, maxLength: 8 }), async (rows) => {
      expect(cellsOf(await tableText(await workbook(rows)))).toEqual(rows);
    }),
  );
});

test('any bytes give either text without NUL or a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (anything) => {
      const read = await tableText(new Uint8Array(anything)).catch((error: unknown) => {
        if (error instanceof TableFault) return error.message;
        throw error;
      });
      expect(read).not.toContain('\0');
    }),
  );
});

test('an empty workbook, a torn one, an old one, a PDF and too large files are refused with advice', async () => {
  await expect(tableText(await workbook([]))).rejects.toThrow(/Move the table to the first sheet/);
  const torn = (await workbook([['Name']])).slice(0, 900);
  for (const file of [torn, bytes('%PDF-1.7', 'x'), bytes([0xd0, 0xcf, 0x11, 0xe0])]) {
    await expect(tableText(file)).rejects.toThrow(/save it as “Excel workbook \(.xlsx\)”/);
  }
  await expect(tableText(bytes([0x41, 0, 0x42]))).rejects.toThrow(TableFault);
  const large = new Uint8Array(MOST_TABLE_BYTES + 1);
  await expect(tableText(large)).rejects.toThrow(/Import it in parts/);
  const long = await workbook([['x'.repeat(MOST_TABLE_BYTES + 1)]]);
  await expect(tableText(long)).rejects.toThrow(/Import it in parts/);
  expect(() => readTable('x'.repeat(MOST_TABLE_BYTES + 1))).toThrow(/Import it in parts/);
});
