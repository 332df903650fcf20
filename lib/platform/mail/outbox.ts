import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/platform/env';

/** The folder of mails that no mail service sends: one .eml file each. */
export const outboxFolder = (dataDir: string) => path.resolve(dataDir, 'outbox');

async function deleteFiles(matches: (file: string) => Promise<boolean>): Promise<number> {
  const folder = outboxFolder(env.DATA_DIR);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let count = 0;
  for (const name of names.filter((one) => /\.eml(\.unfinished)?$/.test(one))) {
    const file = path.join(folder, name);
    // Another process may have deleted it.
    if (!(await matches(file).catch(() => false))) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

/** Deletes the files of the outbox that were written until then. Returns how many. */
export async function deleteOldMails(until: Date): Promise<number> {
  return deleteFiles(async (file) => (await stat(file)).mtimeMs <= until.getTime());
}

/**
 * Deletes the outbox files about these rows: the id is in the header or, in a file of an earlier version, in
 * the text. Never matches typed text, which may be somebody else's.
 * @param ids random ids of rows or orders
 * @returns how many
 */
export async function deleteMailsAbout(ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return deleteFiles(async (file) => {
    const mail = readable(await readFile(file, 'latin1'));
    return ids.some((id) => mail.includes(id));
  });
}

/** The raw mail, and its text decoded from each transfer encoding. */
function readable(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const quoted = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const texts = [Buffer.from(quoted, 'latin1'), Buffer.from(body, 'base64')];
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return [unfolded, body, ...texts.map((text) => text.toString('utf8'))].join('\n');
}
