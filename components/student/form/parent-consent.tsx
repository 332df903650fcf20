import { useBinding } from './bindings';

/** For a student under 18 for whom no parent has agreed yet (decision D26). */
export function ParentConsent() {
  const { field, error } = useBinding('parentconsent');
  return (
    <div className={`field parent-consent ${error ? 'field-wrong' : ''}`}>
      <p id="parentconsent-hint" className="mb-2">
        You are under 18, so a parent has to agree before this form counts. Ask a parent to read our{' '}
        <a href="/privacy-policy">Privacy &amp; Policy</a> and to tick the box.
      </p>
      {error && (
        <p id="parentconsent-error" className="field-error">
          {error}
        </p>
      )}
      <label className="tick-box">
        <input
          {...field}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={`parentconsent-hint${error ? ' parentconsent-error' : ''}`}
        />
        I am the student’s parent, and I agree to this form.
      </label>
    </div>
  );
}
