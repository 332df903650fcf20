import { routes } from '@/content/pages/routes';
import { pageKindLabel, pageKindOf } from '@/lib/web-vitals/page-kinds';

test('pages that differ in their exam or topic are of one kind, all others of their own', () => {
  expect(
    ['/', '/fees', '/onlinecourses', '/onlinecourses/gate', '/onlinecourses/csir-net'].map(
      pageKindOf,
    ),
  ).toEqual(['/', '/fees', '/onlinecourses', '/onlinecourses/{exam}', '/onlinecourses/{exam}']);
  expect(['/gate', '/cuet-pg', '/gate/cut-off', '/cuet-pg/eligibility'].map(pageKindOf)).toEqual([
    '/{exam}',
    '/{exam}',
    '/{exam}/{topic}',
    '/{exam}/{topic}',
  ]);
});

test('every page of the site has a kind with a name, and no other path has one', () => {
  for (const { path } of routes) {
    const kind = pageKindOf(path) ?? '';
    expect([path, pageKindLabel(kind)]).toEqual([path, expect.stringMatching(/^[A-Z]/)]);
  }
  const others = [
    '',
    'fees',
    '/fees/',
    '/fees?a=1',
    '/FEES',
    '/{exam}',
    '/pay/secret',
    '__proto__',
  ];
  expect(others.map(pageKindOf)).toEqual(others.map(() => null));
});
