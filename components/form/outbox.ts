import { call, isTemporary, type CallAddress, type Failure } from './call';
import { deviceStorage } from './storage';

/** A form post that could not be sent. The site script sends it when the network is back. */
export interface OutboxEntry {
  url: CallAddress;
  body: Record<string, unknown> & { requestId: string };
}

const KEY = 'outbox';

const isEntry = (entry: unknown): entry is OutboxEntry => {
  const { url, body } = (entry ?? {}) as Partial<OutboxEntry>;
  return typeof url === 'string' && typeof body?.requestId === 'string';
};

/** The posts waiting on this device. Malformed entries are ignored. */
export function readOutbox(): OutboxEntry[] {
  const entries = deviceStorage.readJson(KEY);
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

function write(entries: readonly OutboxEntry[]): boolean {
  if (entries.length) return deviceStorage.writeJson(KEY, entries);
  deviceStorage.remove(KEY);
  return true;
}

const without = (requestIds: readonly string[]) =>
  readOutbox().filter(({ body }) => !requestIds.includes(body.requestId));

/**
 * Saves a post on this device and notifies the site script.
 * @param replaces request ids of earlier versions of the same form
 * @returns false if the browser's storage is unavailable
 */
export function addToOutbox(post: OutboxEntry, replaces: readonly string[]): boolean {
  const saved = write([...without([...replaces, post.body.requestId]), post]);
  if (saved) dispatchEvent(new Event('outbox:kept'));
  return saved;
}

/** Removes sent submissions. Reads the storage again first: another tab may have written to it. */
export function removeFromOutbox(requestIds: readonly string[]): void {
  write(without(requestIds));
}

/**
 * `unreached`: offline, cut off, late, or answered by a captive portal. `busy`: may be repeated. `refused`:
 * must not be repeated.
 */
type PostResult = { kind: 'sent' } | { kind: 'unreached' | 'busy' | 'refused'; failure: Failure };

export async function post({ url, body }: OutboxEntry): Promise<PostResult> {
  const outcome = await call(url, { body });
  return outcome.ok ? { kind: 'sent' } : { kind: kindOf(outcome), failure: outcome };
}

/** By status, even if a proxy answered: a body that a proxy refuses as too large must not be repeated. */
function kindOf({ status }: Failure): 'unreached' | 'busy' | 'refused' {
  if (status === null || status < 400) return 'unreached';
  return isTemporary(status) ? 'busy' : 'refused';
}
