import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { searchCourses, searchModes, searchSorts, searchStatuses } from '@/content/search-filters';
import type { SearchFilters } from '@/lib/office/search/search-filters';
import { isNarrowed } from './search-address';

interface SearchFilterRowProps {
  filters: SearchFilters;
  /** The academic sessions that there are registrations of, newest first. */
  sessions: readonly string[];
  onChange: (filters: SearchFilters) => void;
}

/** What narrows the lists, in one row; on a phone behind a button. */
export function SearchFilterRow({ filters, sessions, onChange }: SearchFilterRowProps) {
  const [open, setOpen] = useState(false);
  const set = (name: keyof SearchFilters) => (value: string) =>
    onChange({ ...filters, [name]: value } as SearchFilters);
  const select = (name: keyof SearchFilters) => ({
    name,
    value: filters[name],
    onChoose: set(name),
  });
  const narrowed = isNarrowed(filters);
  return (
    <div className="search-filters">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="search-filters"
        onClick={() => setOpen(!open)}
      >
        {narrowed ? 'Filters, some are set' : 'Filters'}
        <Icon name="chevron-down" className="size-5" />
      </button>
      <div id="search-filters" data-open={open || undefined}>
        <Select label="Course" {...select('course')} choices={searchCourses} />
        <Select label="Mode" {...select('mode')} choices={searchModes} />
        <Select
          label="Session"
          {...select('session')}
          choices={sessions.map((session) => [session, session] as const)}
        />
        <Select label="Status" {...select('status')} choices={searchStatuses} />
        <Day label="From" value={filters.from} onChoose={set('from')} />
        <Day label="To" value={filters.to} onChoose={set('to')} />
        <Select label="Order" {...select('sort')} choices={searchSorts} always />
        {narrowed && (
          <button
            type="button"
            className="search-filters-off"
            onClick={() =>
              onChange({
                ...filters,
                course: '',
                mode: '',
                session: '',
                status: '',
                from: '',
                to: '',
              })
            }
          >
            Without filters
          </button>
        )}
      </div>
    </div>
  );
}

interface SelectProps {
  label: string;
  name: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
  /** One of them always counts. */
  always?: boolean;
}

function Select({ label, name, value, choices, onChoose, always = false }: SelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select
        name={name}
        className="control"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {!always && <option value="">All</option>}
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function Day({ label, value, onChoose }: Pick<SelectProps, 'label' | 'value' | 'onChoose'>) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="date"
        className="control"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </label>
  );
}
