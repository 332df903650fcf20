import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const papers = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
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

test('every decision that code refers to is recorded', () => {
  const recorded = readdirSync('docs/decisions').flatMap((file) =>
    [...readFileSync(path.join('docs/decisions', file), 'utf8').matchAll(/^\*\*(D\d+) /gm)].map(
      ([, number]) => number,
    ),
  );
  expect(new Set(recorded).size).toBe(recorded.length);
  const cited = ['app', 'components', 'content', 'lib', 'prisma', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.(tsx?|css|prisma)$/.test(file) && !file.startsWith('prisma/client'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\((?:decision )?(D\d+)\)/g)])
    .map(([, number]) => number);
  expect(cited.length).toBeGreaterThan(0);
  expect([...new Set(cited)].filter((number) => !recorded.includes(number))).toEqual([]);
});
