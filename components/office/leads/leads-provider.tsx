'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import type { FormValues } from '@/components/form/form-values';
import { DoneNotice } from '@/components/office/frame/refresh-on-change';
import { OfficeProvider } from '@/components/office/ui/form';
import type { LeadOwner, LeadState } from '@/lib/leads/listed-lead';
import { may, type StaffAction, type StaffRole } from '@/lib/office/staff/permissions';

/** What is typed about a lead and not saved, and the lead as it was seen then. */
export interface LeadDraft {
  lead: LeadState & { name: string };
  typed: FormValues;
}

interface LeadsState {
  owners: readonly LeadOwner[];
  /** Who sits before the screen. */
  staffId: string;
  /** Says what was done, also when the row it was done to has left the list. */
  showDone: (text: string) => void;
  /** By the lead's id: a row that is drawn in another part of the list is made anew. */
  drafts: Map<string, LeadDraft>;
}

const LeadsContext = createContext<LeadsState>({
  owners: [],
  staffId: '',
  showDone: () => {},
  drafts: new Map(),
});

export const useLeads = () => useContext(LeadsContext);

interface LeadsProviderProps extends Pick<LeadsState, 'owners' | 'staffId'> {
  role: StaffRole;
  children: ReactNode;
}

/** Around everything on a page that changes leads: what was done is said here, and the page drawn anew. */
export function LeadsProvider({ owners, staffId, role, children }: LeadsProviderProps) {
  const { refresh } = useRouter();
  const [doneText, showDone] = useState('');
  const [refreshing, startRefresh] = useTransition();
  const notice = useRef<HTMLParagraphElement>(null);
  const [drafts] = useState(() => new Map<string, LeadDraft>());
  const leads = useMemo(() => ({ owners, staffId, showDone, drafts }), [owners, staffId, drafts]);
  const office = useMemo(
    () => ({
      may: (action: StaffAction) => may({ role }, action),
      refresh: () => startRefresh(() => refresh()),
    }),
    [role, refresh],
  );
  useEffect(() => {
    // The row in which the button was pressed has gone elsewhere.
    if (!refreshing && doneText !== '' && document.activeElement === document.body)
      notice.current?.focus();
  }, [refreshing, doneText]);
  return (
    <OfficeProvider value={office}>
      <LeadsContext.Provider value={leads}>
        <DoneNotice text={doneText} textRef={notice} />
        {children}
      </LeadsContext.Provider>
    </OfficeProvider>
  );
}
