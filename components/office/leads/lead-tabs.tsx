import { leadStatuses, leadStatusWords } from '@/content/lead-words';
import { leadsPath, type LeadFilter } from '@/lib/leads/lead-filter';
import type { LeadCounts } from '@/lib/leads/listed-lead';

/** How many people there are of each status; each number leads to its list. */
export function LeadTabs({ filter, counts }: { filter: LeadFilter; counts: LeadCounts }) {
  const { status: _status, overdue: _overdue, ...rest } = filter;
  const all = { words: 'All', count: counts.all, leads: rest };
  const overdue = {
    words: 'Overdue',
    count: counts.overdue,
    leads: { ...rest, overdue: '1' } as const,
  };
  const each = leadStatuses.map((status) => ({
    words: leadStatusWords[status],
    count: counts.status[status],
    leads: { ...rest, status },
  }));
  const here = leadsPath(filter);
  return (
    <nav aria-label="How far they have come" className="lead-tabs">
      <ul>
        {[all, overdue, ...each].map(({ words, count, leads }) => (
          <li key={words}>
            <a
              href={leadsPath(leads)}
              aria-current={leadsPath(leads) === here ? 'page' : undefined}
              className={words === 'Overdue' && count > 0 ? 'lead-tab-late' : undefined}
            >
              {words} <b>{count.toLocaleString('en-IN')}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
