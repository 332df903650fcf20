import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { courseOptions } from '@/content/course-options';
import { leadKindWords } from '@/content/lead-words';
import { leadsPath, type LeadFilter } from '@/lib/leads/lead-filter';

const whose = { mine: 'Mine', nobody: 'Nobody’s' };

interface LeadFiltersProps {
  filter: LeadFilter;
  /** Pages that leads came from: path and name. */
  sources: readonly (readonly [path: string, name: string])[];
}

/** Whose, which course, from where, when. The browser itself asks for the list: it works before the script. */
export function LeadFilters({ filter, sources }: LeadFiltersProps) {
  const { status, overdue, suspect, who, course, kind, source, from, to } = filter;
  const set = [who, course, kind, source, from, to].filter(Boolean).length;
  const kept = { status, overdue, suspect };
  return (
    <details className="lead-filters" open={set > 0}>
      <summary>
        {set > 0 ? `Filters (${set})` : 'Filters'}
        <Icon name="chevron-down" className="turns size-5" />
      </summary>
      <form action="/searchuser/leads" method="get" aria-label="Filters">
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Select
          name="who"
          label="Whose"
          start={who}
          choices={Object.entries(whose)}
          all="Everybody’s"
        />
        <Select
          name="course"
          label="Course"
          start={course}
          choices={courseOptions.map((option) => [option, option])}
          all="All courses"
        />
        <Select
          name="kind"
          label="Kind"
          start={kind}
          choices={Object.entries(leadKindWords)}
          all="All kinds"
        />
        <Select
          name="source"
          label="From the page"
          start={source}
          choices={[...sources, ['none', 'No page known']]}
          all="All pages"
        />
        <Day name="from" label="Asked from" start={from} />
        <Day name="to" label="until" start={to} />
        <p className="lead-filter-buttons">
          <button type="submit" className={buttonClass('primary')}>
            Show these
          </button>
          {set > 0 && <a href={leadsPath(kept as LeadFilter)}>Without filters</a>}
        </p>
      </form>
    </details>
  );
}

interface SelectProps {
  name: keyof LeadFilter;
  label: string;
  start: string | undefined;
  choices: readonly (readonly [string, string])[];
  /** For when it does not matter. */
  all: string;
}

function Select({ name, label, start = '', choices, all }: SelectProps) {
  const known = start === '' || choices.some(([value]) => value === start);
  return (
    <Labelled name={name} label={label}>
      <select id={`filter-${name}`} name={name} className="control" defaultValue={start}>
        <option value="">{all}</option>
        {!known && <option>{start}</option>}
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Day({ name, label, start }: Pick<SelectProps, 'name' | 'label' | 'start'>) {
  return (
    <Labelled name={name} label={label}>
      <input
        id={`filter-${name}`}
        name={name}
        type="date"
        className="control"
        defaultValue={start}
      />
    </Labelled>
  );
}

function Labelled({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      {children}
    </div>
  );
}
