import { WholeWords } from '@/components/ui/prose';
import { leadKindWords } from '@/content/lead-words';
import { relativeTime } from '@/lib/leads/delhi-time';
import type { ListedLead } from '@/lib/leads/listed-lead';
import { LeadChange } from './lead-change';
import { LeadContact, LeadStanding } from './lead-facts';

const SHORT = 180;

interface LeadRowProps {
  lead: ListedLead;
  /** The moment the list was made. */
  asOf: string;
}

/** A person who asked: a card on a phone, a row from 760 px. */
export function LeadRow({ lead, asOf }: LeadRowProps) {
  const { id, name, note, suspect } = lead;
  return (
    <li className="lead">
      <div className="lead-who">
        <h3>
          <a href={`/searchuser/leads/${id}`}>{name}</a>
        </h3>
        <LeadStudent lead={lead} />
        {suspect && <p className="person-doubt">Perhaps written by a program</p>}
        <LeadWish lead={lead} asOf={asOf} />
      </div>
      <div className="lead-state">
        <LeadStanding lead={lead} asOf={asOf} />
        {note && (
          <p className="lead-note">
            {shortened(note.text)}
            <span className="lead-quiet">
              {' '}
              {note.by}, {relativeTime(note.at, asOf)}
            </span>
          </p>
        )}
      </div>
      <LeadContact lead={lead} />
      <LeadChange lead={lead} />
    </li>
  );
}

/** What was asked for, when, from where, and how often before. */
function LeadWish({ lead, asOf }: LeadRowProps) {
  const { id, kind, coursename, plan, page, message, createdAt, times, since } = lead;
  const from = page ? `, from ${page}` : '';
  return (
    <>
      <p className="lead-wish">
        {coursename.trim() ? <WholeWords text={coursename} /> : 'No course named'}
        {plan && <span className="lead-quiet"> {plan}</span>}
      </p>
      {message && <p className="lead-message">{shortened(message)}</p>}
      <p className="lead-quiet">
        {leadKindWords[kind]} {relativeTime(createdAt, asOf)}
        {from}
      </p>
      {times > 1 && (
        <p>
          <a href={`/searchuser/leads/${id}`}>
            {times} times since {relativeTime(since, asOf)}
          </a>
        </p>
      )}
    </>
  );
}

/** The account of the same phone or e-mail. */
export function LeadStudent({ lead: { student, name } }: { lead: ListedLead }) {
  if (!student) return null;
  return (
    <p>
      <a href={`/searchuser/person/${student.id}`}>
        {student.paid ? 'Enrolled' : 'Has an account'}
        <span className="sr-only">: {name}</span>
      </a>
    </p>
  );
}

function shortened(text: string): string {
  return text.length > SHORT ? `${[...text].slice(0, SHORT).join('')}…` : text;
}
