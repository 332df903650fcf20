import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { queues } from '../../../lib/background-work';
import { prepareDatabase } from '../../../lib/delivery/prepare-database';
import { startEmbedded } from '../../../prisma/embedded';

/**
 * In a process of its own, which every test worker shares. Prints the URL,
 * then waits. The data stay in the folder of the first argument; without one they are deleted.
 */
async function main([kept]: string[]): Promise<void> {
  const folder = kept ?? (await mkdtemp(path.join(tmpdir(), 'orbital-test-')));
  const database = await startEmbedded(path.join(folder, 'postgres'), (reason) => {
    console.error(reason);
    process.exit(1);
  });
  await prepareDatabase(database.url, queues);
  process.stdout.write(`${database.url}\n`);
  process.stdin.resume();
  process.stdin.once('end', async () => {
    await database.stop();
    if (!kept) await rm(folder, { recursive: true, force: true });
    process.exit(0);
  });
}

void main(process.argv.slice(2));
