import { institute } from '@/content/facts/institute';
import { env } from '@/lib/platform/env';

export const dynamic = 'force-static';

const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year; every build renews it. */
const VALID_DAYS = 360;

/** The contact for reporting vulnerabilities (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${institute.email}`,
    `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
