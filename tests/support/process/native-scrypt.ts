import { scryptSync, type ScryptOptions } from 'node:crypto';

/** The `scrypt` of `@noble/hashes`, computed by Node. */
export function scrypt(
  password: string,
  salt: Uint8Array,
  { dkLen, ...cost }: Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>> & { dkLen: number },
): Uint8Array {
  const { N, r } = cost;
  return new Uint8Array(scryptSync(password, salt, dkLen, { ...cost, maxmem: 256 * N * r }));
}
