import type { ChosenPlan } from '../chosen-plan';

interface SessionScriptProps {
  /** Who may see the page (see `guard/index.ts`). */
  audience: 'token-holder' | 'visitor' | 'nobody-yet';
  /** Where whoever has no token is sent. */
  logInAt?: string;
  /** A plan to remember before anybody is sent away. */
  chosen?: ChosenPlan | null | undefined;
}

/**
 * Runs before anything below it is drawn, so that nobody sees for a moment what is not theirs. Place it
 * above the content of the page.
 */
export function SessionScript({ audience, logInAt, chosen }: SessionScriptProps) {
  return (
    <script
      src="/session.js"
      data-audience={audience}
      data-log-in-at={logInAt}
      data-plan={chosen?.plan}
      data-page={chosen?.page}
      data-label={chosen?.label}
    />
  );
}
