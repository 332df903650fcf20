import { faultInWords } from '../platform/fault-words';

/** Runs a command; on failure prints the error message without a stack. */
export function run(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(faultInWords(error) ?? (error instanceof Error ? error.message : error));
    process.exitCode = 1;
  });
}
