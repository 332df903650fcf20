import type { Batch } from '@/content/course';
import { Prose } from './prose';

/** The kinds of batch side by side: how long, how many hours, and whom each one suits. */
export function BatchFacts({ batches }: { batches: readonly Batch[] }) {
  return (
    <dl className="batch-facts">
      {batches.map((batch) => (
        <div key={batch.name}>
          <dt>{batch.name}</dt>
          <dd>
            <b className="block">
              <Prose text={batch.length} />
            </b>
            <span className="block">
              <Prose text={batch.hours} />
            </span>
            <span className="mt-1.5 block text-small text-pretty text-muted">
              <Prose text={batch.suits} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
