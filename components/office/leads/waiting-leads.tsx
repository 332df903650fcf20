'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { call } from '@/components/form/call';
import { readToken } from '@/components/student/accounts/session';
import { relativeTime } from '@/lib/site/delhi-time';
import type { UnansweredLeads } from '@/lib/leads/unanswered-leads';

/** A new lead is shown within five seconds; a tab in the background is slowed by the browser anyway. */
const ASK_MS = 4_000;
const ASK_AFTER_FAULT_MS = 20_000;

interface Answer extends UnansweredLeads {
  asOf: string;
}

/** The last answer, for the next page, which is a component of its own: the sign stays, and nothing moves. */
let lastAnswer: Answer | null = null;

/**
 * How many of one's leads wait for their first answer, asked for again and again, on every page of the office.
 * A new one sounds, where the browser allows it.
 */
export function WaitingLeads() {
  const [waiting, setWaiting] = useState(lastAnswer);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      const token = readToken();
      // Logged out, here or in another tab.
      if (token === null) {
        lastAnswer = null;
        return;
      }
      const outcome = await call('/api/admin/unanswered-leads', { token });
      if (isOver || (!outcome.ok && outcome.reason === 'unauthorized')) return;
      timer = setTimeout(() => void ask(), outcome.ok ? ASK_MS : ASK_AFTER_FAULT_MS);
      if (!outcome.ok) return;
      const { data } = outcome;
      if (lastAnswer && (data.newest ?? '') > (lastAnswer.newest ?? '')) sound();
      lastAnswer = { ...data, asOf: new Date().toISOString() };
      setWaiting(lastAnswer);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <div role="status" className="waiting-leads">
      {waiting !== null && waiting.count > 0 && (
        <Link href="/searchuser/leads/day">
          <b>
            {waiting.count === 1 ? '1 lead waits' : `${waiting.count} leads wait`} for a first
            answer
          </b>{' '}
          {waiting.due && <DueText due={waiting.due} asOf={waiting.asOf} />}
        </Link>
      )}
    </div>
  );
}

function DueText({ due, asOf }: { due: string; asOf: string }) {
  const when = relativeTime(due, asOf);
  return <span>{due > asOf ? `(due ${when})` : `(late since ${when})`}</span>;
}

/** Two short tones. */
function sound(): void {
  try {
    const context = new AudioContext();
    const tones = context.createOscillator();
    const volume = context.createGain();
    volume.gain.value = 0.1;
    tones.frequency.setValueAtTime(660, context.currentTime);
    tones.frequency.setValueAtTime(880, context.currentTime + 0.15);
    tones.connect(volume).connect(context.destination);
    tones.start();
    tones.stop(context.currentTime + 0.3);
    tones.onended = () => void context.close();
  } catch {
    // A browser without sound.
  }
}
