import 'server-only';
import { keyedHash } from '@/lib/auth/keyed-hash';
import { count, isOver, type Limit } from './rate-limits';

const inAnHour = (name: string, points: number): Limit => ({ name, points, windowMs: 3_600_000 });

const perEmail = inAnHour('link', 3);
const perAddress = inAnHour('link-from', 20);

/**
 * Counts a sign-in link asked for: 3 an hour for one e-mail, 20 from one address. The table holds
 * keyed hashes of both.
 * @param address null when nothing in front of us knows it
 * @returns false when it is one too many
 */
export async function mayAskForLink(email: string, address: string | null): Promise<boolean> {
  if (address !== null && (await isOneTooMany(perAddress, address))) return false;
  return !(await isOneTooMany(perEmail, email));
}

async function isOneTooMany(limit: Limit, about: string): Promise<boolean> {
  return isOver(limit, await count(limit, keyedHash(limit.name, about)));
}
