import { Details } from '@/components/office/ui/details';
import { FilterField } from '@/components/office/ui/filters';
import { Card } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { buttonClass } from '@/components/ui/button';
import type { IsoDay } from '@/content/day';
import { leadStatuses, leadStatusWords, sourceLabel } from '@/lib/leads/lead-words';
import { formatRupees, type Paise } from '@/content/money';
import { searchCourses } from '@/content/catalogue/search-courses';
import { searchModes } from '@/lib/search/filter-choices';
import { duesPath } from '@/lib/dues/dues';
import {
  dayLink,
  leadsLink,
  paidLink,
  type Funnel,
  type LeadNumbers,
  type MoneyNumbers,
  type OverdueOf,
} from '@/lib/reports/reports';
import { taxMonthPath } from '@/lib/reports/tax-month';
import { dayAfter } from '@/lib/site/days';

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
      className="report-columns"
      viewBox={`0 0 ${width} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect className="report-ground" x="0" y={HEIGHT} width={width} height="1" />
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
    <svg className="report-share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
      <rect className="report-ground" width="100" height="8" />
      <rect width={whole === 0 ? 0 : (part / whole) * 100} height="8" />
    </svg>
  );
}

const shortDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** "16 Nov" */
const shortDay = (day: IsoDay): string => (day === '' ? '' : shortDate.format(new Date(day)));

/** "3,058" */
const grouped = (count: number): string => count.toLocaleString('en-IN');

/** "12.5%"; a dash if `whole` is 0. */
function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 1000) / 10}%`;
}

