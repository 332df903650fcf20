import { useEffect, useId, useRef } from 'react';
import type { MergeRow } from '@/lib/publishing/merge-typed';
import { sideOf, type Merging, type Side } from './site-form-state';

interface MergePanelProps {
  merging: Merging;
  onChoose: (row: MergeRow, side: Side) => void;
}

const sides: readonly (readonly [Side, string])[] = [
  ['theirs', 'Saved'],
  ['yours', 'Typed here'],
];

/**
 * Compares the values saved by another person since the form was opened with the typed ones, field by field.
 */
export function MergePanel({ merging, onChoose }: MergePanelProps) {
  const { by, rows } = merging;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [rows]);
  return (
    <section className="office-card site-merge" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <bdi>{by}</bdi> has saved this form since you opened it
      </h2>
      <p>{adviceOn(rows)}</p>
      <div className="ruled">
        {rows.map((row) => (
          <fieldset key={row.path.join('.')}>
            <legend>{row.label}</legend>
            {sides.map(([side, title]) => (
              <label key={side} className="office-tick">
                <input
                  type="radio"
                  name={`${id}-${row.path.join('.')}`}
                  checked={sideOf(merging, row) === side}
                  onChange={() => onChoose(row, side)}
                />
                <span>
                  {title}: <b>{row[side]}</b>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

function adviceOn(rows: readonly MergeRow[]): string {
  if (rows.length === 0)
    return 'What is saved and what is typed here are the same now. Save again.';
  return rows.some(({ isOpen }) => isOpen)
    ? 'Choose for each field what stays, then save.'
    : 'What was saved stands in the form now. Check them, then save.';
}
