import { inflateSync } from 'node:zlib';

/** Several times the unpacked object streams of a book of 50 MB. */
const MOST_UNPACKED = 32 * 1024 * 1024;

const TOO_LARGE =
  'This PDF unpacks to far more than its size. Open it, print it into a new PDF, then choose that one.';
const UNUSUAL =
  'This PDF is packed in an unusual way. Open it, print it into a new PDF, then choose that one.';

/**
 * A reason not to read a PDF: the streams that a reader has to unpack to find its objects may
 * be a few kilobytes that become gigabytes. Streams of pages and pictures are not unpacked here.
 * @param {Buffer} bytes
 * @returns {string | null} a sentence for the office
 */
export function unpackingFault(bytes) {
  let left = MOST_UNPACKED;
  for (const { dictionary, start } of streamsOf(bytes)) {
    if (!/\/(?:ObjStm|XRef)\b/.test(dictionary)) continue;
    const filters = filtersOf(dictionary);
    if (filters === null || filters.length > 1) return UNUSUAL;
    if (filters.length === 0) continue;
    if (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl') return UNUSUAL;
    try {
      left -= inflateSync(bytes.subarray(start), { maxOutputLength: Math.max(1, left) }).length;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      return code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : UNUSUAL;
    }
    if (left <= 0) return TOO_LARGE;
  }
  return null;
}

const LONGEST_DICTIONARY = 16 * 1024;

/**
 * The dictionary of each stream, its names unescaped, and where its bytes begin.
 * @param {Buffer} bytes
 */
function* streamsOf(bytes) {
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const before = bytes.toString('latin1', Math.max(0, at - LONGEST_DICTIONARY), at);
    const start =
      at + 6 + (/^\r?\n?/.exec(bytes.toString('latin1', at + 6, at + 8))?.[0].length ?? 0);
    const object = before.slice(before.lastIndexOf('obj') + 3);
    yield { dictionary: unescaped(object), start };
  }
}

/**
 * The names of the filters; null when they are in another object.
 * @param {string} dictionary
 */
function filtersOf(dictionary) {
  const named = /\/(?:Filter|F)(?![\w#])\s*(\[[^\]]*\]|\/[\w#]+|[^/\s])/.exec(dictionary)?.[1];
  if (named === undefined) return [];
  if (!/^[[/]/.test(named)) return null;
  if (/\d\s+\d+\s+R/.test(named)) return null;
  return [...named.matchAll(/\/([^\s/[\]]+)/g)].map(([, name]) => name);
}

/**
 * `/Obj#53tm` is `/ObjStm`.
 * @param {string} names
 */
export const unescaped = (names) =>
  names.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
