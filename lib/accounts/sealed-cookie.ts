import 'server-only';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { env } from '@/lib/platform/env';
import { keysFor } from '@/lib/platform/secrets';

/** Purpose of a cookie; each has a key of its own. */
type CookieKind = 'sessionCookie' | 'deviceCookie';

const overTls = env.SITE_URL.startsWith('https:');

/** With `__Host-`, browsers reject the cookie from another host or path, or without TLS. */
export const cookieName = (name: string) => (overTls ? `__Host-${name}` : name);

export const cookieOptions = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: overTls,
} as const;

/** Attributes of every cookie: `cookieOptions` as they are written in `Set-Cookie`. */
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

const header = Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url');

/**
 * A token of `encode`: its header, no encrypted key, 12 bytes of nonce, the content, 16 bytes of tag. Other
 * algorithms are refused before anything is decrypted. Not anchored: next-auth joins the values of all
 * cookies whose names begin with the one it reads, such as `sessionid`.
 */
const sealed = new RegExp(String.raw`${header}\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}`);

/** The content; null if forged, expired, or made for another purpose or site. */
export async function openCookie(kind: CookieKind, value: string | undefined): Promise<JWT | null> {
  const token = sealed.exec(value ?? '')?.[0];
  if (!token) return null;
  for (const key of keysFor(kind)) {
    try {
      const content = await decode({ token, secret: key.toString('base64url') });
      return content?.kind === kind && content.aud === env.SITE_URL ? content : null;
    } catch {
      // Made with another of the keys, or forged.
    }
  }
  return null;
}
