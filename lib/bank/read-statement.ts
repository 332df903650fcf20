import { readTable, type TableLine } from '../csv/read-table';
import { TableFault } from '../csv/table-text';
import { storableText } from '../payments/storable-text';
import type { BankPreview, Deposit } from '../schemas/bank-statement';
import { columnsIn, type Columns } from './statement-columns';
import { dayInCell, paiseInCell, saysWithdrawn } from './statement-cells';

const MOST_LINES = 3_000;
/** What the column holds: two crore rupees and more. */
const MOST_PAISE = 2_000_000_000;

const NO_NAMES =
  'No line with the names of the columns was found. The statement needs one with a date and a deposit, credit or amount.';
const TOO_MANY = `Take in at most ${MOST_LINES} lines at a time, such as one month.`;

export interface Statement extends Pick<BankPreview, 'withdrawals' | 'skipped'> {
  deposits: Deposit[];
}

/**
 * What came in by a bank statement: pasted, or the text of its CSV file. What stands before the names of
 * the columns, sums below them and whatever else is no line of the statement is told, not taken.
 * @throws TableFault saying what to do
 */
export function readStatement(text: string): Statement {
  const rows = readTable(text);
  if (rows.length > MOST_LINES) throw new TableFault(TOO_MANY);
  const header = rows.findIndex(({ cells }) => columnsIn(cells) !== null);
  const columns = columnsIn(rows[header]?.cells ?? []);
  if (columns === null) throw new TableFault(NO_NAMES);
  const skipped = rows
    .slice(0, header)
    .map(({ line }) => ({ line, why: 'It stands before the names of the columns.' }));
  const statement: Statement = { deposits: [], withdrawals: 0, skipped };
  for (const row of rows.slice(header + 1)) add(statement, row, columns);
  return statement;
}

function add(statement: Statement, { line, cells }: TableLine, columns: Columns): void {
  const cell = (column: keyof Columns) => cells[columns[column]] ?? '';
  const skip = (why: string) => statement.skipped.push({ line, why });
  const day = dayInCell(cell('day'));
  if (day === null) return void skip('It has no date: perhaps a sum, or the names once more.');
  const paise = paiseOf(cell);
  if (paise === null) return void skip('It has no amount.');
  if (paise > MOST_PAISE) return void skip('The amount is more than any fee.');
  if (paise < 0) return void (statement.withdrawals += 1);
  const reference = storableText(cell('reference')).replace(/^[-0\s]*$/, '');
  const description = storableText(cell('description'));
  statement.deposits.push({ line, day, paise, reference, description });
}

/** Below 0 for a withdrawal; null where no money moved. */
function paiseOf(cell: (column: keyof Columns) => string): number | null {
  const deposit = paiseInCell(cell('deposit'));
  if (deposit) return deposit;
  const withdrawal = paiseInCell(cell('withdrawal'));
  if (withdrawal) return -Math.abs(withdrawal);
  const amount = paiseInCell(cell('amount'));
  if (!amount) return null;
  return saysWithdrawn(cell('side')) ? -Math.abs(amount) : amount;
}
