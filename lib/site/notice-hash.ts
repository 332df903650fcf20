import { createHash } from 'node:crypto';
import { noticeText, type DataForm } from '@/content/pages/data-notices';

/** SHA-256 of a text, in hexadecimal. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** `textHash` of a form's notice, recorded with the data that the form sends. */
export function noticeHash(form: DataForm): string {
  return textHash(noticeText(form));
}
