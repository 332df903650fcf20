import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FINISHED_FOLDER, MANIFEST, type FinishedManifest } from '@/lib/publishing/finished-file';
import { rawRequest } from '../support/calls/raw-request';
import { sharedSite } from '../support/process/site';

/** The key of every file with a hash in its name. */
const HASHED = '/_next/static/';

// Reads the configuration as nginx does. `npm run check:front` asks nginx itself.
const site = sharedSite();

const read = (file: string) => readFileSync(path.join(FINISHED_FOLDER, file), 'utf8');
const { files } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as FinishedManifest;
const maps = read('nginx-maps.conf');

/** A block of lines `"from" "to";`, with the names in lower case, as nginx compares them. */
function block(head: string): Map<string, string> {
  const start = maps.indexOf(`${head} {\n`);
  expect(start).toBeGreaterThanOrEqual(0);
  const lines = maps.slice(start, maps.indexOf('\n}', start)).split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [, from = '', to = ''] = /^ {2}"(.*?)" "(.*)";$/.exec(line) ?? [];
      return [from.toLowerCase(), to.replaceAll('\\"', '"')] as const;
    }),
  );
}

const added = [...read('nginx-headers.conf').matchAll(/^add_header (\S+) (\$\S+);$/gm)].map(
  ([, name = '', variable = '']) => {
    const source = name === 'Strict-Transport-Security' ? '$public_scheme' : '$finished_key';
    return [name.toLowerCase(), block(`map ${source} ${variable}`)] as const;
  },
);

test('nginx sends the headers of our own server, for every finished file', async () => {
  const fileOf = block('map $finished_key $finished_file');
  const types = new Map([...block('types')].map(([type, ending]) => [`.${ending}`, type]));
  // The site itself reads which plan a query names.
  const byPath = Object.keys(files).filter((address) => !address.includes('?'));
  const isHashed = (address: string) => address.startsWith(HASHED);
  expect(fileOf.size).toBe(byPath.filter((address) => !isHashed(address)).length + 1);
  expect(byPath.length).toBeGreaterThan(100);
  for (const address of byPath) {
    const { headers } = await rawRequest(site.url, address);
    const { 'content-type': type, ...rest } = headers;
    const key = isHashed(address) ? HASHED : address.toLowerCase();
    const file = isHashed(address) ? address : (fileOf.get(key) ?? '');
    expect([address, types.get(path.extname(file))]).toEqual([address, type]);
    // nginx sets these from the file.
    for (const name of ['date', 'connection', 'keep-alive', 'content-length', 'etag', 'vary'])
      delete rest[name];
    delete rest['accept-ranges'];
    const told = added.flatMap(([name, map]) => {
      const value = map.get(key);
      return value === undefined ? [] : [[name, value] as const];
    });
    expect({ address, ...Object.fromEntries(told) }).toEqual({ address, ...rest });
  }
});

/** The path of a finished file to which nginx maps the URL, by the expression in its configuration. */
function finishedPath(url: string, method = 'GET'): string {
  const line = /"~(\^.*\$)" \$path;/.exec(readFileSync('nginx.conf', 'utf8'))?.[1] ?? '';
  return new RegExp(line).exec(`${url} ${method}`)?.groups?.path ?? '';
}

test.each([
  ['/about', '/about'],
  ['/', '/'],
  ['/about?utm_source=Mail', '/about'],
  ['/_next/static/chunks/aB-9.js', '/_next/static/chunks/aB-9.js'],
  ['/ABOUT', ''],
  ['/_NEXT/static/a.js', ''],
  ['/about?x&_rsc=1', '/about'],
])('of %s nginx looks for "%s"', (url, expected) => {
  expect(finishedPath(url)).toBe(expected);
  expect(finishedPath(url, 'HEAD')).toBe(expected);
});

test('what only the site can answer is never served from disk', () => {
  for (const method of ['POST', 'PUT', 'OPTIONS']) expect(finishedPath('/about', method)).toBe('');
});
