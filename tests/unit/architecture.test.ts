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

test('only lib/data asks the database, through lib/platform', () => {
  const askers = sources.filter((file) =>
    /from '(pg|@prisma\/client|[^']*\/prisma\/client\/?[^']*|[^']*\/db|[^']*\/statement)'/.test(
      read(file),
    ),
  );
  const others = askers.filter(
    (file) => !/^(lib\/(data|commands|server|platform)|prisma)\//.test(file),
  );
  expect(askers).toContain('lib/data/leads.ts');
  expect(others).toEqual([]);
});

test('what touches the database or a visitor’s data can never reach a browser bundle', () => {
  const guarded = [
    ...filesBelow('lib/data', /\.ts$/),
    'lib/platform/db.ts',
    'lib/api.ts',
    'lib/multipart.ts',
    'lib/plain-form.ts',
    'lib/read-lead.ts',
  ];
  expect(guarded.filter((file) => !read(file).includes("import 'server-only'"))).toEqual([]);
});

/** Nothing in them is a secret; commands, which are no server component, use them too. */
const openAuth = [
  ...['common-passwords', 'device-name', 'password', 'password-fault', 'random-token'],
  ...['readable-code', 'session-lifetimes', 'totp'],
];

test('what holds a secret or says who is asking can never reach a browser bundle', () => {
  const open = filesBelow('lib/auth', /\.ts$/).filter(
    (file) => !read(file).includes("import 'server-only'"),
  );
  const names = open.map((file) => path.basename(file, '.ts'));
  expect(names.sort()).toEqual([...openAuth, 'sign-in-links-sent'].sort());
  const secret =
    /next-auth|next\/headers|session-secret|lib\/data|lib\/platform\/db|SESSION_SECRET|'cookie'/;
  expect(open.filter((file) => secret.test(read(file)))).toEqual([]);
});

test('calls go by the token and pages by the cookie; logging out alone takes either', () => {
  const cookieReaders = /next\/headers|get\('cookie'\)|\.cookies\b/;
  const calls = filesBelow('app/api', /route\.ts$/).filter((file) =>
    [...reachedFrom([file])].some((one) => cookieReaders.test(read(one))),
  );
  expect(calls).toEqual(['app/api/student/logout/route.ts']);
  const downloads = filesBelow('app/(staff)', /route\.ts$/);
  const pages = [...filesBelow('app', /\.tsx$|pdf\/route\.ts$/), ...downloads];
  expect(pages).toContain('app/(student)/history/page.tsx');
  const reached = reachedFrom(pages);
  expect(reached).toContain('lib/auth/page-log-in.ts');
  // Gateways prove their notices by a header of the same name; pages ask only which of them is in use.
  const ours = [...reached].filter((file) => !file.startsWith('lib/payments/'));
  expect(ours.filter((file) => /'authorization'/i.test(read(file)))).toEqual([]);
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

/** `files`, and whatever of ours they import, however far away. */
function reachedFrom(files: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(visit);
  };
  files.forEach(visit);
  return seen;
}

test('the pages people read need no client component', () => {
  const seen = reachedFrom(filesBelow('app/(static)', /\.tsx$/));
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
