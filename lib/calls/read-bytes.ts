import { ApiError } from './errors';

/**
 * A body exactly as it came, as a signature covers it.
 * @throws ApiError too_large
 */
export async function readBytes({ body }: Request, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new ApiError('too_large', 'That is more than a notice can be.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
