import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages of the site, agreed with its owner. */
const agreed = [
  'next',
  'react',
  'react-dom',
  'next-auth',
  'prisma',
  '@prisma/client',
  'zod',
  'react-hook-form',
  '@hookform/resolvers',
  'sonner',
  'embla-carousel-react',
  'next-sitemap',
  'schema-dts',
  'playwright',
  'jest',
];

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => path.join(folder, file));

/** Shipped sources, with the generated client, the only importer of its package. */
const shipped = [
  ...['app', 'components', 'content', 'lib', 'prisma'].flatMap(filesBelow),
  'server.ts',
  'worker.ts',
  'next.config.mjs',
  'next-sitemap.config.mjs',
  'playwright.config.ts',
  'prisma.config.ts',
  'jest.config.mjs',
  'tests/run.mjs',
].map((file) => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, ''));

const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;

test.each(agreed)('%s is installed, and used by shipped code or by a script', (name) => {
  const exact = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect({ ...dependencies, ...devDependencies }).toMatchObject({ [name]: exact });
  const escaped = name.replace(/[/.-]/g, '\\$&');
  // import … from 'name', import('name/part'), resolve('name/…'), node_modules/name/cli.js
  const imported = new RegExp(
    `(from |import |import\\(|require\\(|resolve\\()['"]${escaped}(/[^'"]*)?['"]|['"/]node_modules/${escaped}/|\\bbin\\('${escaped}/|'${escaped}/[\\w./-]+\\.c?js'`,
  );
  const run = new RegExp(`(^|[\\s/])${escaped}( |$)`);
  const uses =
    shipped.filter((source) => imported.test(source)).length +
    Object.values(scripts).filter((script) => run.test(script)).length;
  expect(uses).toBeGreaterThan(0);
});
