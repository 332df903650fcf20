import { rm } from 'node:fs/promises';
import { flushSecurityLog, securityLogFolder } from '@/lib/platform/security-log';

/** Deletes the security log, after what earlier tests left to be written. */
export async function emptySecurityLog(): Promise<void> {
  await flushSecurityLog();
  await rm(securityLogFolder(), { recursive: true, force: true });
}
