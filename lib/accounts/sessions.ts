import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { afterCommit, type Queryable } from '@/lib/platform/database-connection';
import { db, pool } from '@/lib/platform/db';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { noteSecurity } from '@/lib/platform/security-log';
import { statement } from '@/lib/platform/statement';

const HOUR_MS = 3_600_000;

/** Lifetime of a log-in: since the last request, and in total. */
export const lifetimes = {
  student: { idleMs: 24 * HOUR_MS, wholeMs: 7 * 24 * HOUR_MS },
  staff: { idleMs: 2 * HOUR_MS, wholeMs: 12 * HOUR_MS },
} as const;

/** Minimum interval between writes of `lastSeenAt`. */
const SEEN_INTERVAL_MS = 60_000;

type Owner = { studentId: string } | { staffId: string };

export type LogIn = { id: string; studentId: string | null; staffId: string | null };

export type StartedLogIn = { token: string; cookieId: string; maxAgeSeconds: number };

const START = statement(
  'start-session',
  {},
  `insert into sessions ("studentId", "staffId", "tokenHash", "cookieHash", device)
  values ($1, $2, $3, $4, $5)`,
);

interface StartOptions {
  /** "Chrome on Android" */
  device?: string;
  client?: Queryable;
}

/** Starts a log-in with a new token and cookie id. */
export async function startSession(
  owner: Owner,
  { device = '', client = pool }: StartOptions = {},
): Promise<StartedLogIn> {
  const [token, cookieId] = [newToken(), newToken()];
  const { studentId = null, staffId = null } = { ...owner } as Partial<Record<string, string>>;
  await START.run(client, [studentId, staffId, hashOf(token), hashOf(cookieId), device]);
  afterCommit(client, () => noteSecurity({ event: 'logIn.succeeded', ...owner }));
  const { wholeMs } = staffId ? lifetimes.staff : lifetimes.student;
  return { token, cookieId, maxAgeSeconds: wholeMs / 1000 };
}

/** The valid log-in, or null. */
export async function findByToken(token: string): Promise<LogIn | null> {
  return findValid({ tokenHash: hashOf(token) });
}

export async function findByCookie(cookieId: string): Promise<LogIn | null> {
  return findValid({ cookieHash: hashOf(cookieId) });
}

/**
 * Replaces a lost cookie; the old one becomes invalid.
 * @throws ApiError unauthorized if the log-in has just ended
 */
export async function renewCookie(id: string): Promise<Omit<StartedLogIn, 'token'>> {
  const cookieId = newToken();
  const [renewed] = await db.session.updateManyAndReturn({
    where: { id },
    data: { cookieHash: hashOf(cookieId) },
    select: { createdAt: true, staffId: true },
  });
  if (!renewed) throw new ApiError('unauthorized', 'Please log in again.');
  const { createdAt, staffId } = renewed;
  const { wholeMs } = staffId ? lifetimes.staff : lifetimes.student;
  const leftMs = createdAt.getTime() + wholeMs - Date.now();
  return { cookieId, maxAgeSeconds: Math.max(0, Math.floor(leftMs / 1000)) };
}

export async function endSession(id: string): Promise<void> {
  await db.session.deleteMany({ where: { id } });
}

async function findValid(
  where: { tokenHash: string } | { cookieHash: string },
): Promise<LogIn | null> {
  const session = await db.session.findUnique({
    where: where as { tokenHash: string },
    select: { id: true, studentId: true, staffId: true, createdAt: true, lastSeenAt: true },
  });
  if (!session) return null;
  const { id, studentId, staffId, createdAt, lastSeenAt } = session;
  const { idleMs, wholeMs } = staffId ? lifetimes.staff : lifetimes.student;
  const now = Date.now();
  if (now - createdAt.getTime() >= wholeMs || now - lastSeenAt.getTime() >= idleMs) {
    await endSession(id);
    return null;
  }
  if (now - lastSeenAt.getTime() > SEEN_INTERVAL_MS) {
    await db.session.updateMany({ where: { id }, data: { lastSeenAt: new Date(now) } });
  }
  return { id, studentId, staffId };
}

const endedBy = (since: string, length: 'wholeMs' | 'idleMs') => `
  ${since} < now() - case when "staffId" is null then interval '${lifetimes.student[length]} ms'
    else interval '${lifetimes.staff[length]} ms' end`;

const DELETE_EXPIRED = statement(
  'delete-expired-sessions',
  {},
  `delete from sessions
   where ${endedBy('"createdAt"', 'wholeMs')} or ${endedBy('"lastSeenAt"', 'idleMs')}`,
);

export async function deleteExpiredSessions(on: Queryable): Promise<void> {
  await DELETE_EXPIRED.run(on);
}
