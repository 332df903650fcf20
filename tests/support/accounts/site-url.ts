import { env } from '@/lib/platform/env';

/** Runs `work` with this SITE_URL and without a mail server, so that the site sends no links. */
export async function withSiteUrl(siteUrl: string, work: () => Promise<void>): Promise<void> {
  const before = env.SITE_URL;
  env.SITE_URL = siteUrl;
  try {
    await work();
  } finally {
    env.SITE_URL = before;
  }
}
