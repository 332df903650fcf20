import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => ending.test(file) && !file.startsWith('prisma/client'));
}

const read = (file: string) => readFileSync(file, 'utf8');
const sources = ['app', 'components', 'content', 'lib', 'prisma'].flatMap((folder) =>
  filesBelow(folder, /\.(ts|tsx|mjs)$/),
);

test('only lib/data asks the database, through lib/db', () => {
  const askers = sources.filter((file) =>
    /from '(pg|@prisma\/client|[^']*\/prisma\/client\/?[^']*|[^']*\/db)'/.test(read(file)),
  );
  const others = askers.filter(
    (file) => !/^(lib\/(data|commands|server)|prisma)\/|^lib\/db\.ts$/.test(file),
  );
  expect(askers).toContain('lib/data/leads.ts');
  expect(others).toEqual([]);
});

test('what touches the database or a visitor’s data can never reach a browser bundle', () => {
  const guarded = [
    ...filesBelow('lib/data', /\.ts$/),
    'lib/db.ts',
    'lib/api.ts',
    'lib/multipart.ts',
    'lib/plain-form.ts',
    'lib/read-lead.ts',
  ];
  expect(guarded.filter((file) => !read(file).includes("import 'server-only'"))).toEqual([]);
});

test('every call is made by handler, so that every refusal has the one shape', () => {
  const routes = filesBelow('app/api', /route\.ts$/);
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter((file) => !/\bhandler\(/.test(read(file)))).toEqual([]);
});

test('pages people read ask neither session nor database, at build time only', () => {
  const dynamic = filesBelow('app/(static)', /\.tsx$/).filter((file) =>
    /next\/headers|searchParams|lib\/data|force-dynamic|'use client'/.test(read(file)),
  );
  expect(dynamic).toEqual([]);
  const open = filesBelow('app/(static)', /\[\w+\]\/page\.tsx$/).filter(
    (file) => !/export const dynamicParams = false/.test(read(file)),
  );
  expect(open).toEqual([]);
});

/** The files of ours that `file` imports, directly. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/^(?:import|export)\b[^;]*? from '([@.][^']*)'/gm)]
    .map(([, name = '']) =>
      name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name),
    )
    .flatMap((name) => [`${name}.tsx`, `${name}.ts`])
    .filter((name) => sources.includes(name));
}

test('the pages people read need no client component', () => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(visit);
  };
  filesBelow('app/(static)', /\.tsx$/).forEach(visit);
  expect(seen).toContain('components/site/page-frame.tsx');
  expect([...seen].filter((file) => /^'use client'/m.test(read(file)))).toEqual([]);
});

test('files have names that say what is inside', () => {
  const drawers = sources.filter((file) =>
    /(^|\/)(utils?|helpers?|common|misc|types|constants)(\.|\/)/.test(file),
  );
  expect(drawers).toEqual([]);
  const odd = sources.filter((file) => !/^[a-z0-9[\].()/-]+$/.test(file));
  expect(odd).toEqual([]);
});

test('a file outside content stays under 200 lines', () => {
  const long = [...sources, 'server.ts'].filter(
    (file) => !file.startsWith('content/') && read(file).split('\n').length > 200,
  );
  expect(long).toEqual([]);
});
