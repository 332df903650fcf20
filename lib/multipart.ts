import 'server-only';
import { ApiError, isApiError } from './errors';
import { malformed, multipartParser, type Part } from './multipart-parts';
import { UploadMemory } from './upload-memory';

/** The file and all that goes with it. */
const BODY_LIMIT_BYTES = 6 * 1024 * 1024;

/** Texts under their names; the file, as its bytes, under its own. */
export type MultipartForm = Record<string, string | Uint8Array<ArrayBuffer>>;

/**
 * Reads a multipart body with one file of at most 5 MB and lets `work` have it; what it holds in
 * memory counts until `work` is done.
 * @param fileField the field whose file is wanted; a file elsewhere is left out
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
    // The connection broke, or the parser met something that is no form.
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
    // A cut may go through a character.
    return new TextDecoder('utf-8', { fatal: !cut, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ApiError('bad_request', 'The text is not valid UTF-8.');
  }
}

function tooLarge(fileField: string): ApiError {
  const message = 'The photo is larger than 5 MB. Choose a smaller one.';
  return new ApiError('too_large', message, { fields: { [fileField]: message } });
}
