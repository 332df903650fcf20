/** Runs a command and, when it fails, prints the sentence alone instead of a stack. */
export function run(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
