import { readFileSync } from 'node:fs';
import { routeFiles, routeTable } from '@/lib/delivery/route-table';

const read = <T>(name: string) => JSON.parse(readFileSync(`.next/${name}`, 'utf8')) as T;

/** The URL of each file from Next's build, without icons and the like, which have no file in the project. */
const built = Object.entries(read<Record<string, string>>('app-path-routes-manifest.json'))
  .map(([file, address]) => ({ address, isPage: file.endsWith('/page') }))
  .filter(({ address }) => !/^\/(_|[\w.-]+\.\w+$)/.test(address));
const { dynamicRoutes } = read<{ dynamicRoutes: { page: string; regex: string }[] }>(
  'routes-manifest.json',
);

const files = routeFiles('app');
const find = routeTable(
  files.map(({ path, isPage }) => ({ path, handlers: isPage ? null : { GET: () => path } })),
);

const named = (routes: { address: string; isPage: boolean }[]) =>
  routes.map(({ address, isPage }) => `${isPage ? 'page' : 'handler'} ${address}`).sort();

test('the routes are those of Next’s build', () => {
  const ours = files.map(({ path, isPage }) => ({ address: path, isPage }));
  expect(named(ours.filter(({ address }) => !/^\/[\w.-]+\.\w+$/.test(address)))).toEqual(
    named(built),
  );
});

/** Next's own match: static segments before dynamic ones, then the manifest's order. */
function nextFinds(pathname: string): string | undefined {
  const exact = built.find(({ address }) => address === pathname);
  return (
    exact?.address ?? dynamicRoutes.find(({ regex }) => new RegExp(regex).test(pathname))?.page
  );
}

test('each address leads where it leads in Next', () => {
  const words = ['x', 'sandbox', 'pdf', 'a.jpg', 'a%2Fb', '%E0%A4%95', 'a b'];
  for (const { path } of files) {
    for (const word of words) {
      const rest = [word, `${word}/chunks/${word}`];
      for (const more of rest) {
        const address = path.replaceAll(/\[\.{3}\w+\]/g, more).replaceAll(/\[\w+\]/g, word);
        const found = find(address)?.path;
        // Text that is not a valid URL is left to Next.
        if (address.includes(' ')) expect([address, found]).toEqual([address, undefined]);
        else expect([address, found]).toEqual([address, nextFinds(address)]);
      }
    }
  }
});

test('the values of names are decoded', () => {
  expect(find('/public/a%20b.jpg')?.params).toEqual({ filename: 'a b.jpg' });
  expect(find('/searchuser/site/look/v/static/a%2Fb.js')?.params).toEqual({
    version: 'v',
    file: ['static', 'a/b.js'],
  });
});

test.each([
  '/api/student/login/',
  '/api//student/login',
  '/API/student/login',
  '/api/student/log%69n',
  '/public/',
  '/public/a/b',
  '/public/%2e%2e',
  '/public/..',
  '/public\\a.jpg',
  '/',
  '',
])('%j has no handler of the site', (pathname) => {
  expect(find(pathname)?.handlers ?? null).toBeNull();
});
