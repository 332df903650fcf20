import 'server-only';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/institute';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { keyedHash } from '@/lib/platform/secrets';
import { statement, type RowOf } from '@/lib/platform/statement';

const PHONE = institute.phones[0].printed;
const alternatives = {
  student: `press “Can’t log in?” to get a link by email, or call us on ${PHONE}`,
  staff: 'ask whoever runs the server',
} as const;

/** The error for a reached limit, with another way to log in; null if within all limits. */
function refusalFor(
  { often, today, month, address, fromAddress, day }: LogInWaits,
  by: keyof typeof alternatives,
): ApiError | null {
  const alternative = alternatives[by];
  const refuse = (why: string, seconds: number, again = `Try again ${after(seconds)}, or`) =>
    new ApiError('too_many_requests', `${why} ${again} ${alternative}.`, {
      retryAfterSeconds: Math.ceil(seconds),
    });
  const email = Math.max(often ?? 0, today ?? 0);
  if ((month ?? 0) > 0) {
    return refuse('There were too many wrong tries with this email.', month ?? 0, 'Please');
  }
  if (email > 0) return refuse('There were too many wrong tries with this email.', email);
  const connection = Math.min(address ?? 0, fromAddress ?? 0);
  if (connection > 0) {
    return refuse('There were too many wrong tries from your connection.', connection);
  }
  if ((day ?? 0) > 0) {
    return refuse('This date of birth was tried with too many emails.', day ?? 0);
  }
  return null;
}

function after(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `in ${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

interface Attempt {
  by: 'student' | 'staff';
  email: string;
  /** Client IP address; null if unknown. */
  address: string | null;
  dateofbirth?: IsoDay;
}

function secondsLeft(moment: string): string {
  return `extract(epoch from (${moment} limit 1) - clock_timestamp())::float8`;
}

/** Serialises attempts on the same e-mail, address or date. */
const LOCK = statement(
  'lock-log-in-attempts',
  { locked: 'void' },
  `select pg_advisory_xact_lock(hashtextextended(key, 0)) as locked from unnest($1::text[]) as key`,
);

/**
 * Seconds until each limit allows the next attempt; null or not positive if it does now. All windows roll:
 * the fifth-last failure counts for 15 minutes from its own time.
 */
const WAITS = statement(
  'log-in-waits',
  {
    /** 5 in 15 minutes, 10 in a day and 20 in 30 days for one e-mail. */
    often: 'float8?',
    today: 'float8?',
    month: 'float8?',
    /** 100 in 15 minutes from one address, then one in 15 minutes for each e-mail from there. */
    address: 'float8?',
    fromAddress: 'float8?',
    /** One date of birth on 20 other e-mails in an hour. */
    day: 'float8?',
  },
  `with mine as (
    select at, address from log_in_attempts where account = $1 order by at desc limit 20)
  select
    ${secondsLeft(`select at + interval '15 minutes' from mine offset 4`)} as often,
    ${secondsLeft(`select at + interval '1 day' from mine offset 9`)} as "today",
    ${secondsLeft(`select at + interval '30 days' from mine offset 19`)} as "month",
    ${secondsLeft(`select at + interval '15 minutes' from log_in_attempts
      where address = $2 order by at desc offset 99`)} as address,
    ${secondsLeft(`select max(at) + interval '15 minutes' from mine where address = $2`)} as "fromAddress",
    ${secondsLeft(`select max(at) + interval '1 hour' from log_in_attempts
      where day = $3 and account <> $1 and at > now() - interval '1 hour'
      group by account order by 1 desc offset 19`)} as day`,
);

type LogInWaits = RowOf<typeof WAITS>;

/** Not `now()`, which is the start of the transaction, before it waited for the lock. */
const COUNT = statement(
  'count-log-in-attempt',
  { id: 'uuid' },
  `insert into log_in_attempts (account, address, day, at)
  values ($1, $2, $3, date_trunc('milliseconds', clock_timestamp())) returning id`,
);

const FORGET = statement(
  'forget-log-in-attempts',
  {},
  'delete from log_in_attempts where account = $1',
);

const COUNT_FAILED = statement(
  'count-failed-log-ins',
  { count: 'int4' },
  'select count(*)::int as count from log_in_attempts where account = $1',
);

/**
 * Counts a log-in attempt before any comparison. Limits on failures: 5 in 15 minutes, 10 in a day and 20 in
 * 30 days per e-mail; 100 in 15 minutes per address, then one in 15 minutes for each e-mail from there, so
 * that one user of a shared connection cannot lock out the others; and one date of birth on 20 e-mails in an
 * hour.
 * @returns the id for `forgiveAttempt` after a success: only failures stay counted
 * @throws ApiError too_many_requests; then nothing may be compared
 */
export async function countAttempt(attempt: Attempt): Promise<string> {
  const { by, email, address, dateofbirth } = attempt;
  const account = accountKey(by, email);
  const addressKey = address && keyedHash('counters', by, 'address', address);
  const day = dateofbirth ? keyedHash('counters', by, 'day', dateofbirth) : null;
  const keys = [account, addressKey, day].filter((key) => key !== null).sort();
  return inTransaction(async (tx) => {
    await LOCK.run(tx, [keys]);
    const waits = await WAITS.first(tx, [account, addressKey, day]);
    const refusal = waits && refusalFor(waits, by);
    if (refusal) throw refusal;
    return (await COUNT.first(tx, [account, addressKey, day]))?.id ?? '';
  });
}

export async function forgiveAttempt(id: string): Promise<void> {
  await db.logInAttempt.deleteMany({ where: { id } });
}

/**
 * Deletes the failed attempts of an e-mail after its owner has proved their identity.
 * @param on the transaction to join, if any
 * @returns the number deleted
 */
export async function forgetAttempts(
  by: Attempt['by'],
  email: string,
  on: Queryable = pool,
): Promise<number> {
  return FORGET.run(on, [accountKey(by, email)]);
}

const DELETE_ALL = statement(
  'delete-all-attempts',
  {},
  `delete from log_in_attempts where starts_with(account, $1::text || ':')`,
);

export async function forgetAllAttempts(by: Attempt['by'], on: Queryable): Promise<void> {
  await DELETE_ALL.run(on, [by]);
}

/** Number of failed attempts of an e-mail that still count. */
export async function countAttempts(
  by: Attempt['by'],
  email: string,
  on: Queryable,
): Promise<number> {
  return (await COUNT_FAILED.first(on, [accountKey(by, email)]))?.count ?? 0;
}

/** The kind of account is not hashed, so that `staff:create -- --unlock` finds those of staff. */
function accountKey(by: Attempt['by'], email: string): string {
  return `${by}:${keyedHash('counters', by, 'account', email)}`;
}

const DELETE_OLD = statement(
  'delete-old-attempts',
  {},
  `delete from log_in_attempts where at < now() - interval '30 days'`,
);

/** Deletes failed attempts outside every window. */
export async function deleteOldAttempts(on: Queryable): Promise<void> {
  await DELETE_OLD.run(on);
}
