import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Tabs } from '@/components/office/ui/tabs';
import { WholeWords } from '@/components/ui/prose';
import { courseOptions } from '@/content/course-options';
import { leadKindWords, leadStatuses, leadStatusWords } from '@/content/lead-words';
import { relativeTime } from '@/lib/leads/delhi-time';
import { leadsPath, type LeadFilter } from '@/lib/leads/lead-filter';
import type { LeadCounts, ListedLead } from '@/lib/leads/listed-lead';
import { LeadContact, LeadStatusFacts } from './lead-facts';
import { LeadChange } from './lead-forms';

const assigneeLabels = { mine: 'Mine', nobody: 'Nobody’s' };

interface LeadFiltersProps {
  filter: LeadFilter;
  /** Pages that leads came from. */
  sources: readonly (readonly [path: string, name: string])[];
}

/** A GET form, so that it works without the script. */
export function LeadFilters({ filter, sources }: LeadFiltersProps) {
  const { status, overdue, suspect, who, course, kind, source, from, to } = filter;
  const set = [who, course, kind, source, from, to].filter(Boolean).length;
  const kept = { status, overdue, suspect };
  return (
    <details className="office-filters" open={set > 0}>
      <summary>
        {set > 0 ? `Filters (${set})` : 'Filters'}
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <form action="/searchuser/leads" method="get" aria-label="Filters">
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <FilterSelect
          name="who"
          label="Whose"
          start={who}
          choices={Object.entries(assigneeLabels)}
          all="Everybody’s"
        />
        <FilterSelect
          name="course"
          label="Course"
          start={course}
          choices={courseOptions.map((option) => [option, option])}
          all="All courses"
        />
        <FilterSelect
          name="kind"
          label="Kind"
          start={kind}
          choices={Object.entries(leadKindWords)}
          all="All kinds"
        />
        <FilterSelect
          name="source"
          label="From the page"
          start={source}
          choices={[...sources, ['none', 'No page known']]}
          all="All pages"
        />
        <FilterDay name="from" label="Asked from" start={from} />
        <FilterDay name="to" label="until" start={to} />
        <p className="office-links">
          <button type="submit" className={buttonClass('primary')}>
            Show these
          </button>
          {set > 0 && <a href={leadsPath(kept as LeadFilter)}>Without filters</a>}
        </p>
      </form>
    </details>
  );
}

interface FilterSelectProps {
  name: keyof LeadFilter;
  label: string;
  start: string | undefined;
  choices: readonly (readonly [string, string])[];
  /** Label of the option that does not filter. */
  all: string;
}

function FilterSelect({ name, label, start = '', choices, all }: FilterSelectProps) {
  const known = start === '' || choices.some(([value]) => value === start);
  return (
    <FilterField name={name} label={label}>
      <select id={`filter-${name}`} name={name} className="control" defaultValue={start}>
        <option value="">{all}</option>
        {!known && <option>{start}</option>}
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FilterField>
  );
}

function FilterDay({ name, label, start }: Pick<FilterSelectProps, 'name' | 'label' | 'start'>) {
  return (
    <FilterField name={name} label={label}>
      <input
        id={`filter-${name}`}
        name={name}
        type="date"
        className="control"
        defaultValue={start}
      />
    </FilterField>
  );
}

function FilterField({
  name,
  label,
  children,
}: {
  name: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      {children}
    </div>
  );
}

const SHORT_TEXT = 180;

interface LeadRowProps {
  lead: ListedLead;
  /** When the list was made. */
  asOf: string;
}

