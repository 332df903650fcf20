import 'server-only';
import { createHmac } from 'node:crypto';
import { sessionSecret } from './session-secret';

/** For counting by something personal: without our secret nobody can find out what was counted. */
export function keyedHash(...parts: string[]): string {
  const text = ['counted', ...parts].join('\0');
  return createHmac('sha256', sessionSecret()).update(text).digest('base64url');
}
