import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { demoStaff } from '@/lib/commands/demo/people';
import { realGateways } from '@/lib/payments/payment-ways';
import { staffRoles } from '@/lib/staff/staff-roles';

const papers = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

const topLevel = /^(app|components|content|docs|lib|prisma|public|tests)\//;

test.each(papers)('%s names files and pages that exist', (paper) => {
  const text = readFileSync(paper, 'utf8');
  const files = [...text.matchAll(/`([^`\s…<>*{}]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => topLevel.test(name) && !name.startsWith('prisma/client'));
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) =>
    path.join(path.dirname(paper), target),
  );
  expect([...files, ...links].filter((file) => !existsSync(file))).toEqual([]);
});

test.each(papers)('%s links to headings that exist', (paper) => {
  const links = [...readFileSync(paper, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)];
  const lost = links.filter(([, file = '', anchor = '']) => {
    const text = readFileSync(file ? path.join(path.dirname(paper), file) : paper, 'utf8');
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
    return !anchors.includes(anchor);
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

const rooms = readdirSync('lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${name}/`);

test.each<[string, readonly string[], readonly string[]]>([
  ['room of lib', rooms, ['README.md']],
  ['role', Object.keys(staffRoles), ['README.md', 'docs/glossary.md', 'docs/operations.md']],
  ['account of the demo', demoStaff.map(({ email }) => email.replace(/@.*/, '@')), ['README.md']],
  [
    'gateway',
    realGateways.map(([, label]) => label),
    ['docs/glossary.md', 'docs/operations.md', 'docs/security/README.md'],
  ],
])('every %s is named in the papers that list them', (_, names, lists) => {
  const missing = lists.flatMap((paper) => {
    const text = readFileSync(paper, 'utf8');
    return names.filter((name) => !text.includes(name)).map((name) => `${paper}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every role has an account in the demo', () => {
  const inDemo = new Set<string>(demoStaff.map(({ role }) => role));
  expect(Object.keys(staffRoles).filter((role) => !inDemo.has(role))).toEqual([]);
});

const sources = ['app', 'components', 'content', 'lib', 'prisma', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.(tsx?|css|prisma)$/.test(file) && !file.startsWith('prisma/client'));

test('comments name files that exist', () => {
  const comment = /^\s*(?:\/\/|\/?\*).*$/gm;
  const named =
    /(?<![\w/@.])(?:app|components|content|lib|prisma|tests)\/[\w./()[\]-]+\.(?:tsx?|mjs|css|typ)\b/g;
  const lost = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(comment)]
      .flatMap(([line]) => line.match(named) ?? [])
      .filter((file) => !existsSync(file))
      .map((file) => `${source}: ${file}`),
  );
  expect(lost).toEqual([]);
});

test('every decision that code refers to is recorded', () => {
  const recorded = readdirSync('docs/decisions').flatMap((file) =>
    [...readFileSync(path.join('docs/decisions', file), 'utf8').matchAll(/^\*\*(D\d+) /gm)].map(
      ([, number]) => number,
    ),
  );
  expect(new Set(recorded).size).toBe(recorded.length);
  const cited = sources
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\((?:decision )?(D\d+)\)/g)])
    .map(([, number]) => number);
  expect(cited.length).toBeGreaterThan(0);
  expect([...new Set(cited)].filter((number) => !recorded.includes(number))).toEqual([]);
});
