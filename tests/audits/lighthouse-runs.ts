import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config, Flags, Result } from 'lighthouse';
import { completeRun, withLighthouseBrowser } from '../support/browser/lighthouse-browser';
import { countProcessorTime, type TraceEvent } from './processor-time';

const TRACE = 'defaultPass.trace.json';

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

/** The audits that count for no score, of which some take long: what could be cached, is unused, would be smaller. */
function withoutScore({ categories }: Config): string[] {
  const refs = Object.values(categories ?? {}).flatMap(({ auditRefs }) => auditRefs);
  const counted = new Set(refs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  return refs.map(({ id }) => id).filter((id) => !counted.has(id));
}

async function lookOnce(url: string, wanted: Flags): Promise<Result> {
  const { default: lighthouse, defaultConfig } = await import('lighthouse');
  const flags = { ...wanted, skipAudits: withoutScore(defaultConfig) };
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-lighthouse-'));
  try {
    await lighthouse(url, { ...flags, gatherMode: folder });
    await rewriteTrace(path.join(folder, TRACE));
    const judged = await lighthouse(url, { ...flags, auditMode: folder });
    if (!judged) throw new Error(`Lighthouse has no result for ${url}.`);
    return judged.lhr;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function rewriteTrace(file: string): Promise<void> {
  const trace = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] };
  countProcessorTime(trace.traceEvents);
  await writeFile(file, JSON.stringify(trace));
}
