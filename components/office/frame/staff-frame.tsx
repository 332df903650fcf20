import type { ReactNode } from 'react';
import { Mark } from '@/components/site/brand-link';
import { RequireToken } from '@/components/student/session/session-script';
import { ButtonLink } from '@/components/ui/button';
import { institute } from '@/content/institute';
import { staffPages } from '@/content/staff-pages';
import { may, rolesFor, type StaffAction, type StaffRole } from '@/lib/office/staff/permissions';
import { LogOutButton, SearchShortcut } from './frame-controls';

interface NotFoundPageProps {
  title: string;
  children: ReactNode;
}

/** Shown when the subject of an office page does not exist or was deleted. */
export function NotFoundPage({ title, children }: NotFoundPageProps) {
  return (
    <main id="main" className="staff-main">
      <title>{`${title} | ${institute.name}`}</title>
      <h1>{title}</h1>
      <p className="office-prose">{children}</p>
      <ButtonLink href="/searchuser">Search again</ButtonLink>
    </main>
  );
}

interface NotAllowedProps {
  path: string;
  title: string;
  staff: SignedInStaff;
  /** The permission that the page needs. */
  action: StaffAction;
}

/** Shown to a role that may not open the page; it holds no data. */
export function NotAllowed({ path, title, staff, action }: NotAllowedProps) {
  const allowed = rolesFor(action);
  return (
    <StaffFrame path={path} title={title} staff={staff}>
      <p className="office-prose">
        {`Only ${allowed} can open this page. Ask ${allowed} if you need something from it.`}
      </p>
    </StaffFrame>
  );
}

interface LimitReachedProps {
  path: string;
  title: string;
  staff: SignedInStaff;
  /** What the limit is, and what to do. */
  reason: string;
}

/** Shown to whoever has been shown as many people as their role may be for now. */
export function LimitReached({ path, title, staff, reason }: LimitReachedProps) {
  return (
    <StaffFrame path={path} title={title || 'Limit reached'} staff={staff}>
      <div className="office-prose" role="alert">
        <p className="office-strong">Limit reached</p>
        <p>{reason}</p>
      </div>
    </StaffFrame>
  );
}

export interface SignedInStaff {
  name: string;
  email: string;
  role: StaffRole;
}

interface StaffFrameProps {
  /** The navigation entry of the page. */
  path: string;
  title: string;
  staff: SignedInStaff;
  /** Actions for the whole page, beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Header, navigation and heading of an office page. */
export function StaffFrame({ path, title, staff, actions, children }: StaffFrameProps) {
  const pages = staffPages.filter(({ action }) => may(staff, action));
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <header className="staff-bar">
        <div>
          <a href="/searchuser" className="staff-brand">
            <Mark className="size-9" />
            <b>{institute.shortName}</b> <span>Office</span>
          </a>
          <nav aria-label="Office">
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                    {page.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="staff-me">
            <a href="/searchuser/account">{staff.name || staff.email}</a>
            <LogOutButton />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="staff-main">
        <RequireToken logInAt="/admin" />
        <SearchShortcut />
        <div className="office-head">
          <h1>{title}</h1>
          {actions}
        </div>
        {children}
      </main>
    </>
  );
}

/** On every office page and on paper, so that demo data is not taken for real people. */
export function DemoNotice() {
  return (
    <p className="demo-line" role="note">
      <b>Demo data.</b> Every person, phone number and payment here is made up.
    </p>
  );
}
