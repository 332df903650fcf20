import { buttonClass } from '@/components/ui/button';
import { leadsPath, type LeadFilter } from '@/lib/leads/lead-filter';
import type { LeadCounts, ListedLead } from '@/lib/leads/listed-lead';
import { LeadRow } from './lead-row';

const headings = [
  'Overdue calls',
  'New, and nobody has called',
  'Calls to come',
  'Without a planned call',
] as const;

interface LeadsListProps {
  filter: LeadFilter;
  /** In their order, and which part of the list each belongs to. */
  leads: readonly (ListedLead & { part: number })[];
  counts: LeadCounts;
  /** Not the first page. */
  continued: boolean;
  /** Where the next page begins; null at the end. */
  next: string | null;
  asOf: string;
}

/** The rows of a page of the list under the headings of its parts, and the way to older ones. */
export function LeadsList({ filter, leads, counts, continued, next, asOf }: LeadsListProps) {
  const parts = headings.map((heading, part) => ({
    heading,
    rows: leads.filter((lead) => lead.part === part),
  }));
  return (
    <>
      {leads.length === 0 && <Empty filter={filter} continued={continued} />}
      {parts.map(
        ({ heading, rows }) =>
          rows.length > 0 && (
            <section key={heading} className="leads" aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {rows.map((lead) => (
                  <LeadRow key={lead.id} lead={lead} asOf={asOf} />
                ))}
              </ul>
            </section>
          ),
      )}
      <p className="lead-pages">
        {next && (
          <a className={buttonClass('outline')} href={leadsPath(filter, next)}>
            Older
          </a>
        )}
        {continued && <a href={leadsPath(filter)}>Back to the first</a>}
      </p>
      <Suspects filter={filter} count={counts.suspect} />
    </>
  );
}

function Empty({ filter, continued }: { filter: LeadFilter; continued: boolean }) {
  const none = Object.keys(filter).length === 0;
  if (continued) return <p className="leads-empty">There are no older ones.</p>;
  if (none) {
    return (
      <p className="leads-empty">
        No leads yet. They come from the forms of the site by themselves. You can{' '}
        <a href="/searchuser/leads/new">write down a walk-in</a> or{' '}
        <a href="/searchuser/leads/import">take in a list</a>.
      </p>
    );
  }
  return (
    <p className="leads-empty">
      {filter.overdue
        ? 'No call is overdue. '
        : 'No lead fits. Choose another status, or leave out a filter. '}
      <a href="/searchuser/leads">Show all leads</a>
    </p>
  );
}

/** Those that a program may have written are hidden, but not forgotten. */
function Suspects({ filter, count }: { filter: LeadFilter; count: number }) {
  if (filter.suspect) {
    return (
      <p className="lead-suspects">
        These may have been written by a program. Whoever is called and answers moves to the others.{' '}
        <a href="/searchuser/leads">Back to the leads of people</a>
      </p>
    );
  }
  if (count === 0) return null;
  return (
    <p className="lead-suspects">
      Not shown:{' '}
      <a href={leadsPath({ suspect: '1' })}>
        {count.toLocaleString('en-IN')} that a program may have written
      </a>
    </p>
  );
}
