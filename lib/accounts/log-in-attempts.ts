import 'server-only';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockNames } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { keyedHash } from '@/lib/platform/secrets';
import { narrow, statement } from '@/lib/platform/statement';
import {
  counterAfterFailure,
  delayOf,
  expiryOf,
  levelAt,
  logInRules,
  type Counter,
  type Delay,
  type Rule,
  type RuleName,
} from './log-in-rules';
import { areSignInLinksSent } from './sign-in-mails';

const PHONE = institute.phones[0].printed;

type By = keyof typeof logInRules;

interface Attempt {
  by: By;
  email: string;
  /** Client IP address; null if unknown. */
  address: string | null;
  dateofbirth?: IsoDay;
  /** Id of the known device or of the current session, if this account has logged in there. */
  device: string | null;
}

/** A counter that the attempt is held against. */
interface Counted {
  name: RuleName;
  rule: Rule;
  key: string;
  /** The account's key; null for a counter over many accounts. */
  account: string | null;
}

/** Counters of one attempt, for `forgiveAttempt`. */
export type CountedAttempt = readonly Counted[];

function rulesFor({ by, email, address, dateofbirth, device }: Attempt): Counted[] {
  const rules: Partial<Record<RuleName, Rule>> = logInRules[by];
  const account = accountKey(by, email);
  const counted = (name: RuleName, of: string | null, ...parts: string[]): Counted[] => {
    const rule = rules[name];
    if (!rule) return [];
    const key = `${by}:${name}:${keyedHash('counters', by, name, ...parts)}`;
    return [{ name, rule, account: of, key }];
  };
  if (device) return counted('device', account, email, device);
  return [
    ...(address ? counted('pair', account, email, address) : []),
    ...counted('account', account, email),
    ...(address ? counted('address', null, address) : []),
    ...(dateofbirth ? counted('date', null, dateofbirth) : []),
  ];
}

/** Not `now()`, which is the start of the transaction, before it waited for the lock. */
const READ = statement(
  'read-log-in-counters',
  { keys: 'text[]' },
  { key: 'text', level: 'float8?', at: 'float8?', now: 'float8' },
  `select asked.key, level, extract(epoch from at)::float8 * 1000 as at,
     extract(epoch from date_trunc('milliseconds', clock_timestamp()))::float8 * 1000 as now
   from unnest($keys::text[]) as asked (key) left join log_in_counters as counter
     on counter.key = asked.key`,
);

const WRITE = statement(
  'write-log-in-counters',
  {
    keys: 'text[]',
    accounts: narrow<readonly (string | null)[]>('text[]'),
    levels: 'float8[]',
    moments: 'float8[]',
    ends: 'float8[]',
  },
  {},
  `insert into log_in_counters (key, account, level, at, "expiresAt")
   select key, account, level, to_timestamp(at / 1000), to_timestamp("expiresAt" / 1000)
   from unnest($keys::text[], $accounts::text[], $levels::float8[], $moments::float8[], $ends::float8[])
     as counted (key, account, level, at, "expiresAt")
   on conflict (key) do update
     set level = excluded.level, at = excluded.at, "expiresAt" = excluded."expiresAt"`,
);

/**
 * Counts a log-in attempt before any comparison, by the rules of `logInRules`. A refused attempt is not
 * counted.
 * @returns the argument of `forgiveAttempt` after a success: only failures stay counted
 * @throws ApiError too_many_requests; then nothing may be compared
 */
export async function countAttempt(attempt: Attempt): Promise<CountedAttempt> {
  const all = rulesFor(attempt);
  const keys = all.map(({ key }) => key);
  return inTransaction(async (tx) => {
    await lockNames(tx, ...keys);
    const { counters, now } = await readCounters(tx, keys);
    const counterOf = ({ key }: Counted) => counters.get(key) ?? null;
    const pair = all.find(({ name }) => name === 'pair');
    // An account that just failed from this address is not one more account.
    const isRepeat = pair !== undefined && levelAt(pair.rule, counterOf(pair), now) > 0;
    const counted = all.filter(({ name }) => !(isRepeat && name === 'address'));
    const areLinksSent = areSignInLinksSent();
    for (const one of longestFirst(counted)) {
      const delay = delayOf(one.rule, counterOf(one), { now, areLinksSent });
      if (delay) throw refusalOf(one.name, delay, attempt.by);
    }
    await writeCounters(tx, counted, (one) => counterAfterFailure(one.rule, counterOf(one), now));
    return counted;
  });
}

/** The answer then names the longest wait. */
const longestFirst = (counted: readonly Counted[]) =>
  counted.toSorted((one, other) => other.rule.secondsEach - one.rule.secondsEach);

async function readCounters(
  tx: Transaction,
  keys: readonly string[],
): Promise<{ counters: ReadonlyMap<string, Counter>; now: number }> {
  const rows = await READ.rows(tx, { keys });
  const known = rows.flatMap(({ key, level, at }) =>
    level === null || at === null ? [] : [[key, { level, at }] as const],
  );
  return { counters: new Map(known), now: rows[0]?.now ?? Date.now() };
}

