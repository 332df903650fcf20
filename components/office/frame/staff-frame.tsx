import Link from 'next/link';
import type { ReactNode } from 'react';
import { Mark } from '@/components/site/brand-link';
import { RequireToken } from '@/components/student/accounts/require-token';
import { ButtonLink } from '@/components/ui/button';
import { institute } from '@/content/facts/institute';
import { staffMenu } from '@/lib/staff/staff-pages';
import { may, refusalOf, type StaffAction, type StaffRights } from '@/lib/staff/permissions';
import { WaitingLeads } from '@/components/office/leads/waiting-leads';
import { FrameControls } from './frame-controls';

interface NotFoundPageProps {
  title: string;
  staff: SignedInStaff;
  children: ReactNode;
}

/** Shown when the subject of an office page does not exist or was deleted. */
export function NotFoundPage({ title, staff, children }: NotFoundPageProps) {
  return (
    <StaffFrame path="/searchuser" title={title} staff={staff}>
      <p className="office-prose">{children}</p>
      <ButtonLink href="/searchuser">Search again</ButtonLink>
    </StaffFrame>
  );
}

/** For an unknown id, and for a form erased with its student. */
export const NoSuchForm = ({ staff }: Pick<NotFoundPageProps, 'staff'>) => (
  <NotFoundPage title="Form not found" staff={staff}>
    No form has this address. Its student may have been erased, or part of the address is missing.
  </NotFoundPage>
);

interface NotAllowedProps {
  path: string;
  title: string;
  staff: SignedInStaff;
  /** The permission that the page needs. */
  action: StaffAction;
}

/** Shown to staff without permission for the page; it holds no data. */
export function NotAllowed({ path, title, staff, action }: NotAllowedProps) {
  return (
    <StaffFrame path={path} title={title} staff={staff}>
      <p className="office-prose">{refusalOf(staff, action, 'open this page')}</p>
    </StaffFrame>
  );
}

interface LimitReachedProps {
  path: string;
  title: string;
  staff: SignedInStaff;
  /** The limit, and the next step. */
  reason: string;
}

/** Shown to a person who has reached their role's limit of viewed people. */
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
  rights: StaffRights;
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
export function StaffFrame(props: StaffFrameProps) {
  const { path, title, staff, actions, children } = props;
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <StaffHeader path={path} staff={staff} />
      {may(staff, 'leads.change') && <WaitingLeads />}
      <main id="main" tabIndex={-1} className="staff-main">
        <RequireToken logInAt="/admin" />
        <div className="office-head">
          <h1>{title}</h1>
          {actions}
        </div>
        {children}
      </main>
    </>
  );
}

/** The name of a section, or of its only page. */
const sectionLabel = (label: string, pages: readonly { label: string }[]): string =>
  pages.length === 1 ? (pages[0]?.label ?? label) : label;

/** The sections of the menu, and below them the pages of the open one. */
function StaffHeader({ path, staff }: Pick<StaffFrameProps, 'path' | 'staff'>) {
  const menu = staffMenu
    .map(({ label, pages }) => ({ label, pages: pages.filter(({ action }) => may(staff, action)) }))
    .filter(({ pages }) => pages.length > 0)
    .map(({ label, pages }) => ({ label: sectionLabel(label, pages), pages }));
  const open = menu.find(({ pages }) => pages.some((page) => page.path === path));
  return (
    <header className="staff-bar">
      <div>
        <Link href="/searchuser" className="staff-brand">
          <Mark className="size-9" />
          <b>{institute.shortName}</b> <span>Office</span>
        </Link>
        <nav aria-label="Office">
          <ul>
            {menu.map((section) => (
              <li key={section.label}>
                <Link
                  href={section.pages[0]?.path ?? '/searchuser'}
                  aria-current={section === open ? 'true' : undefined}
                >
                  {section.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="staff-me">
          <Link href="/searchuser/account">{staff.name || staff.email}</Link>
          <FrameControls />
        </div>
      </div>
      {open && open.pages.length > 1 && (
        <nav aria-label={open.label} className="staff-section">
          <ul>
            {open.pages.map((page) => (
              <li key={page.path}>
                <Link href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

/** On every office page and in print, so that demo data is not taken for real people. */
export function DemoNotice() {
  return (
    <p className="demo-line" role="note">
      <b>Demo data.</b> Every person, phone number and payment here is made up.
    </p>
  );
}
