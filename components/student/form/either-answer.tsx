import { admissionAnswers } from '@/content/admission-answers';
import { useBinding } from './bindings';

type EitherAnswerProps = {
  name: 'gender' | 'modeofpayment';
  choices: readonly string[];
  hint?: string;
  className?: string;
};

/** One of two: both stand there, large enough for a thumb. */
export function EitherAnswer({ name, choices, hint, className = '' }: EitherAnswerProps) {
  const { field, start, error } = useBinding(name);
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={`field either ${error ? 'field-wrong' : ''} ${className}`}
      aria-describedby={described || undefined}
    >
      <legend>{admissionAnswers[name].label}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mb-1.5 text-[15px]/[1.35] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      )}
      <div className="either-choices">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              {...field}
              type="radio"
              value={choice}
              defaultChecked={choice === start}
              required
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
