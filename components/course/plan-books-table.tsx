import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import type { PlanBooks } from '@/content/studymaterial/plan-books';

const columns = [
  ['practice', 'Practice books'],
  ['pyq', 'PYQs books'],
  ['theory', 'Theory booklets'],
] as const;

function Cell({ text }: { text: string }) {
  const held = text !== 'not included';
  return (
    <span className={held ? 'book-held' : 'book-missing'}>
      <Icon name={held ? 'tick' : 'dash'} className="size-5" />
      {text}
    </span>
  );
}

/** Which of the books each plan of an exam already holds. Read as a table on phones too. */
export function PlanBooksTable({ exam, rows }: { exam: string; rows: readonly PlanBooks[] }) {
  return (
    <table role="table" className="plan-books">
      <caption>Books in the {exam} plans</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Plan
          </th>
          {columns.map(([key, name]) => (
            <th key={key} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.names.join()} role="row">
            <th role="rowheader" scope="row">
              {row.names.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <span className="whitespace-nowrap">{name}</span>
                </Fragment>
              ))}
            </th>
            {columns.map(([key, name]) => (
              <td key={key} role="cell" data-label={name}>
                <Cell text={row[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
