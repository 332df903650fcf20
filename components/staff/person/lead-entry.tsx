import { leadKindWords, leadStatusWords } from '@/content/lead-words';
import type { PersonLead } from '@/lib/schemas/person';
import { printedMoment } from '../printed-moment';

/** What this student asked for before, by what it is known to be them, and how far the office has come. */
export function LeadEntry({ lead, asOf }: { lead: PersonLead; asOf: string }) {
  const { id, kind, name, coursename, message, status, closedReason, nextCallAt } = lead;
  return (
    <>
      <p>
        <a href={`/searchuser/leads/${id}`}>
          {leadKindWords[kind]}: {coursename || 'no course named'}
        </a>
      </p>
      <p className="person-note">
        As {name}, known by {knownBy(lead)}. Now {leadStatusWords[status].toLowerCase()}
        {closedReason && ` (${closedReason})`}
        {nextCallAt && `, next call ${printedMoment(nextCallAt, asOf)}`}
      </p>
      {message && <p className="history-note">{message}</p>}
    </>
  );
}

function knownBy({ byPhone, byEmail }: PersonLead): string {
  if (byPhone && byEmail) return 'phone and e-mail';
  return byPhone ? 'the phone' : 'the e-mail';
}
