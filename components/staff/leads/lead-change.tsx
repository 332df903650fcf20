'use client';

import { useRef, useState } from 'react';
import type { Typed } from '@/components/form/typed';
import type { LeadState } from '@/lib/leads/listed-lead';
import { Opened } from '../office/opened';
import { LeadForm } from './lead-form';
import { useDesk } from './leads-desk';

interface LeadChangeProps {
  lead: LeadState & { name: string };
  /** Open from the beginning, where there is nothing else to do. */
  bare?: boolean;
}

/**
 * The form of one lead, as often as it is wanted. While something is typed it stays about the lead as it
 * was seen then, whatever the list is drawn anew for, and wherever in it.
 */
export function LeadChange({ lead, bare = false }: LeadChangeProps) {
  const { drafts } = useDesk();
  const [draft, setDraft] = useState(() => drafts.get(lead.id) ?? null);
  const [held, setHeld] = useState(draft?.lead ?? null);
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const seen = held ?? lead;
  const touched = () => {
    setHeld(seen);
    const form = place.current?.querySelector('form');
    if (form) drafts.set(lead.id, { lead: seen, typed: textsOf(form) });
  };
  const form = (
    <div ref={place} onInput={touched}>
      <LeadForm
        key={`${round}-${seen.version}`}
        lead={seen}
        typed={draft?.typed ?? {}}
        onTouched={touched}
        onDone={() => {
          drafts.delete(lead.id);
          setDraft(null);
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
      startOpen={draft !== null}
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

function textsOf(form: HTMLFormElement): Typed {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}
