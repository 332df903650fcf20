export interface SentPart {
  name: string;
  value: string | Uint8Array;
  /** Makes the part a file. */
  filename?: string;
}

export const BOUNDARY = 'the-end-of-a-part';

/** A multipart body byte for byte; FormData would change line breaks. */
export function multipartBody(parts: readonly SentPart[]): Buffer<ArrayBuffer> {
  const encoded = parts.flatMap(({ name, value, filename }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(
      filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/jpeg`,
    ),
    Buffer.from('\r\n\r\n'),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...encoded, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** A POST with these parts, or with other bytes under the same content type. */
export function postMultipart(
  path: string,
  body: readonly SentPart[] | Uint8Array<ArrayBuffer> | ReadableStream,
  headers: Record<string, string> = {},
): Request {
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
    body: Array.isArray(body) ? multipartBody(body) : (body as ReadableStream),
    duplex: 'half',
  } as RequestInit);
}
