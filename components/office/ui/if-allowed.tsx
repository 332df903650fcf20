'use client';

import type { ReactNode } from 'react';
import type { StaffAction } from '@/lib/staff/permissions';
import { useOffice } from './office-context';

interface IfAllowedProps {
  action: StaffAction;
  /** Others read that they may not, and whom to ask: "correct this". Without it they see nothing. */
  verb?: string;
  children: ReactNode;
}

/** What only those see who may perform the action. */
export function IfAllowed({ action, verb, children }: IfAllowedProps) {
  const { may, refusalOf } = useOffice();
  if (may(action)) return children;
  return verb && <p className="office-note">{refusalOf(action, verb)}</p>;
}
