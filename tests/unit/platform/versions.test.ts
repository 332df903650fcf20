import { readFileSync } from 'node:fs';

/** The oldest versions without a published hole; the registry's audit is not always in reach. */
const floors: Record<string, string> = {
  next: '16.3.3',
  'next-auth': '4.24.15',
  nodemailer: '9.0.5',
  sharp: '0.35.4',
};

const atLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0;

test.each(Object.entries(floors))('%s is at least %s wherever it is installed', (name, floor) => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const installed = Object.entries(lock.packages)
    .filter(([place]) => place.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version);
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.filter((version) => !atLeast(version, floor))).toEqual([]);
});

test('the lock file names no place to download from', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});
