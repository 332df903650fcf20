import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, stop, type ImportKind, type Metafile, type Plugin } from 'esbuild';
import { publishedAlias } from '@/next.config.mjs';
import type { IslandFiles } from '../publishing/finished-file';

const OFFICE_STARTER = 'components/islands/start-islands.ts';
const HYDRATE = 'components/islands/hydrate.ts';
const ADDRESS = '/_next/static/islands';

/** Whose pages islands stand on. Each has scripts of its own, so that none carries what only the other needs. */
interface Audience {
  /** First word of the loader's file name. */
  name: string;
  loader: string;
  registry: string;
  /** Of all its islands, how many have to import a file for every script to import it. */
  common: number;
}

const visitors: Audience = {
  name: 'islands',
  loader: 'components/islands/loader.ts',
  registry: 'components/islands/registry.ts',
  common: 1 / 5,
};
const staff: Audience = {
  name: 'office',
  loader: 'components/islands/office-loader.ts',
  registry: 'components/islands/office-registry.ts',
  common: 1 / 4,
};

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
  const outdir = `${staticFolder}/islands`;
  const finished = await bundle(visitors, outdir);
  const office = await bundle(staff, outdir);
  // Ends esbuild's child process.
  await stop();
  return {
    loader: addressOf(outputOf(finished, visitors.loader)),
    office: await officeScripts(office),
  };
}

async function bundle({ name, loader, registry, common }: Audience, outdir: string) {
  const settings = {
    entryPoints: { [name]: loader },
    alias: { ...publishedAlias(), 'next/navigation': './components/islands/router.ts' },
    outdir,
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
    plugins: [toasterStyles, joinCommonImports(separate.inputs, registry, common)],
  });
  return metafile.outputs;
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
  const loader = outputOf(outputs, staff.loader);
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
 * The bundler writes a script for each combination of islands that import the same files. Here every script
 * that is loaded later imports all that many islands import, and what starts them, so that this becomes one
 * script.
 * @param inputs what the islands import by themselves
 * @param share of the islands, see `Audience`
 */
function joinCommonImports(inputs: Metafile['inputs'], registry: string, share: number): Plugin {
  const islands = importsOf(registry, 'dynamic-import');
  const users = new Map<string, number>();
  for (const file of islands.flatMap((island) => [...reachedFrom(island)])) {
    users.set(file, (users.get(file) ?? 0) + 1);
  }
  const common = reachedFrom(HYDRATE);
  for (const [file, count] of users) if (count >= islands.length * share) common.add(file);
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

  /** The file and all that is loaded with it. */
  function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const one of importsOf(file, 'import-statement')) reachedFrom(one, seen);
    return seen;
  }
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
