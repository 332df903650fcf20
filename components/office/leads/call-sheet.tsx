'use client';

import { Row } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { printDay, type IsoDay } from '@/content/day';
import { clockTime, delhiDay, relativeTime, startOfDay } from '@/lib/site/delhi-time';
import type { ListedLead } from '@/lib/leads/listed-lead';
import { callOutcomes } from '@/lib/leads/lead-words';
import { CallOutcomes } from './call-outcomes';
import { AnswerLine, Household, LeadContact } from './lead-facts';
import { LeadsProvider, type LeadsStaff } from './leads-provider';

interface CallSheetProps {
  staff: LeadsStaff;
  day: IsoDay;
  who: 'me' | 'all';
  calls: readonly ListedLead[];
  waiting: readonly ListedLead[];
  more: boolean;
  asOf: string;
}

const SOON_MINUTES = 15;

type Due = 'late' | 'soon' | 'later';

/** When the first answer to somebody who waits is due. */
function dueOf({ answerBy }: ListedLead, asOf: string): Due {
  if (!answerBy) return 'later';
  const minutes = (Date.parse(answerBy) - Date.parse(asOf)) / 60_000;
  if (minutes <= 0) return 'late';
  return minutes <= SOON_MINUTES ? 'soon' : 'later';
}

const sheetPath = (day: IsoDay, who: string) => `/searchuser/leads/day?day=${day}&who=${who}`;

/**
 * The calls of a day, for phone, desk and paper: whose first answer is late or soon due, planned calls by time, then
 * who else has not been called yet, the longest waiting first. On paper each has a checkbox and a line for notes.
 */
export function CallSheet({ staff, day, who, calls, waiting, more, asOf }: CallSheetProps) {
  const count = calls.length + waiting.length;
  const due = waiting.map((lead) => [dueOf(lead, asOf), lead] as const);
  const waitingFor = (wanted: Due) => due.flatMap(([when, lead]) => (when === wanted ? lead : []));
  const parts = [
    ['late', 'Late for their first answer', waitingFor('late')],
    ['soon', `First answer due within ${SOON_MINUTES} minutes`, waitingFor('soon')],
    ['planned', 'Planned calls', calls],
    ['waiting', 'Waiting for their first call', waitingFor('later')],
  ] as const;
  return (
    <LeadsProvider staff={staff}>
      <SheetLinks day={day} who={who} asOf={asOf} />
      <p className="office-strong">
        {printDay(day)}, {who === 'me' ? 'my calls' : 'everyone’s calls'}:{' '}
        {more ? `the first ${count}` : count}
      </p>
      {count === 0 && <p className="office-empty">No calls on this day.</p>}
      {parts.map(
        ([id, title, leads]) =>
          leads.length > 0 && (
            <Section key={id} id={id} title={title}>
              <ol className="office-list calls">
                {leads.map((lead) => (
                  <SheetRow key={lead.id} lead={lead} who={who} day={day} asOf={asOf} />
                ))}
              </ol>
            </Section>
          ),
      )}
    </LeadsProvider>
  );
}

function SheetLinks({ day, who, asOf }: Pick<CallSheetProps, 'day' | 'who' | 'asOf'>) {
  const today = delhiDay(new Date(asOf));
  const steps = [
    ['Previous day', delhiDay(startOfDay(day), -1)],
    ...(day === today ? [] : [['Today', today]]),
    ['Next day', delhiDay(startOfDay(day), 1)],
  ] as const;
  return (
    <nav aria-label="Days" className="office-links">
      {steps.map(([label, to]) => (
        <a key={label} href={sheetPath(to, who)}>
          {label}
        </a>
      ))}
      <a href={sheetPath(day, who === 'me' ? 'all' : 'me')}>
        {who === 'me' ? 'Everyone’s' : 'Only mine'}
      </a>
      <a href="/searchuser/leads">All leads</a>
    </nav>
  );
}

type SheetRowProps = Pick<CallSheetProps, 'day' | 'who' | 'asOf'> & { lead: ListedLead };

function SheetRow({ lead, who, day, asOf }: SheetRowProps) {
  const { id, name, coursename, note, assignee, say } = lead;
  return (
    <Row
      heading={<a href={`/searchuser/leads/${id}`}>{name}</a>}
      about={
        <>
          <p>{coursename}</p>
          <Household lead={lead} />
          {(who === 'all' || !assignee) && (
            <p className="office-note">{assignee ? assignee.name : 'Unassigned'}</p>
          )}
        </>
      }
      time={<CallMoment lead={lead} day={day} asOf={asOf} />}
      below={<CallOutcomes lead={lead} />}
    >
      <div>
        {lead.lastOutcome && lead.lastCallAt && (
          <p className="office-note">
            {callOutcomes[lead.lastOutcome]} {relativeTime(lead.lastCallAt, asOf)}
          </p>
        )}
        {note && <p className="office-quote">{note.text}</p>}
        {say.length > 0 && <p className="office-note">{say.join(' ')}</p>}
      </div>
      <LeadContact lead={lead} layout="row" />
    </Row>
  );
}

/** When the call is due; of who has not been called yet, since when they wait. */
function CallMoment({ lead, day, asOf }: Omit<SheetRowProps, 'who'>) {
  const { nextCallAt, waitingSince, since } = lead;
  if (!nextCallAt) {
    return (
      <>
        Waiting since{' '}
        <b className="whitespace-nowrap">{relativeTime(waitingSince ?? since, asOf)}</b>
        <AnswerLine lead={lead} asOf={asOf} />
      </>
    );
  }
  const earlier = delhiDay(new Date(nextCallAt)) < day;
  return (
    <b className={nextCallAt <= asOf ? 'office-late' : undefined}>
      {earlier ? (
        <>
          Overdue since <span className="whitespace-nowrap">{relativeTime(nextCallAt, asOf)}</span>
        </>
      ) : (
        clockTime(nextCallAt)
      )}
      {!earlier && nextCallAt <= asOf && ' overdue'}
    </b>
  );
}
