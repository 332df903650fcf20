import 'server-only';
import { randomUUID } from 'node:crypto';
import { ApiError } from '@/lib/calls/errors';
import { afterCommit, type Queryable } from '@/lib/platform/database-connection';
import { db, pool } from '@/lib/platform/db';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { noteSecurity } from '@/lib/platform/security-log';
import { narrow, statement } from '@/lib/platform/statement';
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

/** A started log-in, and what makes the device known for its account (`accountMark`). */
export interface EnteredLogIn extends StartedLogIn {
  mark: string;
}

/** Where a log-in comes from. */
export interface LogInSource {
  /** Client IP address; null if unknown. */
  address: string | null;
  device: Device;
  /** "Chrome on Android" */
  deviceName: string;
  /** Ids of the sessions that the request's cookie belongs to: the log-in replaces them. */
  replaced: readonly string[];
}

/** A browser holds one token and one cookie, so an earlier log-in there can no longer be used. */
const END_REPLACED = statement(
  'end-replaced-sessions',
  {},
  'delete from sessions where "deviceHash" = $1 or id = any($2::uuid[])',
);

const START = statement(
  'start-session',
  {},
  `insert into sessions (id, "studentId", "staffId", "tokenHash", "cookieHash", device, "deviceHash")
  values ($1, $2, $3, $4, $5, $6, $7)`,
);

const MOST_SESSIONS = 10;

const END_OLDEST = statement(
  'end-oldest-sessions',
  {},
  `delete from sessions where id in (
    select id from sessions where "studentId" = $1 or "staffId" = $2
    order by "createdAt" desc, id offset ${MOST_SESSIONS})`,
);

interface StartOptions {
  from?: Pick<LogInSource, 'device' | 'deviceName' | 'replaced'>;
  /** The transaction that has locked the account. */
  client?: Queryable;
}

/**
 * Starts a log-in with a new token and cookie id. Ends the one it replaces, and the oldest of more
 * than ten of an account.
 */
export async function startSession(
  holder: Holder,
  { from, client = pool }: StartOptions = {},
): Promise<StartedLogIn & { sessionId: string }> {
  const [token, cookieId] = [newToken(), newToken()];
  const { studentId = null, staffId = null } = { ...holder } as Partial<Record<string, string>>;
  const deviceHash = from ? hashOf(from.device.id) : null;
  if (from) await END_REPLACED.run(client, [deviceHash, from.replaced]);
  const hashes = [hashOf(token), hashOf(cookieId)];
  const sessionId = randomUUID();
  const values = [sessionId, studentId, staffId, ...hashes, from?.deviceName ?? '', deviceHash];
  await START.run(client, values);
  await END_OLDEST.run(client, [studentId, staffId]);
  afterCommit(client, () => noteSecurity({ event: 'logIn.succeeded', ...holder }));
  const { wholeMs } = staffId ? lifetimes.staff : lifetimes.student;
  return { sessionId, token, cookieId, maxAgeSeconds: wholeMs / 1000 };
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

/** An active session. Moments are ISO 8601. */
export interface ShownLogIn {
  id: string;
  /** "Chrome on Android"; '' when not recorded. */
  device: string;
  since: string;
  lastSeen: string;
}

const LIST = statement(
  'log-ins-of-accounts',
  {
    id: 'uuid',
    holder: narrow<string>('uuid?'),
    device: 'text',
    since: 'timestamptz',
    lastSeen: 'timestamptz',
  },
  `select id, coalesce("staffId", "studentId") as holder, device, "createdAt" as since,
     "lastSeenAt" as "lastSeen"
   from sessions
   where ("staffId" = any($1::uuid[]) or "studentId" = any($1::uuid[]))
     and "createdAt" > now() - $2::float8 * interval '1 ms'
     and "lastSeenAt" > now() - $3::float8 * interval '1 ms'
   order by "lastSeenAt" desc, id`,
);

/** The active sessions of accounts of one kind by id, last used first. */
export async function logInsByAccount(
  kind: keyof typeof lifetimes,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownLogIn[]>> {
  const { wholeMs, idleMs } = lifetimes[kind];
  const rows = await LIST.rows(pool, [ids, wholeMs, idleMs]);
  const found = new Map<string, ShownLogIn[]>(ids.map((id) => [id, []]));
  for (const { holder, since, lastSeen, ...shown } of rows) {
    const moments = { since: since.toISOString(), lastSeen: lastSeen.toISOString() };
    found.get(holder)?.push({ ...shown, ...moments });
  }
  return found;
}

const END_STUDENTS = statement(
  'end-log-ins-of-student',
  {},
  `delete from sessions where "studentId" = $1 and ($2::uuid is null or id = $2)
     and ($3::uuid is null or id <> $3)`,
);

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
  client: Queryable = pool,
): Promise<number> {
  return END_STUDENTS.run(client, [studentId, one, but]);
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
