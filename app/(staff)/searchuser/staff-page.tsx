import type { ReactNode } from 'react';
import { OwnerOnly } from '@/components/office/frame/staff-frame';
import { LogInFirst } from '@/components/student/session/log-in-first';
import type { StaffPerson } from '@/lib/office/staff/access';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { may, type StaffAction } from '@/lib/office/staff/permissions';

interface StaffPage {
  path: string;
  /** Defaults to the title of the route. */
  title?: string;
  /** Shown to a role without permission, in place of the default sentence. */
  refusal?: ReactNode;
}

/** Renders an office page for a role that may perform `action`, or the reason for refusing it. */
export async function staffPage(
  action: StaffAction,
  { path, title, refusal }: StaffPage,
  render: (staff: StaffPerson) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={path} title={title} logInAt="/admin" />;
  if (may(staff, action)) return render(staff);
  return (
    <OwnerOnly path={path} title={title ?? ''} staff={staff}>
      {refusal}
    </OwnerOnly>
  );
}
