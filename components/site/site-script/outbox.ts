import { forgetKept, readKept, type KeptPost } from '../../form/outbox';
import { submit } from '../../form/submission';

const lock = 'outbox';
const firstPause = 5_000;
const longestPause = 300_000;

let pause = firstPause;
let timer = 0;

function report(entry: KeptPost, state: 'sent' | 'refused') {
  document.getElementById('outbox-status')?.setAttribute('data-state', state);
  dispatchEvent(new CustomEvent(`outbox:${state}`, { detail: entry.body.requestId }));
}

/** Posts one entry. Answers false when it must be tried again. */
async function deliver(entry: KeptPost): Promise<boolean> {
  const { kind } = await submit(entry);
  if (kind !== 'sent' && kind !== 'refused') return false;
  forgetKept([entry.body.requestId]);
  report(entry, kind);
  return true;
}

async function deliverAll() {
  clearTimeout(timer);
  // What another tab removed a moment ago takes a moment to reach this one.
  await new Promise((resolve) => setTimeout(resolve, 100));
  let left = 0;
  for (const entry of readKept()) {
    if (!(await deliver(entry))) left += 1;
  }
  if (!left) {
    pause = firstPause;
    return;
  }
  timer = window.setTimeout(start, pause);
  pause = Math.min(pause * 2, longestPause);
}

/** One tab at a time, where the browser has locks. */
function start() {
  if (!readKept().length) return;
  if (navigator.locks) void navigator.locks.request(lock, deliverAll);
  else void deliverAll();
}

/** Sends what was filled in while offline: now, when a form keeps something, and when the network is back. */
export function deliverOutbox() {
  start();
  addEventListener('outbox:kept', start);
  addEventListener('online', start);
}
