import type { ComponentPropsWithoutRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { courseOptions } from '@/content/course-options';
import { Field } from './field';

/** What a control gets from the checks; before they have come, its name alone. */
export type FieldWiring = Partial<UseFormRegisterReturn> & { name: string };

/** What every field of a form needs; its name is its id too. */
interface FormFieldProps {
  field: FieldWiring;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Half as wide as the form, from 760 px. */
  half?: boolean;
}

type TextFieldProps = FormFieldProps &
  Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

/** One line of text that has to be there. */
export function TextField({ field, label, hint, error, half, ...attributes }: TextFieldProps) {
  return (
    <Field id={field.name} {...{ label, hint, error, half }}>
      {(control) => <input {...control} {...field} {...attributes} required />}
    </Field>
  );
}

/** Several lines of text that have to be there. */
export function MessageField({ field, ...props }: FormFieldProps) {
  return (
    <Field id={field.name} {...props}>
      {(control) => <textarea {...control} {...field} rows={5} required />}
    </Field>
  );
}

/** The five course choices. The line that asks to choose cannot be chosen itself. */
export function CourseField({ field, ...props }: FormFieldProps) {
  return (
    <Field id={field.name} {...props}>
      {(control) => (
        <select {...control} {...field} defaultValue="" required>
          <option value="" disabled>
            Select a course
          </option>
          {courseOptions.map((course) => (
            <option key={course}>{course}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
