/** Which cells of a line say what; −1 where the statement has no such column. */
export interface Columns {
  day: number;
  description: number;
  reference: number;
  deposit: number;
  withdrawal: number;
  /** One column for both, with a sign, Cr or Dr, or a column `side` of its own. */
  amount: number;
  side: number;
}

/** Names as banks write them, in small letters; of several that fit, the first rule that finds one counts. */
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

/** @returns null for a line that is not the one with the names */
export function columnsIn(cells: readonly string[]): Columns | null {
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
