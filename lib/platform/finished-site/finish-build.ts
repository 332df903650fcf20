import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  fileType,
  FINISHED_FOLDER,
  MANIFEST,
  type Encoding,
  type FinishedFile,
  type FinishedManifest,
} from './finished-file';
import { nginxFiles } from './nginx-maps';
import { contentSecurityPolicy, inlineScriptHashes, sourceHash } from './security-headers';
import { siteScripts } from './site-script';
import { stripFramework } from './strip-framework';

/** Output of `next build`: a page, or a generated file such as the web manifest. */
type Prerendered = {
  path: string;
  /** Route group, such as "(static)"; empty without one. */
  group: string;
  file: string;
  kind: 'page' | 'file';
};

const APP = 'server/app';
/** Rendered in place of other pages. */
const errorPages = ['/_not-found', '/_global-error'];

type BuiltRoutes = {
  prerendered: readonly Prerendered[];
  /** Every path without parameters, including those rendered at request time. */
  paths: readonly string[];
};

/**
 * Reads the routes from the build's manifests.
 * @throws Error when Next's output is not as expected
 */
async function readRoutes(buildFolder: string): Promise<BuiltRoutes> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(buildFolder, name), 'utf8'));
  const routeOf = (await read('app-path-routes-manifest.json')) as Record<string, string>;
  const { routes } = (await read('prerender-manifest.json')) as {
    routes: Record<string, { srcRoute: string | null }>;
  };
  const entryOf = new Map(Object.entries(routeOf).map(([entry, route]) => [route, entry]));
  const prerendered = Object.entries(routes).map(([address, { srcRoute }]) => {
    const entry = entryOf.get(srcRoute ?? address);
    if (entry === undefined) throw new Error(`The build has no entry for ${address}.`);
    const group = /^\/(\([^)]+\))\//.exec(entry)?.[1] ?? '';
    const base = path.join(buildFolder, APP, address === '/' ? 'index' : address);
    const kind = entry.endsWith('/page') ? 'page' : 'file';
    const file = base + (kind === 'page' ? '.html' : '.body');
    if (!existsSync(file)) throw new Error(`The build has not written ${file}.`);
    return { path: address, group, file, kind } as const;
  });
  const all = new Set([...Object.values(routeOf), ...Object.keys(routes)]);
  return { prerendered, paths: [...all].filter((one) => !one.includes('[')) };
}

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

const BUILD = '.next';
const STATIC = `${BUILD}/static`;
const cacheFor = {
  /** A shared cache revalidates after ten minutes and may serve the old page meanwhile. */
  page: 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
  file: 'public, max-age=3600, stale-while-revalidate=86400',
  hashed: 'public, max-age=31536000, immutable',
} as const;

/**
 * Turns the output of `next build` into the files that are served: static pages without the
 * framework, security policies for the others, everything compressed. Runs in the project folder,
 * once after a build.
 * @throws Error when Next's output is not as expected
 */
export async function finishBuild(): Promise<void> {
  await rm(FINISHED_FOLDER, { recursive: true, force: true });
  const scripts = await hashScripts();
  const styles = await toasterStyles();
  const { prerendered, paths } = await readRoutes(BUILD);
  const publicFiles = await filesBelow('public');
  const hashedFiles = await filesBelow(STATIC);
  const rules = speculationRules(prerendered.filter(isReadOnly).map((page) => page.path));
  const files = await Promise.all([
    ...prerendered
      .filter(({ path: address }) => !errorPages.includes(address))
      .map(
        async (one) =>
          [one.path, await finishPrerendered(one, { scripts, styles, rules })] as const,
      ),
    ...publicFiles.map((file) => finishFile(file, 'public', '', cacheFor.file)),
    ...hashedFiles.map((file) => finishFile(file, STATIC, '_next/static', cacheFor.hashed)),
  ]);
  const manifest: FinishedManifest = {
    files: Object.fromEntries(files),
    paths,
    styles,
    errorPageScripts: await errorPageScripts(prerendered),
  };
  await writeFile(MANIFEST, JSON.stringify(manifest));
  const { maps, headers } = nginxFiles(manifest.files);
  await writeFile(`${FINISHED_FOLDER}/nginx-maps.conf`, maps);
  await writeFile(`${FINISHED_FOLDER}/nginx-headers.conf`, headers);
}

