import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { IsoDay } from '@/content/day';
import { bundleIslands, insertedStyles } from './bundle-islands';
import { publicUrl } from './chosen-pages';
import { turnsIn } from './day-turns';
import { startCompressing, type Compressor } from './compress';
import {
  endingOf,
  fileType,
  FINISHED_FOLDER,
  MANIFEST,
  type Encoding,
  type FinishedFile,
  type FinishedManifest,
} from '../publishing/finished-file';
import { nginxFiles } from './nginx-maps';
import {
  CACHE,
  readRoutes,
  STATIC,
  STATIC_ADDRESS,
  stripFramework,
  type Prerendered,
} from './next-output';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  sourceHash,
  workerPolicy,
} from './security-headers';
import { siteScripts } from './site-script';
import { contentHash } from './sitemap';

/** Allows inline speculation rules, and no other inline script. */
const speculationRulesSource = "'inline-speculation-rules'";

/**
 * Speculation Rules: prerender a static page when a link to it is hovered or touched, but no pages
 * with forms and accounts. Inline, because a rules file would be fetched before the style sheet.
 */
function speculationRules(paths: readonly string[]): string {
  const where = {
    and: [{ href_matches: [...paths] }, { not: { selector_matches: '[target=_blank]' } }],
  };
  const rules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
  return `<script type="speculationrules">${rules}</script>`;
}

const cacheFor = {
  /**
   * A shared cache follows a publish within two minutes without being told. While the site does not answer,
   * the cache may serve stale pages.
   */
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  file: 'public, max-age=3600, stale-while-revalidate=86400',
  hashed: 'public, max-age=31536000, immutable',
} as const;

/**
 * Turns the output of `next build` into the files that are served: pages without the framework, with
 * their security policy, everything compressed. Runs in the project folder,
 * once after a build.
 * @param madeOn the day on which the pages were rendered
 * @throws Error when Next's output is not as expected
 */
export async function finishBuild(madeOn: IsoDay): Promise<void> {
  await rm(FINISHED_FOLDER, { recursive: true, force: true });
  const scripts = await hashScripts();
  const islandLoader = await bundleIslands();
  const { prerendered, notFound, errorFiles, paths } = await readRoutes();
  const publicFiles = await filesBelow('public');
  const hashedFiles = await filesBelow(STATIC);
  const rules = speculationRules(prerendered.filter(isReadOnly).map((page) => page.path));
  // In the folder of Next's cache, which `next build` does not empty.
  const compressor = await startCompressing(`${CACHE}/compressed`);
  const additions = { scripts, rules, islandLoader, compressor };
  const files = await Promise.all([
    ...prerendered.map(
      async (one) => [publicUrl(one.path), await finishPrerendered(one, additions)] as const,
    ),
    ...publicFiles.map((file) =>
      file === SERVICE_WORKER
        ? finishWorker(file, compressor)
        : finishFile(file, 'public', '', cacheFor.file, compressor),
    ),
    ...hashedFiles.map((file) =>
      finishFile(file, STATIC, STATIC_ADDRESS.slice(1), cacheFor.hashed, compressor),
    ),
  ]);
  // No speculation rules: it is sent with the policy of pages rendered at request time, which forbids them.
  await finishPage(notFound, { ...additions, rules: '' });
  const manifest: FinishedManifest = {
    files: Object.fromEntries(files),
    paths,
    styles: await toasterStyles(),
    errorPageScripts: await errorPageScripts(errorFiles),
    turns: await turnsOfPages(
      files.map(([, { name }]) => name),
      madeOn,
    ),
  };
  await compressor.keep();
  await writeFile(MANIFEST, JSON.stringify(manifest));
  const { maps, headers } = nginxFiles(manifest.files);
  await writeFile(`${FINISHED_FOLDER}/nginx-maps.conf`, maps);
  await writeFile(`${FINISHED_FOLDER}/nginx-headers.conf`, headers);
}

/**
 * Copies the site's scripts into the build's static folder under names with a content hash.
 * @returns plain URL → hashed URL
 */
async function hashScripts(): Promise<ReadonlyMap<string, string>> {
  const hashed = new Map<string, string>();
  for (const name of Object.keys(siteScripts)) {
    const script = await readFile(`public/${name}.js`);
    const copy = `${name}-${hashOf(script)}.js`;
    await writeFile(`${STATIC}/${copy}`, script);
    hashed.set(`/${name}.js`, `${STATIC_ADDRESS}/${copy}`);
  }
  return hashed;
}

/** Whether a page has neither forms nor private content. */
function isReadOnly({ group, kind }: Prerendered): boolean {
  return group === '(static)' && kind === 'page';
}

