import { useState } from 'react';
import { Field, type FieldWiring } from '@/components/form/fields';

interface SecretLineProps {
  field: FieldWiring;
  error: string | undefined;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
  /** Of the form: the same field stands on a page more than once. */
  of: string;
}

/** A password. It can be shown, because what is not seen is typed wrong. */
export function SecretLine({ field, error, label, hint, autoComplete, of }: SecretLineProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="secret">
      <Field id={`${field.name}-${of}`} label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            {...field}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <button
        type="button"
        aria-pressed={shown}
        aria-controls={`${field.name}-${of}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
        <span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}
