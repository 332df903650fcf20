/** A form post that could not be sent. The site script sends it when the network is back. */
export interface KeptPost {
  url: string;
  body: Record<string, unknown> & { requestId: string };
}

const KEY = 'outbox';

/**
 * Keeps a post on this device and lets the site script know.
 * @param replaces request ids of earlier versions of the same form, which it takes the place of
 * @returns false when this browser cannot keep anything
 */
export function keepForLater(post: KeptPost, replaces: readonly string[]): boolean {
  const gone = new Set([...replaces, post.body.requestId]);
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptPost[]).filter(
      ({ body }) => !gone.has(body.requestId),
    );
    localStorage.setItem(KEY, JSON.stringify([...kept, post]));
  } catch {
    return false;
  }
  dispatchEvent(new Event('outbox:kept'));
  return true;
}

/** Takes back what was kept, because it has been sent another way. */
export function forgetKept(requestIds: readonly string[]): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptPost[];
    const left = kept.filter(({ body }) => !requestIds.includes(body.requestId));
    localStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // Nothing can have been kept here.
  }
}
