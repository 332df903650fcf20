import pino from 'pino';
import { hintOf } from './fault-words';

export const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

/**
 * Logs an error's kind, code and stack frames only: messages of database errors quote names, phone numbers
 * and e-mail addresses. Known faults, such as a full disk, are logged in our own words.
 */
export function logFailure(where: string, error: unknown): void {
  const failure = error instanceof Error ? error : new Error('A value that is no error was thrown');
  const frames = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  log.error({
    where,
    kind: failure.name,
    code: 'code' in failure ? failure.code : undefined,
    hint: hintOf(failure),
    at: frames.slice(0, 8).map((line) => line.trim()),
  });
}
