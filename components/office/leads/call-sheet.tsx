import { Row } from '@/components/office/ui/list';
import { printDay, type IsoDay } from '@/content/day';
import { clockTime, delhiDay, relativeTime, startOfDay } from '@/lib/site/delhi-time';
import type { ListedLead } from '@/lib/leads/listed-lead';
import { LeadContact } from './lead-facts';

interface CallSheetProps {
  day: IsoDay;
  who: 'me' | 'all';
  calls: readonly ListedLead[];
  more: boolean;
  asOf: string;
}

const sheetPath = (day: IsoDay, who: string) => `/searchuser/leads/day?day=${day}&who=${who}`;

/** The calls of a day, for phone and paper, with a checkbox and a line for notes. */
export function CallSheet({ day, who, calls, more, asOf }: CallSheetProps) {
  return (
    <>
      <SheetLinks day={day} who={who} asOf={asOf} />
      <p className="office-strong">
        {printDay(day)}, {who === 'me' ? 'my calls' : 'everyone’s calls'}:{' '}
        {more ? `the first ${calls.length}` : calls.length}
      </p>
      {calls.length === 0 && (
        <p className="office-empty">
          No calls on this day. New leads are in{' '}
          <a href="/searchuser/leads?status=new">the list of leads</a>.
        </p>
      )}
      <ol className="office-list calls">
        {calls.map((lead) => (
          <SheetRow key={lead.id} lead={lead} who={who} day={day} asOf={asOf} />
        ))}
      </ol>
    </>
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
  const { id, name, coursename, note, nextCallAt, assignee } = lead;
  const at = nextCallAt ?? asOf;
  const earlier = delhiDay(new Date(at)) < day;
  return (
    <Row
      headingLevel="h2"
      heading={<a href={`/searchuser/leads/${id}`}>{name}</a>}
      about={
        <>
          <p>{coursename}</p>
          {who === 'all' && (
            <p className="office-note">{assignee ? assignee.name : 'Unassigned'}</p>
          )}
        </>
      }
      time={
        <b className={at <= asOf ? 'office-late' : undefined}>
          {earlier ? (
            <>
              Overdue since <span className="whitespace-nowrap">{relativeTime(at, asOf)}</span>
            </>
          ) : (
            clockTime(at)
          )}
          {!earlier && at <= asOf && ' overdue'}
        </b>
      }
    >
      <div>{note && <p className="office-quote">{note.text}</p>}</div>
      <LeadContact lead={lead} />
    </Row>
  );
}
