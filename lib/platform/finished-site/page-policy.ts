import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy } from './content-security-policy';
import type { FinishedManifest } from './finished-file';

/**
 * The policy for a page that Next renders now: a nonce of this request alone, which Next reads from the
 * request's own header and puts on its scripts, and the hashes of its error pages, which are made beforehand.
 */
export function setPagePolicy(
  request: IncomingMessage,
  response: ServerResponse,
  { errorPageScripts, styles }: FinishedManifest,
): void {
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  const policy = contentSecurityPolicy({ scripts: [nonce, ...errorPageScripts], styles });
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}