async function writeCounters(
  tx: Transaction,
  counted: readonly Counted[],
  counterOf: (one: Counted) => Counter,
): Promise<void> {
  const rows = counted.map((one) => ({ ...one, ...counterOf(one) }));
  await WRITE.run(tx, {
    keys: rows.map(({ key }) => key),
    accounts: rows.map(({ account }) => account),
    levels: rows.map(({ level }) => level),
    moments: rows.map(({ at }) => at),
    ends: rows.map((row) => expiryOf(row.rule, row)),
  });
}

const sentences: Readonly<Record<RuleName, string>> = {
  pair: 'Too many failed attempts with this e-mail.',
  account: 'Too many failed attempts with this e-mail.',
  device: 'Too many failed attempts with this e-mail.',
  address: 'Too many failed attempts from your connection.',
  date: 'This date of birth was tried with too many e-mails.',
};

function refusalOf(name: RuleName, { seconds, needsLink }: Delay, by: By): ApiError {
  const again = needsLink ? 'Please' : `Try again ${after(seconds)}, or`;
  return new ApiError('too_many_requests', `${sentences[name]} ${again} ${alternative(by)}.`, {
    retryAfterSeconds: Math.ceil(seconds),
  });
}

function alternative(by: By): string {
  if (by === 'staff') return 'use a browser you have logged in with before';
  if (!areSignInLinksSent()) return `call us on ${PHONE}`;
  return `press “Can’t log in?” to get a link by e-mail, or call us on ${PHONE}`;
}

function after(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return whole === 1 ? 'in a second' : `in ${whole} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `in ${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

const UNCOUNT = statement(
  'uncount-log-in',
  { keys: 'text[]' },
  {},
  `update log_in_counters set level = greatest(level - 1, 0),
     "expiresAt" = at + ("expiresAt" - at) * (greatest(level - 1, 0) / level)
   where key = any($keys::text[]) and level > 0`,
);

/** Takes back an attempt whose credentials were right so far. */
export async function forgiveAttempt(attempt: CountedAttempt): Promise<void> {
  await UNCOUNT.run(pool, { keys: attempt.map(({ key }) => key) });
}

/**
 * Takes back a successful attempt, with the failures before it on the same device or from the same address.
 * Failures elsewhere stay counted.
 */
export async function forgetAttempt(attempt: CountedAttempt): Promise<void> {
  const isOwn = ({ name }: Counted) => name === 'pair' || name === 'device';
  const keysOf = (counted: readonly Counted[]) => counted.map(({ key }) => key);
  await db.logInCounter.deleteMany({ where: { key: { in: keysOf(attempt.filter(isOwn)) } } });
  await forgiveAttempt(attempt.filter((one) => !isOwn(one)));
}

/** An attempt from an unknown device is counted for its address too. */
const FAILURES = `coalesce(sum(ceil(
    level * extract(epoch from "expiresAt" - now()) / extract(epoch from "expiresAt" - at)
  )) filter (where split_part(key, ':', 2) <> 'pair' and "expiresAt" > now() and level > 0), 0)::int`;

const COUNT_FAILED = statement(
  'count-failed-log-ins',
  { account: 'text' },
  { count: 'int4' },
  `select ${FAILURES} as count from log_in_counters where account = $account`,
);

/** Number of failed attempts of an e-mail that still count. */
export async function countAttempts(by: By, email: string, on: Queryable): Promise<number> {
  return (await COUNT_FAILED.first(on, { account: accountKey(by, email) }))?.count ?? 0;
}

const FORGET = statement(
  'forget-log-in-counters',
  { account: 'text' },
  { count: 'int4' },
  `with forgotten as (delete from log_in_counters where account = $account returning *)
   select ${FAILURES} as count from forgotten`,
);

/**
 * Deletes the failed attempts of an e-mail after its owner has proved their identity.
 * @param on the transaction to join, if any
 * @returns how many still counted
 */
export async function forgetAttempts(by: By, email: string, on: Queryable = pool): Promise<number> {
  return (await FORGET.first(on, { account: accountKey(by, email) }))?.count ?? 0;
}

const DELETE_ALL = statement(
  'delete-all-log-in-counters',
  { prefix: 'text' },
  {},
  'delete from log_in_counters where starts_with(key, $prefix)',
);

/** Deletes all counters of one kind of account, including those by address. */
export async function forgetAllAttempts(by: By, on: Queryable): Promise<void> {
  await DELETE_ALL.run(on, { prefix: `${by}:` });
}

function accountKey(by: By, email: string): string {
  return keyedHash('counters', by, 'account', email);
}

/** Deletes counters in which no failure counts any more. */
export async function deleteOldAttempts(on: Queryable): Promise<void> {
  await db.logInCounter.deleteMany({ where: { expiresAt: { lt: await databaseTime(on) } } });
}
