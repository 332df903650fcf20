import { existsSync } from 'node:fs';

// Imported first by every command: settings of a `.env` file count unless the environment has its own.
if (existsSync('.env')) process.loadEnvFile('.env');

/** Runs a command and, when it fails, prints the sentence alone instead of a stack. */
export function run(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
