/** Our own scripts: the site script, the planner's and the one that looks for a log-in. */
const ownScript = /^<script src="\/(?:(?:site|planner)\.js" defer(?:="")?|session\.js"[^>]*)>/;

/**
 * Removes the framework from a page that works without it: scripts, flight data, script preloads, nonces
 * and hydration markup. JSON-LD and our own scripts stay, and the comments of islands, by which
 * React tells their texts apart. The manifest link is removed
 * too: the site script adds it after the first paint.
 * @throws Error naming what is left, so that a Next upgrade breaks the build instead of the site
 */
export function stripFramework(html: string, page: string): string {
  const stripped = withIslandIds(html)
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, (script) =>
      ownScript.test(script) ? script : '',
    )
    .replace(/<link rel="preload" as="script"[^>]*\/>/g, '')
    .replace(/<link rel="manifest"[^>]*\/>/g, '')
    .replace(/<meta name="next-size-adjust"[^>]*\/>/g, '')
    .replace(/<div hidden=""><!--\$--><!--\/\$--><\/div>/g, '')
    .replace(/(<site-island [\s\S]*?<\/site-island>)|<!--[\s\S]*?-->/g, '$1')
    .replace(/(<link [^>]*?) nonce="[^"]*"/g, '$1')
    .replaceAll(' data-precedence="next"', '');
  const faults = faultsOf(stripped);
  if (faults.length > 0) {
    throw new Error(`${page} is not what this build expects of Next: ${faults.join('; ')}.`);
  }
  return stripped;
}

/**
 * React numbers the ids of a page by their place in it, and those of an island by their place in the
 * island. Gives the islands of a page that was rendered as a whole the ids that their own roots have.
 */
function withIslandIds(html: string): string {
  return html.replace(/<site-island [\s\S]*?<\/site-island>/g, (island) => {
    const base = / base="_R_([0-9a-v]+)_"/.exec(island)?.[1];
    if (!base) return island;
    // The highest bit of this id comes from the component above it; the bits below are the page's.
    const pageBits = BigInt(fromBase32(base).toString(2).length - 1);
    const ownId = (_: string, id: string, local: string) =>
      `_${base}R_${(fromBase32(id) >> pageBits).toString(32)}${local}`;
    return island
      .replace(` base="_R_${base}_"`, ` base="${base}"`)
      .replace(/<[a-z][^>]*>/gi, (tag) =>
        tag.replace(ID_ATTRIBUTE, (_, name: string, value: string) => {
          const ids = value.replace(/_R_([0-9a-v]+)((?:H[0-9a-v]+)?_)/g, ownId);
          return ` ${name}="${ids}"`;
        }),
      );
  });
}

/** Attributes that hold React's ids; texts and values that look like one are what somebody typed. */
const ID_ATTRIBUTE =
  / (id|for|name|list|form|href|popovertarget|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))="([^"]*)"/g;

function fromBase32(digits: string): bigint {
  return [...digits].reduce((value, digit) => value * 32n + BigInt(parseInt(digit, 32)), 0n);
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
  if (/<[^>]+ style="/.test(html)) faults.push('an element has inline style');
  if (!/<main[ >]/.test(html) || !/<h1[ >]/.test(html)) faults.push('it has no main or no heading');
  if (!html.trimEnd().endsWith('</body></html>')) faults.push('it does not end as a page does');
  return faults;
}
