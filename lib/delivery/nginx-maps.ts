import { fileType, typeByEnding, type FinishedFile } from '../publishing/finished-file';
import { STATIC_ADDRESS } from './next-output';
import { finishedHeaders, transportHeaders } from './security-headers';

/** Files that `nginx.conf` includes: `maps` at http level, `headers` where it serves files. */
export type NginxFiles = { maps: string; headers: string };

const HASHED = `${STATIC_ADDRESS}/`;

/**
 * The finished files and their headers as nginx maps. `nginx.conf` sets `$finished_key` to the requested path,
 * or to the folder of a file with a hash in its name, and `$public_scheme` to the visitor's protocol.
 * @throws Error for values that nginx cannot express
 */
export function nginxFiles(files: Readonly<Record<string, FinishedFile>>): NginxFiles {
  // The site itself reads the plan in a query.
  const byPath = Object.entries(files).filter(([address]) => !address.includes('?'));
  const all = byPath.map(([address, file]) => {
    checkAddress(address, file);
    return { address, file: `/${file.name}`, headers: finishedHeaders(file) };
  });
  const hashed = all.filter(({ address }) => address.startsWith(HASHED));
  if (new Set(hashed.map(({ headers }) => JSON.stringify(headers))).size > 1) {
    throw new Error(`The files below ${HASHED} have different headers.`);
  }
  const entries = [
    ...all.filter((one) => !hashed.includes(one)),
    ...hashed.slice(0, 1).map((one) => ({ ...one, address: HASHED, file: HASHED })),
  ];
  const names = [...new Set(entries.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = [
    block(
      'types',
      Object.entries(typeByEnding).map(([ending, { type }]) => [type, ending.slice(1)]),
    ),
    map(
      '$finished_key',
      '$finished_file',
      entries.map(({ address, file }) => [address, file]),
    ),
    ...names.map((name) =>
      map(
        '$finished_key',
        variable(name),
        entries.flatMap(({ address, headers }) => {
          const value = headers[name];
          return value === undefined ? [] : [[address, value] as const];
        }),
      ),
    ),
    ...Object.entries(transportHeaders).map(([name, value]) =>
      map('$public_scheme', variable(name), [['https', value]]),
    ),
  ];
  const added = [...names, ...Object.keys(transportHeaders)];
  return {
    maps: `${WRITTEN_BY}${maps.join('\n')}`,
    headers: `${WRITTEN_BY}${added.map((name) => `add_header ${name} ${variable(name)};\n`).join('')}`,
  };
}

const WRITTEN_BY = '# Written by `npm run build` (lib/delivery/nginx-maps.ts).\n';

type Line = readonly [from: string, to: string];

/** A key without an entry maps to the empty string, and nginx omits headers with an empty value. */
function map(from: string, to: string, lines: readonly Line[]): string {
  return block(`map ${from} ${to}`, lines);
}

function block(head: string, lines: readonly Line[]): string {
  return `${head} {\n${lines.map(([from, to]) => `  ${quoted(from)} ${quoted(to)};\n`).join('')}}\n`;
}

function variable(header: string): string {
  return `$finished_${header.toLowerCase().replaceAll('-', '_')}`;
}

function quoted(text: string): string {
  if (/[$\\\n]/.test(text)) throw new Error(`nginx would expand a variable in ${text}.`);
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** nginx's maps ignore case, so `nginx.conf` allows capitals in one folder only. */
function checkAddress(address: string, { name, type }: FinishedFile): void {
  if (/[A-Z]/.test(address) && !address.startsWith(`${STATIC_ADDRESS}/`)) {
    throw new Error(
      `${address} has a capital letter: nginx could not tell it from ${address.toLowerCase()}.`,
    );
  }
  if (fileType(name).type !== type) throw new Error(`nginx would not send ${name} as ${type}.`);
}
