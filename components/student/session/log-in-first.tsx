import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/page-frame';
import type { ChosenPlan } from '@/components/student/chosen-plan';
import { ButtonLink } from '@/components/ui/button';
import { StaticHtml } from '@/components/ui/static-html';
import { trailThrough } from '@/lib/site/seo';
import { SessionScript } from './session-script';

interface LogInFirstProps {
  /** Of the page that was asked for. */
  path: string;
  /** Its heading, where it is not one of the pages everybody knows of. */
  title?: string;
  /** Where the page's own people log in; staff do at /admin. */
  logInAt?: '/student-login' | '/admin';
  /** The plan the page was asked for with; it is remembered through sign-up and log-in. */
  chosen?: ChosenPlan | null;
  /** What is there for somebody whose browser runs no script, below the sentence that says so. */
  children?: ReactNode;
}

/**
 * What a private page shows when the cookie named nobody it is for. Somebody with a token gets a fresh
 * cookie and the page again; everybody else the log-in page (see `guard/open-with-token.ts`).
 */
export function LogInFirst({
  path,
  title,
  logInAt = '/student-login',
  chosen,
  children,
}: LogInFirstProps) {
  const trail = title === undefined ? trailThrough(path) : [{ name: title, path }];
  const tryAgain = (
    <p className="mt-4">
      <ButtonLink href={path}>Try again</ButtonLink>
    </p>
  );
  return (
    <PageFrame path={path} trail={trail} courseList staticPart={StaticHtml}>
      <SessionScript audience="nobody-yet" logInAt={logInAt} chosen={chosen} />
      <h1>{trail[0]?.name}</h1>
      <div role="status" className="opening mt-4 max-w-prose">
        <p data-when="checking">One moment: we are opening your page.</p>
        <div data-when="late">
          <p className="mt-2">
            If it does not open, try again, or <a href={logInAt}>log in</a>.
          </p>
          {tryAgain}
        </div>
        <div data-when="no-cookie">
          <p>
            You are logged in, but this browser does not keep our cookie, and this page needs it.
            Allow cookies for this site in the settings of your browser, then try again.
          </p>
          {tryAgain}
        </div>
        <div data-when="unreached">
          <p>
            We could not open this page: there is no connection, or the site is busy. You are still
            logged in.
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
    </PageFrame>
  );
}
