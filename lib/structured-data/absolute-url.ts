import { env } from '../env';

/** A path of this site as the full address that search engines need. */
export function absoluteUrl(path: string): string {
  return env.SITE_URL + path;
}
