import type { Config, Flags, Result } from 'lighthouse';
import { completeRun, withLighthouseBrowser } from './lighthouse-browser';
import { countProcessorTime } from './processor-time';

/**
 * Looks at a page with Lighthouse's slow phone until it is enough, each time as a first visit; all but the
 * first time only at how fast it is. Scores come from the time in which the page's threads were running,
 * so that other programs on the machine do not count.
 */
export async function lighthouseRuns(
  url: string,
  isEnough: (runs: readonly Result[]) => boolean,
): Promise<Result[]> {
  return withLighthouseBrowser(async (port) => {
    const runs: Result[] = [];
    while (!isEnough(runs)) {
      const onlyFast = runs.length > 0 && { onlyCategories: ['performance'] };
      const flags = {
        port,
        logLevel: 'silent',
        disableFullPageScreenshot: true,
        ...onlyFast,
      } as const;
      runs.push(await completeRun(url, () => lookOnce(url, flags)));
    }
    return runs;
  });
}

/**
 * Audits that are left out: those that count for no score, of which some take long (what could be cached, is
 * unused, would be smaller), and what `pages.spec.ts` asks on every page: the rules of axe, where links lead
 * and how they are named, for which Lighthouse asks the browser several times about each link.
 */
function leftOut({ categories }: Config): string[] {
  const refs = Object.entries(categories ?? {}).flatMap(([category, { auditRefs }]) =>
    auditRefs.filter(({ weight }) => weight === 0 || category === 'accessibility'),
  );
  return [...refs.map(({ id }) => id), ...auditsOfLinks];
}

const auditsOfLinks = ['crawlable-anchors', 'link-text'];

/** What `lighthouse(url, flags)` does, with the trace changed before it is judged. */
async function lookOnce(url: string, wanted: Flags): Promise<Result> {
  const { defaultConfig } = await import('lighthouse');
  const { navigationGather } = await import('lighthouse/core/gather/navigation-runner.js');
  const { pageFunctions } = await import('lighthouse/core/lib/page-functions.js');
  const { Runner } = await import('lighthouse/core/runner.js');
  // It would compute for a second to rate the processor, for a warning that nobody reads.
  pageFunctions.computeBenchmarkIndex = () => 1_500;
  const flags = { ...wanted, skipAudits: leftOut(defaultConfig) };
  const { artifacts, runnerOptions } = await navigationGather(undefined, url, { flags });
  if (artifacts.Trace) countProcessorTime(artifacts.Trace.traceEvents);
  // What was computed on the way came from the trace as it was.
  const judged = await Runner.audit(artifacts, { ...runnerOptions, computedCache: new Map() });
  if (!judged) throw new Error(`Lighthouse has no result for ${url}.`);
  return judged.lhr;
}
