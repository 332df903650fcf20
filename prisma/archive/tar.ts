import { spawn } from 'node:child_process';

/**
 * Starts the system's tar.
 * @param args as of its command line
 * @returns its streams; `ended` has the exit code, and the end of what it complained of
 */
export function startTar(args: readonly string[]) {
  const child = spawn('tar', args, { stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (text) => (said = `${said}${text}`.slice(-2_000)));
  const ended = new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
  ended.catch(() => {});
  return { stdin: child.stdin, stdout: child.stdout, ended };
}
