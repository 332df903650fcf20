import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { Section } from '@/components/office/ui/section';
import type { Paise } from '@/content/money';
import type { ListedStaff } from '@/lib/office/staff/staff-accounts';
import { AccountCard, NewAccount } from './account-card';
import { RefundLimit } from './refund-limit';

interface AccountsPageProps {
  path: string;
  staff: SignedInStaff & { staffId: string };
  accounts: ListedStaff[];
  asOf: string;
  /** Of refunds, in paise. */
  limit: { set: Paise; now: Paise };
}

/** `/searchuser/staff`: staff accounts, roles and sessions. */
export function AccountsPage({ path, staff, accounts, asOf, limit }: AccountsPageProps) {
  const open = accounts.filter(({ closedSince }) => closedSince === null);
  const closed = accounts.filter(({ closedSince }) => closedSince !== null);
  const list = (shown: ListedStaff[]) => (
    <ul className="office-list accounts">
      {shown.map((account) => (
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
        <Section id="open" title="Open accounts">
          {list(open)}
        </Section>
        {closed.length > 0 && (
          <Section id="closed" title="Closed accounts">
            {list(closed)}
          </Section>
        )}
        <RefundLimit {...limit} />
      </RefreshOnChange>
    </StaffFrame>
  );
}
