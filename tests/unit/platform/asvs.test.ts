import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Requirement {
  level: 1 | 2;
  about: string;
  tests?: string[];
  documented?: string;
  absent?: string;
  deviation?: string;
  since?: string;
}

const requirements = Object.entries(
  parse(readFileSync('docs/security/asvs.yaml', 'utf8')) as Record<string, Requirement>,
);

test('every requirement of levels 1 and 2 is there, and held in one way', () => {
  const levels = requirements.map(([, { level }]) => level);
  // 70 and 183 of the 345 requirements of ASVS 5.0.0.
  expect(levels.filter((level) => level === 1)).toHaveLength(70);
  expect(levels.filter((level) => level === 2)).toHaveLength(183);
  for (const [id, { about, tests, documented, absent, deviation }] of requirements) {
    const ways = [tests, documented, absent, deviation].filter(Boolean);
    expect([id, ways.length, about !== '']).toEqual([id, 1, true]);
  }
});

test('every deviation has the day on which it was decided', () => {
  const deviations = requirements.filter(([, { deviation }]) => deviation);
  expect(deviations.length).toBeGreaterThan(0);
  for (const [id, { since }] of deviations)
    expect([id, since]).toEqual([id, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
});

/** The text of `tests/<name>.test.ts` or `.spec.ts`; null without one. */
function testFile(name: string): string | null {
  const file = [`tests/${name}.test.ts`, `tests/${name}.spec.ts`].find((one) => existsSync(one));
  return file ? readFileSync(file, 'utf8') : null;
}

test('every test that is named exists', () => {
  const missing = requirements.flatMap(([id, { tests = [] }]) =>
    tests
      .filter((named) => {
        const [name = '', title = ''] = named.split(/: (.*)/);
        return title.length < 12 || !testFile(name)?.includes(title);
      })
      .map((named) => `${id} ${named}`),
  );
  expect(missing).toEqual([]);
});

test('every paper that is named has its heading', () => {
  const missing = requirements.filter(([, { documented }]) => {
    if (!documented) return false;
    const [file = '', heading] = documented.split('#');
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(`# ${heading}\n`);
  });
  expect(missing.map(([id, { documented }]) => `${id} ${documented}`)).toEqual([]);
});
