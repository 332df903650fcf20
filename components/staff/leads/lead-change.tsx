'use client';

import { useState } from 'react';
import type { LeadState } from '@/lib/leads/listed-lead';
import { Opened } from '../office/opened';
import { LeadForm } from './lead-form';

interface LeadChangeProps {
  lead: LeadState & { name: string };
  /** Open from the beginning, where there is nothing else to do. */
  bare?: boolean;
}

/**
 * The form of one lead, as often as it is wanted. While something is typed it stays about the lead as it
 * was seen then, whatever the list is drawn anew for.
 */
export function LeadChange({ lead, bare = false }: LeadChangeProps) {
  const [held, setHeld] = useState<typeof lead | null>(null);
  const [round, setRound] = useState(0);
  const seen = held ?? lead;
  const form = (
    <div onInput={() => setHeld((before) => before ?? lead)}>
      <LeadForm
        key={`${round}-${seen.version}`}
        lead={seen}
        onTouched={() => setHeld((before) => before ?? lead)}
        onDone={() => {
          setHeld(null);
          setRound(round + 1);
        }}
      />
    </div>
  );
  if (bare) return form;
  return (
    <Opened
      className="lead-change"
      summary={
        <>
          Change<span className="sr-only"> {lead.name}</span>
        </>
      }
    >
      {form}
    </Opened>
  );
}
