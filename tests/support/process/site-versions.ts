import type { SiteFacts } from '@/content/facts/site-facts';
import { query } from './query';

/** Facts unique to this name. */
export const factsOf = (name: string) => ({ institute: { shortName: `${name} ${process.pid}` } });

/** Text on the page `/about` of the version with these facts. */
export const markOf = (name: string) => `as ${name} says`;

/** Stores and publishes a version with these facts; returns its id. */
export async function publish(
  databaseUrl: string,
  facts: SiteFacts,
  isPublished = true,
): Promise<string> {
  const [row] = await query<{ id: string }>(
    databaseUrl,
    `insert into site_versions (facts, hash, "wantedAt", "publishedAt")
     values ($1, '', now(), case when $2 then now() end) returning id`,
    [JSON.stringify(facts), isPublished],
  );
  return row?.id ?? '';
}

/** The state of a version, and the number of copies of the site that serve it. */
export async function versionRow(databaseUrl: string, id: string) {
  const [row] = await query<{ isBuilt: boolean; problem: string | null; copies: number }>(
    databaseUrl,
    `select "builtAt" is not null as "isBuilt", problem,
       (select count(*)::int from site_processes p where "versionId" = v.id) as copies
     from site_versions v where id = $1`,
    [id],
  );
  return row;
}
