import { Prose } from '@/components/ui/prose';
import type { FactTable } from '@/content/catalogue/exam-facts';

/** Bars end here: the largest figure, up to the next ten. */
function scaleOf({ rows }: FactTable): number {
  const figures = rows.flatMap(({ cells }) => cells.map(Number)).filter(Number.isFinite);
  return Math.ceil(Math.max(...figures) / 10) * 10;
}

/**
 * The figures of a table as bars, one category at a time, chosen without scripts. The table itself stands below
 * it, so the drawing is left out for screen readers.
 */
export function CutOffChart({ table }: { table: FactTable }) {
  const { heading, columns, rows } = table;
  const [, ...categories] = columns;
  const most = scaleOf(table);
  return (
    <figure className="cut-off-chart print:hidden">
      <fieldset>
        <legend className="sr-only">Category shown in the chart: {heading}</legend>
        {categories.map((category, index) => (
          <label key={category}>
            <input
              type="radio"
              name={`category-${heading}`}
              data-category={index}
              defaultChecked={index === 0}
            />
            {category}
          </label>
        ))}
      </fieldset>
      <ol aria-hidden="true">
        {rows.toReversed().map((row) => (
          <li key={row.heading}>
            <span>
              <Prose text={row.heading} />
            </span>
            {row.cells.map((cell, index) => (
              <span key={columns[index + 1]} className="cut-off-bar" data-category={index}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
                  <rect width={((Number(cell) || 0) / most) * 100} height="10" />
                </svg>
                <b>{cell}</b>
              </span>
            ))}
          </li>
        ))}
      </ol>
      <figcaption>{heading}: one category, from the oldest to the newest.</figcaption>
    </figure>
  );
}
