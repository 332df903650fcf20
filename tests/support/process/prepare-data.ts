import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabaseServer } from './start-database';

/** A migrated database at rest, of which each started site takes a copy (`startSite`). */
export default async function prepareData() {
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-prepared-'));
  const { server } = await startDatabaseServer(folder);
  server.stdin.end();
  await once(server, 'exit');
  process.env.PREPARED_DATA = folder;
}
