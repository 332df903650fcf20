import type { ReactNode } from 'react';

type FormSectionProps = { title: string; note?: string; children: ReactNode };

/** One part of the form under its heading. */
export function FormSection({ title, note, children }: FormSectionProps) {
  return (
    <fieldset className="form-section">
      <legend>
        <h2>{title}</h2>
      </legend>
      {note && <p className="form-section-note">{note}</p>}
      <div className="form-section-answers">{children}</div>
    </fieldset>
  );
}
