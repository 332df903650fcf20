import { readToken } from '../token';

/** What the page sends; the server finds the price itself (decision D16). */
export interface StartRequest {
  name: string;
  number: string;
  /** In rupees. */
  amount: number;
  registration: string;
}

/** `refused`: it says why. `unreached`: nothing of ours came back. */
export type StartOutcome =
  | { kind: 'opened'; url: string }
  | { kind: 'loggedOut' }
  | { kind: 'refused'; message: string | null }
  | { kind: 'unreached' };

/** Longer than the server waits for the gateway. */
const TIMEOUT_MS = 30_000;

/** POST /api/v1/{provider}/payment, in the student's name. Never throws. */
export async function startPayment(
  provider: string,
  request: StartRequest,
  now = Date.now(),
): Promise<StartOutcome> {
  const token = readToken();
  try {
    const response = await fetch(`/api/v1/${provider}/payment`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ ...request, MUID: `MUID${now}`, transactionId: `T${now}` }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return outcomeOf(response.status, await response.json());
  } catch {
    return { kind: 'unreached' };
  }
}

function outcomeOf(status: number, answer: unknown): StartOutcome {
  const { success, url, message } = (answer ?? {}) as Record<string, unknown>;
  if (status === 401) return { kind: 'loggedOut' };
  if (success === true && isAddress(url)) return { kind: 'opened', url };
  return { kind: 'refused', message: typeof message === 'string' ? message : null };
}

/** The sandbox's page is one of ours; a gateway's is elsewhere. */
function isAddress(url: unknown): url is string {
  return typeof url === 'string' && /^(https?:\/\/|\/(?!\/))/.test(url);
}
