import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, stop, type ImportKind, type Metafile, type Plugin } from 'esbuild';
import { publishedAlias } from '@/next.config.mjs';
import { STATIC, STATIC_ADDRESS } from './next-output';

const LOADER = 'components/islands/loader.ts';
const REGISTRY = 'components/islands/registry.ts';
const HYDRATE = 'components/islands/hydrate.ts';
const ADDRESS = `${STATIC_ADDRESS}/islands`;
/** Share of the islands that must import a file for every script to import it. */
const COMMON = 1 / 5;

/**
 * Bundles the loader of islands and a script for each island, with React and without Next, into the folder
 * of hashed files. They load each other with `loadPart` in place of `import()`.
 * @returns URL of the loader
 * @throws Error when sonner's source or the bundler's output is not as expected
 */
export async function bundleIslands(): Promise<string> {
  const settings = {
    entryPoints: { islands: LOADER },
    alias: publishedAlias(),
    outdir: `${STATIC}/islands`,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  } as const;
  const { metafile: separate } = await build({
    ...settings,
    write: false,
    plugins: [toasterStyles],
  });
  const { metafile } = await build({
    ...settings,
    publicPath: ADDRESS,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    plugins: [toasterStyles, joinCommonImports(separate.inputs)],
  });
  // Ends esbuild's child process.
  await stop();
  const loader = Object.entries(metafile.outputs).find(([, out]) => out.entryPoint === LOADER)?.[0];
  if (!loader) throw new Error(`The bundler has not written ${LOADER}.`);
  for (const file of Object.keys(metafile.outputs).filter((name) => name.endsWith('.js'))) {
    const script = await readFile(file, 'utf8');
    await writeFile(file, script.replaceAll(`import("${ADDRESS}/`, `loadPart("${ADDRESS}/`));
  }
  return `${ADDRESS}/${path.basename(loader)}`;
}

/**
 * The bundler writes a script for each combination of islands that import the same files. This plugin makes
 * every later script import the files shared by many islands and by the start code, so that they become one
 * script.
 * @param inputs the islands' own imports
 */
function joinCommonImports(inputs: Metafile['inputs']): Plugin {
  const islands = importsOf(REGISTRY, 'dynamic-import');
  const users = new Map<string, number>();
  for (const file of islands.flatMap((island) => [...reachedFrom(island)])) {
    users.set(file, (users.get(file) ?? 0) + 1);
  }
  const common = reachedFrom(HYDRATE);
  for (const [file, count] of users) if (count >= islands.length * COMMON) common.add(file);
  const imports = [...common].map((file) => `import ${JSON.stringify(path.resolve(file))};`);
  const later = new Set(Object.keys(inputs).flatMap((file) => importsOf(file, 'dynamic-import')));
  return {
    name: 'common-imports',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        if (!later.has(path.relative('', file))) return null;
        const source = await readFile(file, 'utf8');
        return { contents: `${source}\n${imports.join('')}`, loader: 'tsx' };
      });
    },
  };

  function importsOf(file: string, kind: ImportKind): string[] {
    const found = inputs[file]?.imports.filter((one) => one.kind === kind && !one.external);
    return [...new Set(found?.map((one) => one.path))];
  }

  /** The file and everything loaded with it. */
  function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const one of importsOf(file, 'import-statement')) reachedFrom(one, seen);
    return seen;
  }
}

/**
 * Sonner inserts its style sheet as text, which the policy of finished pages forbids, so here it becomes a
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
