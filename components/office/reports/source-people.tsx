import { printedMoment } from '@/components/office/ui/printed-moment';
import { Section } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { printShortDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import {
  figureWords,
  PEOPLE_AT_ONCE,
  peopleLink,
  registrationFigures,
  sourceGroups,
  sourceReportLink,
  touchWords,
  type PeopleFilter,
  type PeoplePage,
  type SourcePerson,
} from '@/lib/reports/source-figures';

interface SourcePeopleProps {
  filter: PeopleFilter;
  page: PeoplePage;
  /** Number of people on the pages before. */
  after: number;
  /** ISO 8601. */
  asOf: string;
}

/** The people behind a figure of the report. */
export function SourcePeople({ filter, page: { people, all }, after, asOf }: SourcePeopleProps) {
  const { of, key, ...report } = filter;
  const isPaid = registrationFigures.includes(of);
  const next = after + PEOPLE_AT_ONCE;
  return (
    <Section id="people" title={`${figureWords[of]}: ${all.toLocaleString('en-IN')}`}>
      <p className="office-note">{periodOf(filter, people[0])}</p>
      <p className="office-links">
        <a href={sourceReportLink(report)}>Back to the report</a>
      </p>
      {people.length === 0 ? (
        <p className="office-empty">Nobody that your account may see.</p>
      ) : (
        <Table
          label={figureWords[of]}
          className={`office-table-stacked ${isPaid ? 'report-paid' : ''}`}
          rows={people}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Name', cell: Name },
            { head: 'Course', cell: ({ course }) => <span>{course || '–'}</span> },
            ...(key === undefined || of === 'lost'
              ? [
                  {
                    head: sourceGroups[filter.group],
                    cell: ({ from }: SourcePerson) => <span>{from}</span>,
                  },
                ]
              : []),
            ...(isPaid
              ? [
                  {
                    head: 'Registration',
                    cell: ({ registration }: SourcePerson) => <span>{registration}</span>,
                  },
                  { head: 'Money', cell: Received },
                ]
              : [
                  {
                    head: 'Received',
                    cell: ({ at }: SourcePerson) =>
                      at && <time dateTime={at}>{printedMoment(at, asOf)}</time>,
                  },
                ]),
          ]}
        />
      )}
      <nav className="office-links" aria-label="Pages">
        {after > 0 && <a href={peopleLink(filter)}>First page</a>}
        {next < all && <a href={peopleLink(filter, next)}>Next page</a>}
      </nav>
    </Section>
  );
}

/** "30 Oct 2026 to 28 Nov 2026, last touch, source: Google" */
function periodOf(filter: PeopleFilter, first: SourcePerson | undefined): string {
  const { from, to, touch, group, of, key } = filter;
  const row =
    of === 'lost' ? `reason: ${key}` : `${sourceGroups[group].toLowerCase()}: ${first?.from}`;
  return [
    `${printShortDay(from)} to ${printShortDay(to)}`,
    touchWords[touch].toLowerCase(),
    ...(key !== undefined && first ? [row] : []),
  ].join(', ');
}

function Name({ name, href }: SourcePerson) {
  return href ? (
    <a href={href}>{name}</a>
  ) : (
    <a href="/searchuser/payments?show=attention">Payments of no registration</a>
  );
}

const Received = ({ paise }: SourcePerson) =>
  paise === null ? null : <span>{formatRupees(paise as Paise)}</span>;
