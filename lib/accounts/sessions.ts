import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime } from '@/lib/platform/database-locks';
import { db } from '@/lib/platform/db';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { noteSecurity } from '@/lib/platform/security-log';
import type { Device } from './devices';

const HOUR_MS = 3_600_000;

/** Lifetime of a log-in: since the last request, and in total. */
export const lifetimes = {
  student: { idleMs: 24 * HOUR_MS, wholeMs: 7 * 24 * HOUR_MS },
  staff: { idleMs: 2 * HOUR_MS, wholeMs: 12 * HOUR_MS },
} as const;

/** Minimum interval between writes of `lastSeenAt`. */
const SEEN_INTERVAL_MS = 60_000;

type Holder = { studentId: string } | { staffId: string };

export type LogIn = { id: string; studentId: string | null; staffId: string | null };

export type StartedLogIn = { token: string; cookieId: string; maxAgeSeconds: number };

/** A started log-in, and the mark by which its device is known (`accountMark`). */
export interface EnteredLogIn extends StartedLogIn {
  mark: string;
}

/** Address and device of a log-in. */
export interface LogInSource {
  /** Client IP address; null if unknown. */
  address: string | null;
  device: Device;
  /** "Chrome on Android" */
  deviceName: string;
  /** Ids of the sessions that the request's cookie belongs to: the log-in replaces them. */
  replaced: readonly string[];
}

const MOST_SESSIONS = 10;

interface StartOptions {
  from?: Pick<LogInSource, 'device' | 'deviceName' | 'replaced'>;
  /** The transaction that has locked the account. */
  client?: Transaction;
}

/**
 * Starts a log-in with a new token and cookie id. Ends the one it replaces, and the oldest of more
 * than ten of an account.
 */
export async function startSession(
  holder: Holder,
  { from, client }: StartOptions = {},
): Promise<StartedLogIn & { sessionId: string }> {
  const [token, cookieId] = [newToken(), newToken()];
  const { session } = client?.db ?? db;
  const deviceHash = from ? hashOf(from.device.id) : null;
  // A browser holds one token and one cookie, so an earlier log-in there can no longer be used.
  if (from)
    await session.deleteMany({
      where: { OR: [{ deviceHash }, { id: { in: [...from.replaced] } }] },
    });
  const hashes = { tokenHash: hashOf(token), cookieHash: hashOf(cookieId) };
  const { id: sessionId } = await session.create({
    data: { ...holder, ...hashes, device: from?.deviceName ?? '', deviceHash },
    select: { id: true },
  });
  const oldest = await session.findMany({
    where: holder,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    skip: MOST_SESSIONS,
    select: { id: true },
  });
  if (oldest.length > 0)
    await session.deleteMany({ where: { id: { in: oldest.map(({ id }) => id) } } });
  const note = () => noteSecurity({ event: 'logIn.succeeded', ...holder });
  if (client) client.afterCommit(note);
  else note();
  const { wholeMs } = 'staffId' in holder ? lifetimes.staff : lifetimes.student;
  return { sessionId, token, cookieId, maxAgeSeconds: wholeMs / 1000 };
}

/**
 * The valid log-in, or null.
 * @param unattended leaves the time at which it ends as it is
 */
export async function findByToken(token: string, unattended = false): Promise<LogIn | null> {
  return findValid({ tokenHash: hashOf(token) }, unattended);
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
  unattended = false,
): Promise<LogIn | null> {
  const session = await db.session.findUnique({
    where: where as { tokenHash: string },
    select: { id: true, studentId: true, staffId: true, createdAt: true, lastSeenAt: true },
  });
  if (!session || !(await isOpen(session, unattended))) return null;
  const { id, studentId, staffId } = session;
  return { id, studentId, staffId };
}

/**
 * Whether a log-in, as it was just read, has not ended. Ends it when its time is over, and notes otherwise
 * that it was used.
 * @param unattended leaves the time at which it ends as it is
 */
export async function isOpen(
  {
    id,
    staffId,
    createdAt,
    lastSeenAt,
  }: Omit<LogIn, 'studentId'> & Record<'createdAt' | 'lastSeenAt', Date>,
  unattended: boolean,
): Promise<boolean> {
  const { idleMs, wholeMs } = staffId ? lifetimes.staff : lifetimes.student;
  const now = Date.now();
  if (now - createdAt.getTime() >= wholeMs || now - lastSeenAt.getTime() >= idleMs) {
    await endSession(id);
    return false;
  }
  if (!unattended && now - lastSeenAt.getTime() > SEEN_INTERVAL_MS) {
    await db.session.updateMany({ where: { id }, data: { lastSeenAt: new Date(now) } });
  }
  return true;
}

/** An active session. Moments are ISO 8601. */
export interface ShownLogIn {
  id: string;
  /** "Chrome on Android"; '' when not recorded. */
  device: string;
  since: string;
  lastSeen: string;
}

const before = (ms: number) => new Date(Date.now() - ms);

/** The active sessions of accounts of one kind by id, last used first. */
export async function logInsByAccount(
  kind: keyof typeof lifetimes,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownLogIn[]>> {
  const { wholeMs, idleMs } = lifetimes[kind];
  const holder = `${kind}Id` as const;
  const rows = await db.session.findMany({
    where: {
      [holder]: { in: [...ids] },
      createdAt: { gt: before(wholeMs) },
      lastSeenAt: { gt: before(idleMs) },
    },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    select: {
      id: true,
      device: true,
      createdAt: true,
      lastSeenAt: true,
      studentId: true,
      staffId: true,
    },
  });
  const found = new Map<string, ShownLogIn[]>(ids.map((id) => [id, []]));
  for (const { id, device, createdAt, lastSeenAt, [holder]: of } of rows) {
    const moments = { since: createdAt.toISOString(), lastSeen: lastSeenAt.toISOString() };
    found.get(of ?? '')?.push({ id, device, ...moments });
  }
  return found;
}

interface StudentLogInChoice {
  studentId: string;
  one?: string | null;
  but?: string | null;
}

/**
 * Ends one session of a student, all but one, or all.
 * @returns the number of ended sessions
 */
export async function endStudentLogIns(
  { studentId, one = null, but = null }: StudentLogInChoice,
  client?: Transaction,
): Promise<number> {
  const { count } = await (client?.db ?? db).session.deleteMany({
    where: { studentId, ...(one && { id: one }), ...(but && { NOT: { id: but } }) },
  });
  return count;
}

export async function deleteExpiredSessions(on: Queryable): Promise<void> {
  const now = (await databaseTime(on)).getTime();
  for (const [kind, { wholeMs, idleMs }] of Object.entries(lifetimes)) {
    await db.session.deleteMany({
      where: {
        staffId: kind === 'staff' ? { not: null } : null,
        OR: [
          { createdAt: { lt: new Date(now - wholeMs) } },
          { lastSeenAt: { lt: new Date(now - idleMs) } },
        ],
      },
    });
  }
}
