import type { Page } from 'playwright/test';

/** A delayed answer of the site. */
export interface HeldAnswer {
  /** Resolves when the page has sent the request. */
  asked: Promise<void>;
  /** Delivers the answer; resolves when it has arrived or the page has aborted the request. */
  release: () => Promise<void>;
  /** Number of requests so far. */
  calls: () => number;
}

/** Delays the answers to calls of `path` whose body contains `part`. */
export async function holdAnswer(page: Page, path: string, part = ''): Promise<HeldAnswer> {
  let begin = () => {};
  const asked = new Promise<void>((resolve) => (begin = resolve));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const arrivals: Promise<void>[] = [];
  await page.route(`**${path}`, (route) => {
    if (!route.request().postData()?.includes(part)) return route.fallback();
    const arrival = async () => {
      const response = await route.fetch();
      begin();
      await held;
      // Throws when the page has aborted the request.
      await route.fulfill({ response }).catch(() => {});
    };
    arrivals.push(arrival());
  });
  const release = async () => {
    letGo();
    await Promise.all(arrivals);
  };
  return { asked, release, calls: () => arrivals.length };
}
