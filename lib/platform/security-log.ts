import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env';
import { logFailure } from './log';
import { shareOf } from './share';
import { keyedHash } from './secrets';

/** CERT-In Directions of 28 April 2022: logs are kept 180 days. */
const LOG_DAYS = 180;
/** DPDP Rules 2025, rules 6 and 8(3): logs of access to personal data are kept a year. */
const ACCESS_DAYS = 365;

/** Every event, and for how many days its lines are kept. docs/operations.md explains them. */
export const securityEvents = {
  'logIn.succeeded': ACCESS_DAYS,
  'logIn.failed': ACCESS_DAYS,
  'logIn.refused': ACCESS_DAYS,
  'logIn.ended': ACCESS_DAYS,
  'link.requested': ACCESS_DAYS,
  'link.used': ACCESS_DAYS,
  'link.refused': ACCESS_DAYS,
  'secondFactor.succeeded': ACCESS_DAYS,
  'secondFactor.failed': ACCESS_DAYS,
  'secondFactor.added': ACCESS_DAYS,
  'secondFactor.removed': ACCESS_DAYS,
  'people.viewed': ACCESS_DAYS,
  'people.searched': ACCESS_DAYS,
  'people.changed': ACCESS_DAYS,
  'people.exported': ACCESS_DAYS,
  'people.erased': ACCESS_DAYS,
  'staff.changed': ACCESS_DAYS,
  'staff.password': ACCESS_DAYS,
  'money.refunded': ACCESS_DAYS,
  'keys.changed': ACCESS_DAYS,
  'audit.head': ACCESS_DAYS,
  'audit.broken': ACCESS_DAYS,
  'database.restored': ACCESS_DAYS,
  'access.refused': LOG_DAYS,
  'access.limited': LOG_DAYS,
  'request.refused': LOG_DAYS,
  'request.limited': LOG_DAYS,
} as const;

export type SecurityEventName = keyof typeof securityEvents;

export interface SecurityEvent {
  event: SecurityEventName;
  /** The id of the account, never its e-mail or name; a student's is written with its kind. */
  staffId?: string;
  studentId?: string;
  /**
   * The client's IP address, written as a keyed hash that changes daily; null if unknown. Taken from the
   * running request by default.
   */
  address?: string | null;
  /** The e-mail that was tried, written like the address. */
  account?: string;
  /** Counts, names of limits, kinds: no personal data and nothing a visitor typed. */
  detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Events that anybody can cause without limit. */
const floods: ReadonlySet<SecurityEventName> = new Set([
  'logIn.failed',
  'logIn.refused',
  'link.requested',
  'link.refused',
  'access.refused',
  'access.limited',
  'request.refused',
  'request.limited',
]);
/** Lines a minute of one such event from one address; the others are counted. */
const LINES_A_MINUTE = 30;
/** Addresses told apart in a minute, for each worker. */
const MOST_TOLD_APART = 10_000;
const MINUTE_MS = 60_000;

interface Repeats {
  lines: number;
  more: number;
  last: Line;
}

interface Line {
  time: string;
  event: SecurityEventName;
  from?: string | undefined;
  [name: string]: unknown;
}

class SecurityLog {
  /** The address of the running request. */
  readonly #address = new AsyncLocalStorage<string | null>();
  /** This minute's events that anybody can cause, by event and address. */
  readonly #repeats = new Map<string, Repeats>();
  /** Text to append, by file name. */
  readonly #waiting = new Map<string, string>();
  #writing: Promise<void> | undefined;

  from<T>(address: string | null, work: () => T): T {
    return this.#address.run(address, work);
  }

