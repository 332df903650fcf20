import type { IsoDay } from '@/content/day';
import type { Queryable } from '@/lib/platform/database-connection';
import { narrow, statement } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';

/** Path → hash of the page's content (`contentHash`). */
type PageHashes = ReadonlyMap<string, string>;

const PAGES = statement(
  'site-pages',
  {},
  { path: 'text', hash: 'text', changedOn: narrow<IsoDay | null>('text?') },
  `select path, hash, to_char("changedOn", 'YYYY-MM-DD') as "changedOn" from site_pages`,
);

const NOTE = statement(
  'note-site-pages',
  { paths: 'text[]', hashes: 'text[]', now: 'date' },
  {},
  `insert into site_pages (path, hash, "changedOn")
   select path, hash, case when exists (select from site_pages) then $now::date end
   from unnest($paths::text[], $hashes::text[]) as page (path, hash)
   on conflict (path) do update set hash = excluded.hash, "changedOn" = $now::date
   where site_pages.hash <> excluded.hash`,
);

/**
 * The day of each page's last change of content, if it is served from now on. No entry for a page unchanged
 * since the first start.
 */
export async function pageDays(
  on: Queryable,
  pages: PageHashes,
  now: IsoDay = today(),
): Promise<Map<string, IsoDay>> {
  const known = new Map((await PAGES.rows(on)).map(({ path, ...row }) => [path, row]));
  const days = new Map<string, IsoDay>();
  for (const [path, hash] of pages) {
    const before = known.get(path);
    const day = before?.hash === hash ? before.changedOn : known.size > 0 ? now : null;
    if (day !== null) days.set(path, day);
  }
  return days;
}

/** Records the pages served from now on. */
export async function recordPageDays(
  on: Queryable,
  pages: PageHashes,
  now: IsoDay = today(),
): Promise<void> {
  await NOTE.run(on, { paths: [...pages.keys()], hashes: [...pages.values()], now });
}
