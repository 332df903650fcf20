import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['components/office', 'components/pages', 'content', 'lib/publishing', 'app'];

/** Labels, headings, buttons and points in the sources of the office, joined into one line. */
const printed = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  .join('\n')
  .replace(/\s+/g, ' ');

const guide = readFileSync('docs/owner.md', 'utf8');
const labels = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label);

test('each label of the owner’s guide is one of the screens', () => {
  expect(labels.length).toBeGreaterThan(40);
  const unknown = labels.filter((label) =>
    label
      .replace(/\.$/, '')
      .split(/: |…/)
      .some((part) => !printed.includes(part.trim())),
  );
  expect(unknown).toEqual([]);
});
