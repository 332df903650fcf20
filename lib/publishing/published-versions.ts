import type { SiteFacts } from '@/content/facts/site-facts';
import type { Queryable } from '@/lib/platform/database-connection';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';

/** Failed versions never go live; the others are used newest first. */
const PUBLISHED = statement(
  'published-site-versions',
  { onlyBuilt: 'bool' },
  { id: 'uuid', facts: narrow<SiteFacts>('jsonb'), hash: 'text', isBuilt: 'bool' },
  `select id, facts, hash, "builtAt" is not null as "isBuilt" from site_versions
   where "publishedAt" is not null and problem is null and ("builtAt" is not null or not $onlyBuilt)
   order by "publishedAt" desc, id limit 3`,
);

/** A row of `site_versions`: its facts, and the hash of them. */
export type PublishedVersion = RowOf<typeof PUBLISHED>;

/** The published versions, newest first, built or not: the first one that starts is live. */
export function publishedVersions(on: Queryable): Promise<PublishedVersion[]> {
  return PUBLISHED.rows(on, { onlyBuilt: false });
}

/** The version that visitors see; null while the defaults of `content/` are shown. */
export async function liveVersion(on: Queryable): Promise<PublishedVersion | null> {
  return PUBLISHED.first(on, { onlyBuilt: true });
}

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

/** A running copy of the site, on any machine, with the sources it was built from. */
export type RunningCopy = RowOf<typeof RUNNING>;

/** The copies that were seen within the last minute. */
export function runningCopies(on: Queryable): Promise<RunningCopy[]> {
  return RUNNING.rows(on);
}