interface Additions {
  /** Plain URL → hashed URL of each of the site's scripts. */
  scripts: ReadonlyMap<string, string>;
  /** The `<script>` element of the speculation rules. */
  rules: string;
  /** URL of the script that starts the islands of a page. */
  islandLoader: string;
  compressor: Compressor;
}

async function finishPrerendered(one: Prerendered, additions: Additions): Promise<FinishedFile> {
  if (one.kind === 'file')
    return store(await readFile(one.file), one.path.slice(1), cacheFor.file, additions.compressor);
  if (one.group !== '(static)' && one.group !== '(islands)') {
    throw new Error(`${one.path} is rendered at build: it belongs into (static) or (islands).`);
  }
  const finished = await finishPage(one, additions);
  const name = one.path === '/' ? 'index.html' : `${one.path.slice(1)}.html`;
  return {
    ...(await store(Buffer.from(finished), name, cacheFor.page, additions.compressor)),
    contentSecurityPolicy: contentSecurityPolicy({ scripts: [speculationRulesSource] }),
    ...(publicUrl(one.path) === one.path && { content: contentHash(finished) }),
  };
}

/** Removes the framework from a page and adds the site's scripts, also in the file that Next serves. */
async function finishPage(
  { file, path: address }: Prerendered,
  { scripts, rules, islandLoader }: Additions,
): Promise<string> {
  const own = stripFramework(await readFile(file, 'utf8'), address);
  const loader = own.includes('<site-island ')
    ? `<script type="module" src="${islandLoader}"></script>`
    : '';
  const finished = [...scripts]
    .reduce((text, [plain, hashed]) => text.replaceAll(plain, hashed), own)
    .replace(/<\/body><\/html>\s*$/, () => `${loader}${rules}</body></html>`);
  await writeFile(file, finished);
  return finished;
}

/** Its address has no hash, and its own policy says what it may fetch: the pages and files of the site. */
const SERVICE_WORKER = 'public/sw.js';

async function finishWorker(file: string, compressor: Compressor): Promise<Finished> {
  const [address, finished] = await finishFile(file, 'public', '', 'no-cache', compressor);
  return [address, { ...finished, contentSecurityPolicy: workerPolicy }];
}

type Finished = readonly [address: string, file: FinishedFile];

/** Adds a file that is served unchanged: `file` in `folder`, at a URL below `below`. */
async function finishFile(
  file: string,
  folder: string,
  below: string,
  cacheControl: string,
  compressor: Compressor,
): Promise<Finished> {
  const name = path.posix.join(below, path.posix.relative(folder, file));
  return [`/${name}`, await store(await readFile(file), name, cacheControl, compressor)];
}

/** Writes the file and its compressed versions that are smaller. */
async function store(
  bytes: Buffer,
  name: string,
  cacheControl: string,
  compressor: Compressor,
): Promise<FinishedFile> {
  const { type, packed } = fileType(name);
  const target = path.join(FINISHED_FOLDER, name);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
  const hash = hashOf(bytes);
  const encodings: Encoding[] = [];
  for (const encoding of packed ? [] : (['br', 'gzip'] as const)) {
    const isPage = type.startsWith('text/html');
    const smaller = await compressor.compress(bytes, hash, encoding, isPage);
    if (smaller.length >= bytes.length) continue;
    await writeFile(target + endingOf[encoding], smaller);
    encodings.push(encoding);
  }
  return { name, type, hash, cacheControl, encodings };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}

/** The days after `madeOn` on which a page changes. */
async function turnsOfPages(names: readonly string[], madeOn: IsoDay): Promise<readonly IsoDay[]> {
  const pages = names.filter((name) => name.endsWith('.html'));
  const turns = await Promise.all(
    pages.map(async (name) =>
      turnsIn(await readFile(path.join(FINISHED_FOLDER, name), 'utf8'), madeOn),
    ),
  );
  return [...new Set(turns.flat())].sort();
}

async function errorPageScripts(files: readonly string[]): Promise<readonly string[]> {
  const hashes = await Promise.all(
    files.map(async (file) => inlineScriptHashes(await readFile(file, 'utf8'))),
  );
  return [...new Set(hashes.flat())];
}

/**
 * Hash sources of the style sheet that sonner inserts, read from the package. Sonner inserts an
 * empty element first and its text afterwards, so both are hashed.
 */
async function toasterStyles(): Promise<readonly string[]> {
  const source = await readFile(
    createRequire(path.resolve('package.json')).resolve('sonner'),
    'utf8',
  );
  const [, styles] = insertedStyles(source);
  return [sourceHash(''), sourceHash(styles)];
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath, entry.name));
}
