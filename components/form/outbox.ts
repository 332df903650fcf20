import { deviceStorage } from './storage';

/** A form post that could not be sent. The site script sends it when the network is back. */
export interface KeptPost {
  url: string;
  body: Record<string, unknown> & { requestId: string };
}

const KEY = 'outbox';

const isKept = (entry: unknown): entry is KeptPost => {
  const { url, body } = (entry ?? {}) as Partial<KeptPost>;
  return typeof url === 'string' && typeof body?.requestId === 'string';
};

/** What is kept on this device. Anything else that stands in its place counts as nothing. */
export function readKept(): KeptPost[] {
  const entries = deviceStorage.readJson(KEY);
  return Array.isArray(entries) ? entries.filter(isKept) : [];
}

function write(kept: readonly KeptPost[]): boolean {
  if (kept.length) return deviceStorage.writeJson(KEY, kept);
  deviceStorage.remove(KEY);
  return true;
}

const without = (requestIds: readonly string[]) =>
  readKept().filter(({ body }) => !requestIds.includes(body.requestId));

/**
 * Keeps a post on this device and lets the site script know.
 * @param replaces request ids of earlier versions of the same form, which it takes the place of
 * @returns false when this browser cannot keep anything
 */
export function keepForLater(post: KeptPost, replaces: readonly string[]): boolean {
  const kept = write([...without([...replaces, post.body.requestId]), post]);
  if (kept) dispatchEvent(new Event('outbox:kept'));
  return kept;
}

/** Takes back what was kept, because it has been sent. Reads again just before writing. */
export function forgetKept(requestIds: readonly string[]): void {
  write(without(requestIds));
}
