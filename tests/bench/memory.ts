import { comparedPage } from './peers';
import { residentMegabytes, type Server } from './processes';
import { compared, megabytes, type Row } from './row';
import { load } from './wrk';

const SAMPLE_MS = 100;

/** Memory of two processes that have just answered one request each. */
export async function compareAtRest(ours: Server, next: Server): Promise<Row> {
  for (const { url } of [ours, next]) await (await fetch(url + comparedPage)).text();
  const theirs = ['`next start`', residentMegabytes(next.pid)] as const;
  return compared('Memory at rest', residentMegabytes(ours.pid), theirs, megabytes);
}

/** The most memory each holds while it sends pages as fast as it can. */
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
