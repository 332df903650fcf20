import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  endingOf,
  FINISHED_FOLDER,
  MANIFEST,
  type FinishedManifest,
} from '@/lib/server/finished-file';

const KB = 1024;
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as FinishedManifest;
const pagesPeopleRead = Object.entries(manifest.files)
  .filter(([, file]) => file.contentSecurityPolicy?.includes("script-src 'self';"))
  .map(([address]) => address);

/** Bytes of a file as a browser gets it: brotli where there is one. */
function sent(address: string): number {
  const file = manifest.files[address];
  if (!file) throw new Error(`${address} is not among the finished files.`);
  const ending = file.encodings.includes('br') ? endingOf.br : '';
  return statSync(path.join(FINISHED_FOLDER, file.name + ending)).size;
}

/** Addresses in the HTML of a page that are fetched at once. */
function fetchedAtOnce(address: string) {
  const html = readFileSync(
    path.join(FINISHED_FOLDER, manifest.files[address]?.name ?? ''),
    'utf8',
  );
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  return {
    scripts: all(/<script src="([^"]+)"/g),
    styles: all(/<link rel="stylesheet" href="([^"]+)"/g),
    fonts: all(/<link rel="preload" href="([^"]+\.woff2)"/g),
  };
}

const sum = (addresses: readonly string[]) =>
  addresses.reduce((total, address) => total + sent(address), 0);

test('the pages people read are there', () => {
  expect(pagesPeopleRead).toEqual(
    expect.arrayContaining(['/onlinecourses/csir-net', '/gate', '/videos', '/privacy-policy']),
  );
  expect(pagesPeopleRead.length).toBeGreaterThan(35);
});

test.each(pagesPeopleRead)('%s keeps to its bytes', (address) => {
  const { scripts, styles, fonts } = fetchedAtOnce(address);
  expect(sum(scripts)).toBeLessThanOrEqual(4 * KB);
  expect(styles).toHaveLength(1);
  expect(fonts).toHaveLength(2);
  expect(sent(address) + sum([...scripts, ...styles, ...fonts])).toBeLessThanOrEqual(80 * KB);
});
