import 'server-only';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { keyedHash } from '@/lib/auth/keyed-hash';
import { pool } from '@/lib/db';

const inAnHour = (keyPrefix: string, points: number) =>
  new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: 3600,
  });

const perEmail = inAnHour('link', 3);
const perAddress = inAnHour('link-from', 20);

/**
 * Counts a sign-in link asked for: 3 an hour for one e-mail, 20 from one address. The table holds
 * keyed hashes of both.
 * @param address null when nothing in front of us knows it
 * @returns false when it is one too many
 */
export async function mayAskForLink(email: string, address: string | null): Promise<boolean> {
  try {
    if (address !== null) await perAddress.consume(keyedHash('link-from', address));
    await perEmail.consume(keyedHash('link', email));
    return true;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return false;
  }
}
