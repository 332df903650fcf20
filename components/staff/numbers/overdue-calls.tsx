import { leadsLink } from '@/lib/numbers/links';
import type { OverdueOf } from '@/lib/numbers/numbers';
import { Share } from './columns';

interface OverdueProps {
  overdue: readonly OverdueOf[];
  /** Who looks at it. */
  staffId: string;
}

/** Whose calls should have been made. */
export function OverdueCalls({ overdue, staffId }: OverdueProps) {
  const all = overdue.reduce((sum, { people }) => sum + people, 0);
  const most = Math.max(1, ...overdue.map(({ people }) => people));
  return (
    <section aria-labelledby="overdue-calls">
      <h2 id="overdue-calls">Overdue calls</h2>
      {all === 0 ? (
        <p>No call is overdue.</p>
      ) : (
        <>
          <p className="number-big">
            <a href={leadsLink({ overdue: '1' })}>{all}</a> people wait for a call
          </p>
          <ul className="number-bars">
            {overdue.map((one) => (
              <li key={one.staffId ?? ''}>
                <span>{one.staffId === null ? 'Nobody’s yet' : nameOf(one, staffId)}</span>
                <a href={linkOf(one, staffId)}>{one.people}</a>
                <Share part={one.people} whole={most} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const nameOf = ({ staffId: whose, name }: OverdueOf, staffId: string) =>
  whose === staffId ? `${name} (you)` : name;

/** The list knows mine and nobody's; a colleague's stand among all that are overdue. */
function linkOf({ staffId: whose }: OverdueOf, staffId: string): string {
  if (whose === null) return leadsLink({ overdue: '1', who: 'nobody' });
  return leadsLink({ overdue: '1', ...(whose === staffId && { who: 'mine' as const }) });
}
