import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleCommands } from './command';
import { startSite } from './site';
import { startDatabaseServer } from './start-database';

/**
 * A migrated database at rest, of which each started site takes a copy (`startSite`), and one site for
 * all files that only read (`sharedSite`).
 */
export default async function prepareData() {
  await bundleCommands();
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-prepared-'));
  const { stop } = await startDatabaseServer(folder);
  await stop();
  process.env.PREPARED_DATA = folder;
  const site = await startSite(path.join(folder, 'shared'), { TRUSTED_PROXIES: '127.0.0.1' });
  process.env.SHARED_SITE = site.url;
  Object.assign(globalThis, { sharedSite: site });
}
