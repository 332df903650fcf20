import { StaffFrame, type AtDesk } from './staff-frame';

/** What a page for the owner alone says to everybody else of the staff; it holds no data. */
export function OwnerOnly({ path, title, staff }: { path: string; title: string; staff: AtDesk }) {
  return (
    <StaffFrame path={path} title={title} staff={staff}>
      <p className="lede mt-4 max-w-prose">
        Only the owner sees this page. Please ask the owner if you need something from it.
      </p>
    </StaffFrame>
  );
}
