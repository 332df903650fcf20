import { Field } from '@/components/form/field';
import type { FieldWiring } from '@/components/form/form-fields';
import { courseDurations, genders, paymentModes, studyModes } from '@/content/admission-choices';
import type { ShownField } from './correct-block';

interface CorrectFieldProps {
  /** Of the form: the same field stands on a page more than once. */
  of: string;
  shown: ShownField;
  field: FieldWiring;
  error: string | undefined;
}

const choices: Readonly<Record<string, readonly string[]>> = {
  gender: genders,
  modeofpayment: paymentModes,
  courseduration: ['', ...courseDurations],
  coursetype: ['', ...studyModes],
};

/** A field with what stands in it now: a line, several, a day, or one of a few. */
export function CorrectField({ of, shown, field, error }: CorrectFieldProps) {
  const { name, label, value } = shown;
  const own = { defaultValue: value, autoComplete: 'off' };
  const few = choices[name];
  return (
    <Field id={`${name}-${of}`} label={label} error={error}>
      {(control) => {
        if (name === 'address') return <textarea {...control} {...field} {...own} rows={2} />;
        if (!few) {
          const type = name === 'dateofbirth' ? 'date' : 'text';
          return <input {...control} {...field} {...own} type={type} />;
        }
        return (
          <select {...control} {...field} {...own}>
            {[...new Set([...few, value])].map((choice) => (
              <option key={choice} value={choice}>
                {choice || 'Not chosen'}
              </option>
            ))}
          </select>
        );
      }}
    </Field>
  );
}
