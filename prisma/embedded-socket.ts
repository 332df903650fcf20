import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { lstat, mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A Unix socket path may have 107 bytes, so the folder is short and does not lie beside the data. */
function socketFolder(dataFolder: string): string {
  const id = createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 12);
  return path.join(tmpdir(), `orbital-pg-${process.getuid?.() ?? 0}-${id}`);
}

/** What a running server wrote into its lock file: process id first, socket folder fifth. */
export function lockFile(dataFolder: string): string[] {
  try {
    return readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Where the embedded server of `dataFolder` answers, also when another user started it. */
export function embeddedUrl(dataFolder: string): string {
  const folder = lockFile(dataFolder)[4] || socketFolder(dataFolder);
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
}

export async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Anyone who may enter this folder may log in, so it must be ours and closed to others. */
export async function prepareSocketFolder(dataFolder: string): Promise<string> {
  const folder = socketFolder(dataFolder);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const stat = await lstat(folder);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o077) !== 0) {
    throw new Error(`${folder} exists but does not belong to this user alone. Remove it first.`);
  }
  return folder;
}

/** Leaves nothing behind in the folder for temporary files; what is still in use stays. */
export async function removeSocketFolder(dataFolder: string): Promise<void> {
  await rmdir(socketFolder(dataFolder)).catch(() => {});
}
