'use client';

import { FactorFirstForm } from '@/components/office/frame/factor-first-form';
import { IfAllowed } from '@/components/office/ui/if-allowed';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { FilterField } from '@/components/office/ui/filters';
import { Row } from '@/components/office/ui/list';
import { MessageBar } from '@/components/office/messages/message-bar';
import { MessagesProvider } from '@/components/office/messages/messages-provider';
import { CallLink } from '@/components/office/ui/phone-links';
import { Card, Section } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { buttonClass } from '@/components/ui/button';
import { Rupees } from '@/components/ui/rupees';
import { printDay, printShortDay, type IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import {
  dueAgeNames,
  dueAges,
  dueIn,
  duesPath,
  duesUrl,
  scheduleInWords,
  type DuesFilter,
  type DuesPage,
  type DuesRow,
  type LaterRow,
  type ReminderByHand,
} from '@/lib/dues/dues';
import type { MessageDesk } from '@/lib/messages/message-texts';
import { may, type StaffRights } from '@/lib/staff/permissions';
import { DuesSettingsBlock, SentByHand } from './dues-forms';

interface DuesListProps {
  rights: StaffRights;
  filter: DuesFilter;
  /** Index of the first row, from 0. */
  from: number;
  page: DuesPage;
  /** Days after which a fee without instalments is due. */
  dueDays: number;
  reminders: 'on' | 'off';
  /** Value and label of the filter. */
  courses: readonly (readonly [string, string])[];
  messages: MessageDesk;
  today: IsoDay;
}

/** Dues with age and student, the oldest first. */
export function DuesList(props: DuesListProps) {
  const { rights, filter, from, page, dueDays, reminders, courses, messages, today } = props;
  return (
    <RefreshOnChange rights={rights}>
      <Totals page={page} filter={filter} />
      {page.byHand.length > 0 && (
        <MessagesProvider desk={messages}>
          <ByHand reminders={page.byHand} today={today} />
        </MessagesProvider>
      )}
      <DueRegistrations page={page} filter={filter} from={from} courses={courses} rights={rights} />
      <Section id="when-due" title="Due days and reminders">
        <p className="office-prose">
          Instalments are due on the days agreed. A fee without instalments is due{' '}
          {dueDays === 1 ? 'one day' : `${dueDays} days`} after the form was submitted. Drafts, and
          registrations whose money was all refunded, are not listed.
        </p>
        <p className="office-prose">
          {reminders === 'off'
            ? 'Reminders are switched off.'
            : `Students are reminded by e-mail ${scheduleInWords()}. Nobody is reminded who is paying, has asked for a refund or got one.`}
        </p>
        {may({ rights }, 'settings.change') && (
          <DuesSettingsBlock days={dueDays} reminders={reminders} />
        )}
      </Section>
    </RefreshOnChange>
  );
}

/** Reminders to students without e-mail, each with its message. */
function ByHand({ reminders, today }: { reminders: readonly ReminderByHand[]; today: IsoDay }) {
  return (
    <Section id="by-hand" title="To remind by WhatsApp">
      <p className="office-prose">
        These students have no e-mail. Open the chat, send the message, and mark it as sent.
      </p>
      <ul className="office-list">
        {reminders.map((reminder) => (
          <ReminderRow key={reminder.registrationId} reminder={reminder} today={today} />
        ))}
      </ul>
    </Section>
  );
}

function ReminderRow({ reminder, today }: { reminder: ReminderByHand; today: IsoDay }) {
  const { registrationId, studentId, studentname, registrationnumber, what } = reminder;
  const { phone, doNotCall, language, dueOn, paise } = reminder;
  const facts = { name: studentname, course: what, due: { paise, on: dueOn } };
  return (
    <Row
      id={`remind-${registrationId}`}
      heading={
        <a href={`/searchuser/person/${studentId}#form-${registrationId}`}>
          <bdi>{studentname}</bdi>
        </a>
      }
      about={
        <p>
          <Rupees paise={paise} /> {dueOn < today ? 'was' : 'is'} due on {printDay(dueOn)}, Reg. No{' '}
          {registrationnumber}
        </p>
      }
      below={
        <div className="office-stack">
          <Phone row={reminder} />
          <IfAllowed action="people.read">
            <MessageBar
              to={{
                person: 'student',
                id: studentId,
                name: studentname,
                language,
                phones: [{ phone, doNotCall }],
              }}
              first="dues"
              messages={[{ moment: 'dues', facts }]}
              layout="open"
            />
          </IfAllowed>
          <SentByHand registration={registrationId} name={studentname} />
        </div>
      }
    />
  );
}

/** Dues by age; each links to its rows. */
function Totals({ page, filter }: Pick<DuesListProps, 'page' | 'filter'>) {
  const { sums, counts } = page;
  return (
    <Card id="due-sums" title={`Due now: ${formatRupees(dueIn(sums))}`}>
      <ul className="payment-sums">
        {dueAgeNames.map((age) => (
          <li key={age}>
            <a
              href={duesUrl({ ...(filter.course && { course: filter.course }), age })}
              aria-current={filter.age === age ? 'true' : undefined}
            >
              <span>{dueAges[age]}</span>
              <b className="office-sum">
                <Rupees paise={sums[age]} />
              </b>
              <span>{registrations(counts[age])}</span>
            </a>
          </li>
        ))}
        <li>
          <a
            href={duesUrl({ ...(filter.course && { course: filter.course }), when: 'later' })}
            aria-current={filter.when ? 'true' : undefined}
          >
            <span>Due later</span>
            <b className="office-sum">
              <Rupees paise={sums.later} />
            </b>
            <span>By day</span>
          </a>
        </li>
      </ul>
    </Card>
  );
}

const registrations = (count: number) =>
  count === 1 ? '1 registration' : `${count.toLocaleString('en-IN')} registrations`;

type DueRegistrationsProps = Pick<DuesListProps, 'page' | 'filter' | 'from' | 'courses' | 'rights'>;

function DueRegistrations({ page, filter, from, courses, rights }: DueRegistrationsProps) {
  const { rows, later, count, next } = page;
  return (
    <Section
      id="due-rows"
      title={
        filter.when
          ? `${count === 1 ? '1 part' : `${count.toLocaleString('en-IN')} parts`} due later, by day`
          : `${registrations(count)}, the oldest first`
      }
    >
      <DuesFilters filter={filter} courses={courses} />
      {rows.length + later.length === 0 ? (
        <p className="office-empty">{from > 0 ? 'End of the list.' : 'Nothing is due.'}</p>
      ) : filter.when ? (
        <LaterTable rows={later} />
      ) : (
        <DuesTable rows={rows} />
      )}
      <nav className="office-links" aria-label="Pages">
        {from > 0 && <a href={duesUrl(filter)}>First page</a>}
        {next !== null && <a href={duesUrl(filter, { from: next })}>Next page</a>}
      </nav>
      {may({ rights }, 'exports.payments') && count > 0 && (
        <FactorFirstForm action={`${duesPath}/csv`} className="mt-3">
          {filter.when && <input type="hidden" name="when" value={filter.when} />}
          {filter.age && <input type="hidden" name="age" value={filter.age} />}
          {filter.course && <input type="hidden" name="course" value={filter.course} />}
          <button type="submit" className={buttonClass('outline')}>
            {filter.when ? 'Save what is due later as CSV' : 'Save dues as CSV'}
          </button>
        </FactorFirstForm>
      )}
    </Section>
  );
}

function DuesTable({ rows }: { rows: readonly DuesRow[] }) {
  return (
    <Table
      label="Dues"
      className="office-table-stacked due-rows"
      rows={rows}
      keyOf={({ registrationId }) => registrationId}
      columns={[
        { head: 'Student', cell: (row) => <Student row={row} /> },
        {
          head: 'Phone',
          cell: (row) => <Phone row={row} />,
        },
        {
          head: 'Due since',
          cell: ({ oldest }) => <time dateTime={oldest}>{printShortDay(oldest)}</time>,
        },
        ...dueAgeNames.map((age) => ({
          head: dueAges[age],
          cell: ({ sums }: DuesRow) => <Amount paise={sums[age]} />,
        })),
        {
          head: 'Due now',
          cell: ({ due }) => (
            <b>
              <Rupees paise={due} />
            </b>
          ),
        },
      ]}
    />
  );
}

function DuesFilters({ filter, courses }: Pick<DueRegistrationsProps, 'filter' | 'courses'>) {
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <form action={duesPath} className="office-fields" aria-label="Filters">
      {filter.when ? (
        <input type="hidden" name="when" value={filter.when} />
      ) : (
        <FilterField
          filter={{
            name: 'age',
            label: 'Due for',
            choices: Object.entries(dueAges),
            any: 'Any time',
          }}
          initial={filter.age}
        />
      )}
      <FilterField
        filter={{ name: 'course', label: 'Course', choices: courses, any: 'All' }}
        initial={filter.course}
      />
      <p className="office-links">
        <button type="submit" className={buttonClass('outline')}>
          Apply filters
        </button>
        {isNarrowed && <a href={duesPath}>All dues</a>}
      </p>
    </form>
  );
}

