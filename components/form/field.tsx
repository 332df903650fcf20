import type { ReactNode } from 'react';

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
