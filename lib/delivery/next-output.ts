import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

// Everything that the site relies on in the output of `next build`. If a new version of Next writes
// something else, the build stops.

/** The folder that `next build` writes. */
export const BUILD = '.next';
/** Files with a hash in their name, and the URL below which they are served. */
export const STATIC = `${BUILD}/static`;
export const STATIC_ADDRESS = '/_next/static';
/** Kept between builds. */
export const CACHE = `${BUILD}/cache`;
/** Entries of the folder that only the next build needs. */
export const ofBuildOnly: ReadonlySet<string> = new Set([
  'cache',
  'diagnostics',
  'lock',
  'trace',
  'trace-build',
  'types',
]);
/** Next writes it last. */
export const BUILD_ID = `${BUILD}/BUILD_ID`;

const APP = 'server/app';
const APP_PATHS = 'server/app-paths-manifest.json';
const NOT_FOUND = '/_not-found';
/** Rendered in place of other pages. */
const errorPages = [NOT_FOUND, '/_global-error'];

/** A page that was rendered at build, or a generated file such as the web manifest. */
export interface Prerendered {
  path: string;
  /** Route group, such as "(static)"; empty without one. */
  group: string;
  file: string;
  kind: 'page' | 'file';
}

export interface BuiltRoutes {
  prerendered: readonly Prerendered[];
  notFound: Prerendered;
  /** Files that Next sends in place of a page that failed or does not exist. */
  errorFiles: readonly string[];
  /** Every path without parameters, including those rendered at request time. */
  paths: readonly string[];
}

/**
 * Reads the routes from the build's manifests.
 * @throws Error when Next's output is not as expected
 */
export async function readRoutes(): Promise<BuiltRoutes> {
  const { entries, prerendered } = await readManifests(BUILD);
  const entryOf = new Map(Object.entries(entries).map(([entry, route]) => [route, entry]));
  const all = [...prerendered].map(([address, route]): Prerendered => {
    const entry = entryOf.get(route);
    if (entry === undefined) throw new Error(`The build has no entry for ${address}.`);
    const group = /^\/(\([^)]+\))\//.exec(entry)?.[1] ?? '';
    const base = path.join(BUILD, APP, address === '/' ? 'index' : address);
    const kind = entry.endsWith('/page') ? 'page' : 'file';
    const file = base + (kind === 'page' ? '.html' : '.body');
    if (!existsSync(file)) throw new Error(`The build has not written ${file}.`);
    return { path: address, group, file, kind };
  });
  const notFound = all.find((one) => one.path === NOT_FOUND);
  if (!notFound) throw new Error('The build has no page for unknown addresses.');
  const isError = (one: Prerendered) => errorPages.includes(one.path);
  const paths = new Set([...Object.values(entries), ...prerendered.keys()]);
  return {
    prerendered: all.filter((one) => !isError(one)),
    notFound,
    errorFiles: [...all.filter(isError).map(({ file }) => file), `${BUILD}/server/pages/500.html`],
    paths: [...paths].filter((one) => !one.includes('[')),
  };
}

/** @returns entry such as `/(static)/about/page` → route; URL → route of prerendered pages */
async function readManifests(buildFolder: string) {
  const entries = await readJson<Record<string, string>>(
    buildFolder,
    'app-path-routes-manifest.json',
  );
  const { routes } = await readJson<{ routes: Record<string, { srcRoute: string | null }> }>(
    buildFolder,
    'prerender-manifest.json',
  );
  const prerendered = new Map(
    Object.entries(routes).map(([address, { srcRoute }]) => [address, srcRoute ?? address]),
  );
  return { entries, prerendered };
}

async function readJson<T>(buildFolder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(path.resolve(buildFolder, name), 'utf8')) as T;
}

/**
 * Loads the code of the pages rendered at request time, which would otherwise block the process at the first
 * request of each. Next's own preloading would load pages that are never rendered, too.
 * @returns the number of pages
 * @throws Error when Next's output is not as expected
 */
export async function loadPages(buildFolder: string): Promise<number> {
  const files = await readJson<Record<string, string>>(buildFolder, APP_PATHS);
  const { entries, prerendered } = await readManifests(buildFolder);
  const isRendered = new Set(prerendered.values());
  const requireBuilt = createRequire(path.resolve(buildFolder, APP_PATHS));
  const pages = Object.entries(files).filter(
    ([page]) => page.endsWith('/page') && !isRendered.has(entries[page] ?? ''),
  );
  for (const [page, file] of pages) {
    const { routeModule } = requireBuilt(`./${file}`) as { routeModule?: object };
    if (!routeModule) throw new Error(`Next has built ${page} in a new way.`);
  }
  return pages.length;
}

/**
 * Classes of `<html>` and style sheets of the build, read from its not-found page. Without that
 * page, both are empty and the error page is unstyled.
 */
export async function builtAssets(
  buildFolder: string,
): Promise<{ className: string; styles: string[] }> {
  const file = path.join(buildFolder, `${APP}${NOT_FOUND}.html`);
  const html = await readFile(file, 'utf8').catch(() => '');
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([link]) => link);
  return {
    className: /<html\b[^>]*\bclass="([^"]*)"/.exec(html)?.[1] ?? '',
    styles: links.flatMap((link) => /\bhref="([^"]*)"/.exec(link)?.[1] ?? []),
  };
}

/** The site's own scripts: the site script, the planner and the check for a log-in. */
const ownScript = /^<script src="\/(?:(?:site|planner)\.js" defer(?:="")?|session\.js"[^>]*)>/;

/**
 * Removes the framework from a page that works without it: scripts, flight data, script preloads and
 * hydration markup. JSON-LD and the site's own scripts stay, and the comments of islands, by which React
 * separates their texts. The manifest link is removed too: the site script adds it after the first paint.
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
    .replace(/(<site-island [\s\S]*?<\/site-island>)|<!--[\s\S]*?-->/g, '$1')
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
  if (/<[^>]+ style="/.test(html)) faults.push('an element has inline style');
  if (!/<main[ >]/.test(html) || !/<h1[ >]/.test(html)) faults.push('it has no main or no heading');
  if (!html.trimEnd().endsWith('</body></html>')) faults.push('it does not end as a page does');
  return faults;
}
