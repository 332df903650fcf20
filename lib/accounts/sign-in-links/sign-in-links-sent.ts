import { env } from '@/lib/platform/env';

interface Settings {
  SITE_URL: string;
  SMTP_URL?: string | undefined;
  EMAIL_SERVICE_URL?: string | undefined;
}

/**
 * Whether students get the links they request. The template of the e-mail service is for leads only; without
 * any mail service mails are written to files, which only helps on one's own machine.
 */
export function areSignInLinksSent({ SITE_URL, SMTP_URL, EMAIL_SERVICE_URL }: Settings = env) {
  if (SMTP_URL) return true;
  const { hostname } = new URL(SITE_URL);
  return !EMAIL_SERVICE_URL && ['localhost', '127.0.0.1'].includes(hostname);
}