  note({ address, account, ...event }: SecurityEvent): void {
    const time = new Date().toISOString();
    const day = time.slice(0, 10);
    const hashed = (...parts: string[]) => keyedHash('loggedAddresses', day, ...parts).slice(0, 22);
    const from = address ?? this.#address.getStore();
    const line = {
      log: 'security',
      time,
      ...event,
      ...(from && { from: hashed(from) }),
      ...(account && { account: hashed('account', account) }),
    } as const;
    if (!floods.has(event.event) || this.#isFew(line)) this.#write(line);
  }

  /** Counts a line of the running minute; false above its limit. */
  #isFew(line: Line): boolean {
    const { event, from = '' } = line;
    const repeats = this.#repeats;
    if (repeats.size === 0) setTimeout(() => this.#endMinute(), MINUTE_MS).unref();
    const known = repeats.has(`${event} ${from}`) || repeats.size < MOST_TOLD_APART;
    const key = known ? `${event} ${from}` : event;
    const counted = repeats.get(key) ?? { lines: 0, more: 0, last: line };
    repeats.set(key, counted);
    counted.last = line;
    if (counted.lines < shareOf(LINES_A_MINUTE)) {
      counted.lines += 1;
      return true;
    }
    counted.more += 1;
    return false;
  }

  /** One line for each event and address above the limit. */
  #endMinute(): void {
    for (const [key, { more, last }] of this.#repeats) {
      if (more === 0) continue;
      const { event, from, time } = last;
      const about = key === event ? { event } : { event, from };
      this.#write({ log: 'security', time, ...about, detail: { more } });
    }
    this.#repeats.clear();
  }

  #write(line: Line): void {
    const text = `${JSON.stringify(line)}\n`;
    if (env.SECURITY_LOG === 'stdout') {
      process.stdout.write(text);
      return;
    }
    const file = `${line.time.slice(0, 10)}.${securityEvents[line.event]}-days.jsonl`;
    this.#waiting.set(file, (this.#waiting.get(file) ?? '') + text);
    this.#writing ??= this.#append();
  }

  async #append(): Promise<void> {
    for (const [file, text] of this.#waiting) {
      this.#waiting.delete(file);
      try {
        await addTo(file, text);
      } catch (error) {
        logFailure('security log', error);
      }
    }
    this.#writing = undefined;
  }

  async flush(): Promise<void> {
    this.#endMinute();
    while (this.#writing) await this.#writing;
  }
}

/** The folder of the log's files, two for each day in UTC. */
export const securityLogFolder = () => path.resolve(env.DATA_DIR, 'security-log');

/** Makes the folder where it is missing. */
async function addTo(file: string, text: string): Promise<void> {
  const folder = securityLogFolder();
  const add = () => appendFile(path.join(folder, file), text, { mode: 0o600 });
  await add().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await add();
  });
}

// Next loads this module once per bundle; all copies share one log.
const shared = globalThis as { securityLog?: SecurityLog };
const securityLog = (shared.securityLog ??= new SecurityLog());

/** Runs `work` with this address for its events. */
export function requestedFrom<T>(address: string | null, work: () => T): T {
  return securityLog.from(address, work);
}

/**
 * Adds a line to the security log. Of events that anybody can cause, one address gets at most 30 lines a
 * minute, and one line with the number of the others. A log that cannot be written never stops the request.
 */
export function noteSecurity(event: SecurityEvent): void {
  securityLog.note(event);
}

/** Resolves when all lines so far are written, with the counts of the running minute. */
export async function flushSecurityLog(): Promise<void> {
  await securityLog.flush();
}

/** The heads of the audit noted since the last restore of a backup. */
export async function headsInSecurityLog(): Promise<string[]> {
  const folder = securityLogFolder();
  const names = await readdir(folder).catch(() => []);
  let heads: string[] = [];
  for (const name of names.filter((one) => one.endsWith(`.${ACCESS_DAYS}-days.jsonl`)).sort()) {
    for (const line of (await readFile(path.join(folder, name), 'utf8')).split('\n')) {
      if (line.includes('"event":"database.restored"')) heads = [];
      const [, head] =
        /"event":"audit\.head","detail":\{"head":"(\d+-[0-9a-f]{64})"\}/.exec(line) ?? [];
      if (head) heads.push(head);
    }
  }
  return heads;
}

const DAY_MS = 24 * 3_600_000;

/** Deletes files past their retention. */
export async function deleteOldSecurityLogs(now = Date.now()): Promise<void> {
  const folder = securityLogFolder();
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, day = '', days = ''] = /^(\d{4}-\d{2}-\d{2})\.(\d+)-days\.jsonl$/.exec(name) ?? [];
    if (day === '' || Date.parse(day) + (Number(days) + 1) * DAY_MS > now) continue;
    await rm(path.join(folder, name), { force: true });
  }
}