/** A card on a phone, a row from 760 px. */
function LeadRow({ lead, asOf }: LeadRowProps) {
  const { id, name, note, suspect } = lead;
  return (
    <li className="lead">
      <div className="lead-who">
        <h3>
          <a href={`/searchuser/leads/${id}`}>{name}</a>
        </h3>
        <LeadStudent lead={lead} />
        {suspect && <p className="person-doubt">Perhaps written by a program</p>}
        <LeadRequest lead={lead} asOf={asOf} />
      </div>
      <div className="lead-state">
        <LeadStatusFacts lead={lead} asOf={asOf} />
        {note && (
          <p className="office-quote lead-note">
            {shortened(note.text)}
            <span className="office-note">
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

/** What was requested, when, from which page, and how often before. */
function LeadRequest({ lead, asOf }: LeadRowProps) {
  const { id, kind, coursename, plan, page, message, createdAt, times, since } = lead;
  const from = page ? `, from ${page}` : '';
  return (
    <>
      <p className="office-strong">
        {coursename.trim() ? <WholeWords text={coursename} /> : 'No course named'}
        {plan && <span className="office-note"> {plan}</span>}
      </p>
      {message && <p className="office-quote">{shortened(message)}</p>}
      <p className="office-note">
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

/** The account with the same phone or e-mail. */
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
  return text.length > SHORT_TEXT ? `${[...text].slice(0, SHORT_TEXT).join('')}…` : text;
}

const headings = [
  'Overdue calls',
  'New, and nobody has called',
  'Calls to come',
  'Without a planned call',
] as const;

interface LeadsListProps {
  filter: LeadFilter;
  /** In list order; `part` is the section of each lead. */
  leads: readonly (ListedLead & { part: number })[];
  counts: LeadCounts;
  /** Whether this is a later page. */
  continued: boolean;
  /** Cursor of the next page; null at the end. */
  next: string | null;
  asOf: string;
}

/** One page of leads in sections, with a link to the next page. */
export function LeadsList({ filter, leads, counts, continued, next, asOf }: LeadsListProps) {
  const parts = headings.map((heading, part) => ({
    heading,
    rows: leads.filter((lead) => lead.part === part),
  }));
  return (
    <>
      {leads.length === 0 && <NoLeads filter={filter} continued={continued} />}
      {parts.map(
        ({ heading, rows }) =>
          rows.length > 0 && (
            <section key={heading} className="leads" aria-label={heading}>
              <h2>{heading}</h2>
              <ul className="office-list">
                {rows.map((lead) => (
                  <LeadRow key={lead.id} lead={lead} asOf={asOf} />
                ))}
              </ul>
            </section>
          ),
      )}
      <p className="office-links">
        {next && (
          <a className={buttonClass('outline')} href={leadsPath(filter, next)}>
            Older
          </a>
        )}
        {continued && <a href={leadsPath(filter)}>Back to the first</a>}
      </p>
      <SuspectLeads filter={filter} count={counts.suspect} />
    </>
  );
}

function NoLeads({ filter, continued }: { filter: LeadFilter; continued: boolean }) {
  const none = Object.keys(filter).length === 0;
  if (continued) return <p className="office-empty">There are no older ones.</p>;
  if (none) {
    return (
      <p className="office-empty">
        No leads yet. They come from the forms of the site by themselves. You can{' '}
        <a href="/searchuser/leads/new">write down a walk-in</a> or{' '}
        <a href="/searchuser/leads/import">take in a list</a>.
      </p>
    );
  }
  return (
    <p className="office-empty">
      {filter.overdue
        ? 'No call is overdue. '
        : 'No lead fits. Choose another status, or leave out a filter. '}
      <a href="/searchuser/leads">Show all leads</a>
    </p>
  );
}

/** Suspected spam is hidden, but kept. */
function SuspectLeads({ filter, count }: { filter: LeadFilter; count: number }) {
  if (filter.suspect) {
    return (
      <p className="office-empty">
        These may have been written by a program. Whoever is called and answers moves to the others.{' '}
        <a href="/searchuser/leads">Back to the leads of people</a>
      </p>
    );
  }
  if (count === 0) return null;
  return (
    <p className="office-empty">
      Not shown:{' '}
      <a href={leadsPath({ suspect: '1' })}>
        {count.toLocaleString('en-IN')} that a program may have written
      </a>
    </p>
  );
}

/** Lead counts by status; each links to its list. */
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
    <Tabs
      label="How far they have come"
      tabs={[all, overdue, ...each].map(({ words, count, leads }) => ({
        label: words,
        count,
        href: leadsPath(leads),
        isCurrent: leadsPath(leads) === here,
        isLate: words === 'Overdue' && count > 0,
      }))}
    />
  );
}

/** Actions for all leads. */
export function LeadActions() {
  return (
    <p className="lead-actions">
      <a className={buttonClass('outline')} href="/searchuser/leads/day">
        Today’s calls
      </a>
      <a className={buttonClass('outline')} href="/searchuser/leads/new">
        Add a walk-in
      </a>
      <a className={buttonClass('outline')} href="/searchuser/leads/import">
        Import a list
      </a>
    </p>
  );
}
