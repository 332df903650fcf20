import type { ChosenPlan } from '@/components/student/enrolment/chosen-plan';
import { OnFirstLoad } from './on-first-load';
import { SessionScript } from './session-script';

/**
 * Above the content of a private page: a cookie without a token in local storage counts as logged out (D19).
 * Also holds the notice for a log-out without a connection.
 */
export function RequireToken({ logInAt = '/student-login' }: { logInAt?: string }) {
  return (
    <>
      <OnFirstLoad>
        <SessionScript audience="token-holder" logInAt={logInAt} />
      </OnFirstLoad>
      <div role="status" className="logged-out">
        <div>
          <h1>You are logged out on this device</h1>
          <p className="lede mt-3">No connection. The log-in page opens as soon as it is back.</p>
        </div>
      </div>
    </>
  );
}

interface RenewCookieProps {
  logInAt: string;
  /** A plan or item to store. */
  chosen: ChosenPlan | null | undefined;
}

/** Above a private page that was requested without a valid cookie. */
export function RenewCookie({ logInAt, chosen }: RenewCookieProps) {
  return (
    <OnFirstLoad reloads>
      <SessionScript audience="nobody-yet" logInAt={logInAt} chosen={chosen} />
    </OnFirstLoad>
  );
}
