'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { call } from '@/components/form/call';
import { readToken } from '@/components/student/accounts/session';
import { relativeTime } from '@/lib/site/delhi-time';
import type { OfficeNews, RingingCall } from '@/lib/leads/unanswered-leads';
import { printedPhone } from '@/lib/platform/phone-number';
import { keepNews, readNews, useOfficeNews } from './office-news';

/** A new lead is shown within five seconds; a tab in the background is slowed by the browser anyway. */
const ASK_MS = 4_000;
const ASK_AFTER_FAULT_MS = 20_000;

/**
 * Who is calling, and how many of one's leads wait for their first answer, asked for again and again, on every page of
 * the office. A new call or lead sounds, where the browser allows it.
 */
export function WaitingLeads() {
  const news = useOfficeNews();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      const token = readToken();
      // Logged out, here or in another tab.
      if (token === null) return keepNews(null);
      const outcome = await call('/api/admin/unanswered-leads', { token });
      if (isOver || (!outcome.ok && outcome.reason === 'unauthorized')) return;
      timer = setTimeout(() => void ask(), outcome.ok ? ASK_MS : ASK_AFTER_FAULT_MS);
      if (!outcome.ok) return;
      const { data } = outcome;
      if (isNews(data, readNews())) sound();
      keepNews({ ...data, asOf: new Date().toISOString() });
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <div role="status" className="waiting-leads">
      {news?.ringing.map((ringing) => (
        <Ringing key={ringing.id} {...ringing} />
      ))}
      {news !== null && news.count > 0 && (
        <Link href="/searchuser/leads/day">
          <b>{news.count === 1 ? '1 lead waits' : `${news.count} leads wait`} for a first answer</b>{' '}
          {news.due && <DueText due={news.due} asOf={news.asOf} />}
        </Link>
      )}
    </div>
  );
}

/** Whether somebody has called or written since. What was there before the first answer is not new. */
function isNews({ newest, ringing }: OfficeNews, last: OfficeNews | null): boolean {
  if (!last) return false;
  const rang = last.ringing.map(({ id }) => id);
  return (newest ?? '') > (last.newest ?? '') || ringing.some(({ id }) => !rang.includes(id));
}

function Ringing({ phone, person }: RingingCall) {
  const number = printedPhone(phone) || 'a withheld number';
  if (!person) return <p>Incoming call from {number}</p>;
  return (
    <Link href={person.path}>
      Incoming call: <b>{person.name}</b> <span>({number})</span>
    </Link>
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
