import type { ReactNode } from 'react';

/** A column. `className` is given to its head and to its cells. */
export type Column = { name: string; className?: string };

/** A row: its heading, then a cell for each further column. */
type Row = {
  key: string;
  className?: string;
  heading: ReactNode;
  cells: readonly ReactNode[];
};

type TableProps = {
  className: string;
  caption: ReactNode;
  columns: readonly Column[];
  rows: readonly Row[];
};

/** A table whose rows are blocks on phones. Explicit roles keep it a table for screen readers. */
export function Table({ className, caption, columns, rows }: TableProps) {
  const [, ...dataColumns] = columns;
  return (
    <table role="table" className={`catalogue-table ${className}`}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.name} role="columnheader" scope="col" className={column.className}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.key} role="row" className={row.className}>
            <th role="rowheader" scope="row">
              {row.heading}
            </th>
            {dataColumns.map((column, index) => (
              <td
                key={column.name}
                role="cell"
                className={column.className}
                data-label={column.name}
              >
                {row.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
