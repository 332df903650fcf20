import type { Page } from 'playwright/test';

/** One answer on its way from the site to the page. */
export interface HeldAnswer {
  /** Resolves when the page has asked. */
  asked: Promise<void>;
  /** Lets it go on, and resolves when it has arrived or nobody waits for it any more. */
  release: () => Promise<void>;
  /** How often the page has asked. */
  calls: () => number;
}

/** Holds back what the site answers to calls of `path` whose body has `part` in it. */
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
      // Fails where the page has given the call up.
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
