import { POST } from '@/app/api/admin/site/picture/route';
import { db } from '@/lib/platform/db';
import { bearer, read } from '../accounts/log-in';
import { jpeg } from '../accounts/photo';
import { postMultipart } from '../calls/multipart';
import type { Token } from './office';

/** Uploads a file as a person's photo on the site, or as the page of a booklet. */
export async function sendPicture(token: Token, file?: Uint8Array<ArrayBuffer>, shape?: 'page') {
  const value = file ?? (await jpeg(800, 1000));
  const part = { name: 'picture', value, filename: 'me.jpg' };
  const parts = [...(shape ? [{ name: 'shape', value: shape }] : []), part];
  return read(POST(postMultipart('/api/admin/site/picture', parts, bearer(token))));
}

/** A stored photo with any bytes. */
export async function keptPicture(hash: string, usedAt = new Date()): Promise<string> {
  const bytes = Buffer.from(hash);
  await db.sitePicture.create({ data: { hash, small: bytes, large: bytes, usedAt } });
  return hash;
}
