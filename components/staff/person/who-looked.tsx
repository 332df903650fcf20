import { Icon } from '@/components/ui/icon';
import type { Person } from '@/lib/schemas/person';
import { printedMoment } from '../printed-moment';

/** Who of the staff looked at the page, how often, and when last; this time is among them. */
export function WhoLooked({ person: { views, asOf } }: { person: Person }) {
  const newestFirst = views.toSorted((one, other) => other.last.localeCompare(one.last));
  return (
    <details className="plain-details">
      <summary>
        Who looked at this page
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <ul>
        {newestFirst.map(({ by, times, last }) => (
          <li key={`${by} ${last}`}>
            {by ?? 'At the server'}: {times === 1 ? 'once' : `${times} times`},{' '}
            {times > 1 && 'last '}
            <time dateTime={last}>{printedMoment(last, asOf)}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}
