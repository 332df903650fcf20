import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  endingOf,
  FINISHED_FOLDER,
  MANIFEST,
  type Encoding,
  type FinishedFile,
  type FinishedManifest,
} from './finished-file';
import { finishedHeaders } from './security-headers';

type Version = { bytes: Buffer; headers: Readonly<Record<string, string>>; etag: string };
type Answer = Record<'identity', Version> & Partial<Record<Encoding, Version>>;

/** The finished files, in memory. */
export type FinishedSite = {
  /** Answers a request for a finished file; otherwise returns false and writes nothing. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  manifest: FinishedManifest;
  /** Serves the files with a hash in their name of another version too: open pages ask for them. */
  alsoServe: (folder: string) => Promise<void>;
};

/**
 * Loads everything that `finishBuild` wrote into memory.
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
    serve: (request, response) => serve(answers, request, response),
    alsoServe: async (other) => {
      for (const [address, file] of Object.entries((await readManifest(other)).files)) {
        if (!address.startsWith('/_next/static/') || answers.has(address)) continue;
        answers.set(address, await loadAnswer(other, file));
      }
    },
  };
}

async function readManifest(folder: string): Promise<FinishedManifest> {
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
    return { bytes, etag, headers };
  };
  const answer: Answer = { identity: await load() };
  for (const encoding of file.encodings) answer[encoding] = await load(encoding);
  return answer;
}

function serve(
  answers: ReadonlyMap<string, Answer>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { url = '/', method } = request;
  const query = url.indexOf('?');
  const answer = answers.get(query < 0 ? url : url.slice(0, query));
  if (!answer || (method !== 'GET' && method !== 'HEAD')) return false;
  const { bytes, headers, etag } = versionFor(answer, request.headers['accept-encoding']);
  if (matches(request.headers['if-none-match'], etag)) {
    const { 'Content-Length': _length, 'Content-Type': _type, ...kept } = headers;
    response.writeHead(304, kept).end();
    return true;
  }
  const range = rangeOf(request, bytes.length, etag, headers);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}` }).end();
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
  for (const encoding of ['br', 'gzip'] as const) {
    const version = answer[encoding];
    if (version && accepts(accepted, encoding)) return version;
  }
  return answer.identity;
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
  own: Version['headers'],
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
