import { institute } from '@/content/facts/institute';
import { env } from '@/lib/platform/env';

export const dynamic = 'force-static';

const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year; every build writes it anew. */
const VALID_DAYS = 360;

/** Where to report a weakness, as RFC 9116 has it. */
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
