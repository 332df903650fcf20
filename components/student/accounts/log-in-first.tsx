import type { ReactNode } from 'react';
import { chosenPlanHref, type ChosenPlan } from '@/components/student/enrolment/chosen-plan';
import { StudentPage } from '@/components/student/student-page';
import { ButtonLink } from '@/components/ui/button';
import { RenewCookie } from './require-token';

interface LogInFirstProps {
  /** Path of the requested page. */
  path: string;
  /** Heading of the requested page, if it is not in the site's list. */
  title?: string;
  /** The log-in page for this audience, with the chosen plan; staff use /admin. */
  logInAt?: string;
  /** The requested plan, kept through sign-up and log-in. */
  chosen?: ChosenPlan | null;
  /** Content for browsers without JavaScript, below the sentence that explains it. */
  children?: ReactNode;
}

/**
 * Shown on a private page when the cookie does not authorise the request. With a token, the cookie is renewed
 * and the page reloads; otherwise the log-in page opens (see `session-guard.ts`).
 */
export function LogInFirst({
  path,
  title,
  logInAt = '/student-login',
  chosen,
  children,
}: LogInFirstProps) {
  const tryAgain = (
    <p className="mt-4">
      <ButtonLink href={chosen ? chosenPlanHref(chosen) : path}>Try again</ButtonLink>
    </p>
  );
  return (
    <StudentPage
      path={path}
      title={title}
      above={<RenewCookie logInAt={logInAt} chosen={chosen} />}
    >
      <div role="status" className="opening mt-4 max-w-prose">
        <p data-when="checking">One moment: opening your page.</p>
        <div data-when="late">
          <p className="mt-2">
            If it does not open, try again, or <a href={logInAt}>log in</a>.
          </p>
          {tryAgain}
        </div>
        <div data-when="no-cookie">
          <p>
            You are logged in, but this browser blocks the cookie that this page needs. Allow
            cookies for this site in its settings, then try again.
          </p>
          {tryAgain}
        </div>
        <div data-when="unreached">
          <p>
            The page could not be opened: no connection, or the site is busy. You are still logged
            in.
          </p>
          {tryAgain}
        </div>
      </div>
      <noscript>
        <p className="mt-4 max-w-prose">
          This page is for people who are logged in, and log-in needs JavaScript, which is off in
          this browser. Turn it on, then <a href={logInAt}>log in</a>.
        </p>
        {children}
      </noscript>
    </StudentPage>
  );
}
