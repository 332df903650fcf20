import 'server-only';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from './errors';

const FILE_LIMIT_BYTES = 5 * 1024 * 1024;
/** Longer than any field of ours may be. What is longer is cut there, and its schema says so. */
const TEXT_LIMIT_BYTES = 16 * 1024;
const MOST_PARTS = 40;

export interface Part {
  name: string;
  /** What the client named the file is looked at only to tell that it is one. */
  isFile: boolean;
  bytes: Buffer<ArrayBuffer>;
  /** It was longer; the rest is thrown away. */
  cut: boolean;
}

/**
 * A parser to write a multipart body to, and what it finds: parts in their order, once the body has
 * ended. Files other than `fileField`, and parts without a name, are read over.
 * @throws ApiError bad_request when the content type names no boundary
 */
export function multipartParser(contentType: string, fileField: string) {
  const parser = newParser(contentType);
  const parts: Promise<Part>[] = [];
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined, _, type) => {
    const isFile = fileName !== undefined || type === 'application/octet-stream';
    // Without a choice, a browser sends a file without name and content.
    const wanted = name !== undefined && (!isFile || (name === fileField && fileName !== ''));
    const limit = wanted ? (isFile ? FILE_LIMIT_BYTES : TEXT_LIMIT_BYTES) : 0;
    const part = readPart(stream, limit).then((read) => ({ name: name ?? '', isFile, ...read }));
    if (wanted) parts.push(part);
  });
  const finished = new Promise<void>((resolve, reject) => {
    parser.once('finish', resolve);
    parser.on('error', () => reject(malformed()));
    parser.on('partsLimit', () => reject(new ApiError('bad_request', 'That is too many fields.')));
  });
  const found = finished.then(() => Promise.all(parts));
  // Whoever gives up before the end never asks for it.
  found.catch(() => undefined);
  return { parser, found };
}

export function malformed(): ApiError {
  return new ApiError('bad_request', 'The form did not arrive whole. Please send it again.');
}

function newParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // Text too arrives as bytes then, and is checked to be text.
      isPartAFile: () => true,
      limits: { fileSize: FILE_LIMIT_BYTES, parts: MOST_PARTS, headerPairs: 20, headerSize: 4_096 },
    });
  } catch {
    throw malformed();
  }
}

/** Ends with the stream; a body that breaks off ends it too, and is reported by the parser. */
function readPart(stream: BusboyFileStream, limit: number): Promise<Pick<Part, 'bytes' | 'cut'>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      if (size < limit) chunks.push(chunk.subarray(0, limit - size));
      size += chunk.byteLength;
    });
    stream.on('error', () => undefined);
    stream.once('end', () =>
      resolve({ bytes: Buffer.concat(chunks), cut: stream.truncated || size > limit }),
    );
  });
}
