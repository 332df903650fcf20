import type { ReactNode } from 'react';
import { StaffFrame, type AtDesk } from './staff-frame';

interface OwnerOnlyProps {
  path: string;
  title: string;
  staff: AtDesk;
  /** In place of the usual sentence. */
  children?: ReactNode;
}

/** What a page shows to a role that may not open it; it holds no data. */
export function OwnerOnly({ path, title, staff, children }: OwnerOnlyProps) {
  return (
    <StaffFrame path={path} title={title} staff={staff}>
      {children ?? (
        <p className="lede mt-4 max-w-prose">
          Only the owner sees this page. Please ask the owner if you need something from it.
        </p>
      )}
    </StaffFrame>
  );
}
