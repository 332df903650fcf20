'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';
import type { FormValues } from '@/components/form/form-values';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { MessagesProvider } from '@/components/office/messages/messages-provider';
import type { Assignee, LeadState } from '@/lib/leads/listed-lead';
import type { MessageDesk } from '@/lib/messages/message-texts';
import { CallDesk } from './call-desk';
import type { StaffRights } from '@/lib/staff/permissions';

/** Unsaved input for a lead, and the lead when typing began. */
export interface LeadDraft {
  lead: LeadState & { name: string };
  typed: FormValues;
}

interface LeadsState {
  assignable: readonly Assignee[];
  /** Id of the signed-in person. */
  staffId: string;
  /** By lead id, as a row that moves to another section is mounted again. */
  drafts: Map<string, LeadDraft>;
}

const LeadsContext = createContext<LeadsState>({ assignable: [], staffId: '', drafts: new Map() });

export const useLeads = () => useContext(LeadsContext);

/** The member of staff who changes leads, and possible assignees. */
export interface LeadsStaff extends Omit<LeadsState, 'drafts'> {
  rights: StaffRights;
  messages: MessageDesk;
}

interface LeadsProviderProps {
  staff: LeadsStaff;
  children: ReactNode;
}

/** Wraps all components that change leads. */
export function LeadsProvider({ staff, children }: LeadsProviderProps) {
  const { assignable, staffId, rights, messages } = staff;
  const [drafts] = useState(() => new Map<string, LeadDraft>());
  return (
    <RefreshOnChange rights={rights}>
      <LeadsContext value={{ assignable, staffId, drafts }}>
        <MessagesProvider desk={messages}>
          <CallDesk>{children}</CallDesk>
        </MessagesProvider>
      </LeadsContext>
    </RefreshOnChange>
  );
}
