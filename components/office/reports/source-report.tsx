import { FilterField } from '@/components/office/ui/filters';
import { Card } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { buttonClass } from '@/components/ui/button';
import { printShortDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import {
  maySeePeople,
  NONE,
  peopleLink,
  sourceCsvLink,
  sourceGroups,
  touchWords,
  type Figure,
  type Figures,
  type FirstAnswers,
  type LostReason,
  type Reader,
  type SourceFilter,
  type SourceReport as Report,
} from '@/lib/reports/source-figures';
import { may } from '@/lib/staff/permissions';

interface SourceReportProps {
  staff: Reader;
  filter: SourceFilter;
  report: Report;
  /** Today in Delhi. */
  today: string;
}

/** What came of each source: visits, leads, first answers, enrolments and money, and the people behind them. */
export function SourceReport({ staff, filter, report, today }: SourceReportProps) {
  const people = { staff, filter };
  return (
    <>
      <SourceFilters filter={filter} today={today} />
      <SourceTable {...people} report={report} />
      {report.answers.length > 0 && <Answers {...people} answers={report.answers} />}
      {report.lost.length > 0 && <Lost {...people} lost={report.lost} />}
    </>
  );
}

const choicesOf = (words: Readonly<Record<string, string>>) => Object.entries(words);

function SourceFilters({ filter, today }: Pick<SourceReportProps, 'filter' | 'today'>) {
  const { from, to, touch, group } = filter;
  return (
    <form className="office-card office-fields" aria-label="Filters">
      <FilterField filter={{ name: 'from', label: 'From', max: today }} initial={from} />
      <FilterField filter={{ name: 'to', label: 'To', max: today }} initial={to} />
      <FilterField
        filter={{ name: 'group', label: 'Group by', choices: choicesOf(sourceGroups) }}
        initial={group}
      />
      <FilterField
        filter={{ name: 'touch', label: 'Touch', choices: choicesOf(touchWords) }}
        initial={touch}
      />
      <button type="submit" className={buttonClass('outline')}>
        Show
      </button>
    </form>
  );
}

interface PeopleProps {
  staff: Reader;
  filter: SourceFilter;
}

const grouped = (count: number) => count.toLocaleString('en-IN');

interface CountProps extends PeopleProps {
  of: Figure;
  /** Of the row; none for all. */
  row: string | null;
  count: number;
  children?: string;
}

/** A number that leads to the people behind it, for those who may see them. */
function Count({ staff, filter, of, row, count, children = grouped(count) }: CountProps) {
  if (count === 0 || !maySeePeople(staff, of)) return <span>{children}</span>;
  return <a href={peopleLink({ ...filter, of, ...(row !== null && { key: row }) })}>{children}</a>;
}

/** A row of the table: of the report, or all of them. */
type Row = Figures & { key: string | null; label: string };

function SourceTable({ report, ...people }: PeopleProps & { report: Report }) {
  const { filter } = people;
  const { rows, total } = report;
  const group = sourceGroups[filter.group];
  const count = (of: Figure, value: (row: Row) => number | null) => (row: Row) => (
    <Count {...people} of={of} row={row.key} count={value(row) ?? 0} />
  );
  const isThere = (name: keyof Figures) => total[name] !== null;
  const columns = [
    { head: group, cell: ({ label }: Row) => label },
    ...(isThere('siteVisits')
      ? [{ head: 'Site visits', cell: (row: Row) => <span>{grouped(row.siteVisits ?? 0)}</span> }]
      : []),
    ...(isThere('leads')
      ? [
          { head: 'Leads', cell: count('leads', ({ leads }) => leads) },
          { head: 'Answered in time', cell: (row: Row) => <InTime {...people} row={row} /> },
          { head: 'Office visits', cell: count('visits', ({ visits }) => visits) },
        ]
      : []),
    { head: 'Enrolments', cell: count('enrolments', ({ enrolments }) => enrolments) },
    ...(isThere('paise')
      ? [{ head: 'Money', cell: (row: Row) => <Money {...people} row={row} /> }]
      : []),
  ];
  return (
    <Card
      id="by-source"
      title={`${printShortDay(filter.from)} to ${printShortDay(filter.to)} by ${group.toLowerCase()}`}
      actions={
        may(people.staff, 'reports.money') && (
          <p className="office-links">
            <a href={sourceCsvLink(filter)} download>
              Save as CSV
            </a>
          </p>
        )
      }
    >
      <p className="office-note">
        {isThere('paise') &&
          'Money is what was received less refunds in these days, as in the reports of money. '}
        {filter.touch === 'first'
          ? 'First touch is how somebody first came to the site. '
          : 'Last touch is how somebody last came to the site before they wrote. '}
        A repeat enquiry of one person is one lead. Office visits are people who walked in or agreed
        to come. Site visits are counted without cookies, and not for browsers that ask not to be
        tracked.
      </p>
      <Table
        label={`Figures by ${group.toLowerCase()}`}
        className="office-table-figures office-table-stacked"
        rows={[{ ...total, key: null, label: 'Total' }, ...rows]}
        keyOf={({ key }) => key ?? ''}
        columns={columns}
      />
    </Card>
  );
}

/** "12 of 15" */
function InTime({ row, ...people }: PeopleProps & { row: Row }) {
  const promised = row.promised ?? 0;
  if (promised === 0) return <span className="office-note">–</span>;
  return (
    <Count {...people} of="promised" row={row.key} count={promised}>
      {`${grouped(row.inTime ?? 0)} of ${grouped(promised)}`}
    </Count>
  );
}

function Money({ row, ...people }: PeopleProps & { row: Row }) {
  const paise = (row.paise ?? 0) as Paise;
  return (
    <Count {...people} of="money" row={row.key} count={paise}>
      {formatRupees(paise)}
    </Count>
  );
}

function Answers({ answers, ...people }: PeopleProps & { answers: readonly FirstAnswers[] }) {
  const filter = { ...people.filter, group: 'counsellor' as const };
  return (
    <Card id="first-answers" title="First answers by counsellor">
      <p className="office-note">
        Of the leads of these days, by whom they are assigned to. Late: the first call or change
        came after the promised time, or has not come.
      </p>
      <Table
        label="First answers by counsellor"
        className="office-table-figures office-table-stacked"
        rows={answers}
        keyOf={({ key }) => key}
        columns={[
          { head: 'Counsellor', cell: ({ key, name }) => (key === NONE ? 'Unassigned' : name) },
          { head: 'In time', cell: ({ inTime }) => <span>{grouped(inTime)}</span> },
          {
            head: 'Late',
            cell: ({ key, late }) => (
              <Count staff={people.staff} filter={filter} of="late" row={key} count={late} />
            ),
          },
          { head: 'Not due yet', cell: ({ waiting }) => <span>{grouped(waiting)}</span> },
        ]}
      />
    </Card>
  );
}

function Lost({ lost, ...people }: PeopleProps & { lost: readonly LostReason[] }) {
  return (
    <Card id="lost-reasons" title="Lost leads by reason">
      <Table
        label="Lost leads by reason"
        className="office-table-figures office-table-stacked"
        rows={lost}
        keyOf={({ reason }) => reason}
        columns={[
          { head: 'Reason', cell: ({ reason }) => reason },
          {
            head: 'Leads',
            cell: ({ reason, people: count }) => (
              <Count {...people} of="lost" row={reason} count={count} />
            ),
          },
        ]}
      />
    </Card>
  );
}
