import type { SiteFacts } from '@/content/facts/site-facts';
import { publishedParts } from '@/lib/publishing/published-parts';

/**
 * Loads modules anew with these facts published, as a build with them does.
 * @param load imports the modules to test
 */
export async function withFacts<T>(facts: SiteFacts, load: () => Promise<T>): Promise<T> {
  const loaded: T[] = [];
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/facts/published', () => publishedParts(facts));
    loaded.push(await load());
    jest.dontMock('@/content/facts/published');
  });
  const [result] = loaded;
  if (result === undefined) throw new Error('Nothing was loaded');
  return result;
}
