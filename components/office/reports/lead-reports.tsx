import type { IsoDay } from '@/content/day';
import {
  dayAfter,
  leadsLink,
  leadStates,
  type Funnel,
  type LeadNumbers,
  type OverdueOf,
} from '@/lib/office/reports/reports';
import { Columns, percent, Share, shortDay, sourceWords } from './columns';

const heads = {
  new: 'New',
  called: 'Called',
  visiting: 'Visiting',
  enrolled: 'Enrolled',
  closed: 'Closed',
} as const;

/** From the first question to the seat, for each place people come from. */
export function LeadFunnel({ funnels, from }: { funnels: readonly Funnel[]; from: IsoDay }) {
  const unmarked = funnels[0]?.paidUnmarked ?? 0;
  return (
    <section aria-labelledby="lead-funnel">
      <h2 id="lead-funnel">What came of them</h2>
      <p className="number-note">
        Of those who asked in these weeks. Whoever has paid for a registration under the same phone
        or e-mail counts as enrolled, whatever the lead says.
        {unmarked > 0 && ` ${unmarked} have paid and are not marked as enrolled.`}
      </p>
      <table className="number-table number-cards">
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">People</th>
            {leadStates.map((state) => (
              <th key={state} scope="col">
                {heads[state]}
              </th>
            ))}
            <th scope="col">Rate of enrolment</th>
          </tr>
        </thead>
        <tbody>
          {funnels.map((funnel) => (
            <FunnelRow key={funnel.source ?? ''} funnel={funnel} from={from} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FunnelRow({ funnel, from }: { funnel: Funnel; from: IsoDay }) {
  const { source, people, states, paidUnmarked } = funnel;
  const enrolled = states.enrolled + paidUnmarked;
  return (
    <tr>
      <th scope="row">{source === null ? 'All together' : sourceWords(source)}</th>
      <td data-head="People">
        <a href={leadsLink({ source, from })}>{people}</a>
      </td>
      {leadStates.map((state) => (
        <td key={state} data-head={heads[state]}>
          <a href={leadsLink({ source, status: state, from })}>{states[state]}</a>
          {state === 'enrolled' && paidUnmarked > 0 && <small> and {paidUnmarked} paid</small>}
        </td>
      ))}
      <td data-head="Rate of enrolment">
        <b>{percent(enrolled, people)}</b>
        <Share part={enrolled} whole={people} />
      </td>
    </tr>
  );
}

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

/** Where people come from, week by week. */
export function LeadWeeks({ weeks, sources }: Pick<LeadNumbers, 'weeks' | 'sources'>) {
  const highest = Math.max(1, ...sources.flatMap(({ people }) => people));
  const from = weeks[0] ?? '';
  return (
    <section aria-labelledby="lead-weeks">
      <h2 id="lead-weeks">Who asked, by week</h2>
      <p className="number-note">
        The last {weeks.length} weeks, each from Monday to Sunday. Somebody who asked twice from one
        phone is one person.
      </p>
      {sources.length === 0 && <p>Nobody has asked in these weeks.</p>}
      <div className="number-sources">
        {sources.map(({ source, people }) => {
          const all = people.reduce((sum, one) => sum + one, 0);
          const words = sourceWords(source);
          const said = `${words}, people by week from ${shortDay(from)}: ${people.join(', ')}.`;
          return (
            <figure key={source}>
              <figcaption>
                <a href={leadsLink({ source, from })}>{words}</a>
                <span>this week {people.at(-1)}</span>
              </figcaption>
              {all > 0 && <Columns label={said} values={people} highest={highest} />}
            </figure>
          );
        })}
      </div>
      {sources.length > 0 && (
        <details>
          <summary>All numbers, week by week</summary>
          <div className="number-scroll" tabIndex={0} role="region" aria-label="All numbers">
            <WeekTable weeks={weeks} sources={sources} />
          </div>
        </details>
      )}
    </section>
  );
}

function WeekTable({ weeks, sources }: Pick<LeadNumbers, 'weeks' | 'sources'>) {
  return (
    <table className="number-table">
      <thead>
        <tr>
          <th scope="col">Week from</th>
          {sources.map(({ source }) => (
            <th key={source} scope="col">
              {sourceWords(source)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week}>
            <th scope="row">{shortDay(week)}</th>
            {sources.map(({ source, people }) => (
              <td key={source}>
                <a href={leadsLink({ source, from: week, to: dayAfter(week, 6) })}>
                  {people[index]}
                </a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
