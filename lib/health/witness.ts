import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { MINUTE_MS } from '@/lib/platform/jobs/loop';
import { log } from '@/lib/platform/log';
import { statement, type RowOf } from '@/lib/platform/statement';

const where = 'witness';
const TIMEOUT_MS = 10_000;
/** More than a status and a word is not read. */
const MAX_ANSWER_CHARACTERS = 1_000;
/** Pauses before an alert about the database is sent again, which cannot be queued in it. */
const AGAIN_MS = [5_000, 30_000, 120_000] as const;
/** How long a fault lasts before it is told. */
export const TELL_AFTER_MS = 10 * MINUTE_MS;

/** One process of all calls each minute; taking the turn also proves that the database takes writes. */
const TAKE_TURN = statement(
  'take-turn-of-heartbeat',
  {},
  { id: 'int4' },
  `insert into witness_calls as last ("heartbeatAt") values (now())
   on conflict (id) do update set "heartbeatAt" = now()
     where last."heartbeatAt" is null or last."heartbeatAt" < now() - interval '50 seconds'
   returning id`,
);

const NOTE_HEARTBEAT = statement(
  'note-heartbeat',
  { problem: 'text?' },
  {},
  'update witness_calls set problem = $problem',
);

const NOTE_ALERTS = statement(
  'note-alerts',
  { failedAt: 'timestamptz?' },
  {},
  `insert into witness_calls ("alertFailedAt") values ($failedAt)
   on conflict (id) do update set "alertFailedAt" = excluded."alertFailedAt"`,
);

const LAST_CALLS = statement(
  'last-calls-of-witness',
  {},
  { heartbeatAt: 'timestamptz?', problem: 'text?', alertFailedAt: 'timestamptz?' },
  'select "heartbeatAt", problem, "alertFailedAt" from witness_calls',
);

/** What became of the last calls; with nulls while there were none. */
export async function lastWitnessCalls(on: Queryable): Promise<RowOf<typeof LAST_CALLS>> {
  const none = { heartbeatAt: null, problem: null, alertFailedAt: null };
  return (await LAST_CALLS.first(on)) ?? none;
}

/**
 * Calls HEARTBEAT_URL while nothing is wrong, and with `/fail` at its end once a fault was told
 * (https://healthchecks.io/docs/signaling_failures/). In between, and when the database is away, it is not
 * called, which its service notices.
 */
export async function callHeartbeat(
  on: Queryable,
  { isWrong, isTold }: { isWrong: boolean; isTold: boolean },
): Promise<void> {
  if (!env.HEARTBEAT_URL || (isWrong && !isTold)) return;
  if (!(await TAKE_TURN.first(on))) return;
  const url = new URL(env.HEARTBEAT_URL);
  if (isWrong) url.pathname += '/fail';
  const problem = await call(url.href);
  if (problem) log.error({ where, setting: 'HEARTBEAT_URL', problem });
  await NOTE_HEARTBEAT.run(on, { problem });
}

/** What ALERT_URL is told, in words for owners and without personal data. */
export interface Alert {
  /** Such as "Last backup". */
  what: string;
  /** ISO 8601. */
  since: string;
  /** ISO 8601; null while it lasts. */
  until: string | null;
  words: string;
}

/** Sends an alert to ALERT_URL, if it is set. @returns why nobody took it; null after a success */
export async function sendAlert(alert: Alert): Promise<string | null> {
  const url = env.ALERT_URL;
  if (!url) return null;
  const site = env.SITE_URL;
  const state = alert.until === null ? 'something is wrong with' : 'all is well again with';
  const text = `${alert.what}: ${state} ${site}. ${alert.words}`;
  const problem = await call(url, JSON.stringify({ site, ...alert, text }));
  if (problem) log.error({ where, setting: 'ALERT_URL', problem });
  return problem;
}

/** @param failedAt when the last try failed; null when an alert was taken */
export async function noteAlerts(on: Queryable, failedAt: Date | null): Promise<void> {
  await NOTE_ALERTS.run(on, { failedAt });
}

/** Sends an alert up to four times, without a queue. Never throws, and takes minutes when nobody answers. */
export async function sendUnqueued(
  alert: Alert,
  againMs: readonly number[] = AGAIN_MS,
): Promise<void> {
  for (const restMs of [0, ...againMs]) {
    await pause(restMs, undefined, { ref: false });
    if ((await sendAlert(alert)) === null) return;
  }
}

/**
 * Watches whether the database answers, and tells ALERT_URL when it has not for ten minutes and when it does
 * again. The faults in the database cannot say so.
 * @param ask throws when it does not answer
 * @returns one look, to be repeated each minute
 */
export function databaseWatch(
  ask: () => Promise<unknown>,
  tellAfterMs = TELL_AFTER_MS,
): () => Promise<void> {
  let since: Date | null = null;
  let isTold = false;
  const what = 'Database';
  return async () => {
    const isAway = await ask().then(
      () => false,
      () => true,
    );
    const now = new Date();
    if (!isAway) {
      const told = isTold ? since : null;
      since = null;
      isTold = false;
      if (!told) return;
      const words = 'The site reaches its database again.';
      void sendUnqueued({ what, since: told.toISOString(), until: now.toISOString(), words });
      return;
    }
    since ??= now;
    if (isTold || now.getTime() - since.getTime() < tellAfterMs) return;
    isTold = true;
    const words =
      'The site does not reach its database: pages still open, and nothing can be sent or saved. Look at PostgreSQL, its disk and the log of the site.';
    log.error({ where, fault: 'database', since, hint: words });
    void sendUnqueued({ what, since: since.toISOString(), until: null, words });
  };
}

/**
 * Calls a witness: POST with a body, else GET.
 * @returns why it failed, without the address, which is a secret; null after a success
 */
async function call(url: string, body?: string): Promise<string | null> {
  const answer = await fetch(url, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!answer) return 'It did not answer, or with a redirect.';
  const { ok, status } = answer;
  const text = await startOf(answer);
  // Healthchecks.io answers 200 with "OK (not found)" for a check that does not exist.
  const note = /^OK \(([\w ]+)\)/.exec(text)?.[1];
  if (ok && note === undefined) return null;
  return `It answered ${status}${note === undefined ? '' : ` (${note})`}.`;
}

async function startOf(answer: Response): Promise<string> {
  let text = '';
  try {
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      if (text.length > MAX_ANSWER_CHARACTERS) break;
    }
  } catch {
    // The status counts.
  }
  return text;
}
