import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startListener } from '../support/health/listener';
import { query } from '../support/process/query';
import { eventually, startSite, temporaryFolder } from '../support/process/site';

const folder = temporaryFolder();

test('a site calls its heartbeat, and the probe finds it well and leaves no lead', async () => {
  const listener = await startListener();
  const site = await startSite(folder.path, {
    WORKERS: '2',
    HEARTBEAT_URL: `${listener.url}/ping`,
  });
  await eventually(
    () => Promise.resolve(listener.heard.length),
    (count) => count > 0,
  );
  expect(listener.heard.map(({ path }) => path)).toEqual(['/ping']);
  const { stdout } = await promisify(execFile)(process.execPath, [
    'lib/commands/probe.mjs',
    site.url,
  ]);
  expect(stdout).toMatch(/^OK /);
  expect(await query(site.databaseUrl, 'select 1 from leads')).toEqual([]);
  await listener.close();
});
