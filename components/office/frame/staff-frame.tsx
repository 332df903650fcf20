import type { ReactNode } from 'react';
import { Mark } from '@/components/site/brand-link';
import { RequireToken } from '@/components/student/session/session-script';
import { institute } from '@/content/institute';
import { staffPages } from '@/content/staff-pages';
import { may, type StaffRole } from '@/lib/office/staff/permissions';
import { LogOutButton } from './log-out-button';
import { SearchKey } from './search-key';

/** Who sits before the screen. */
export interface AtDesk {
  name: string;
  email: string;
  role: StaffRole;
}

interface StaffFrameProps {
  /** Of the entry in the navigation that the page belongs to. */
  path: string;
  title: string;
  staff: AtDesk;
  /** Beside the heading: what can be done with the page as a whole. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Everything around a page of the back office. */
export function StaffFrame({ path, title, staff, actions, children }: StaffFrameProps) {
  const pages = staffPages.filter(({ action }) => may(staff, action));
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the page
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
        <SearchKey />
        <div className="staff-head">
          <h1>{title}</h1>
          {actions}
        </div>
        {children}
      </main>
    </>
  );
}
