import { Prose } from './prose';

/** Terms in a narrow column, each with a sentence or two beside it: a day and its work, a case and its advice. */
export function TermList({ rows }: { rows: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="term-list">
      {rows.map(([term, text]) => (
        <div key={text}>
          <dt>
            <Prose text={term} />
          </dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
