/** Is there a process with this id, under whatever user? */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
