import type { FieldWiring } from '@/components/form/form-fields';

type Bind = (name: 'marketing' | 'parentconsent') => {
  field: FieldWiring;
};

/**
 * What is agreed to (decision D26): the notice stands beside the button, offers are asked for, and a parent
 * agrees for somebody under 18. No box has to be ticked.
 */
export function Consents({ bind, withParent }: { bind: Bind; withParent: boolean }) {
  return (
    <>
      <div role="status" className="parent-box">
        {withParent && (
          <>
            <p>
              The student is under 18, so a parent has to agree. Without it the account is made all
              the same, but the admission form and payment wait until a parent has agreed.
            </p>
            <label className="agree">
              <input type="checkbox" {...bind('parentconsent').field} />
              <span>I am the student’s parent, and I agree that this account is made.</span>
            </label>
          </>
        )}
      </div>
      <label className="agree">
        <input type="checkbox" {...bind('marketing').field} />
        <span>
          Tell me about new batches and offers, by phone or email. I can stop it any time.
        </span>
      </label>
      <p className="text-small text-muted">
        We use these details to run the account and to enrol the student. By pressing Sign Up you
        agree to that: <a href="/privacy-policy">Privacy &amp; Policy</a>
      </p>
    </>
  );
}
