import 'server-only';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/institute';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { keyedHash } from '@/lib/platform/secrets';
import { statement } from '@/lib/platform/statement';

/** Seconds until a limit lets the next try through; null or negative when it does now. */
interface Hindrances {
  /** 5 in 15 minutes, 10 in a day and 20 in 30 days for one e-mail. */
  often: number | null;
  today: number | null;
  month: number | null;
  /** 100 in 15 minutes from one address, and whether this e-mail had its one try from there. */
  address: number | null;
  fromAddress: number | null;
  /** One date of birth on 20 other e-mails. */
  day: number | null;
}

const PHONE = institute.phones[0].printed;
const elseways = {
  student: `press “Can’t log in?” to get a link by email, or call us on ${PHONE}`,
  staff: 'ask whoever runs the server',
} as const;

/** What to answer, or null when the try is open. It says how to get in all the same. */
function tooManyAttempts(
  { often, today, month, address, fromAddress, day }: Hindrances,
  by: keyof typeof elseways,
): ApiError | null {
  const otherwise = elseways[by];
  const refuse = (why: string, seconds: number, again = `Try again ${after(seconds)}, or`) =>
    new ApiError('too_many_requests', `${why} ${again} ${otherwise}.`, {
      retryAfterSeconds: Math.ceil(seconds),
    });
  const email = Math.max(often ?? 0, today ?? 0);
  if ((month ?? 0) > 0) {
    return refuse('There were too many wrong tries with this email.', month ?? 0, 'Please');
  }
  if (email > 0) return refuse('There were too many wrong tries with this email.', email);
  const place = Math.min(address ?? 0, fromAddress ?? 0);
  if (place > 0) return refuse('There were too many wrong tries from your connection.', place);
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
  /** Canonical. Whether anybody has an account under it makes no difference. */
  email: string;
  /** Where it came from; null when nothing in front of us knows it. */
  address: string | null;
  /** What a student gives as the secret. */
  dateofbirth?: IsoDay;
}

/** Whoever tries with the same e-mail, address or date waits here for the one before to be counted. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key`;

/**
 * Seconds until the next try is open again, for each limit; null or negative when it is open now. All
 * windows roll: the fifth-last failure counts for 15 minutes from its own moment.
 */
const HINDRANCES = `
  select
    ${leftOf(`select at + interval '15 minutes' from mine offset 4`)} as often,
    ${leftOf(`select at + interval '1 day' from mine offset 9`)} as "today",
    ${leftOf(`select at + interval '30 days' from mine offset 19`)} as "month",
    ${leftOf(`select at + interval '15 minutes' from log_in_attempts
      where address = $2 order by at desc offset 99`)} as address,
    ${leftOf(`select max(at) + interval '15 minutes' from mine where address = $2`)} as "fromAddress",
    ${leftOf(`select max(at) + interval '1 hour' from log_in_attempts
      where day = $3 and account <> $1 and at > now() - interval '1 hour'
      group by account order by 1 desc offset 19`)} as day`;

const MINE = `with mine as (
  select at, address from log_in_attempts where account = $1 order by at desc limit 20)`;

/** By the clock, not by `now()`: that is when the transaction began, before it waited for others. */
const COUNT = `
  insert into log_in_attempts (account, address, day, at)
  values ($1, $2, $3, date_trunc('milliseconds', clock_timestamp())) returning id`;

function leftOf(moment: string): string {
  return `extract(epoch from (${moment} limit 1) - clock_timestamp())::float`;
}

/**
 * Counts a try to log in before anything is compared: at most 5 failures in 15 minutes, 10 in a day
 * and 20 in 30 days for one e-mail; 100 in 15 minutes from one address, beyond which each e-mail still
 * has one try in 15 minutes from there, so that nobody with the right details is shut out by neighbours;
 * and one date of birth on at most 20 e-mails in an hour.
 * @returns what to hand to `forgiveAttempt` if the try succeeds: only failures stay counted
 * @throws ApiError too_many_requests; then nothing may be compared
 */
export async function countAttempt(attempt: Attempt): Promise<string> {
  const { by, email, address, dateofbirth } = attempt;
  const account = accountKey(by, email);
  const place = address && keyedHash(by, 'address', address);
  const day = dateofbirth ? keyedHash(by, 'day', dateofbirth) : null;
  const keys = [account, place, day].filter((key) => key !== null).sort();
  return inTransaction(async (client) => {
    await client.query(LOCK, [keys]);
    const { rows } = await client.query<Hindrances>(MINE + HINDRANCES, [account, place, day]);
    const refusal = tooManyAttempts(rows[0] as Hindrances, by);
    if (refusal) throw refusal;
    const counted = await client.query<{ id: string }>(COUNT, [account, place, day]);
    return counted.rows[0]?.id ?? '';
  });
}

/** The try succeeded, so it was no guess. */
export async function forgiveAttempt(id: string): Promise<void> {
  await pool.query('delete from log_in_attempts where id = $1', [id]);
}

/**
 * The account's owner has come in by e-mail, or is known to the office: whoever failed before, it counts
 * no more.
 * @param queries a connection inside a transaction, if it belongs to one
 * @returns how many tries there were
 */
export async function forgetAttempts(
  by: Attempt['by'],
  email: string,
  queries: Queryable = pool,
): Promise<number> {
  const account = accountKey(by, email);
  const { rowCount } = await queries.query('delete from log_in_attempts where account = $1', [
    account,
  ]);
  return rowCount ?? 0;
}

/** How many failed tries under this e-mail are counted still. */
export async function countAttempts(
  by: Attempt['by'],
  email: string,
  queries: Queryable,
): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(
    'select count(*)::int as count from log_in_attempts where account = $1',
    [accountKey(by, email)],
  );
  return rows[0]?.count ?? 0;
}

/** In the clear only whose kind it is, so that `staff:create -- --unlock` finds them. */
function accountKey(by: Attempt['by'], email: string): string {
  return `${by}:${keyedHash(by, 'account', email)}`;
}

const DELETE_OLD = statement(
  'delete-old-attempts',
  {},
  `delete from log_in_attempts where at < now() - interval '30 days'`,
);

/** Deletes failed tries that no limit counts any more. */
export async function deleteOldAttempts(on: Queryable): Promise<void> {
  await DELETE_OLD.run(on);
}
