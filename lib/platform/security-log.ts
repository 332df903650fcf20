import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env';
import { logFailure } from './log';
import { keyedHash } from './secrets';

/** What the security log knows, by subject. */
type SecurityEventName =
  | `logIn.${'succeeded' | 'failed' | 'refused' | 'ended'}`
  | `link.${'requested' | 'used' | 'refused'}`
  | `secondFactor.${'succeeded' | 'failed' | 'added' | 'removed'}`
  | `access.${'refused' | 'limited'}`
  | `request.${'refused' | 'limited'}`
  | `people.${'searched' | 'exported' | 'erased'}`
  | `staff.${'changed' | 'password'}`
  | `keys.${'changed'}`
  | `audit.${'head' | 'broken'}`;

export interface SecurityEvent {
  event: SecurityEventName;
  /** The id of the account, never its e-mail or name; a student's is written with its kind. */
  staffId?: string;
  studentId?: string;
  /** The client's IP address, which is written as a keyed hash that changes daily; null if unknown. */
  address?: string | null;
  /** Counts, names of limits, kinds: no personal data and nothing a visitor typed. */
  detail?: Readonly<Record<string, string | number | boolean>>;
}

/** The folder of the log's files, one for each day in UTC. */
export const securityLogFolder = () => path.resolve(env.DATA_DIR, 'security-log');

let writing: Promise<unknown> = Promise.resolve();

/** Adds a line to the security log. A log that cannot be written never stops the request. */
export function noteSecurity({ address, ...event }: SecurityEvent): void {
  const time = new Date().toISOString();
  const day = time.slice(0, 10);
  const from = address ? keyedHash('loggedAddresses', day, address).slice(0, 22) : undefined;
  const line = `${JSON.stringify({ time, ...event, from })}\n`;
  writing = writing
    .then(() => append(day, line))
    .catch((e: unknown) => logFailure('security log', e));
}

async function append(day: string, line: string): Promise<void> {
  const folder = securityLogFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendFile(path.join(folder, `${day}.jsonl`), line, { mode: 0o600 });
}

/** Resolves when all lines so far are written. */
export async function flushSecurityLog(): Promise<void> {
  await writing;
}
