import { randomBytes } from 'node:crypto';

const pattern = /^[0-9a-f]{64}\.jpg$/;

/** 256 random bits: whoever has the name may see the photo, nobody finds it by trying. */
export function newPhotoName(): string {
  return `${randomBytes(32).toString('hex')}.jpg`;
}

export function isPhotoName(text: string): boolean {
  return pattern.test(text);
}
