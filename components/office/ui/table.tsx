import type { ReactNode } from 'react';

interface Column<Item> {
  head: string;
  cell: (item: Item, index: number) => ReactNode;
}

interface TableProps<Item> {
  /** Accessible name. */
  label?: string;
  /** The first one heads each row. */
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  keyOf: (row: Item) => string | number;
  /** `office-table-figures` for numbers; `office-table-stacked` for a block for each row on a phone. */
  className?: string;
}

export function Table<Item>({ label, columns, rows, keyOf, className = '' }: TableProps<Item>) {
  const [first, ...others] = columns;
  return (
    <table className={`office-table ${className}`.trim()} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first?.cell(row, index)}</th>
            {others.map(({ head, cell }) => (
              <td key={head} data-head={head}>
                {cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
