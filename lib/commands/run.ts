import { existsSync } from 'node:fs';
import { faultInWords } from '../platform/fault-words';

// Imported first by every command. Environment variables override the `.env` file.
if (existsSync('.env')) process.loadEnvFile('.env');

/** Runs a command; on failure prints the error message without a stack. */
export function run(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(faultInWords(error) ?? (error instanceof Error ? error.message : error));
    process.exitCode = 1;
  });
}
