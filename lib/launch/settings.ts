import type { LaunchPoint } from '@/content/launch/point';

/** The settings a public site needs, as `lib/env.ts` reads them. */
export type LaunchSettings = {
  SITE_URL: string;
  LEADS_TO?: string | undefined;
  SMTP_URL?: string | undefined;
};

/** Settings without which a public site works, but not as the owner expects. */
export function openSettings({
  SITE_URL,
  LEADS_TO,
  SMTP_URL,
}: LaunchSettings): readonly LaunchPoint[] {
  const points: LaunchPoint[] = [];
  if (!SITE_URL.startsWith('https://')) {
    points.push({
      id: 'site-url',
      kind: 'setting',
      what: `SITE_URL is ${SITE_URL}: canonical addresses and the sitemap carry it. Set the public https address.`,
      where: '.env',
    });
  }
  if (!LEADS_TO) {
    points.push({
      id: 'leads-to',
      kind: 'setting',
      what: 'LEADS_TO is not set: nobody is told about a new lead, the mails are kept as files.',
      where: '.env',
    });
  }
  if (!SMTP_URL) {
    points.push({
      id: 'sign-in-links',
      kind: 'setting',
      what: 'SMTP_URL is not set: students who cannot log in get no link by email and have to call the office.',
      where: '.env',
    });
  }
  return points;
}
