type Kept = { url: string; body: { requestId: string } };

const key = 'outbox';
const firstPause = 5_000;
const longestPause = 300_000;

let pause = firstPause;
let timer = 0;

const isKept = (entry: unknown): entry is Kept => {
  const { url, body } = (entry ?? {}) as Partial<Kept>;
  return typeof url === 'string' && typeof body?.requestId === 'string';
};

function read(): Kept[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Read again just before writing: a form may have kept another entry in the meantime. */
function remove(sent: Kept) {
  const left = read().filter(({ body }) => body.requestId !== sent.body.requestId);
  if (left.length) localStorage.setItem(key, JSON.stringify(left));
  else localStorage.removeItem(key);
}

function report(entry: Kept, state: 'sent' | 'refused') {
  const status = document.getElementById('outbox-status');
  status?.setAttribute('data-state', state);
  status?.removeAttribute('hidden');
  dispatchEvent(new CustomEvent(`outbox:${state}`, { detail: entry.body.requestId }));
}

/** Posts one entry. Answers false when it must be tried again. */
async function deliver(entry: Kept): Promise<boolean> {
  try {
    const { ok, status } = await fetch(entry.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry.body),
    });
    const refused = status >= 400 && status < 500 && status !== 408 && status !== 429;
    if (!ok && !refused) return false;
    remove(entry);
    report(entry, ok ? 'sent' : 'refused');
    return true;
  } catch {
    return false;
  }
}

async function deliverAll() {
  clearTimeout(timer);
  // What another tab removed a moment ago takes a moment to reach this one.
  await new Promise((resolve) => setTimeout(resolve, 100));
  let left = 0;
  for (const entry of read()) {
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
  if (!read().length) return;
  if (navigator.locks) void navigator.locks.request(key, deliverAll);
  else void deliverAll();
}

/** Sends what was registered while offline: now, when a form keeps something, and when the network is back. */
export function deliverOutbox() {
  start();
  addEventListener('outbox:kept', start);
  addEventListener('online', start);
}
