import { securityHeaders } from '@/lib/platform/process/security-headers';
import type { FinishedFile } from './finished-file';

/**
 * The headers of a finished file beside those of its bytes (type, length, encoding, ETag). Our own server
 * sends them, and the build writes them down for nginx.
 */
export function finishedHeaders({
  cacheControl,
  contentSecurityPolicy,
}: FinishedFile): Readonly<Record<string, string>> {
  return {
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': securityHeaders['X-Content-Type-Options'],
    ...(contentSecurityPolicy && {
      ...securityHeaders,
      'Content-Security-Policy': contentSecurityPolicy,
    }),
  };
}
