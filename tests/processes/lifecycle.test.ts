import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { transportHeaders } from '@/lib/delivery/security-headers';
import { dataPolicy } from '@/lib/platform/documents/data-headers';
import { jpeg } from '../support/accounts/photo';
import { signUp, signUpParts } from '../support/accounts/sign-up-parts';
import { multipartBody } from '../support/calls/multipart';
import { rawRequest } from '../support/calls/raw-request';
import { registration } from '../support/leads/lead';
import { freePort } from '../support/process/free-port';
import { query } from '../support/process/query';
import {
  ended,
  eventually,
  startDatabase,
  startSite,
  temporaryFolder,
  tryStart,
  type Site,
} from '../support/process/site';

// One copy of the site runs through all tests: confirmed leads of each must be there in the next.
const folder = temporaryFolder();
const data = () => path.join(folder.path, 'data');
let site: Site;
const slow = () => path.join(folder.path, 'slow');
const start = async () =>
  (site = await startSite(data(), { PATH: `${slow()}:${process.env.PATH}` }));

/** PostgreSQL is started by `setpriv`. While the file `slowly` exists, it waits a second and prints so. */
beforeAll(async () => {
  await mkdir(slow());
  await writeFile(
    path.join(slow(), 'setpriv'),
    `#!/bin/sh
    [ -e ${slow()}/slowly ] && touch ${slow()}/began && sleep 1 && touch ${slow()}/over
    exec /usr/bin/setpriv "$@"`,
    { mode: 0o755 },
  );
  await start();
});

const beginsSlowly = () => writeFile(path.join(slow(), 'slowly'), '');
const beginsAtOnce = () => rm(path.join(slow(), 'slowly'));
const said = (what: 'began' | 'over') =>
  eventually(
    async () => existsSync(path.join(slow(), what)),
    (isThere) => isThere,
  );

const register = (name: string, requestId: string) =>
  fetch(`${site.url}/api/student/free-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...registration, name, requestId }),
  });

const names = async () =>
  (
    await query<{ name: string }>(site.databaseUrl, 'select name from leads order by "createdAt"')
  ).map((lead) => lead.name);

test('a second start on the same data fails with one sentence and changes nothing', async () => {
  await register('Asha', 'shared-0000000001');
  // On a busy machine PostgreSQL needs longer to start than the first check allows.
  await beginsSlowly();
  const refused = await tryStart(data(), { PATH: `${slow()}:${process.env.PATH}` });
  await beginsAtOnce();
  expect(refused).toMatch(
    /^The data in .* is already in use by a running copy of this site\. .*\n$/,
  );
  await register('Bela', 'shared-0000000002');
  expect(await names()).toEqual(['Asha', 'Bela']);
});

test('a lead that was answered survives kill -9 of PostgreSQL, and of the app while it brings it back', async () => {
  const postgres = site.postgresPid();
  expect((await register('Deepa', 'killed-0000000001')).status).toBe(200);
  await rm(path.join(slow(), 'began'));
  await rm(path.join(slow(), 'over'));
  await beginsSlowly();
  process.kill(postgres, 'SIGKILL');
  await said('began');
  process.kill(site.child.pid ?? 0, 'SIGKILL');
  await ended(site.child);
  await said('over');
  await beginsAtOnce();

  await start();
  expect(await names()).toEqual(['Asha', 'Bela', 'Deepa']);
  expect((await register('Deepa', 'killed-0000000001')).status).toBe(200);
  expect(await names()).toEqual(['Asha', 'Bela', 'Deepa']);
});

test('after kill -9 of the app alone the next start takes over', async () => {
  await register('Esha', 'orphaned-00000001');
  process.kill(site.child.pid ?? 0, 'SIGKILL');
  await start();
  expect(await names()).toEqual(['Asha', 'Bela', 'Deepa', 'Esha']);
});

const admission = {
  coursename: 'GATE (Chemistry)',
  subject: 'Chemistry',
  gender: 'Female',
  studentname: signUp.studentname,
  fathername: signUp.fathername,
  email: signUp.email,
  dateofbirth: signUp.dateofbirth,
  address: signUp.address,
  state: signUp.state,
  pincode: signUp.pincode,
  mobilenumber: signUp.contactnumber,
  modeofpayment: 'Offline',
  requestId: 'killed-admission-0001',
};

async function post(call: string, body: unknown, token = '') {
  const response = await fetch(`${site.url}/api/student/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { success: boolean; data: unknown };
}

