import { readFileSync } from 'node:fs';
import semver from 'semver';

/** The oldest versions without a known vulnerability, as the registry's audit cannot always be reached. */
const floors: Record<string, string> = {
  next: '16.3.3',
  'next-auth': '4.24.15',
  nodemailer: '9.0.5',
  sharp: '0.35.4',
};

const atLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0;

interface Entry {
  version: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };

test.each(Object.entries(floors))('%s is at least %s wherever it is installed', (name, floor) => {
  const installed = Object.entries(packages)
    .filter(([place]) => place.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version);
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.filter((version) => !atLeast(version, floor))).toEqual([]);
});

// npm warns about others at every install.
test('every package runs on the oldest Node that package.json allows', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Entry;
  const oldest = semver.minVersion(engines?.node ?? '')?.version ?? '';
  expect(readFileSync('README.md', 'utf8')).toContain(`Node.js ${oldest.replace(/\.0$/, '')} or`);
  const refusing = Object.entries(packages)
    .filter(([, { engines: own }]) => own?.node && !semver.satisfies(oldest, own.node))
    .map(([place, { engines: own }]) => `${place} asks for Node ${own?.node}`);
  expect(refusing).toEqual([]);
});

test('the lock file names no place to download from', () => {
  expect(text).not.toContain('"resolved"');
});

/** Whether Node would find the package from there: beside the importing package or beside its parents. */
function isLocked(from: string, name: string): boolean {
  const place = `${from && `${from}/`}node_modules/${name}`;
  if (packages[place]) return true;
  if (from === '') return false;
  return isLocked(from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name);
}

// The comparison that npm ci makes before it installs.
test('the lock file holds what package.json asks for', () => {
  const asked = JSON.parse(readFileSync('package.json', 'utf8')) as Entry;
  const { dependencies, optionalDependencies, devDependencies } = asked;
  expect(packages['']).toMatchObject({ dependencies, optionalDependencies, devDependencies });
  for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
    const version = packages[`node_modules/${name}`]?.version;
    expect([name, version]).toEqual([name, wanted.replace(/^npm:.*@/, '')]);
  }
});

test('the lock file holds every package for every platform, as npm run lock:complete writes it', () => {
  const missing = Object.entries(packages).flatMap(([place, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isLocked(place, name))
      .map((name) => `${place} needs ${name}`),
  );
  expect(missing).toEqual([]);
});
