import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, stop, type Metafile, type Plugin } from 'esbuild';
import { publishedAlias } from '@/next.config.mjs';
import type { IslandFiles } from './finished-file';

const LOADER = 'components/islands/loader.ts';
const OFFICE_LOADER = 'components/islands/office-loader.ts';
const OFFICE_STARTER = 'components/islands/start-islands.ts';
const HYDRATE = 'components/islands/hydrate.ts';
const ADDRESS = '/_next/static/islands';

type OfficeScripts = Omit<IslandFiles, 'styles'>;

interface IslandScripts {
  /** URL of the loader of finished pages. */
  loader: string;
  office: OfficeScripts;
}

/**
 * Bundles the loaders of islands and a script for each island, with React and without Next, into the folder
 * of hashed files.
 * @param staticFolder of the build
 * @throws Error when sonner's source or the bundler's output is not as expected
 */
export async function bundleIslands(staticFolder: string): Promise<IslandScripts> {
  const { metafile } = await build({
    entryPoints: { islands: LOADER, office: OFFICE_LOADER },
    outdir: `${staticFolder}/islands`,
    publicPath: ADDRESS,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { ...publishedAlias(), 'next/navigation': './components/islands/router.ts' },
    plugins: [toasterStyles],
    logLevel: 'warning',
  });
  // Ends esbuild's child process.
  await stop();
  const { outputs } = metafile;
  return {
    loader: addressOf(outputOf(outputs, LOADER)),
    office: await officeScripts(outputs),
  };
}

type Outputs = Metafile['outputs'];

const addressOf = (file: string) => `${ADDRESS}/${path.basename(file)}`;

function outputOf(outputs: Outputs, source: string): string {
  const [file] = Object.entries(outputs).find(([, out]) => out.entryPoint === source) ?? [];
  if (!file) throw new Error(`The bundler has not written ${source}.`);
  return file;
}

/** What each island of the office loads, read from the imports that the bundler has written. */
async function officeScripts(outputs: Outputs): Promise<OfficeScripts> {
  const loader = outputOf(outputs, OFFICE_LOADER);
  const withImports = (file: string): string[] => [
    file,
    ...(outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap((imported) => withImports(imported.path)),
  ];
  const starter = Object.entries(outputs).find(([, { inputs }]) => OFFICE_STARTER in inputs)?.[0];
  if (!starter) throw new Error(`The bundler has not written ${OFFICE_STARTER}.`);
  const text = await readFile(starter, 'utf8');
  const parts = [...text.matchAll(/([\w$]+):async\(\)=>\(await import\("([^"]+)"\)\)/g)].map(
    ([, name = '', script = '']) =>
      [name, path.join(path.dirname(loader), path.basename(script))] as const,
  );
  const { imports = [] } = outputs[starter] ?? {};
  // One of them is the script that hydrates.
  if (parts.length !== imports.filter(({ kind }) => kind === 'dynamic-import').length - 1)
    throw new Error('The bundler no longer writes imports of islands as expected.');
  const always = [...withImports(loader), ...withImports(outputOf(outputs, HYDRATE))];
  const islands = parts.map(([name, file]) => {
    const files = new Set([...always, ...withImports(file)]);
    files.delete(loader);
    return [name, [...files].map(addressOf)] as const;
  });
  return { loader: addressOf(loader), preloads: Object.fromEntries(islands) };
}

/**
 * Sonner inserts its style sheet as text, which the policy of finished pages does not allow: here it is a
 * file.
 */
const toasterStyles: Plugin = {
  name: 'toaster-styles',
  setup({ onLoad, onResolve }) {
    let styles = '';
    onLoad({ filter: /\/sonner\/dist\/index\.mjs$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const [call, text] = insertedStyles(source);
      styles = text;
      const link = `import href from 'toaster.css';
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));`;
      return { contents: source.replace(call, () => link), resolveDir: path.dirname(file) };
    });
    onResolve({ filter: /^toaster\.css$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'toaster',
    }));
    onLoad({ filter: /.*/, namespace: 'toaster' }, () => ({ contents: styles, loader: 'file' }));
  },
};

/**
 * The call by which sonner inserts its style sheet, and the style sheet.
 * @param source of the package
 */
export function insertedStyles(source: string): readonly [call: string, styles: string] {
  const [call, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
  if (!call || !literal)
    throw new Error('The toaster no longer writes its style sheet as expected.');
  return [call, JSON.parse(literal) as string];
}
