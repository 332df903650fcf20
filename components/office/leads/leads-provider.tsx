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

/** Unsaved input for a lead, and the lead when typing began. */
export interface LeadDraft {
  lead: LeadState & { name: string };
  typed: FormValues;
}

interface LeadsState {
  owners: readonly LeadOwner[];
  /** Id of the signed-in person. */
  staffId: string;
  /** Shows a confirmation, even if its row has left the list. */
  showDone: (text: string) => void;
  /** By lead id: a row that moves to another section is mounted again. */
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

/** Wraps everything that changes leads: shows confirmations and refreshes the page. */
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
    // The row with the pressed button has moved.
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
