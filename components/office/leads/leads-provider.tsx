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

interface Desk {
  owners: readonly LeadOwner[];
  /** Who sits before the screen. */
  me: string;
  /** Says what was done, also when the row it was done to has left the list. */
  tell: (text: string) => void;
  /** By the lead's id: a row that is drawn in another part of the list is made anew. */
  drafts: Map<string, LeadDraft>;
}

const DeskContext = createContext<Desk>({
  owners: [],
  me: '',
  tell: () => {},
  drafts: new Map(),
});

export const useDesk = () => useContext(DeskContext);

interface LeadsDeskProps extends Pick<Desk, 'owners' | 'me'> {
  role: StaffRole;
  children: ReactNode;
}

/** Around everything on a page that changes leads: what was done is said here, and the page drawn anew. */
export function LeadsDesk({ owners, me, role, children }: LeadsDeskProps) {
  const { refresh } = useRouter();
  const [told, tell] = useState('');
  const [drawing, startDrawing] = useTransition();
  const said = useRef<HTMLParagraphElement>(null);
  const [drafts] = useState(() => new Map<string, LeadDraft>());
  const desk = useMemo(() => ({ owners, me, tell, drafts }), [owners, me, drafts]);
  const office = useMemo(
    () => ({
      may: (action: StaffAction) => may({ role }, action),
      changed: () => startDrawing(() => refresh()),
    }),
    [role, refresh],
  );
  useEffect(() => {
    // The row in which the button was pressed has gone elsewhere.
    if (!drawing && told !== '' && document.activeElement === document.body) said.current?.focus();
  }, [drawing, told]);
  return (
    <OfficeProvider value={office}>
      <DeskContext.Provider value={desk}>
        <DoneNotice text={told} said={said} />
        {children}
      </DeskContext.Provider>
    </OfficeProvider>
  );
}
