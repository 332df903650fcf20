import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useEmailHint } from './email-hint';

/** Props that a control gets from the checks; only its name until they have loaded. */
export type FieldWiring = Partial<UseFormRegisterReturn> & { name: string };

/** `id` defaults to the field name. */
interface FormFieldProps {
  /** For a page where two forms have a field of the same name. */
  id?: string;
  field: FieldWiring;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Half the width of the form, from 760 px. */
  half?: boolean;
}

type TextFieldProps = FormFieldProps & { isOptional?: true } & Pick<
    ComponentPropsWithoutRef<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'max'
  >;

export function TextField(props: TextFieldProps) {
  const { field, id = field.name, label, hint, error, half, isOptional, ...attributes } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} half={half}>
      {(control) => <input {...control} {...field} {...attributes} required={!isOptional} />}
    </Field>
  );
}

type MessageFieldProps = FormFieldProps &
  Pick<ComponentPropsWithoutRef<'textarea'>, 'rows' | 'autoComplete'>;

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
  /** The placeholder option; it cannot be selected. */
  ask: string;
  choices: readonly string[];
  autoComplete?: string;
}

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
  label: ReactNode;
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

/** Label, hint, control and error, and the question about a misspelt e-mail. */
export function Field({ id, label, hint, error, half, children }: FieldProps) {
  const { watch, shown } = useEmailHint();
  return (
    <div className={fieldClass(error, half && 'field-half')} {...watch}>
      <label htmlFor={id}>{label}</label>
      <FieldTexts id={id} hint={hint} error={error} />
      {children({
        id,
        className: 'control',
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy({ id, hint, error }),
      })}
      {shown}
    </div>
  );
}

type Described = Pick<FieldProps, 'id' | 'hint' | 'error'>;

/** Classes of the element around a control and its texts. */
export function fieldClass(
  error: string | undefined,
  more: string | false | undefined = '',
): string {
  return ['field', more, error && 'field-wrong'].filter(Boolean).join(' ');
}

/** Ids of the texts of a field. */
export function describedBy({ id, hint, error }: Described): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Hint and error of a field. */
export function FieldTexts({ id, hint, error }: Described) {
  return (
    <>
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
    </>
  );
}
