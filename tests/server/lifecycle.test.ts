import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { registration } from '../support/leads/lead';
import { query } from '../support/process/query';
import {
  ended,
  eventually,
  startSite,
  temporaryFolder,
  tryStart,
  type Site,
} from '../support/process/site';

const folder = temporaryFolder();
const running: Site[] = [];
const start = async (name: string, settings?: Record<string, string>) => {
  const site = await startSite(path.join(folder.path, name), settings);
  running.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
});

const register = (site: Site, name: string, requestId: string) =>
  fetch(`${site.url}/api/student/free-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...registration, name, requestId }),
  });

const names = async (site: Site) =>
  (
    await query<{ name: string }>(site.databaseUrl, 'select name from leads order by "createdAt"')
  ).map((lead) => lead.name);

test('a lead that was answered survives kill -9 of the app and of PostgreSQL', async () => {
  const site = await start('killed');
  const postgres = site.postgresPid();
  expect((await register(site, 'Asha', 'killed-0000000001')).status).toBe(200);
  process.kill(postgres, 'SIGKILL');
  process.kill(site.child.pid ?? 0, 'SIGKILL');
  await ended(site.child);

  const again = await start('killed');
  expect(await names(again)).toEqual(['Asha']);
  expect((await register(again, 'Asha', 'killed-0000000001')).status).toBe(200);
  expect(await names(again)).toEqual(['Asha']);
});

test('after kill -9 of the app alone the next start takes over', async () => {
  const site = await start('orphaned');
  await register(site, 'Asha', 'orphaned-00000001');
  process.kill(site.child.pid ?? 0, 'SIGKILL');
  const again = await start('orphaned');
  expect(await names(again)).toEqual(['Asha']);
});

test('PostgreSQL that dies under a running site comes back, and the site with it', async () => {
  const site = await start('revived');
  await register(site, 'Asha', 'revived-000000001');
  process.kill(site.postgresPid(), 'SIGKILL');
  const statuses = await eventually(
    async () => (await register(site, 'Bela', 'revived-000000002')).status,
    (status) => {
      // While it is away the visitor is told to try again; nothing else is acceptable.
      expect([200, 503]).toContain(status);
      return status === 200;
    },
  );
  expect(statuses).toBe(200);
  expect(await names(site)).toEqual(['Asha', 'Bela']);
});

test('a second start on the same data fails with one sentence and changes nothing', async () => {
  const site = await start('shared');
  await register(site, 'Asha', 'shared-0000000001');
  const refused = await tryStart(path.join(folder.path, 'shared'));
  expect(refused).toMatch(
    /^The data in .* is already in use by a running copy of this site\. .*\n$/,
  );
  await register(site, 'Bela', 'shared-0000000002');
  expect(await names(site)).toEqual(['Asha', 'Bela']);
});

test('of two first starts at once on the same data, one serves and the other refuses', async () => {
  const both = await Promise.all([1, 2].map(() => tryStart(path.join(folder.path, 'twins'))));
  const served = both.filter((one) => typeof one !== 'string');
  running.push(...served);
  const refusals = both.filter((one) => typeof one === 'string');
  expect(refusals).toEqual([expect.stringContaining('is already in use')]);
  expect(served).toHaveLength(1);
});

test('a taken port is reported in one sentence, and PostgreSQL is stopped again', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const refused = await tryStart(path.join(folder.path, 'port'), { PORT: String(port) });
  other.close();
  expect(refused).toBe(
    `Port ${port} is taken by another program. Stop it, or set PORT to another number.\n`,
  );
  expect(existsSync(path.join(folder.path, 'port/postgres/postmaster.pid'))).toBe(false);
});

test('all wrong settings are listed', async () => {
  const refused = await tryStart(path.join(folder.path, 'wrong'), {
    PORT: 'web',
    SITE_URL: 'example.in',
    TRUSTED_PROXIES: '10.0.0.0/99',
  });
  expect(refused).toBe(
    [
      'These settings have to be mended before the site can start:',
      '  PORT must be a port number, for example 3000',
      '  SITE_URL must be an address such as https://www.example.in',
      '  TRUSTED_PROXIES must be addresses or networks separated by commas, for example 127.0.0.1, 10.0.0.0/8\n',
    ].join('\n'),
  );
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s, even twice, lets a request finish and then stops PostgreSQL cleanly',
  async (signal) => {
    const site = await start(signal);
    await register(site, 'Asha', 'draining-00000000');
    const body = JSON.stringify({ ...registration, requestId: 'draining-00000001' });
    const slow = request(`${site.url}/api/student/free-registration`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    slow.write(body.slice(0, 10));
    // Another answer on the way proves that the first request has been taken in.
    await fetch(`${site.url}/api/health/ready`);
    site.child.kill(signal);
    site.child.kill(signal);
    await eventually(
      () =>
        fetch(site.url).then(
          () => 'open',
          () => 'closed',
        ),
      (state) => state === 'closed',
    );
    const answered = once(slow, 'response');
    slow.end(body.slice(10));
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
    expect(await ended(site.child)).toBe(0);
    expect(existsSync(path.join(folder.path, signal, 'postgres/postmaster.pid'))).toBe(false);
    expect(await names(await start(signal))).toEqual(['Asha', 'Asha Rao']);
  },
);

test('several processes serve one PostgreSQL of your own', async () => {
  const owner = await start('own');
  const settings = { DATABASE_URL: owner.databaseUrl };
  const [one, two] = await Promise.all([start('own-1', settings), start('own-2', settings)]);
  await Promise.all([
    register(one, 'Asha', 'own-000000000001'),
    register(two, 'Asha', 'own-000000000001'),
    register(two, 'Bela', 'own-000000000002'),
  ]);
  expect((await names(owner)).sort()).toEqual(['Asha', 'Bela']);
  expect(existsSync(path.join(folder.path, 'own-1/postgres'))).toBe(false);
  await Promise.all([one.stop(), two.stop()]);
});
