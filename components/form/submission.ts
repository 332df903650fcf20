import type { KeptPost } from './outbox';

const TIMEOUT_MS = 15_000;

interface Refusal {
  message?: string;
  fields?: Record<string, string>;
}

/**
 * What became of a post. `unreached`: nothing of ours came back, because the device is offline, the
 * answer was cut off or late, or a log-in page of the network answered in our place. `busy`: we
 * answered, but it has to be tried again. `refused`: trying again is of no use.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'unreached' }
  | { kind: 'busy'; answer: Refusal }
  | { kind: 'refused'; answer: Refusal };

/** Posts once. Never throws. */
export async function submit({ url, body }: KeptPost): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json().catch(() => null)) as
      (Refusal & { success?: unknown }) | null;
    const { ok, status } = response;
    if (ok) return answer?.success === true ? { kind: 'sent' } : { kind: 'unreached' };
    const again = status >= 500 || status === 408 || status === 429;
    return { kind: again ? 'busy' : 'refused', answer: answer ?? {} };
  } catch {
    return { kind: 'unreached' };
  }
}

/** Names one submission, so that a repeat of it is the same row. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