function LaterTable({ rows }: { rows: readonly LaterRow[] }) {
  return (
    <Table
      label="Due later"
      className="office-table-stacked due-rows"
      rows={rows}
      keyOf={({ registrationId, line }) => `${registrationId} ${line}`}
      columns={[
        { head: 'Due on', cell: ({ day }) => <time dateTime={day}>{printDay(day)}</time> },
        {
          head: 'Student',
          cell: ({ studentId, registrationId, studentname, registrationnumber, what }) => (
            <span className="office-stack">
              <a href={`/searchuser/person/${studentId}#form-${registrationId}`}>
                <bdi>{studentname}</bdi>
              </a>
              <span className="office-note">
                Reg. No {registrationnumber}, {what}
              </span>
            </span>
          ),
        },
        {
          head: 'Phone',
          cell: (row) => <Phone row={row} />,
        },
        {
          head: 'Amount',
          cell: ({ left }) => (
            <b>
              <Rupees paise={left} />
            </b>
          ),
        },
      ]}
    />
  );
}

type PhoneProps = { row: Pick<DuesRow, 'phone' | 'doNotCall' | 'studentname'> };

const Phone = ({ row: { phone, doNotCall, studentname } }: PhoneProps) => (
  <span className="office-stack">
    <CallLink phone={phone} doNotCall={doNotCall} service="course" name={studentname} />
  </span>
);

const Amount = ({ paise }: { paise: Paise }) => (paise > 0 ? <Rupees paise={paise} /> : '–');

function Student({ row }: { row: DuesRow }) {
  const { studentId, registrationId, studentname, registrationnumber, what, inReview } = row;
  const { remindedOn, stopped } = row;
  return (
    <span className="office-stack">
      <a href={`/searchuser/person/${studentId}#form-${registrationId}`}>
        <bdi>{studentname}</bdi>
      </a>
      <span className="office-note">
        Reg. No {registrationnumber}, {what}
        {remindedOn && `. Last reminder: ${printShortDay(remindedOn)}`}
        {stopped !== null && `. No reminders: ${stopped}`}
      </span>
      {inReview && <span className="office-warning">A payment is in review</span>}
    </span>
  );
}
