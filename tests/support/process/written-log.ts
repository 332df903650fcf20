import pino from 'pino';
import { log } from '@/lib/platform/log';

/** Everything that the process logs while `work` runs. */
export async function writtenLog(work: () => Promise<unknown>): Promise<string> {
  let text = '';
  const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[
    pino.symbols.streamSym
  ] as { write(line: string): void };
  const { level } = log;
  log.level = 'info';
  const spy = jest.spyOn(stream, 'write').mockImplementation((line) => void (text += line));
  try {
    await work();
  } finally {
    spy.mockRestore();
    log.level = level;
  }
  return text;
}
