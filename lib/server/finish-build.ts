import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, inlineScriptHashes, sourceHash } from './content-security-policy';
import { fileType } from './file-types';
import {
  FINISHED_FOLDER,
  MANIFEST,
  type Encoding,
  type FinishedFile,
  type FinishedManifest,
} from './finished-file';
import { errorPages, listPrerendered, type Prerendered } from './prerendered';
import { siteScriptOptions } from './site-script';
import { speculationRules } from './speculation-rules';
import { stripFramework } from './strip-framework';

const BUILD = '.next';
const cacheFor = {
  /** A shared cache asks again after ten minutes, and may answer with the old page meanwhile. */
  page: 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
  file: 'public, max-age=3600, stale-while-revalidate=86400',
  hashed: 'public, max-age=31536000, immutable',
} as const;

/**
 * Turns the output of `next build` into finished bytes: pages people read without the framework, policies
 * for those that keep it, everything compressed. Runs in the folder of the project, once after a build.
 * @throws Error when Next's output is not what is expected here
 */
export async function finishBuild(): Promise<void> {
  await rm(FINISHED_FOLDER, { recursive: true, force: true });
  const scripts = await hashScripts();
  const styles = await toasterStyles();
  const prerendered = await listPrerendered(BUILD);
  const files: FinishedManifest['files'] = {};
  for (const one of prerendered) {
    if (errorPages.includes(one.path)) continue;
    files[one.path] =
      one.kind === 'page' ? await finishPage(one, scripts, styles) : await finishBody(one);
  }
  for (const file of await filesBelow('public')) {
    files[`/${path.posix.relative('public', file)}`] = await finish(
      file,
      path.relative('public', file),
      cacheFor.file,
    );
  }
  for (const file of await filesBelow(`${BUILD}/static`)) {
    const name = path.posix.join('_next/static', path.posix.relative(`${BUILD}/static`, file));
    files[`/${name}`] = await finish(file, name, cacheFor.hashed);
  }
  const readOnly = prerendered.filter(({ group, kind }) => group === '(static)' && kind === 'page');
  files['/speculation-rules.json'] = {
    ...(await store(
      Buffer.from(speculationRules(readOnly.map((page) => page.path))),
      'speculation-rules.json',
      cacheFor.file,
    )),
    type: 'application/speculationrules+json',
  };
  const manifest: FinishedManifest = {
    files,
    styles,
    errorPageScripts: await errorPageScripts(prerendered),
  };
  await writeFile(MANIFEST, JSON.stringify(manifest));
}

/**
 * Copies of our own scripts under the hash of their content, where `next start` serves them too.
 * @returns the hashed address of each, by its plain one
 */
async function hashScripts(): Promise<ReadonlyMap<string, string>> {
  const hashed = new Map<string, string>();
  for (const name of Object.keys(siteScriptOptions.entryPoints)) {
    const script = await readFile(`public/${name}.js`);
    const copy = `${name}-${hashOf(script)}.js`;
    await writeFile(`${BUILD}/static/${copy}`, script);
    hashed.set(`/${name}.js`, `/_next/static/${copy}`);
  }
  return hashed;
}

async function finishPage(
  page: Prerendered,
  scripts: ReadonlyMap<string, string>,
  styles: readonly string[],
): Promise<FinishedFile> {
  const html = await readFile(page.file, 'utf8');
  const own = page.group === '(static)' ? stripFramework(html, page.path) : html;
  const finished = own.replace(
    /\/(?:site|planner)\.js(?=["\\])/g,
    (plain) => scripts.get(plain) ?? plain,
  );
  await writeFile(page.file, finished);
  const name = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
  const policy =
    page.group === '(static)'
      ? contentSecurityPolicy()
      : contentSecurityPolicy({ scripts: inlineScriptHashes(finished), styles });
  return {
    ...(await store(Buffer.from(finished), name, cacheFor.page)),
    contentSecurityPolicy: policy,
  };
}

async function finishBody({ path: address, file }: Prerendered): Promise<FinishedFile> {
  return finish(file, address.slice(1), cacheFor.file);
}

async function finish(file: string, name: string, cacheControl: string): Promise<FinishedFile> {
  return store(await readFile(file), name, cacheControl);
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes the bytes and their compressed versions where those are smaller. */
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
 * The style sheet that sonner writes into the page, taken from the package itself. It puts an empty
 * element there first and its text into it after.
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
