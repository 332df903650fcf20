import path from 'node:path';
import { jpeg } from '../support/accounts/photo';
import { signUp, signUpParts } from '../support/accounts/sign-up-parts';
import { multipartBody } from '../support/calls/multipart';
import { query } from '../support/process/query';
import { ended, eventually, startSite, temporaryFolder, type Site } from '../support/process/site';

const folder = temporaryFolder();
const running: Site[] = [];
const start = async () => {
  const site = await startSite(path.join(folder.path, 'killed'));
  running.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
});

const admission = {
  ...{ coursename: 'GATE (Chemistry)', subject: 'Chemistry', gender: 'Female' },
  ...{ studentname: signUp.studentname, fathername: signUp.fathername, email: signUp.email },
  ...{ dateofbirth: signUp.dateofbirth, address: signUp.address, state: signUp.state },
  ...{ pincode: signUp.pincode, mobilenumber: signUp.contactnumber, modeofpayment: 'Offline' },
  requestId: 'killed-admission-0001',
};

async function post(site: Site, call: string, body: unknown, token = '') {
  const response = await fetch(`${site.url}/api/student/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { success: boolean; data: unknown };
}

async function loggedIn(site: Site): Promise<string> {
  await fetch(`${site.url}/api/student/register`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=the-end-of-a-part' },
    body: multipartBody(signUpParts(signUp, await jpeg())),
  });
  const { email, dateofbirth } = signUp;
  return String((await post(site, 'login', { email, dateofbirth })).data);
}

const numbers = async (site: Site) =>
  (
    await query<{ registrationnumber: string }>(
      site.databaseUrl,
      'select registrationnumber from registrations',
    )
  ).map((row) => row.registrationnumber);

test('killed between Save and its answer, the form is there once, and the log-in goes on', async () => {
  const site = await start();
  const token = await loggedIn(site);
  const postgres = site.postgresPid();
  const lost = post(site, 'registration-form', admission, token).catch(() => null);
  await eventually(
    () => numbers(site),
    (found) => found.length > 0,
  );
  process.kill(postgres, 'SIGKILL');
  process.kill(site.child.pid ?? 0, 'SIGKILL');
  await Promise.all([lost, ended(site.child)]);

  const again = await start();
  const [number] = await numbers(again);
  const { success, data } = await post(again, 'registration-form', admission, token);
  expect({ success, data }).toMatchObject({ success: true, data: { registrationnumber: number } });
  expect(await numbers(again)).toEqual([number]);
});
