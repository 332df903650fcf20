import pino from 'pino';
import { faultInWords } from './fault-words';

export const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** Codes that tell by themselves what the machine or the database lacks, whoever met them. */
const OF_MACHINE = /^(53100|53300|42501|25006|28P01|28000|3D000|ENOSPC|EDQUOT)$/;

function hintOf(failure: Error): string | undefined {
  const code = 'code' in failure ? String(failure.code) : '';
  return OF_MACHINE.test(code) ? (faultInWords(failure) ?? undefined) : undefined;
}

/**
 * Logs an error's kind, code and stack frames only: messages of database errors quote names, phone
 * numbers and e-mail addresses. A full disk and the like are said in words of our own.
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
