import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isPhotoPath } from '@/content/facts/person-photo';
import {
  endingOf,
  FINISHED_FOLDER,
  MANIFEST,
  type Encoding,
  type FinishedFile,
  type FinishedManifest,
} from '../publishing/finished-file';
import { storedUrl } from './chosen-pages';
import { STATIC_ADDRESS } from './next-output';
import { finishedHeaders, transportHeaders } from './security-headers';
import { withDays } from './sitemap';

type Headers = Readonly<Record<string, string>>;
type Version = { bytes: Buffer; headers: Headers; etag: string; lines: HeaderLines };
/** Names and values in turn, the cheapest form for Node to send. */
type HeaderLines = { plain: string[]; overTls: string[] };
type Answer = Record<'identity', Version> & Partial<Record<Encoding, Version>>;

/** The finished files, in memory. */
export type FinishedSite = {
  /**
   * Answers a request for a finished file; otherwise returns false and writes nothing.
   * @param isOverTls whether the visitor came over TLS
   */
  serve: (request: IncomingMessage, response: ServerResponse, isOverTls: boolean) => boolean;
  manifest: FinishedManifest;
  /**
   * Also serves the hashed files of another version, which open pages still request.
   * @param isOlder leaves out its photos, since a person may have withdrawn consent
   */
  alsoServe: (folder: string, isOlder?: boolean) => Promise<void>;
  /** Adds the day of each page's last change to the sitemap. */
  dateSitemap: (days: ReadonlyMap<string, string>) => void;
};

const SITEMAP = '/sitemap.xml';

/**
 * Loads all output of `finishBuild` into memory.
 * @param folder with the build
 */
export async function loadFinishedSite(folder: string): Promise<FinishedSite> {
  const manifest = await readManifest(folder);
  const answers = new Map<string, Answer>();
  for (const [address, file] of Object.entries(manifest.files)) {
    answers.set(address, await loadAnswer(folder, file));
  }
  return {
    manifest,
    serve: (request, response, isOverTls) =>
      serveAtOnce(answers, request, response, isOverTls) ||
      serve(answers, request, response, isOverTls),
    alsoServe: async (other, isOlder = false) => {
      for (const [address, file] of Object.entries((await readManifest(other)).files)) {
        if (!address.startsWith(`${STATIC_ADDRESS}/`) || answers.has(address)) continue;
        if (isOlder && isPhotoPath(address)) continue;
        answers.set(address, await loadAnswer(other, file));
      }
    },
    dateSitemap: (days) => {
      const identity = answers.get(SITEMAP)?.identity;
      if (identity && days.size > 0) answers.set(SITEMAP, { identity: dated(identity, days) });
    },
  };
}

/** The manifest of a version. */
export async function readManifest(folder: string): Promise<FinishedManifest> {
  return JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as FinishedManifest;
}

