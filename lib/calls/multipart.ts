import 'server-only';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { shareOf } from '@/lib/platform/share';
import { ApiError, isApiError } from './errors';

const FILE_LIMIT_BYTES = 5 * 1024 * 1024;
/** Longer than any text field may be. Longer text is cut here and then refused by its schema. */
const TEXT_LIMIT_BYTES = 16 * 1024;
const MOST_PARTS = 40;

interface Part {
  name: string;
  /** Whether the part is a file. The client's file name is not used for anything else. */
  isFile: boolean;
  bytes: Buffer<ArrayBuffer>;
  /** The part exceeded its limit; the rest was discarded. */
  cut: boolean;
}

/**
 * A multipart parser and its result: the parts in order, once the body has ended. Files other than
 * `fileField` and parts without a name are skipped.
 * @throws ApiError bad_request when the content type has no boundary
 */
function multipartParser(contentType: string, fileField: string) {
  const parser = newParser(contentType);
  const parts: Promise<Part>[] = [];
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined, _, type) => {
    const isFile = fileName !== undefined || type === 'application/octet-stream';
    // Browsers send an empty file input as a part without file name and content.
    const wanted = name !== undefined && (!isFile || (name === fileField && fileName !== ''));
    const limit = wanted ? (isFile ? FILE_LIMIT_BYTES : TEXT_LIMIT_BYTES) : 0;
    const part = readPart(stream, limit).then((read) => ({ name: name ?? '', isFile, ...read }));
    if (wanted) parts.push(part);
  });
  const finished = new Promise<void>((resolve, reject) => {
    parser.once('finish', resolve);
    parser.on('error', () => reject(malformed()));
    parser.on('partsLimit', () => reject(new ApiError('bad_request', 'Too many fields.')));
  });
  const found = finished.then(() => Promise.all(parts));
  // Prevents an unhandled rejection when the caller stops before awaiting the result.
  found.catch(() => undefined);
  return { parser, found };
}

function malformed(): ApiError {
  return new ApiError('bad_request', 'The form did not arrive completely. Please send it again.');
}

function newParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // Text arrives as bytes as well, so that its encoding can be checked.
      isPartAFile: () => true,
      limits: { fileSize: FILE_LIMIT_BYTES, parts: MOST_PARTS, headerPairs: 20, headerSize: 4_096 },
    });
  } catch {
    throw malformed();
  }
}

/** Resolves when the stream ends, even if the body was truncated: the parser reports that. */
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

/** Limit for all workers together. */
const MOST_BYTES = 128 * 1024 * 1024;

// Next loads this module once per bundle; all copies share one counter.
const shared = globalThis as { uploadMemory?: { heldBytes: number } };
const memory = (shared.uploadMemory ??= { heldBytes: 0 });

/** Memory held by one upload, from its first byte until it is answered. */
class UploadMemory {
  #heldBytes = 0;

  /** @throws ApiError unavailable when all uploads together exceed the memory limit */
  take(bytes: number): void {
    if (memory.heldBytes + bytes > shareOf(MOST_BYTES)) {
      throw new ApiError(
        'unavailable',
        'Too many photos are being uploaded at once. Please try again in half a minute.',
        { retryAfterSeconds: 30 },
      );
    }
    memory.heldBytes += bytes;
    this.#heldBytes += bytes;
  }

  release(): void {
    memory.heldBytes -= this.#heldBytes;
    this.#heldBytes = 0;
  }
}

/** The file and all other fields. */
const BODY_LIMIT_BYTES = 6 * 1024 * 1024;

/** Text fields by name; the file as bytes. */
export type MultipartForm = Record<string, string | Uint8Array<ArrayBuffer>>;

/**
 * Reads a multipart body with one file of at most 5 MB and passes it to `work`. Its memory counts
 * as used until `work` ends.
 * @param fileField the file field; other files are skipped
 * @throws ApiError unsupported_media_type, bad_request, too_large, unavailable
 */
export async function withMultipart<Result>(
  request: Request,
  fileField: string,
  work: (form: MultipartForm) => Promise<Result>,
): Promise<Result> {
  const memory = new UploadMemory();
  try {
    return await work(formOf(await readParts(request, fileField, memory), fileField));
  } finally {
    memory.release();
  }
}

async function readParts(
  request: Request,
  fileField: string,
  memory: UploadMemory,
): Promise<Part[]> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    throw new ApiError('unsupported_media_type', 'Send the form as multipart/form-data.');
  }
  if (Number(request.headers.get('content-length')) > BODY_LIMIT_BYTES) throw tooLarge(fileField);
  const { parser, found } = multipartParser(type, fileField);
  try {
    let size = 0;
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > BODY_LIMIT_BYTES) throw tooLarge(fileField);
      memory.take(chunk.byteLength);
      parser.write(chunk);
    }
    parser.end();
    return await found;
  } catch (error) {
    // The connection broke, or the body is malformed.
    throw isApiError(error) ? error : malformed();
  }
}

function formOf(parts: Part[], fileField: string): MultipartForm {
  const form = new Map<string, string | Uint8Array<ArrayBuffer>>();
  for (const { name, isFile, bytes, cut } of parts) {
    if (form.has(name)) throw new ApiError('bad_request', 'Send each field once.');
    if (isFile && cut) throw tooLarge(fileField);
    form.set(name, isFile ? bytes : textOf(bytes, cut));
  }
  return Object.fromEntries(form);
}

function textOf(bytes: Buffer, cut: boolean): string {
  try {
    // Truncation may split a character.
    return new TextDecoder('utf-8', { fatal: !cut, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ApiError('bad_request', 'The text is not valid UTF-8.');
  }
}

function tooLarge(fileField: string): ApiError {
  const message = 'The photo is larger than 5 MB. Choose a smaller one.';
  return new ApiError('too_large', message, { fields: { [fileField]: message } });
}
