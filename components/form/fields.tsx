import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** What a control gets from the checks; before they have come, its name alone. */
export type FieldWiring = Partial<UseFormRegisterReturn> & { name: string };

/** What every field of a form needs; its name is its id too, where none is given. */
interface FormFieldProps {
  /** Where two forms of a page have a field of the same name. */
  id?: string;
  field: FieldWiring;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Half as wide as the form, from 760 px. */
  half?: boolean;
}

type TextFieldProps = FormFieldProps &
  Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'max'>;

/** One line of text that has to be there. */
export function TextField(props: TextFieldProps) {
  const { field, id = field.name, label, hint, error, half, ...attributes } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} half={half}>
      {(control) => <input {...control} {...field} {...attributes} required />}
    </Field>
  );
}

type MessageFieldProps = FormFieldProps &
  Pick<ComponentPropsWithoutRef<'textarea'>, 'rows' | 'autoComplete'>;

/** Several lines of text that have to be there. */
export function MessageField({ field, rows = 5, autoComplete, ...props }: MessageFieldProps) {
  return (
    <Field id={field.name} {...props}>
      {(control) => (
        <textarea {...control} {...field} rows={rows} autoComplete={autoComplete} required />
      )}
    </Field>
  );
}

interface ChoiceFieldProps extends FormFieldProps {
  /** The line that asks to choose; it cannot be chosen itself. */
  ask: string;
  choices: readonly string[];
  autoComplete?: string;
}

/** One of a list, that has to be chosen. */
export function ChoiceField({ field, ask, choices, autoComplete, ...props }: ChoiceFieldProps) {
  return (
    <Field id={field.name} {...props}>
      {(control) => (
        <select {...control} {...field} autoComplete={autoComplete} defaultValue="" required>
          <option value="" disabled>
            {ask}
          </option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  half?: boolean | undefined;
  children: (props: FieldControl) => ReactNode;
}

interface FieldControl {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** Label above, hint under it, error above the field; the control gets its wiring from here. */
export function Field({ id, label, hint, error, half, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const classes = ['field', half && 'field-half', error && 'field-wrong'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-[15px]/[1.35] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {children({
        id,
        className: 'control',
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
    </div>
  );
}
