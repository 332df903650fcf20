import type { IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import {
  dayAfter,
  dayLink,
  leadsLink,
  leadStates,
  paidLink,
  type Funnel,
  type LeadNumbers,
  type MoneyNumbers,
  type OverdueOf,
} from '@/lib/office/reports/reports';

interface ColumnsProps {
  /** The chart as a sentence, for screen readers. */
  label: string;
  values: readonly number[];
  /** The value of a full-height column; equal for charts that are compared. */
  highest: number;
}

const STEP = 10;
const HEIGHT = 48;

/** A small column chart. The numbers are in a table beside it. */
function Columns({ label, values, highest }: ColumnsProps) {
  const width = values.length * STEP;
  const heightOf = (value: number) => (Math.max(0, value) / Math.max(1, highest)) * HEIGHT;
  return (
    <svg
      className="number-columns"
      viewBox={`0 0 ${width} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect className="number-ground" x="0" y={HEIGHT} width={width} height="1" />
      {values.map((value, index) => {
        const height = heightOf(value);
        const x = index * STEP + 1.5;
        return <rect key={index} x={x} height={height} y={HEIGHT - height} width={STEP - 3} />;
      })}
    </svg>
  );
}

/** A bar for a fraction. */
function Share({ part, whole }: { part: number; whole: number }) {
  return (
    <svg className="number-share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
      <rect className="number-ground" width="100" height="8" />
      <rect width={whole === 0 ? 0 : (part / whole) * 100} height="8" />
    </svg>
  );
}

const sourceNames: Readonly<Record<string, string>> = {
  '/': 'Home page',
  '/contact': 'Contact page',
  none: 'Walk-ins and others',
};

/** An unknown page is labelled with its path. */
const sourceLabel = (source: string): string => sourceNames[source] ?? source;

const shortDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** "16 Nov" */
const shortDay = (day: IsoDay): string => (day === '' ? '' : shortDate.format(new Date(day)));

/** "12.5%"; a dash if `whole` is 0. */
function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 1000) / 10}%`;
}

const statusHeads = {
  new: 'New',
  called: 'Called',
  visiting: 'Visiting',
  enrolled: 'Enrolled',
  closed: 'Closed',
} as const;

/** From lead to seat, by source. */
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
                {statusHeads[state]}
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
      <th scope="row">{source === null ? 'All together' : sourceLabel(source)}</th>
      <td data-head="People">
        <a href={leadsLink({ source, from })}>{people}</a>
      </td>
      {leadStates.map((state) => (
        <td key={state} data-head={statusHeads[state]}>
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
  /** Id of the signed-in person. */
  staffId: string;
}

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

/** The list filters by own and unassigned leads; a colleague's link to all overdue ones. */
function linkOf({ staffId: whose }: OverdueOf, staffId: string): string {
  if (whose === null) return leadsLink({ overdue: '1', who: 'nobody' });
  return leadsLink({ overdue: '1', ...(whose === staffId && { who: 'mine' as const }) });
}

/** Leads by source and week. */
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
          const words = sourceLabel(source);
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
              {sourceLabel(source)}
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

/** Course and mode as search terms. */
const searchCourses = [
  ['csir', 'CSIR-NET'],
  ['gate', 'GATE'],
  ['jam', 'IIT-JAM'],
  ['cuet', 'CUET PG'],
  ['tifr', 'TIFR'],
  ['barc', 'BARC'],
  ['', 'Other'],
] as const;

const searchModes = [
  ['online', 'Online'],
  ['offline', 'Classroom'],
  ['', 'Neither'],
] as const;

const rupees = (paise: number) => formatRupees(paise as Paise);

/** Payment reports for the owner. */
export function MoneyReports({ money }: { money: MoneyNumbers }) {
  return (
    <>
      <MoneyByCourse {...money} />
      <MoneyByDay days={money.days} />
    </>
  );
}

function MoneyByCourse({ session, sessions, cells }: MoneyNumbers) {
  const all = cells.reduce((sum, { paise }) => sum + paise, 0);
  return (
    <section aria-labelledby="money-by-course">
      <h2 id="money-by-course">Revenue by course and mode</h2>
      <form className="number-choice">
        <label>
          Session
          <select name="session" defaultValue={session} className="control">
            {sessions.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          Show
        </button>
      </form>
      <p className="number-big">{rupees(all)}</p>
      <p className="number-note">
        Money for registrations of {session || 'no session yet'}, refunds taken off. The test
        gateway is never counted.
      </p>
      <CourseTable session={session} cells={cells} />
    </section>
  );
}

function CourseTable({ session, cells }: Pick<MoneyNumbers, 'session' | 'cells'>) {
  const paid = (course: string, mode?: string) =>
    cells
      .filter((cell) => cell.course === course && (mode === undefined || cell.mode === mode))
      .reduce((sum, { paise }) => sum + paise, 0);
  return (
    <table className="number-table number-cards">
      <thead>
        <tr>
          <th scope="col">Course</th>
          {searchModes.map(([mode, words]) => (
            <th key={mode} scope="col">
              {words}
            </th>
          ))}
          <th scope="col">Together</th>
        </tr>
      </thead>
      <tbody>
        {searchCourses
          .filter(([course]) => paid(course) > 0)
          .map(([course, words]) => (
            <tr key={course}>
              <th scope="row">{words}</th>
              {searchModes.map(([mode, head]) => (
                <td key={mode} data-head={head}>
                  <MoneyCell
                    paise={paid(course, mode)}
                    course={course}
                    mode={mode}
                    session={session}
                  />
                </td>
              ))}
              <td data-head="Together">
                <a href={paidLink({ course, mode: '', session })}>{rupees(paid(course))}</a>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The search filters by mode only for plans; other cells have no link. */
function MoneyCell({
  paise,
  ...cell
}: {
  paise: number;
  course: string;
  mode: string;
  session: string;
}) {
  if (paise === 0) return <span className="number-none">–</span>;
  return cell.mode === '' ? rupees(paise) : <a href={paidLink(cell)}>{rupees(paise)}</a>;
}

function MoneyByDay({ days }: Pick<MoneyNumbers, 'days'>) {
  const values = days.map(({ paise }) => paise);
  const sum = values.reduce((all, one) => all + one, 0);
  const label = `Money by day from ${shortDay(days[0]?.day ?? '')}, in rupees: ${values
    .map((paise) => Math.round(paise / 100))
    .join(', ')}.`;
  return (
    <section aria-labelledby="money-by-day">
      <h2 id="money-by-day">Money by day</h2>
      <p className="number-big">{rupees(sum)}</p>
      <p className="number-note">In the last {days.length} days, refunds taken off.</p>
      <Columns label={label} values={values} highest={Math.max(1, ...values)} />
      <details>
        <summary>Every day</summary>
        <ul className="number-days">
          {[...days].reverse().map(({ day, paise }) => (
            <li key={day}>
              <span>{shortDay(day)}</span> <a href={dayLink(day)}>{rupees(paise)}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
