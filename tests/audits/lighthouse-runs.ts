import type { Config, Flags, Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { completeRun, withLighthouseBrowser } from './lighthouse-browser';
import { countProcessorTime } from './processor-time';

/**
 * Runs Lighthouse with its slow phone until `isEnough`, each time as a first visit; all runs but the first
 * measure speed only. Scores count the time in which the page's threads were running, so that other programs
 * on the machine do not matter.
 */
export async function lighthouseRuns(
  url: string,
  isEnough: (runs: readonly Result[]) => boolean,
): Promise<Result[]> {
  return withLighthouseBrowser(async (port, browser) => {
    const runs: Result[] = [];
    const throttling = await slowPhone(browser);
    while (!isEnough(runs)) {
      const onlyFast = runs.length > 0 && { onlyCategories: ['performance'] };
      const flags = {
        port,
        logLevel: 'silent',
        disableFullPageScreenshot: true,
        throttling,
        ...onlyFast,
      } as const;
      runs.push(await completeRun(url, () => lookOnce(url, flags)));
    }
    return runs;
  });
}

/** Lighthouse's rating of a processor that it takes four times for its slow phone. */
const RATED = 1_500;

let rating: number | undefined;

async function ratingOf(browser: Browser): Promise<number> {
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
  const page = await browser.newPage();
  const index = await page.evaluate<number>(
    `(${pageFunctions.computeBenchmarkIndex.toString()})()`,
  );
  await page.close();
  return index;
}

/**
 * Lighthouse's slow phone, whatever this machine is: on one that is half as fast, twice its time makes the same
 * phone (github.com/GoogleChrome/lighthouse, docs/throttling.md, CPU throttling).
 */
async function slowPhone(browser: Browser) {
  const { throttling } = await import('lighthouse/core/config/constants.js');
  rating ??= await ratingOf(browser);
  const phone = throttling.mobileSlow4G;
  const cpuSlowdownMultiplier = phone.cpuSlowdownMultiplier * Math.min(1, rating / RATED);
  return { ...phone, cpuSlowdownMultiplier: Math.max(1, cpuSlowdownMultiplier) };
}

/**
 * Audits left out: those without a score, some of which are slow (caching, unused bytes, savings), and
 * checks that `pages.spec.ts` makes on every page: axe's rules, and targets and names of links, for which
 * Lighthouse queries the browser several times a link.
 */
function leftOut({ categories }: Config): string[] {
  const refs = Object.entries(categories ?? {}).flatMap(([category, { auditRefs }]) =>
    auditRefs.filter(({ weight }) => weight === 0 || category === 'accessibility'),
  );
  return [...refs.map(({ id }) => id), ...auditsOfLinks];
}

const auditsOfLinks = ['crawlable-anchors', 'link-text'];

/** `lighthouse(url, flags)` with the trace adjusted before it is judged. */
async function lookOnce(url: string, wanted: Flags): Promise<Result> {
  const { defaultConfig } = await import('lighthouse');
  const { navigationGather } = await import('lighthouse/core/gather/navigation-runner.js');
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
  const { Runner } = await import('lighthouse/core/runner.js');
  // Lighthouse would compute for a second to rate the processor once more, for a warning that is not shown.
  pageFunctions.computeBenchmarkIndex = () => 1_500;
  const flags = { ...wanted, skipAudits: leftOut(defaultConfig) };
  const { artifacts, runnerOptions } = await navigationGather(undefined, url, { flags });
  if (artifacts.Trace) countProcessorTime(artifacts.Trace.traceEvents);
  // Values computed while gathering came from the unadjusted trace.
  const judged = await Runner.audit(artifacts, { ...runnerOptions, computedCache: new Map() });
  if (!judged) throw new Error(`Lighthouse has no result for ${url}.`);
  return judged.lhr;
}
