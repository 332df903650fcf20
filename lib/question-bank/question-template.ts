import 'server-only';
import writeWorkbook from 'write-excel-file/node';
import { templateRows } from './question-sheet';

/** Empty rows below the examples. */
const EMPTY_ROWS = 200;

let made: Promise<string> | undefined;

/**
 * The template of a spreadsheet of questions as an Excel workbook, made once in each process. All its cells are text:
 * Excel would turn the option 1/2 into a day and =5 into a formula.
 * @returns a `data:` address
 */
export const questionTemplate = (): Promise<string> => (made ??= makeTemplate());

async function makeTemplate(): Promise<string> {
  const [headings = [], ...samples] = templateRows;
  const empty = Array.from({ length: EMPTY_ROWS }, () => headings.map(() => ''));
  const asText = (value: string) =>
    ({ value, type: String, format: '@', wrap: true, alignVertical: 'top' }) as const;
  const rows = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' }) as const),
    ...[...samples, ...empty].map((row) => row.map(asText)),
  ];
  const isLong = (heading: string) => /^(Question|Solution)/.test(heading);
  const workbook = await writeWorkbook(rows, {
    sheet: 'Questions',
    stickyRowsCount: 1,
    columns: headings.map((heading) => ({ width: isLong(heading) ? 48 : 16 })),
  }).toBuffer();
  return `data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,${workbook.toString('base64')}`;
}
