'use client';

import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { newRequestId } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { buttonClass } from '@/components/ui/button';
import { outcomeNeeds } from '@/lib/leads/call-rules';
import {
  callOutcomeNames,
  callOutcomes,
  lostReasons,
  type CallOutcome,
} from '@/lib/leads/lead-words';
import type { ListedLead } from '@/lib/leads/listed-lead';
import { momentOf } from '@/lib/site/delhi-time';
import { callTimes } from '@/lib/site/office-time';
import { useRecordCall } from './call-desk';

interface CallOutcomesProps {
  lead: ListedLead;
}

interface More {
  at?: string;
  reason?: string;
}

/** Sends the outcome once; a repeated press after a lost answer is the same call. */
function useSending(lead: ListedLead, root: RefObject<HTMLElement | null>, onSaved: () => void) {
  const { id, version } = lead;
  const record = useRecordCall();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const attempt = useRef({ of: '', requestId: '' });
  const send = async (outcome: CallOutcome, more: More = {}) => {
    if (busy) return;
    const of = JSON.stringify([outcome, more, version]);
    if (attempt.current.of !== of) attempt.current = { of, requestId: newRequestId() };
    setBusy(true);
    setFault('');
    const { requestId } = attempt.current;
    const said = await record({ id, version, requestId, outcome, ...more }, lead, root.current);
    setBusy(false);
    setFault(said);
    if (said === '') onSaved();
  };
  return { send, busy, fault, setFault };
}

/**
 * What came of a call, in one press; the next call is planned by rule. A time or a reason takes a second press.
 */
export function CallOutcomes({ lead }: CallOutcomesProps) {
  const [asking, setAsking] = useState<CallOutcome | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { send, busy, fault, setFault } = useSending(lead, root, () => setAsking(null));
  const press = (outcome: CallOutcome) => {
    if (outcomeNeeds[outcome]) setAsking(asking === outcome ? null : outcome);
    else void send(outcome);
  };
  return (
    <div ref={root} className="call-outcomes">
      <OutcomeButtons name={lead.name} asking={asking} busy={busy} press={press} />
      {asking && outcomeNeeds[asking] === 'time' && (
        <CallTime
          key={asking}
          id={lead.id}
          outcome={asking}
          onChoose={(at) => void send(asking, { at })}
          setFault={setFault}
        />
      )}
      {asking && outcomeNeeds[asking] === 'reason' && (
        <p className="lead-presets" role="group" aria-label="Why not">
          {lostReasons.map((reason) => (
            <button key={reason} type="button" onClick={() => void send(asking, { reason })}>
              {reason}
            </button>
          ))}
        </p>
      )}
      <p role="status" className="office-late">
        {fault}
      </p>
    </div>
  );
}

interface OutcomeButtonsProps {
  name: string;
  asking: CallOutcome | null;
  busy: boolean;
  press: (outcome: CallOutcome) => void;
}

/** A toolbar: one stop of Tab with arrow keys inside. Digits press the buttons. */
function OutcomeButtons({ name, asking, busy, press }: OutcomeButtonsProps) {
  const [stop, setStop] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const pressKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const outcome = callOutcomeNames[Number(key) - 1];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!outcome && !step) return;
    event.preventDefault();
    if (outcome) return press(outcome);
    const count = callOutcomeNames.length;
    const next = (stop + (step ?? 0) + count) % count;
    root.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={root}
      className="lead-presets"
      role="toolbar"
      tabIndex={-1}
      aria-label={`What came of the call to ${name}`}
      onKeyDown={pressKey}
    >
      {callOutcomeNames.map((outcome, index) => (
        <button
          key={outcome}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          aria-keyshortcuts={String(index + 1)}
          aria-expanded={outcomeNeeds[outcome] && asking === outcome}
          aria-disabled={busy}
          onClick={() => press(outcome)}
        >
          {callOutcomes[outcome]}
        </button>
      ))}
    </div>
  );
}

const timeChoices = {
  callLater: [
    ['In 2 hours', 'inTwoHours'],
    ['Tomorrow 11:00', 'tomorrowAt11'],
    ['Monday 11:00', 'mondayAt11'],
  ],
  visiting: [
    ['Tomorrow 11:00', 'tomorrowAt11'],
    ['Monday 11:00', 'mondayAt11'],
  ],
} as const;

interface CallTimeProps {
  /** Of the lead, as several rows may ask. */
  id: string;
  outcome: CallOutcome;
  onChoose: (at: string) => void;
  setFault: (text: string) => void;
}

function CallTime({ id, outcome, onChoose, setFault }: CallTimeProps) {
  const [at, setAt] = useState('');
  const isVisit = outcome === 'visiting';
  const label = isVisit ? 'When do they come?' : 'When to call?';
  return (
    <form
      aria-label={label}
      className="call-time"
      onSubmit={(event) => {
        event.preventDefault();
        if (momentOf(at)) onChoose(at);
        else setFault('Choose a day and a time');
      }}
    >
      <p className="lead-presets">
        {timeChoices[isVisit ? 'visiting' : 'callLater'].map(([text, time]) => (
          <button key={time} type="button" onClick={() => onChoose(callTimes(new Date())[time])}>
            {text}
          </button>
        ))}
      </p>
      <Field id={`at-${id}`} label={label}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
        )}
      </Field>
      <button type="submit" className={buttonClass('outline')}>
        Save
      </button>
    </form>
  );
}
