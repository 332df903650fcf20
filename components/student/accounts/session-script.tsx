import type { ChosenPlan } from '@/components/student/enrolment/chosen-plan';

/** First child of the sign-up and log-in frame: redirects visitors with a token. */
export function RequireNoToken({ chosen }: { chosen: ChosenPlan | null }) {
  return <SessionScript audience="visitor" chosen={chosen} />;
}

interface SessionScriptProps {
  /** Visitors who may see the page (see `session-guard.ts`). */
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
