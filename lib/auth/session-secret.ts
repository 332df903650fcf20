import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';

let secret: string | undefined;

/** The key of session cookies: SESSION_SECRET, or one that is made once and kept below DATA_DIR. */
export function sessionSecret(): string {
  return (secret ??= env.SESSION_SECRET ?? keptSecret());
}

function keptSecret(): string {
  const file = path.resolve(env.DATA_DIR, 'session-secret');
  mkdirSync(env.DATA_DIR, { recursive: true });
  try {
    // Whoever comes second, another process included, finds it there.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
