import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { BYTE_ORDER_MARK, csvLines, safeCell, type Cell } from '@/lib/platform/csv-writer';
import { anyCharacter } from '../../support/calls/any-character';

/** Characters with which spreadsheets start a formula. */
const trigger = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const nasty = fc.constantFrom(
  ...['=1+1', '+91 98765 43210', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u200b=1'],
  ...['＝1', '＋1', '－1', '＠1', "'=1", '"=1"', '=HYPERLINK("http://x")<script>', '0012', '1e9'],
);
const text = fc.oneof(fc.string({ unit: anyCharacter }), fc.string(), nasty);
const table = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1 });

const read = (csv: string): string[][] => parse(csv, { bom: true, relax_column_count: true });

test('whatever the cells hold, the table comes back, and no cell begins a formula', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const back = read(BYTE_ORDER_MARK + csvLines([['a', 'b', 'c'], ...rows]));
      expect(back.slice(1).map((row) => row.map(asTyped))).toEqual(rows);
      expect(back.flat().filter((cell) => trigger.test(cell))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each<[Cell, string | number]>([
  ['9876543210', '9876543210'],
  ['09876543210', "'09876543210"],
  ['919876543210', "'919876543210"],
  ['+91 98765 43210', "'+91 98765 43210"],
  ['00042', "'00042"],
  ['62%', '62%'],
  ['आशा राव', 'आशा राव'],
  [-5, -5],
  [4999.5, 4999.5],
  [null, ''],
])('%j is written as %j', (cell, written) => expect(safeCell(cell)).toBe(written));

test('lines end as RFC 4180 has it, quotation marks are doubled', () => {
  expect(csvLines([['a "b"', 'c,d', 'e\nf', 1.5]])).toBe('"a ""b""","c,d","e\nf",1.5\r\n');
});

/** The cell without the added apostrophe. */
function asTyped(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}
