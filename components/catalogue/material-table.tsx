import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import {
  singleRows,
  sumOfParts,
  type MaterialId,
  type MaterialRow,
} from '@/content/study-material';

/* What the buyer gets, in the colour of the spine: the combined row carries all three. */
const spines: Record<MaterialId, readonly string[]> = {
  pyq: ['pyq'],
  practice: ['practice'],
  theory: ['theory'],
  combined: ['pyq', 'practice', 'theory'],
};

/** Booklets seen from the side. */
export function Spines({ id }: { id: MaterialId }) {
  return (
    <span className="spines" aria-hidden="true">
      {spines[id].map((kind) => (
        <span key={kind} className={`spine spine-${kind}`} />
      ))}
    </span>
  );
}

const columns = ['Course name', 'Class time', 'Duration', 'Price'];

function Row({ id, name, classTime, duration, price }: MaterialRow) {
  return (
    <tr role="row" className={id === 'combined' ? 'material-combined' : undefined}>
      <th role="rowheader" scope="row">
        <Spines id={id} />
        {name}
      </th>
      <td role="cell" data-label="Class time">
        {classTime}
      </td>
      <td role="cell" data-label="Duration">
        {duration}
      </td>
      <td role="cell" className="material-price" data-label="Price">
        <Rupees paise={price} />
      </td>
    </tr>
  );
}

/**
 * The price table of an exam's booklets, as the catalogue prints it. The explicit roles keep it a table
 * for screen readers on phones, where its rows are laid out as blocks.
 */
export function MaterialTable({ exam, rows }: { exam: string; rows: readonly MaterialRow[] }) {
  return (
    <table role="table" className="material-table">
      <caption>{exam} booklets: class time, duration and price</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </tbody>
    </table>
  );
}

/** The combined price beside what its parts come to one by one. */
export function MaterialSum({ rows }: { rows: readonly MaterialRow[] }) {
  const combined = rows.find(({ id }) => id === 'combined');
  if (!combined) return null;
  return (
    <p className="material-sum">
      <Icon name="info" />
      <span>
        The {singleRows(rows).length === 3 ? 'three' : singleRows(rows).length} parts cost{' '}
        <b>
          <Rupees paise={sumOfParts(rows)} />
        </b>{' '}
        one by one; combined{' '}
        <b>
          <Rupees paise={combined.price} />
        </b>
        .
      </span>
    </p>
  );
}
