import type { Result } from 'lighthouse';
import { chromium, type Browser } from 'playwright';
import { freePort } from '../support/process/free-port';
import { chromiumArgs, findHeadlessShell } from '../support/browser/chromium.mjs';

/** Runs `work` with a browser whose debugging port Lighthouse can use. */
export async function withLighthouseBrowser<T>(
  work: (port: number, browser: Browser) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  try {
    return await work(port, browser);
  } finally {
    await browser.close();
  }
}

/**
 * Runs Lighthouse on a page. Occasionally a window never paints or its trace has no start; such a run is
 * repeated at most twice.
 */
export async function completeRun(url: string, look: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await look();
    if (!result.runtimeError) return result;
    if (tries === 3) throw new Error(`Lighthouse fails on ${url}: ${result.runtimeError.message}`);
  }
}
