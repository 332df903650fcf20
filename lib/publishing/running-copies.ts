import type { Queryable } from '../platform/database-connection';
import { statement, type RowOf } from '../platform/statement';

const RUNNING = statement(
  'running-copies',
  {},
  {
    host: 'text',
    pid: 'int4',
    versionId: 'uuid?',
    sourcesHash: 'text',
    problem: 'text?',
    problemDetail: 'text?',
    cacheProblem: 'text?',
    gauges: 'jsonb?',
    reloadedAt: 'timestamptz?',
  },
  `select host, pid, "versionId", "sourcesHash", problem, "problemDetail", "cacheProblem", gauges,
     "reloadedAt"
   from site_processes
   where "seenAt" > now() - interval '1 minute' order by host, pid`,
);

/** A copy of the site that runs, on any machine, with the sources it was built from. */
export type RunningCopy = RowOf<typeof RUNNING>;

/** The copies that were seen within the last minute. */
export function runningCopies(on: Queryable): Promise<RunningCopy[]> {
  return RUNNING.rows(on);
}
