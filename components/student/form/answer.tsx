import { Field } from '@/components/form/field';
import { admissionAnswers } from '@/content/admission-answers';
import { useBinding } from './bindings';

type Name = keyof typeof admissionAnswers;

type AnswerProps = {
  name: Name;
  /** How much of the grid it takes. */
  className?: string;
  choices?: readonly string[];
  /** Several lines. */
  lines?: number;
  /** It follows from other answers. */
  readOnly?: boolean;
};

/** One answer that is typed or chosen from a list. */
export function Answer({ name, className, choices, lines, readOnly }: AnswerProps) {
  const { field, start, error, fixed } = useBinding(name);
  const { label, optional, ...attributes } = wordsOf(name);
  const rest = { ...attributes, required: !optional, defaultValue: start };
  const set = readOnly || fixed;
  return (
    <div className={className}>
      <Field id={name} label={optional && !fixed ? `${label} (optional)` : label} error={error}>
        {(control) =>
          choices && !fixed ? (
            <select {...control} {...field} {...rest}>
              <option value="">{optional ? 'Not decided' : 'Choose'}</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          ) : lines ? (
            <textarea {...control} {...field} {...rest} rows={lines} />
          ) : (
            <input {...control} {...field} {...rest} readOnly={set} />
          )
        }
      </Field>
    </div>
  );
}

type Words = {
  label: string;
  optional?: boolean;
  type?: string;
  inputMode?: 'numeric';
  autoComplete?: string;
};

const wordsOf = (name: Name): Words => admissionAnswers[name];
