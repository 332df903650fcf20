import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { jpeg } from '../support/accounts/photo';
import { signUp, signUpParts } from '../support/accounts/sign-up-parts';
import { multipartBody } from '../support/calls/multipart';
import { query } from '../support/process/query';
import { startSite, temporaryFolder, type Site } from '../support/process/site';

let site: Site;
const folder = temporaryFolder();
beforeAll(async () => {
  site = await startSite(folder.path);
});

const canary = {
  ...signUp,
  studentname: 'Canaria Lumen',
  fathername: 'Serin Lumen',
  email: 'canary.7f3a@example.org',
  dateofbirth: '2002-11-23',
  contactnumber: '70707 41414',
  address: '41 Canary Lane',
};
const password = 'a canary sings at dawn';

/** Patterns of a person's details, in every notation. */
const personal = [
  canary.studentname,
  canary.fathername,
  canary.email,
  'canary.7f3a',
  canary.address,
  canary.dateofbirth,
  '23/11/2002',
  '23-11-2002',
  '2002-11-2',
  canary.contactnumber,
  '7070741414',
  password,
  'Lumen',
];

const admission = {
  ...canary,
  coursename: 'GATE (Chemistry)',
  subject: 'Chemistry',
  gender: 'Female',
  mobilenumber: canary.contactnumber,
  modeofpayment: 'Offline',
};

const type = 'multipart/form-data; boundary=the-end-of-a-part';
const json = { 'content-type': 'application/json' };

async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  const sent = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  return fetch(site.url + path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: sent as BodyInit,
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A student's requests, with failures among them; returns the status of each answer. */
async function sendAllRequests(token: string, cookie: string, photo: string): Promise<number[]> {
  const upload = multipartBody([
    { name: 'studentProfile', value: await jpeg(), filename: `${canary.studentname}.jpg` },
  ]);
  const broken = multipartBody(signUpParts(canary, await jpeg())).subarray(0, 900);
  const { email } = canary;
  const get = (path: string, headers: Record<string, string>) =>
    fetch(site.url + path, { headers });
  const lead = { name: canary.studentname, email, message: canary.address };
  const answers = [
    send('/api/student/register', multipartBody(signUpParts(canary, await jpeg())), {
      'content-type': type,
    }),
    send('/api/student/register', broken, { 'content-type': type }),
    send('/api/student/login', { email, dateofbirth: '23/11/2002' }),
    send('/api/student/login', { email, dateofbirth: '2002-11-24' }),
    send('/api/student/login', `{"email":"${email}","dateofbirth":"${canary.dateofbirth}`),
    send('/api/admin/get-details', { email, password }),
    send('/api/student/registration-form', admission, bearer(token)),
    send(
      '/api/student/registration-form',
      { ...admission, pincode: canary.address },
      bearer(token),
    ),
    send('/api/student/registration-form', admission, bearer(`${token}x`)),
    send('/api/student/upload', upload, { 'content-type': type, ...bearer(token) }),
    send('/api/student/get-history-data', canary, bearer(token)),
    get('/api/student/get-current-user', bearer(token)),
    get(`/public/${photo}`, {}),
    get('/history', { cookie }),
    get('/form', { cookie }),
    get('/form-print', { cookie }),
    get('/form-print/pdf', { cookie }),
    send('/api/student/session', '', bearer(token)),
    send('/api/student/sign-in-link', { email }),
    send('/api/student/sign-in-link/use', { token }),
    send('/api/admin/search', { q: email }, bearer(token)),
    send(
      '/api/student/data-request',
      { requestId: 'question-of-a-canary', kind: 'other', text: canary.address },
      bearer(token),
    ),
    send(
      '/api/student/close-account',
      { requestId: 'closing-of-a-canary', confirm: email },
      bearer(token),
    ),
    send('/api/your-data/link', { email }),
    send('/api/admin/data-request', { ...canary, contact: canary.contactnumber }, bearer(token)),
    send('/api/v1/sandbox/payment', {
      name: canary.studentname,
      number: canary.contactnumber,
      amount: 8999,
    }),
    send('/api/student/free-registration', {
      ...lead,
      phonenumber: canary.contactnumber,
      coursename: 'GATE Chemistry',
    }),
    send('/api/student/discussing', {
      ...lead,
      contactnumber: canary.contactnumber,
      course: 'GATE Chemistry',
    }),
  ];
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** Signs up with this e-mail and logs in. */
async function logIn(email: string) {
  const parts = signUpParts({ ...canary, email }, await jpeg());
  const registered = await send('/api/student/register', multipartBody(parts), {
    'content-type': type,
  });
  const photo = ((await registered.json()) as { data: { myfilename: string } }).data.myfilename;
  const answer = await send('/api/student/login', { email, dateofbirth: canary.dateofbirth });
  const { data } = (await answer.json()) as { data: string };
  return { token: data, photo, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

test('the document of all calls is served, and health as it says', async () => {
  const document = await fetch(`${site.url}/api/openapi.json`);
  expect(document.status).toBe(200);
  const { openapi, paths } = (await document.json()) as { openapi: string; paths: object };
  expect(openapi).toBe('3.1.1');
  for (const [path, status] of [
    ['/api/health/live', 'live'],
    ['/api/health/ready', 'ready'],
  ] as const) {
    expect(paths).toHaveProperty([path, 'get']);
    expect(await (await fetch(site.url + path)).json()).toEqual({ status });
  }
});

test('the server writes no person, no number and no token, whatever goes right or wrong', async () => {
  const { token, cookie, photo } = await logIn('other-canary.7f3a@example.org');
  expect(token).toMatch(/^[\w-]{43}$/);
  const well = await sendAllRequests(token, cookie, photo);
  expect(well.filter((status) => status >= 500)).toEqual([]);
  // From here on statements on these tables fail, and their errors quote the values.
  await query(site.databaseUrl, 'alter table registrations rename to elsewhere', []);
  await query(site.databaseUrl, 'alter table students rename column email to mail', []);
  await query(site.databaseUrl, 'alter table leads rename column name to gone', []);
  await query(site.databaseUrl, 'alter table photos rename to pictures', []);
  const badly = await sendAllRequests(token, cookie, photo);
  expect(badly.filter((status) => status >= 500).length).toBeGreaterThan(8);
  await site.stop();
  const securityLog = path.join(folder.path, 'security-log');
  const files = (await readdir(securityLog)).map((name) => path.join(securityLog, name));
  const lines = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
  for (const event of ['logIn.failed', 'logIn.succeeded', 'link.requested', 'request.refused']) {
    expect(lines).toContain(`"${event}"`);
  }
  const output = site.output() + lines;
  expect(output).toContain('"where":"/api/student/registration-form"');
  expect(output).toContain('"where":"/public/[filename]"');
  const secrets = [...personal, token, photo, cookie.split('=')[1] ?? token];
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
});
