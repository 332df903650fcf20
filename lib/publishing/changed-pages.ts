import 'server-only';
import { routes } from '@/content/pages/routes';
import type { SiteFacts } from '@/content/facts/site-facts';
import { jsonHash } from '@/lib/platform/canonical-json';
import { db } from '@/lib/platform/db';
import { finishedPages, type FinishedPages } from './finished-pages';
import { comparePages, type PageTexts } from './compare-pages';
import type { Difference } from './differences';

/** A changed page, with its address in the previewed version. */
export interface ChangedPage {
  title: string;
  look: string;
}

export interface ChangedPages {
  pages: readonly ChangedPage[];
  /** Pages changed by each difference, in the same order; empty where the pages do not show it. */
  of: readonly (readonly ChangedPage[])[];
}

/**
 * Pages that the draft changes, by comparing the built pages.
 * @returns null until the draft has been built for a look
 */
export async function changedPages(
  live: SiteFacts,
  draft: SiteFacts,
  differences: readonly Difference[],
): Promise<ChangedPages | null> {
  const version = await db.siteVersion.findFirst({
    where: { hash: jsonHash(draft), builtAt: { not: null }, problem: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { id: true },
  });
  const after = version && (await finishedPages(jsonHash(draft)));
  const before = after && (await finishedPages(jsonHash(live)));
  if (!version || !after || !before) return null;
  const { changed, of } = comparePages(await textsOf(before), await textsOf(after), differences);
  const shown = (path: string): ChangedPage => ({
    title: routes.find((route) => route.path === path)?.title ?? path,
    look: `/searchuser/site/look/${version.id}?page=${path}`,
  });
  return { pages: changed.map(shown), of: of.map((paths) => paths.map(shown)) };
}

/** Texts of the two versions compared last: each is about two megabytes. */
const read = new Map<string, Promise<PageTexts>>();

function textsOf(version: FinishedPages): Promise<PageTexts> {
  const known = read.get(version.folder);
  if (known) return known;
  const texts = readTexts(version);
  texts.catch(() => read.delete(version.folder));
  for (const folder of [...read.keys()].slice(0, -1)) read.delete(folder);
  read.set(version.folder, texts);
  return texts;
}

async function readTexts({ pages, read: readPage }: FinishedPages): Promise<PageTexts> {
  const indexable = routes.filter(({ indexable: isOpen, path }) => isOpen && pages.includes(path));
  return new Map(
    await Promise.all(
      indexable.map(async ({ path }) => {
        const page = await readPage(path);
        return [path, page?.bytes.toString() ?? ''] as const;
      }),
    ),
  );
}
