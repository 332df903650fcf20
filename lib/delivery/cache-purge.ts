import { setTimeout as pause } from 'node:timers/promises';
import { isPhotoPath } from '@/content/facts/person-photo';
import { readManifest } from './finished-site';
import { log } from '@/lib/platform/log';

/** Cloudflare's limit for one call. */
const MOST_AT_ONCE = 30;
const TIMEOUT_MS = 10_000;

const timing = {
  /** Pauses before each retry of a failed call. */
  againMs: [5_000, 30_000, 120_000] as readonly number[],
  /** A connection of the cache may get its last answer from the previous version (workers.ts). */
  secondRoundMs: 90_000,
};

interface Settings {
  CACHE_PURGE_URL?: string | undefined;
  CACHE_PURGE_TOKEN?: string | undefined;
  SITE_URL: string;
}

/**
 * Tells a shared cache in front of the site which URLs to fetch again. Publishing never waits for it. What
 * fails is told again with the next change, unless the site starts anew before.
 */
export class CachePurge {
  readonly #settings: Settings;
  readonly #signal: AbortSignal;
  readonly #timing: typeof timing;
  /** URLs that the cache still has to be told; each is told twice. */
  readonly #owed = new Set<string>();
  #round = 0;
  #problem: string | null = null;

  /** @param signal aborted when the site ends */
  constructor(settings: Settings, signal: AbortSignal, timed = timing) {
    this.#settings = settings;
    this.#signal = signal;
    this.#timing = timed;
  }

  /** The reason why the cache may have old pages, in words for the office; null after a successful round. */
  get problem(): string | null {
    return this.#problem;
  }

  /**
   * Purges the URLs that differ between two versions, and those still owed, now and once more after the last
   * answer of the old one. Never throws; a later call takes over what this one has left.
   * @param before folder of the previous version
   * @returns when both rounds have ended
   */
  async afterChange(before: string | undefined, now: string): Promise<void> {
    if (!this.#settings.CACHE_PURGE_URL || before === undefined || before === now) return;
    this.#round += 1;
    const round = this.#round;
    try {
      for (const one of await changedPaths(before, now)) {
        this.#owed.add(this.#settings.SITE_URL + one);
      }
      await this.#purge([...this.#owed].sort(), round);
      await pause(this.#timing.secondRoundMs, undefined, { signal: this.#signal, ref: false });
      const urls = [...this.#owed].sort();
      if (await this.#purge(urls, round)) for (const one of urls) this.#owed.delete(one);
    } catch (error) {
      if (!this.#signal.aborted) this.#fail(error);
    }
  }

  /** @returns whether the cache was told of all of them */
  async #purge(urls: readonly string[], round: number): Promise<boolean> {
    const { againMs } = this.#timing;
    for (let begin = 0; begin < urls.length; begin += MOST_AT_ONCE) {
      const files = urls.slice(begin, begin + MOST_AT_ONCE);
      for (let tries = 0; round === this.#round; tries += 1) {
        const error = await this.#call(files).then(
          () => null,
          (thrown: unknown) => thrown,
        );
        if (error === null) break;
        this.#fail(error);
        const restMs = againMs[tries];
        if (restMs === undefined) return false;
        await pause(restMs, undefined, { signal: this.#signal, ref: false });
      }
    }
    if (round !== this.#round) return false;
    this.#problem = null;
    return true;
  }

  async #call(files: readonly string[]): Promise<void> {
    const { CACHE_PURGE_URL: url = '', CACHE_PURGE_TOKEN: token } = this.#settings;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ files }),
      redirect: 'error',
      signal: AbortSignal.any([this.#signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
  }

  #fail(error: unknown): void {
    if (this.#signal.aborted) return;
    const answered = error instanceof Error && error.message.startsWith('It answered');
    const why = answered ? error.message : 'It did not answer.';
    this.#problem = `The cache in front of the site was not told about the new pages. ${why} Visitors may see the old ones for some minutes. Check CACHE_PURGE_URL and its token.`;
    log.error({ where: 'cache purge', why });
  }
}

/**
 * URLs with a changed answer. Names with a hash never change, but photos of people who are no longer shown
 * are purged too.
 */
async function changedPaths(before: string, now: string): Promise<string[]> {
  const [old, current] = await Promise.all([filesOf(before), filesOf(now)]);
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((one) => !one.startsWith('/_next/') || (isPhotoPath(one) && !current.has(one)))
    .filter((one) => old.get(one) !== current.get(one))
    .sort();
}

async function filesOf(folder: string): Promise<Map<string, string>> {
  const { files } = await readManifest(folder);
  return new Map(Object.entries(files).map(([address, { hash }]) => [address, hash]));
}
