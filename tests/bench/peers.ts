import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { FINISHED_FOLDER } from '@/lib/publishing/finished-file';
import { SITE_URL } from '../support/process/site';
import { emptyDocument, plainCopy } from './peer-documents';

/** The compared page; `react-app.tsx` renders the same one. */
export const comparedPage = '/onlinecourses/csir-net';

/**
 * Builds both peers of the finished page into folders below `folder`. The README describes them.
 * @returns the folders
 */
export async function buildPeers(folder: string): Promise<{ plain: string; react: string }> {
  const finished = await readFile(`${FINISHED_FOLDER}${comparedPage}.html`, 'utf8');
  const plain = path.join(folder, 'plain');
  const react = path.join(folder, 'react');
  for (const peer of [plain, react]) {
    await rm(peer, { recursive: true, force: true });
    await mkdir(peer, { recursive: true });
    await copyAssets(finished, peer);
  }
  await writeFile(
    path.join(plain, 'index.html'),
    plainCopy(finished, await styleSheetOf(finished)),
  );
  await writeFile(path.join(react, 'index.html'), emptyDocument(finished, await bundle(react)));
  return { plain, react };
}

/** Copies style sheet, fonts, icons and manifest to the same paths. */
async function copyAssets(html: string, peer: string): Promise<void> {
  const media = '_next/static/media';
  const from = path.join(FINISHED_FOLDER, media);
  const fonts = (await readdir(from)).filter((name) => name.endsWith('.woff2'));
  const linked = [...html.matchAll(/<link rel="(?:stylesheet|icon)" href="\/([^"?]+)/g)];
  const files = [
    // The finished page links it once it has been painted.
    'manifest.webmanifest',
    ...linked.map(([, file = '']) => file),
    ...fonts.map((name) => `${media}/${name}`),
    ...(await readdir(path.join(FINISHED_FOLDER, 'images/icons'))).map(
      (name) => `images/icons/${name}`,
    ),
  ];
  for (const file of files) await cp(path.join(FINISHED_FOLDER, file), path.join(peer, file));
}

async function styleSheetOf(html: string): Promise<string> {
  const file = /<link rel="stylesheet" href="([^"]+)/.exec(html)?.[1] ?? '';
  return readFile(path.join(FINISHED_FOLDER, file), 'utf8');
}

/** A browser has no environment to read settings from, and such an app need not check them. */
const settings: Plugin = {
  name: 'settings',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\/env$/ }, ({ path: name }) => ({ path: name, namespace: 'settings' }));
    onLoad({ filter: /./, namespace: 'settings' }, () => ({
      contents: `export const env = ${JSON.stringify({ SITE_URL })};`,
    }));
  },
};

/** Content that a client-rendered app of this kind would not send: other exams, the search engine's data. */
const onlyWhatIsShown: Plugin = {
  name: 'only what is shown',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /./ }, async ({ path: name, pluginData, ...args }) => {
      if (pluginData === 'resolved') return null;
      const { path: file, errors } = await resolve(name, { ...args, pluginData: 'resolved' });
      if (errors.length > 0 || !/\/(content|lib\/site)\//.test(file)) return null;
      return { path: file, sideEffects: false };
    });
  },
};

/** @returns the address of the bundle */
async function bundle(peer: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/bench/react-app.tsx'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [settings, onlyWhatIsShown],
    logLevel: 'warning',
  });
  const contents = outputFiles[0]?.contents ?? '';
  const name = `app-${createHash('sha256').update(contents).digest('hex').slice(0, 8)}.js`;
  await writeFile(path.join(peer, name), contents);
  return `/${name}`;
}
