import type { ReactNode } from 'react';
import { PhoneList } from '@/components/site/phone-list';

/** The card of a form behind a link, which needs JavaScript, and the phone for questions. */
export function LinkColumns({ about, children }: { about?: ReactNode; children: ReactNode }) {
  return (
    <div className="student-columns">
      <div className="student-card">
        {about}
        <noscript>
          <p className="form-notice form-notice-warning mb-4">
            <span>
              This form needs JavaScript, which is off in this browser. Turn it on and open the link
              again, or call us.
            </span>
          </p>
        </noscript>
        {children}
      </div>
      <section aria-labelledby="call-us">
        <h2 id="call-us" className="text-[22px]">
          Questions?
        </h2>
        <div className="mt-2">
          <PhoneList />
        </div>
      </section>
    </div>
  );
}