/**
 * Copies our scripts into the build's static folder under names with a content hash.
 * @returns plain URL → hashed URL
 */
async function hashScripts(): Promise<ReadonlyMap<string, string>> {
  const hashed = new Map<string, string>();
  for (const name of Object.keys(siteScripts)) {
    const script = await readFile(`public/${name}.js`);
    const copy = `${name}-${hashOf(script)}.js`;
    await writeFile(`${STATIC}/${copy}`, script);
    hashed.set(`/${name}.js`, `/_next/static/${copy}`);
  }
  return hashed;
}

/** Whether a page works without the framework. */
function isReadOnly({ group, kind }: Prerendered): boolean {
  return group === '(static)' && kind === 'page';
}

interface Additions {
  /** Plain URL → hashed URL of each of our scripts. */
  scripts: ReadonlyMap<string, string>;
  /** Hash sources of the toaster's style sheet. */
  styles: readonly string[];
  /** The `<script>` element of the speculation rules. */
  rules: string;
}

async function finishPrerendered(
  one: Prerendered,
  { scripts, styles, rules }: Additions,
): Promise<FinishedFile> {
  if (one.kind === 'file') return store(await readFile(one.file), one.path.slice(1), cacheFor.file);
  const html = await readFile(one.file, 'utf8');
  const own = isReadOnly(one) ? stripFramework(html, one.path) : html;
  const finished = [...scripts]
    .reduce((text, [plain, hashed]) => text.replaceAll(plain, hashed), own)
    .replace(/<\/body><\/html>\s*$/, () => `${rules}</body></html>`);
  await writeFile(one.file, finished);
  const name = one.path === '/' ? 'index.html' : `${one.path.slice(1)}.html`;
  const sources = isReadOnly(one)
    ? { scripts: [speculationRulesSource] }
    : { scripts: inlineScriptHashes(finished), styles };
  return {
    ...(await store(Buffer.from(finished), name, cacheFor.page)),
    contentSecurityPolicy: contentSecurityPolicy(sources),
  };
}

type Finished = readonly [address: string, file: FinishedFile];

/** Adds a file that is served unchanged: `file` in `folder`, at a URL below `below`. */
async function finishFile(
  file: string,
  folder: string,
  below: string,
  cacheControl: string,
): Promise<Finished> {
  const name = path.posix.join(below, path.posix.relative(folder, file));
  return [`/${name}`, await store(await readFile(file), name, cacheControl)];
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes the file and those compressed versions that are smaller. */
async function store(bytes: Buffer, name: string, cacheControl: string): Promise<FinishedFile> {
  const { type, packed } = fileType(name);
  const target = path.join(FINISHED_FOLDER, name);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
  const encodings: Encoding[] = [];
  if (!packed) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const versions = { br: await brotli(bytes, { params }), gzip: await gz(bytes, { level: 9 }) };
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      if (versions[encoding].length >= bytes.length) continue;
      await writeFile(target + ending, versions[encoding]);
      encodings.push(encoding);
    }
  }
  return { name, type, hash: hashOf(bytes), cacheControl, encodings };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}

async function errorPageScripts(prerendered: readonly Prerendered[]): Promise<readonly string[]> {
  const pages = [
    ...prerendered.filter((one) => errorPages.includes(one.path)).map(({ file }) => file),
    `${BUILD}/server/pages/500.html`,
  ];
  const hashes = await Promise.all(
    pages.map(async (file) => inlineScriptHashes(await readFile(file, 'utf8'))),
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
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error('The toaster no longer writes its style sheet as expected.');
  return [sourceHash(''), sourceHash(JSON.parse(literal) as string)];
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath, entry.name));
}
