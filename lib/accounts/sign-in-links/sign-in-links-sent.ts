import { env } from '@/lib/platform/env';

interface Settings {
  SITE_URL: string;
  SMTP_URL?: string | undefined;
  EMAIL_SERVICE_URL?: string | undefined;
}

/**
 * Whether a student gets the link that is asked for. The e-mail service's template can only tell of
 * leads; without any way of sending, mails are files, which somebody sees on their own machine only.
 */
export function areSignInLinksSent({ SITE_URL, SMTP_URL, EMAIL_SERVICE_URL }: Settings = env) {
  if (SMTP_URL) return true;
  const { hostname } = new URL(SITE_URL);
  return !EMAIL_SERVICE_URL && ['localhost', '127.0.0.1'].includes(hostname);
}
