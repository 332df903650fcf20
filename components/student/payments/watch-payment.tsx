'use client';

import { useEffect } from 'react';
import { call } from '@/components/form/call';
import { useHydrated } from '@/components/form/form-values';
import { standingPath } from '@/lib/enrolment/shown-payment';

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;
const SLOWER = 1.25;

/** Polls at growing intervals and reloads the page when there is a result. */
export function WatchPayment({ id, text }: { id: string; text: string }) {
  useEffect(() => {
    const left = new AbortController();
    void watch(id, left.signal);
    return () => left.abort();
  }, [id]);
  return useHydrated() && <p className="text-muted">{text}</p>;
}

async function watch(id: string, left: AbortSignal): Promise<void> {
  const isHere = () => !left.aborted;
  for (let ms = FIRST_MS; isHere(); ms = Math.min(ms * SLOWER, LONGEST_MS)) {
    await pause(ms, left);
    if (isHere() && !document.hidden && (await isDecided(id, left))) return location.reload();
  }
}

/** Resolves early when the visibility of the tab changes or `left` is aborted. */
function pause(ms: number, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal: left });
    left.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function isDecided(id: string, left: AbortSignal): Promise<boolean> {
  const outcome = await call(standingPath(id), { signal: left });
  return outcome.ok && outcome.data.standing !== 'confirming';
}
