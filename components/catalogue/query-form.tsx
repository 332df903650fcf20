import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { queryList, queryText, type PageQuery } from '@/content/catalogue/page-query';

/* Fields of a form whose answer is a page with the fields in its address; they work without scripts. */

interface QueryFormProps {
  /** Path of the answer. */
  action: string;
  submit: string;
  children: ReactNode;
}

export function QueryForm({ action, submit, children }: QueryFormProps) {
  return (
    <form action={action} method="get" className="lead-form max-w-[76ch]">
      {children}
      <p>
        <button type="submit" className={buttonClass()}>
          {submit}
        </button>
      </p>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  typed: PageQuery;
  error?: string | undefined;
  half?: boolean;
}

interface SelectProps extends FieldProps {
  choices: readonly (readonly [value: string, label: string])[];
  /** Text of the empty option. */
  empty?: string;
}

export function QuerySelect({ choices, typed, empty = 'Choose', ...field }: SelectProps) {
  const value = queryText(typed, field.name);
  return (
    <Labelled {...field}>
      {(control) => (
        <select
          {...control}
          required
          defaultValue={choices.some(([one]) => one === value) ? value : ''}
        >
          <option value="" disabled>
            {empty}
          </option>
          {choices.map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

export function QueryNumber({
  typed,
  isOptional = false,
  ...field
}: FieldProps & { isOptional?: boolean }) {
  return (
    <Labelled {...field}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          required={!isOptional}
          defaultValue={queryText(typed, field.name)}
        />
      )}
    </Labelled>
  );
}

interface TicksProps {
  name: string;
  legend?: string;
  choices: readonly (readonly [value: string, label: string])[];
  typed: PageQuery;
  half?: boolean;
}

/** Boxes with one name; each that is ticked sends its value. */
export function QueryTicks({ name, legend, choices, typed, half }: TicksProps) {
  const ticked = queryList(typed, name);
  return (
    <fieldset className={half ? 'field-half self-end' : undefined}>
      {legend && <legend className="mb-1 font-semibold">{legend}</legend>}
      <div className={half ? undefined : 'grid gap-x-6 sm:grid-cols-2'}>
        {choices.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={value}
              className="size-5 shrink-0"
              defaultChecked={ticked.includes(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LabelledProps extends Omit<FieldProps, 'typed'> {
  children: (control: {
    id: string;
    name: string;
    className: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

function Labelled({ name, label, error, half = true, children }: LabelledProps) {
  const classes = ['field', half && 'field-half', error && 'field-wrong'].filter(Boolean).join(' ');
  const errorId = error && `${name}-error`;
  return (
    <div className={classes}>
      <label htmlFor={name}>{label}</label>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      {children({
        id: name,
        name,
        className: 'control',
        'aria-invalid': Boolean(error),
        'aria-describedby': errorId,
      })}
    </div>
  );
}
