import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { comparedPage } from './peers';
import { residentMegabytes, type Server } from './processes';
import { compared, megabytes, type Row } from './row';
import { load } from './wrk';

const SAMPLE_MS = 100;

const REQUESTS = 1_000;
/** Time in which V8 gives unused memory back. */
const REST_MS = 15_000;
const MOST = 1.5;

/**
 * Memory of a worker and of `next start` that have answered a page and a call a thousand times and then
 * rested. The second row shares what several processes have in common, such as Node's own program.
 */
export async function compareAtRest(ours: Server, next: Server): Promise<Row[]> {
  for (const { url } of [ours, next]) {
    for (let number = 0; number < REQUESTS; number += 2) {
      await (await fetch(url + comparedPage)).text();
      await (await fetch(`${url}/api/openapi.json`)).text();
    }
  }
  await pause(REST_MS);
  const row = (measure: string, read: (pid: number) => number) =>
    compared(measure, read(ours.pid), ['`next start`', read(next.pid)], megabytes, {
      atMost: MOST,
    });
  return [row('Memory at rest', residentMegabytes), row('Memory at rest, shared', sharedMegabytes)];
}

/** The process's memory with its proportional share of shared pages, in MB. */
function sharedMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s*(\d+) kB/m.exec(rollup)?.[1]) / 1024;
}

/** The peak memory of each while it sends pages as fast as it can. */
export async function compareUnderLoad(ours: Server, next: Server): Promise<Row> {
  const theirs = ['`next start`', await highest(next)] as const;
  return compared('Memory under load', await highest(ours), theirs, megabytes);
}

async function highest({ url, pid }: Server): Promise<number> {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), SAMPLE_MS);
  try {
    await load(url + comparedPage);
  } finally {
    clearInterval(timer);
  }
  return most;
}
