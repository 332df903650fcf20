import type { ChosenPlan } from '@/components/student/enrolment/chosen-plan';

/** First child of the sign-up and log-in frame: redirects visitors with a token. */
export function RequireNoToken({ chosen }: { chosen: ChosenPlan | null }) {
  return <SessionScript audience="visitor" chosen={chosen} />;
}

/**
 * Above the content of a private page: a cookie without a token in local storage counts as logged out (D19).
 * Also holds the notice for a log-out without a connection.
 */
export function RequireToken({ logInAt = '/student-login' }: { logInAt?: string }) {
  return (
    <>
      <SessionScript audience="token-holder" logInAt={logInAt} />
      <div role="status" className="logged-out">
        <div>
          <h1>You are logged out on this device</h1>
          <p className="lede mt-3">No connection. The log-in page opens as soon as it is back.</p>
        </div>
      </div>
    </>
  );
}

interface SessionScriptProps {
  /** Who may see the page (see `session-guard.ts`). */
  audience: 'token-holder' | 'visitor' | 'nobody-yet';
  /** Log-in page for visitors without a token. */
  logInAt?: string;
  /** A plan or item to store; its form is the next page of a student with a token. */
  chosen?: ChosenPlan | null | undefined;
}

/**
 * Runs before anything below it is painted, so that private content never flashes up. Place it above the
 * content of the page.
 */
export function SessionScript({ audience, logInAt, chosen }: SessionScriptProps) {
  return (
    <script
      src="/session.js"
      data-audience={audience}
      data-log-in-at={logInAt}
      data-plan={chosen && 'plan' in chosen ? chosen.plan : undefined}
      data-item={chosen && 'item' in chosen ? chosen.item : undefined}
      data-page={chosen?.page}
      data-label={chosen?.label}
    />
  );
}
