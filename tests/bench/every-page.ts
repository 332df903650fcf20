import { readFile } from 'node:fs/promises';
import { routes } from '@/content/pages/routes';
import { MANIFEST, type FinishedManifest } from '@/lib/publishing/finished-file';
import { middleOfRuns, type Category, type Measure, type PageMeasures } from './lighthouse';

/** One page with its Lighthouse results. */
export interface JudgedPage extends PageMeasures {
  path: string;
  /** Categories below their minimum. */
  missed: Category[];
}

/**
 * Every finished page that search engines may list. A page that falls short is measured three times in all,
 * and the median counts.
 */
export async function judgeEveryPage(
  measure: Measure,
  site: string,
  onProgress: (page: JudgedPage) => void,
): Promise<JudgedPage[]> {
  const { files } = JSON.parse(await readFile(MANIFEST, 'utf8')) as FinishedManifest;
  const listed = new Set(routes.filter(({ indexable }) => indexable).map(({ path }) => path));
  const paths = Object.keys(files).filter((path) => listed.has(path));
  const judged: JudgedPage[] = [];
  for (const path of paths.sort()) {
    const runs = [await measure(site + path)];
    let page = judge(path, middleOfRuns(runs));
    while (page.missed.length > 0 && runs.length < 3) {
      runs.push(await measure(site + path), await measure(site + path));
      page = judge(path, middleOfRuns(runs));
    }
    judged.push(page);
    onProgress(page);
  }
  return judged;
}

function judge(path: string, measures: PageMeasures): JudgedPage {
  const least: Record<Category, number> = {
    performance: 98,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  };
  const missed = (Object.keys(least) as Category[]).filter(
    (name) => measures.scores[name] < least[name],
  );
  return { ...measures, path, missed };
}
