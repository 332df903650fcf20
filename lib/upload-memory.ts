import 'server-only';
import { ApiError } from './errors';

const MOST_BYTES = 128 * 1024 * 1024;

// Next loads this module once per bundle; the memory is one.
const shared = globalThis as { uploadMemory?: { heldBytes: number } };
const memory = (shared.uploadMemory ??= { heldBytes: 0 });

/** What one upload holds in memory, from its first byte until it is answered. */
export class UploadMemory {
  #heldBytes = 0;

  /** @throws ApiError unavailable when all uploads together hold as much as we have for them */
  take(bytes: number): void {
    if (memory.heldBytes + bytes > MOST_BYTES) {
      throw new ApiError(
        'unavailable',
        'Many photos are arriving at this moment. Please send yours again in half a minute.',
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
