import { call, isTemporary, type CallAddress, type Failure } from './call';
import { deviceStorage } from './storage';

/** A form post that could not be sent. The site script sends it when the network is back. */
export interface OutboxEntry {
  url: CallAddress;
  body: Record<string, unknown> & { requestId: string };
}

const KEY = 'outbox';

const isKept = (entry: unknown): entry is OutboxEntry => {
  const { url, body } = (entry ?? {}) as Partial<OutboxEntry>;
  return typeof url === 'string' && typeof body?.requestId === 'string';
};

/** What is kept on this device. Anything else that stands in its place counts as nothing. */
export function readOutbox(): OutboxEntry[] {
  const entries = deviceStorage.readJson(KEY);
  return Array.isArray(entries) ? entries.filter(isKept) : [];
}

function write(kept: readonly OutboxEntry[]): boolean {
  if (kept.length) return deviceStorage.writeJson(KEY, kept);
  deviceStorage.remove(KEY);
  return true;
}

const without = (requestIds: readonly string[]) =>
  readOutbox().filter(({ body }) => !requestIds.includes(body.requestId));

/**
 * Keeps a post on this device and lets the site script know.
 * @param replaces request ids of earlier versions of the same form, which it takes the place of
 * @returns false when this browser cannot keep anything
 */
export function addToOutbox(post: OutboxEntry, replaces: readonly string[]): boolean {
  const kept = write([...without([...replaces, post.body.requestId]), post]);
  if (kept) dispatchEvent(new Event('outbox:kept'));
  return kept;
}

/** Takes back what was kept, because it has been sent. Reads again just before writing. */
export function removeFromOutbox(requestIds: readonly string[]): void {
  write(without(requestIds));
}

/**
 * What became of a post. `unreached`: the device is offline, the answer was cut off or late, or a log-in
 * page of the network answered in our place. `busy`: it has to be tried again. `refused`: trying again
 * is of no use.
 */
type PostResult = { kind: 'sent' } | { kind: 'unreached' | 'busy' | 'refused'; failure: Failure };

/** Posts once. Never throws. */
export async function post({ url, body }: OutboxEntry): Promise<PostResult> {
  const outcome = await call(url, { body });
  return outcome.ok ? { kind: 'sent' } : { kind: kindOf(outcome), failure: outcome };
}

/** By the status, whoever answered: what a proxy refuses for its size would be repeated for ever. */
function kindOf({ status }: Failure): 'unreached' | 'busy' | 'refused' {
  if (status === null || status < 400) return 'unreached';
  return isTemporary(status) ? 'busy' : 'refused';
}
