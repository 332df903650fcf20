import type { Result } from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../process/free-port';
import { chromiumArgs, findChromium } from './chromium.mjs';

/** Opens a browser whose debugging port Lighthouse can use, for as long as `work` takes. */
export async function withLighthouseBrowser<T>(work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  try {
    return await work(port);
  } finally {
    await browser.close();
  }
}

/**
 * Looks at a page once. Now and then a window never paints or its trace has no beginning, and Lighthouse
 * says that the run has failed; it is then done again, twice at most.
 */
export async function completeRun(url: string, look: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await look();
    if (!result.runtimeError) return result;
    if (tries === 3) throw new Error(`Lighthouse fails on ${url}: ${result.runtimeError.message}`);
  }
}
