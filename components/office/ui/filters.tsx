import { useId, type ComponentPropsWithoutRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Details } from './details';

/** A filter: a select if it has choices, else an input. */
export interface Filter {
  name: string;
  label: string;
  /** Value and label. */
  choices?: readonly (readonly [string, string])[];
  /** Label of the choice that does not filter; without it there is no such choice. */
  any?: string;
  type?: 'date' | 'text';
  max?: string;
}

interface FilterFieldProps {
  filter: Filter;
  /** Initial value, for a form that the browser sends. */
  initial?: string | undefined;
  /** With `onChange`, in place of `initial`. */
  value?: string;
  onChange?: (value: string) => void;
}

export function FilterField({ filter, initial, value, onChange }: FilterFieldProps) {
  const { name, label, choices, any, type = 'date', max } = filter;
  const id = useId();
  const shown = value ?? initial ?? '';
  const control: ComponentPropsWithoutRef<'input'> & ComponentPropsWithoutRef<'select'> = {
    id,
    name,
    className: 'control',
    ...(onChange
      ? { value: shown, onChange: ({ target }) => onChange(target.value) }
      : { defaultValue: shown }),
  };
  const isUnknown = shown !== '' && choices?.every(([known]) => known !== shown);
  return (
    <div className="office-filter">
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select {...control}>
          {any !== undefined && <option value="">{any}</option>}
          {isUnknown && <option>{shown}</option>}
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} type={type} max={max} autoComplete="off" />
      )}
    </div>
  );
}

interface FiltersProps {
  summary: string;
  isOpen: boolean;
  /** Path of the list. */
  action: string;
  filters: readonly Filter[];
  values: Readonly<Record<string, string | null | undefined>>;
  /** Sent along unchanged. */
  kept?: Readonly<Record<string, string | undefined>>;
  /** Link to the list without these filters. */
  clear?: { href: string; label: string };
}

/** A folded GET form that narrows a list: the filters are in the URL, so that Back works. */
export function Filters(props: FiltersProps) {
  const { summary, isOpen, action, filters, values, kept = {}, clear } = props;
  return (
    <Details summary={summary} open={isOpen}>
      <form action={action} method="get" aria-label="Filters" className="office-card office-fields">
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            initial={values[filter.name] ?? undefined}
          />
        ))}
        <p className="office-links">
          <button type="submit" className={buttonClass('primary')}>
            Apply filters
          </button>
          {clear && <a href={clear.href}>{clear.label}</a>}
        </p>
      </form>
    </Details>
  );
}