/** From lead to seat, by page. */
export function LeadFunnel({ funnels, from }: { funnels: readonly Funnel[]; from: IsoDay }) {
  const unmarked = funnels[0]?.paidUnmarked ?? 0;
  return (
    <Card id="lead-funnel" title="Conversion by page">
      <p className="office-note">
        Leads of these weeks. Anyone who has paid for a registration with the same phone or e-mail
        counts as enrolled, whatever the status of the lead.
        {unmarked > 0 && ` ${grouped(unmarked)} have paid but are not marked as enrolled.`}
      </p>
      <Table
        className="office-table-figures office-table-stacked"
        rows={funnels}
        keyOf={({ source }) => source ?? ''}
        columns={[
          {
            head: 'Page',
            cell: ({ source }) => (source === null ? 'All pages' : sourceLabel(source)),
          },
          {
            head: 'People',
            cell: ({ source, people }) => (
              <a href={leadsLink({ source, from })}>{grouped(people)}</a>
            ),
          },
          ...leadStatuses.map((status) => ({
            head: leadStatusWords[status],
            cell: ({ source, states, paidUnmarked }: Funnel) => (
              <>
                <a href={leadsLink({ source, status, from })}>{grouped(states[status])}</a>
                {status === 'enrolled' && paidUnmarked > 0 && (
                  <small> and {grouped(paidUnmarked)} paid</small>
                )}
              </>
            ),
          })),
          {
            head: 'Conversion',
            cell: ({ people, states, paidUnmarked }) => (
              <>
                <b>{percent(states.enrolled + paidUnmarked, people)}</b>
                <Share part={states.enrolled + paidUnmarked} whole={people} />
              </>
            ),
          },
        ]}
      />
    </Card>
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
    <Card id="overdue-calls" title="Overdue calls">
      {all === 0 ? (
        <p>No call is overdue.</p>
      ) : (
        <>
          <p className="office-sum">
            <a href={leadsLink({ overdue: '1' })}>{grouped(all)}</a>{' '}
            {all === 1 ? 'person is' : 'people are'} waiting for a call
          </p>
          <ul className="report-bars">
            {overdue.map((one) => (
              <li key={one.staffId ?? ''}>
                <span>{one.staffId === null ? 'Unassigned' : nameOf(one, staffId)}</span>
                <a href={linkOf(one, staffId)}>{grouped(one.people)}</a>
                <Share part={one.people} whole={most} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const nameOf = ({ staffId: whose, name }: OverdueOf, staffId: string) =>
  whose === staffId ? `${name} (you)` : name;

/** The list filters by own and unassigned leads; a colleague's link to all overdue ones. */
function linkOf({ staffId: whose }: OverdueOf, staffId: string): string {
  if (whose === null) return leadsLink({ overdue: '1', who: 'nobody' });
  return leadsLink({ overdue: '1', ...(whose === staffId && { who: 'mine' as const }) });
}

/** Leads by page and week. */
export function LeadWeeks({ weeks, sources }: Pick<LeadNumbers, 'weeks' | 'sources'>) {
  const highest = Math.max(1, ...sources.flatMap(({ people }) => people));
  const from = weeks[0] ?? '';
  return (
    <Card id="lead-weeks" title="Leads by week">
      <p className="office-note">
        The last {weeks.length} weeks, Monday to Sunday. Repeat enquiries from one phone count once.
      </p>
      {sources.length === 0 && <p>No leads in these weeks.</p>}
      <div className="report-sources">
        {sources.map(({ source, people }) => {
          const all = people.reduce((sum, one) => sum + one, 0);
          const name = sourceLabel(source);
          const label = `${name}, people by week from ${shortDay(from)}: ${people.join(', ')}.`;
          return (
            <figure key={source}>
              <figcaption>
                <a href={leadsLink({ source, from })}>{name}</a>
                <span className="office-note">this week {people.at(-1)}</span>
              </figcaption>
              {all > 0 && <Columns label={label} values={people} highest={highest} />}
            </figure>
          );
        })}
      </div>
      {sources.length > 0 && (
        <Details summary="All figures by week">
          <div className="report-scroll" tabIndex={0} role="region" aria-label="All figures">
            <Table
              className="office-table-figures"
              rows={weeks}
              keyOf={(week) => week}
              columns={[
                { head: 'Week from', cell: shortDay },
                ...sources.map(({ source, people }) => ({
                  head: sourceLabel(source),
                  cell: (week: IsoDay, index: number) => (
                    <a href={leadsLink({ source, from: week, to: dayAfter(week, 6) })}>
                      {people[index]}
                    </a>
                  ),
                })),
              ]}
            />
          </div>
        </Details>
      )}
    </Card>
  );
}

/** Course and mode as search terms; '' for money of neither. */
const courses = [...searchCourses, ['', 'Other'] as const];
const modes = [...searchModes, ['', 'Neither'] as const];

const rupees = (paise: number) => formatRupees(paise as Paise);

/** Reports of money. */
export function MoneyReports({ money }: { money: MoneyNumbers }) {
  return (
    <>
      <p className="office-links">
        <a href={taxMonthPath}>Accountant’s month: GST by state, document numbers, credit notes</a>
        <a href={duesPath}>Dues: what is to be paid, by age</a>
      </p>
      <MoneyByCourse {...money} />
      <MoneyByDay days={money.days} />
    </>
  );
}

function MoneyByCourse({ session, sessions, cells }: MoneyNumbers) {
  const all = cells.reduce((sum, { paise }) => sum + paise, 0);
  return (
    <Card id="money-by-course" title="Revenue by course and mode">
      <form className="report-session">
        <FilterField
          filter={{
            name: 'session',
            label: 'Session',
            choices: sessions.map((one) => [one, one] as const),
          }}
          initial={session}
        />
        <button type="submit" className={buttonClass('outline')}>
          Show
        </button>
      </form>
      <p className="office-sum">{rupees(all)}</p>
      <p className="office-note">
        Payments for registrations of {session || 'no session yet'}, less refunds. Test payments are
        not counted.
      </p>
      <CourseTable session={session} cells={cells} />
    </Card>
  );
}

function CourseTable({ session, cells }: Pick<MoneyNumbers, 'session' | 'cells'>) {
  const paid = (course: string, mode?: string) =>
    cells
      .filter((cell) => cell.course === course && (mode === undefined || cell.mode === mode))
      .reduce((sum, { paise }) => sum + paise, 0);
  return (
    <Table
      className="office-table-figures office-table-stacked"
      rows={courses.filter(([course]) => paid(course) > 0)}
      keyOf={([course]) => course}
      columns={[
        { head: 'Course', cell: ([, name]) => name },
        ...modes.map(([mode, head]) => ({
          head,
          cell: ([course]: (typeof courses)[number]) => (
            <MoneyCell paise={paid(course, mode)} course={course} mode={mode} session={session} />
          ),
        })),
        {
          head: 'Total',
          cell: ([course]) => (
            <a href={paidLink({ course, mode: '', session })}>{rupees(paid(course))}</a>
          ),
        },
      ]}
    />
  );
}

interface MoneyCellProps {
  paise: number;
  course: string;
  mode: string;
  session: string;
}

/** The search filters by mode only for plans; other cells have no link. */
function MoneyCell({ paise, ...cell }: MoneyCellProps) {
  if (paise === 0) return <span className="office-note">–</span>;
  return cell.mode === '' ? rupees(paise) : <a href={paidLink(cell)}>{rupees(paise)}</a>;
}

function MoneyByDay({ days }: Pick<MoneyNumbers, 'days'>) {
  const values = days.map(({ paise }) => paise);
  const sum = values.reduce((all, one) => all + one, 0);
  const label = `Money by day from ${shortDay(days[0]?.day ?? '')}, in rupees: ${values
    .map((paise) => Math.round(paise / 100))
    .join(', ')}.`;
  return (
    <Card id="money-by-day" title="Revenue by day">
      <p className="office-sum">{rupees(sum)}</p>
      <p className="office-note">In the last {days.length} days, less refunds.</p>
      <Columns label={label} values={values} highest={Math.max(1, ...values)} />
      <Details summary="Every day">
        <ul className="report-days">
          {[...days].reverse().map(({ day, paise }) => (
            <li key={day}>
              <span>{shortDay(day)}</span> <a href={dayLink(day)}>{rupees(paise)}</a>
            </li>
          ))}
        </ul>
      </Details>
    </Card>
  );
}
