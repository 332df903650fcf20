/** Our own scripts: the site script and the planner's. */
const ownScript = /^<script src="\/(?:site|planner)\.js" defer(?:="")?>/;

/**
 * Removes the framework from a prerendered page that works without it: scripts, flight data, script
 * preloads and hydration markup. JSON-LD and our own scripts stay. The manifest link is removed
 * too: the site script adds it after the first paint.
 * @throws Error naming what is left, so that a Next upgrade breaks the build instead of the site
 */
export function stripFramework(html: string, page: string): string {
  const stripped = html
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, (script) =>
      ownScript.test(script) ? script : '',
    )
    .replace(/<link rel="preload" as="script"[^>]*\/>/g, '')
    .replace(/<link rel="manifest"[^>]*\/>/g, '')
    .replace(/<meta name="next-size-adjust"[^>]*\/>/g, '')
    .replace(/<div hidden=""><!--\$--><!--\/\$--><\/div>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replaceAll(' data-precedence="next"', '');
  const faults = faultsOf(stripped);
  if (faults.length > 0) {
    throw new Error(`${page} is not what this build expects of Next: ${faults.join('; ')}.`);
  }
  return stripped;
}

function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  const own = scripts.filter((tag) => tag.includes('src="/site.js"'));
  const foreign = scripts.filter(
    (tag) => !ownScript.test(tag) && !tag.includes('application/ld+json'),
  );
  if (own.length !== 1) faults.push(`the site script stands in it ${own.length} times`);
  if (foreign.length > 0) faults.push(`scripts are left: ${foreign.join(', ')}`);
  if (html.includes('__next_f')) faults.push('flight data is left');
  if (/<[^>]+ style="/.test(html)) faults.push('an element has inline style');
  if (!/<main[ >]/.test(html) || !/<h1[ >]/.test(html)) faults.push('it has no main or no heading');
  if (!html.trimEnd().endsWith('</body></html>')) faults.push('it does not end as a page does');
  return faults;
}
