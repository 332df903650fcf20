import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { LimitReached, NotAllowed } from '@/components/office/frame/staff-frame';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { staffPages } from '@/lib/staff/staff-pages';
import { isApiError } from '@/lib/calls/errors';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { pageStaff } from '@/lib/staff/page-staff';
import { may, type StaffAction } from '@/lib/staff/permissions';
import { noteSecurity } from '@/lib/platform/security-log';

interface StaffPage {
  path: string;
  /** Defaults to the title of the route. */
  title?: string;
}

/**
 * Renders an office page for staff who may perform `action` (of several, one of them), or the reason
 * for refusing it. The search is where every log-in leads: who may not search goes on to their first
 * page.
 */
export async function staffPage<Action extends StaffAction>(
  action: Action | readonly [Action, ...Action[]],
  { path, title }: StaffPage,
  render: (staff: Staff<Action>) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  const needed = typeof action === 'string' ? action : action[0];
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={path} title={title} logInAt="/admin" />;
  if (may(staff, action)) {
    try {
      return await render(staff);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'too_many_requests') throw error;
      noteRefusal('access.limited', staff, needed);
      return <LimitReached path={path} title={title ?? ''} staff={staff} reason={error.message} />;
    }
  }
  const first = staffPages.find((page) => may(staff, page.action));
  if (path === '/searchuser' && first) return redirect(first.path);
  noteRefusal('access.refused', staff, needed);
  return <NotAllowed path={path} title={title ?? ''} staff={staff} action={needed} />;
}

function noteRefusal(
  event: 'access.limited' | 'access.refused',
  { staffId }: StaffPerson,
  action: StaffAction,
): void {
  noteSecurity({ event, staffId, detail: { page: action } });
}
