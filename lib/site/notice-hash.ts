import { createHash } from 'node:crypto';
import { noticeText, type DataForm } from '@/content/data-notices';

/** SHA-256 of the notice of a form, in hexadecimal: recorded with what the form sends. */
export function noticeHash(form: DataForm): string {
  return createHash('sha256').update(noticeText(form)).digest('hex');
}
