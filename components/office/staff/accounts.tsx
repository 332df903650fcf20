'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Section } from '@/components/office/ui/section';
import type { Paise } from '@/content/money';
import type { StaffRights } from '@/lib/staff/permissions';
import type { ListedStaff } from '@/lib/staff/staff-accounts';
import { AccountCard, NewAccount } from './account-card';
import { LeadVisibility } from './lead-visibility';
import { RefundLimit } from './refund-limit';

interface AccountsProps {
  rights: StaffRights;
  /** The account of the signed-in person. */
  ownId: string;
  accounts: readonly ListedStaff[];
  asOf: string;
  /** Of refunds, in paise. */
  limit: { set: Paise; now: Paise };
  /** Counsellors see their own leads and unassigned ones only. */
  isOwnLeadsOnly: boolean;
}

/** Staff accounts, roles and sessions. */
export function Accounts(props: AccountsProps) {
  const { rights, ownId, accounts, asOf, limit, isOwnLeadsOnly } = props;
  const open = accounts.filter(({ closedSince }) => closedSince === null);
  const closed = accounts.filter(({ closedSince }) => closedSince !== null);
  const list = (shown: readonly ListedStaff[]) => (
    <ul className="office-list accounts">
      {shown.map((account) => (
        <AccountCard key={account.id} isOwn={account.id === ownId} account={account} asOf={asOf} />
      ))}
    </ul>
  );
  return (
    <RefreshOnChange rights={rights}>
      <NewAccount />
      <Section id="open" title="Open accounts">
        {list(open)}
      </Section>
      {closed.length > 0 && (
        <Section id="closed" title="Closed accounts">
          {list(closed)}
        </Section>
      )}
      <LeadVisibility isOwnOnly={isOwnLeadsOnly} />
      <RefundLimit {...limit} />
    </RefreshOnChange>
  );
}
