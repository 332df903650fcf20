import type { IsoDay } from '@/content/day';
import { storableText } from '@/lib/payments/gateways/gateway-call';
import { readTable, type TableLine } from '@/lib/platform/csv';
import { TableFault } from '@/lib/platform/table-text';
import { isDay } from '@/lib/site/days';
import type { BankPreview, Deposit } from './bank-statement';

interface Columns {
  day: number;
  description: number;
  reference: number;
  deposit: number;
  withdrawal: number;
  /** One amount column, with a sign, Cr or Dr, or a separate `side` column. */
  amount: number;
  side: number;
}

/** Column headings of Indian banks, in lower case; the first matching rule wins. */
const names: Record<keyof Columns, readonly RegExp[]> = {
  day: [/^(txn|tran|trans|transaction|posting|post|entry)?\s?(date|dt)$/, /^value\s?(date|dt)$/],
  description: [
    /narration|description|particulars/,
    /remarks|transaction details|^details$|^payee/,
  ],
  reference: [
    /utr|rrn/,
    /\bref(erence)?\b/,
    /(cheque|chq|instrument|transaction|tran|txn)\s?(no|num|number|id)\b/,
  ],
  deposit: [/deposit|credit(?! debit)|^cr( amount| amt)?$|paid in|money in/],
  withdrawal: [/withdrawal|debit(?! credit)|^dr( amount| amt)?$|paid out|money out/],
  amount: [/^((txn|tran|transaction) )?(amount|amt)( inr| rs)?$/],
  side: [/^(cr dr|dr cr|credit debit|debit credit|d c|c d|cr|dr|type|txn type|transaction type)$/],
};

/** @returns null for a line that is not the heading */
function columnsIn(cells: readonly string[]): Columns | null {
  const written = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  const isSide = (name: string) => names.side.some((rule) => rule.test(name));
  const find = (column: keyof Columns) => {
    const fits = names[column].map((rule) =>
      written.findIndex((name) => rule.test(name) && (column === 'side' || !isBoth(name))),
    );
    return fits.find((index) => index >= 0) ?? -1;
  };
  const isBoth = (name: string) => isSide(name) && !/^(cr|dr)$/.test(name);
  const columns = Object.fromEntries(
    (Object.keys(names) as (keyof Columns)[]).map((column) => [column, find(column)]),
  ) as unknown as Columns;
  const hasMoney = columns.deposit >= 0 || columns.amount >= 0;
  return columns.day >= 0 && hasMoney ? columns : null;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** 21/11/2026, 21-11-26, 21.11.2026, 21 Nov 2026, 21-Nov-26, optionally with a time. */
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4}|\d{2})(?:[ ,T].*)?$/i;
const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/;

/** Parses a day as Indian banks write it; null if invalid. */
export function dayInCell(text: string): IsoDay | null {
  const cell = text.replace(/^'/, '').trim();
  const [, date = '', month = '', year = ''] = dayFirst.exec(cell) ?? turned(yearFirst.exec(cell));
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = /^\d/.test(month) ? Number(month) : named;
  const full = year.length === 2 ? `20${year}` : year;
  const day = `${full}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

function turned(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? [found[0], found[3], found[2], found[1]] : [];
}

/** Paise, negative for a debit; null if the cell holds no amount. */
export function paiseInCell(text: string): number | null {
  const cell = text.replace(/(?:₹|inr|rs\.?|\s|,|')/gi, '');
  const [, open, sign, digits, close, side = ''] =
    /^(\()?([-+])?(\d{1,13}(?:\.\d{1,2}0*)?|\.\d{1,2})(\))?((?:cr|dr)\.?)?$/i.exec(cell) ?? [];
  if (digits === undefined) return null;
  const paise = Math.round(Number(digits) * 100);
  const went = sign === '-' || (open && close) || side.toLowerCase().startsWith('dr');
  return went ? -paise : paise;
}

/** Whether the `side` column marks a debit. */
function isDebit(text: string): boolean {
  return /^\(?(d|dr|debit|withdrawal)\b/i.test(text.trim());
}

const MOST_LINES = 3_000;
/** Two crore rupees, within the range of the integer column. */
const MOST_PAISE = 2_000_000_000;

const NO_NAMES =
  'No column headings found. The statement needs a heading row with a date and a deposit, credit or amount.';
const TOO_MANY = `Import at most ${MOST_LINES} lines at a time, for example one month.`;

export interface Statement extends Pick<BankPreview, 'withdrawals' | 'skipped'> {
  deposits: Deposit[];
}

/**
 * Reads the deposits of a pasted or CSV statement. Lines before the headings, totals and other
 * non-transactions are reported as skipped.
 * @throws TableFault with what to do
 */
export function readStatement(text: string): Statement {
  const rows = readTable(text);
  if (rows.length > MOST_LINES) throw new TableFault(TOO_MANY);
  const header = rows.findIndex(({ cells }) => columnsIn(cells) !== null);
  const columns = columnsIn(rows[header]?.cells ?? []);
  if (columns === null) throw new TableFault(NO_NAMES);
  const skipped = rows
    .slice(0, header)
    .map(({ line }) => ({ line, why: 'It comes before the column headings.' }));
  const statement: Statement = { deposits: [], withdrawals: 0, skipped };
  for (const row of rows.slice(header + 1)) add(statement, row, columns);
  return statement;
}

function add(statement: Statement, { line, cells }: TableLine, columns: Columns): void {
  const cell = (column: keyof Columns) => cells[columns[column]] ?? '';
  const skip = (why: string) => statement.skipped.push({ line, why });
  const day = dayInCell(cell('day'));
  if (day === null) return void skip('It has no date.');
  const paise = paiseOf(cell);
  if (paise === null) return void skip('It has no amount.');
  if (paise > MOST_PAISE) return void skip('The amount is larger than any fee.');
  if (paise < 0) return void (statement.withdrawals += 1);
  const reference = storableText(cell('reference')).replace(/^[-0\s]*$/, '');
  const description = storableText(cell('description'));
  statement.deposits.push({ line, day, paise, reference, description });
}

/** Negative for a withdrawal; null where no money moved. */
function paiseOf(cell: (column: keyof Columns) => string): number | null {
  const deposit = paiseInCell(cell('deposit'));
  if (deposit) return deposit;
  const withdrawal = paiseInCell(cell('withdrawal'));
  if (withdrawal) return -Math.abs(withdrawal);
  const amount = paiseInCell(cell('amount'));
  if (!amount) return null;
  return isDebit(cell('side')) ? -Math.abs(amount) : amount;
}