async function loggedIn(): Promise<string> {
  await fetch(`${site.url}/api/student/register`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=the-end-of-a-part' },
    body: multipartBody(signUpParts(signUp, await jpeg())),
  });
  const { email, dateofbirth } = signUp;
  return String((await post('login', { email, dateofbirth })).data);
}

const numbers = async () =>
  (
    await query<{ registrationnumber: string }>(
      site.databaseUrl,
      'select registrationnumber from registrations',
    )
  ).map((row) => row.registrationnumber);

test('killed between Save and its answer, the form is there once, and the log-in goes on', async () => {
  const token = await loggedIn();
  const postgres = site.postgresPid();
  const lost = post('registration-form', admission, token).catch(() => null);
  await eventually(numbers, (found) => found.length > 0);
  process.kill(postgres, 'SIGKILL');
  process.kill(site.child.pid ?? 0, 'SIGKILL');
  await Promise.all([lost, ended(site.child)]);

  await start();
  const [number] = await numbers();
  const { success, data } = await post('registration-form', admission, token);
  expect({ success, data }).toMatchObject({ success: true, data: { registrationnumber: number } });
  expect(await numbers()).toEqual([number]);
});

test('PostgreSQL that dies under a running site comes back, and the site with it', async () => {
  process.kill(site.postgresPid(), 'SIGKILL');
  const again = (requestId: string) =>
    eventually(
      async () => (await register('Farid', requestId)).status,
      (status) => {
        // While PostgreSQL is away, the visitor is told to try again; any other answer fails.
        expect([200, 503]).toContain(status);
        return status === 200;
      },
    );
  await again('revived-000000001');
  // A leftover process of the old site may have answered that.
  const kept = await eventually(
    () => names().catch(() => []),
    (all) => all.length > 0,
  );
  expect(kept).toEqual(['Asha', 'Bela', 'Deepa', 'Esha', 'Farid']);
  await again('revived-000000002');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s, even twice, lets a request finish and then stops PostgreSQL cleanly',
  async (signal) => {
    if (site.child.exitCode !== null) await start();
    const body = JSON.stringify({
      ...registration,
      name: signal,
      requestId: `during-${signal}-01`,
    });
    const slow = request(`${site.url}/api/student/free-registration`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    slow.write(body.slice(0, 10));
    // Another answer proves that the first request has been received.
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
    expect(existsSync(path.join(data(), 'postgres/postmaster.pid'))).toBe(false);
    const database = await startDatabase(data());
    expect((await names()).at(-1)).toBe(signal);
    await database.stop();
  },
);

test('while it is made ready the site says so, with the headers of every answer', async () => {
  const port = String(await freePort());
  const TRUSTED_PROXIES = '127.0.0.1';
  const starting = startSite(path.join(folder.path, 'starting'), { PORT: port, TRUSTED_PROXIES });
  const headers = { 'x-forwarded-proto': 'https' };
  const first = await eventually(
    () => rawRequest(`http://127.0.0.1:${port}`, '/about', { headers }).catch(() => null),
    (answer) => answer !== null,
  );
  expect(first).toMatchObject({
    status: 503,
    headers: {
      'content-security-policy': dataPolicy,
      'x-content-type-options': 'nosniff',
      'strict-transport-security': transportHeaders['Strict-Transport-Security'],
      'retry-after': '5',
    },
  });
  await (await starting).stop();
});

test('of two first starts at once on the same data, one serves and the other refuses', async () => {
  const both = await Promise.all([1, 2].map(() => tryStart(path.join(folder.path, 'twins'))));
  const served = both.filter((one) => typeof one !== 'string');
  const refusals = both.filter((one) => typeof one === 'string');
  expect(refusals).toEqual([expect.stringContaining('is already in use')]);
  expect(served).toHaveLength(1);
  await Promise.all(served.map((one) => one.stop()));
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