async function loadAnswer(folder: string, file: FinishedFile): Promise<Answer> {
  const load = async (encoding?: Encoding): Promise<Version> => {
    const bytes = await readFile(
      path.join(folder, FINISHED_FOLDER, file.name + (encoding ? endingOf[encoding] : '')),
    );
    const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
    const headers = {
      'Content-Type': file.type,
      'Content-Length': String(bytes.length),
      ETag: etag,
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(file.encodings.length > 0 ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
      ...finishedHeaders(file),
    };
    return { bytes, etag, headers, lines: linesOf(headers) };
  };
  const answer: Answer = { identity: await load() };
  for (const encoding of file.encodings) answer[encoding] = await load(encoding);
  return answer;
}

/** Uncompressed, as it is rarely requested. */
function dated({ bytes, headers }: Version, days: ReadonlyMap<string, string>): Version {
  const now = Buffer.from(withDays(bytes.toString(), days));
  const own = createHash('sha256').update(now).digest('base64url').slice(0, 16);
  const etag = `"${own}"`;
  const changed = { ...headers, 'Content-Length': String(now.length), ETag: etag };
  return { bytes: now, headers: changed, etag, lines: linesOf(changed) };
}

function linesOf(headers: Headers): HeaderLines {
  return {
    plain: Object.entries(headers).flat(),
    overTls: Object.entries({ ...transportHeaders, ...headers }).flat(),
  };
}

/**
 * Fast path for most requests: a GET of exactly one URL, without a condition or a body. Leaves all others to
 * `serve`.
 */
function serveAtOnce(
  answers: ReadonlyMap<string, Answer>,
  request: IncomingMessage,
  response: ServerResponse,
  isOverTls: boolean,
): boolean {
  const { url = '/', method, headers: asked } = request;
  const answer = answers.get(url);
  if (!answer || method !== 'GET') return false;
  if (asked['if-none-match'] !== undefined || asked.range !== undefined) return false;
  if (asked['content-length'] !== undefined || asked['transfer-encoding'] !== undefined)
    return false;
  // Node would discard an unread body in eight callbacks, although there is none.
  request.read();
  const { bytes, lines } = versionFor(answer, asked['accept-encoding']);
  response.writeHead(200, isOverTls ? lines.overTls : lines.plain);
  response.end(bytes);
  return true;
}

function serve(
  answers: ReadonlyMap<string, Answer>,
  request: IncomingMessage,
  response: ServerResponse,
  isOverTls: boolean,
): boolean {
  const { url = '/', method } = request;
  const answer = answers.get(storedUrl(url));
  if (!answer || (method !== 'GET' && method !== 'HEAD')) return false;
  const { bytes, headers: own, etag } = versionFor(answer, request.headers['accept-encoding']);
  const transport = isOverTls ? transportHeaders : {};
  const headers: Headers = { ...transport, ...own };
  if (matches(request.headers['if-none-match'], etag)) {
    const { 'Content-Length': _length, 'Content-Type': _type, ...kept } = headers;
    response.writeHead(304, kept).end();
    return true;
  }
  const range = rangeOf(request, bytes.length, etag, headers);
  if (range === 'unsatisfiable') {
    const size = { 'Content-Range': `bytes */${bytes.length}` };
    response.writeHead(416, { ...transport, ...size }).end();
  } else if (range) {
    const [from, to] = range;
    const part = {
      'Content-Range': `bytes ${from}-${to}/${bytes.length}`,
      'Content-Length': String(to - from + 1),
    };
    response.writeHead(206, { ...headers, ...part });
    response.end(method === 'HEAD' ? undefined : bytes.subarray(from, to + 1));
  } else {
    response.writeHead(200, headers);
    response.end(method === 'HEAD' ? undefined : bytes);
  }
  return true;
}

/** The smallest version the client accepts. */
function versionFor(answer: Answer, accepted = ''): Version {
  for (const encoding of acceptedEncodings(accepted)) {
    const version = answer[encoding];
    if (version) return version;
  }
  return answer.identity;
}

/** Cached, as browsers and proxies send one of a few values. */
const knownEncodings = new Map<string, readonly Encoding[]>();
const MOST_KNOWN = 100;
const LONGEST_KNOWN = 100;

/** The encodings a client accepts, the one with the smallest files first. */
function acceptedEncodings(accepted: string): readonly Encoding[] {
  const known = knownEncodings.get(accepted);
  if (known) return known;
  const encodings = (['br', 'gzip'] as const).filter((encoding) => accepts(accepted, encoding));
  if (knownEncodings.size < MOST_KNOWN && accepted.length <= LONGEST_KNOWN) {
    knownEncodings.set(accepted, encodings);
  }
  return encodings;
}

function accepts(accepted: string, encoding: Encoding): boolean {
  const part = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .find((one) => one === encoding || one.startsWith(`${encoding};`));
  return part !== undefined && !/;\s*q=0(\.0*)?$/.test(part);
}

/** Weak ETag comparison (RFC 9110). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}

type Range = readonly [from: number, to: number];

/** A single byte range of an uncompressed file; other ranges are ignored, as RFC 9110 allows. */
function rangeOf(
  { headers, method }: IncomingMessage,
  size: number,
  etag: string,
  own: Headers,
): Range | 'unsatisfiable' | null {
  if (method !== 'GET' || !own['Accept-Ranges']) return null;
  const ifRange = headers['if-range'];
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if ((first === '' && last === '') || (ifRange !== undefined && ifRange !== etag)) return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < from) return null;
  return from >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : [from, to];
}
