import { dayAfter, leadsLink } from '@/lib/numbers/links';
import type { LeadNumbers } from '@/lib/numbers/numbers';
import { Columns } from './columns';
import { shortDay, sourceWords } from './words';

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
