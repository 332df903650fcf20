import 'server-only';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { env } from '@/lib/platform/env';
import { keysFor } from '@/lib/platform/secrets';

/** What a cookie is for; each kind has a key of its own. */
type CookieKind = 'sessionCookie' | 'deviceCookie';

const overTls = env.SITE_URL.startsWith('https:');

/** With `__Host-`, browsers reject the cookie from another host or path, or without TLS. */
export const cookieName = (name: string) => (overTls ? `__Host-${name}` : name);

/** Attributes of every cookie. */
export const cookieAttributes = `Path=/; HttpOnly; SameSite=Lax${overTls ? '; Secure' : ''}`;

/** An encrypted token (JWE, `dir` with A256GCM) that names its kind and this site. */
export async function sealCookie(
  kind: CookieKind,
  content: JWT,
  maxAgeSeconds: number,
): Promise<string> {
  return encode({
    token: { ...content, kind, aud: env.SITE_URL },
    secret: keysFor(kind)[0].toString('base64url'),
    maxAge: maxAgeSeconds,
  });
}

/** The content; null if forged, expired, or made for another purpose or site. */
export async function openCookie(kind: CookieKind, value: string | undefined): Promise<JWT | null> {
  if (!value || !isSealedAsExpected(value)) return null;
  for (const key of keysFor(kind)) {
    try {
      const token = await decode({ token: value, secret: key.toString('base64url') });
      return token?.kind === kind && token.aud === env.SITE_URL ? token : null;
    } catch {
      // Made with another of the keys, or forged.
    }
  }
  return null;
}

/** Refuses other algorithms before anything is decrypted. */
function isSealedAsExpected(value: string): boolean {
  try {
    const header = JSON.parse(
      Buffer.from(value.split('.')[0] ?? '', 'base64url').toString('utf8'),
    ) as { alg?: unknown; enc?: unknown } | null;
    return header?.alg === 'dir' && header.enc === 'A256GCM';
  } catch {
    return false;
  }
}
