import type { ChangeEvent, ComponentPropsWithoutRef } from 'react';
import { Field, type FieldWiring } from '@/components/form/fields';

interface OfficeFieldProps {
  /** Of the form: the same field stands on a page more than once. */
  of: string;
  field: FieldWiring;
  error: string | undefined;
  label: string;
}

type LineProps = OfficeFieldProps & { hint?: string } & Pick<
    ComponentPropsWithoutRef<'input'>,
    'type' | 'inputMode' | 'defaultValue' | 'max' | 'required' | 'autoComplete'
  >;

/** One line. */
export function Line({ of, field, error, label, hint, ...input }: LineProps) {
  return (
    <Field id={`${field.name}-${of}`} label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...field} autoComplete="off" {...input} />}
    </Field>
  );
}

/** Why it is done: two lines, or more. */
export function Words({
  of,
  field,
  error,
  label,
  start = '',
  required = false,
}: OfficeFieldProps & { start?: string; required?: boolean }) {
  return (
    <Field id={`${field.name}-${of}`} label={label} error={error}>
      {(control) => (
        <textarea {...control} {...field} rows={2} defaultValue={start} required={required} />
      )}
    </Field>
  );
}

interface ChoicesProps extends Omit<OfficeFieldProps, 'field'> {
  field: { name: string; onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void> };
  /** Value and words. */
  choices: readonly (readonly [string, string])[];
  start: string;
}

/** One of a few: all stand there, large enough for a thumb. */
export function Choices({ of, field, error, label, choices, start }: ChoicesProps) {
  const errorId = `${field.name}-${of}-error`;
  return (
    <fieldset
      className={`field office-choices ${error ? 'field-wrong' : ''}`}
      aria-describedby={error && errorId}
    >
      <legend>{label}</legend>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <div>
        {choices.map(([value, words]) => (
          <label key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={value === start}
              onChange={(event) => void field.onChange(event)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For what is unusual: there as soon as it was asked for. `start`: ticked at first. */
export function Tick({
  of,
  field,
  error,
  label,
  start = false,
}: OfficeFieldProps & { start?: boolean }) {
  const id = `${field.name}-${of}`;
  return (
    <div className={`field ${error ? 'field-wrong' : ''}`}>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <label className="office-tick" htmlFor={id}>
        <input
          {...field}
          id={id}
          type="checkbox"
          defaultChecked={start}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
        />
        {label}
      </label>
    </div>
  );
}
