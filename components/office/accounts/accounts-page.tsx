import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import type { ListedStaff } from '@/lib/office/staff/staff-accounts';
import { AccountCard, NewAccount } from './account-card';

interface AccountsPageProps {
  path: string;
  staff: SignedInStaff & { staffId: string };
  accounts: ListedStaff[];
  asOf: string;
}

/** `/searchuser/staff`: staff accounts, roles and sessions. */
export function AccountsPage({ path, staff, accounts, asOf }: AccountsPageProps) {
  const open = accounts.filter(({ closedSince }) => closedSince === null);
  const closed = accounts.filter(({ closedSince }) => closedSince !== null);
  const cards = (of: ListedStaff[]) => (
    <ul className="accounts">
      {of.map((account) => (
        <AccountCard
          key={account.id}
          isOwn={account.id === staff.staffId}
          account={account}
          asOf={asOf}
        />
      ))}
    </ul>
  );
  return (
    <StaffFrame path={path} title="Staff" staff={staff}>
      <RefreshOnChange role={staff.role}>
        <NewAccount />
        <section aria-labelledby="open">
          <h2 id="open" className="accounts-heading">
            Open accounts
          </h2>
          {cards(open)}
        </section>
        {closed.length > 0 && (
          <section aria-labelledby="closed">
            <h2 id="closed" className="accounts-heading">
              Closed accounts
            </h2>
            {cards(closed)}
          </section>
        )}
      </RefreshOnChange>
    </StaffFrame>
  );
}
