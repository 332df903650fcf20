import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { staffPages } from '@/lib/staff/staff-pages';
import { may, refusalOf, rightsOf } from '@/lib/staff/permissions';
import { jpeg } from '../support/accounts/photo';
import { signUp, signUpParts } from '../support/accounts/sign-up-parts';
import { multipartBody } from '../support/calls/multipart';
import { registration } from '../support/leads/lead';
import { query } from '../support/process/query';
import {
  eventually,
  firstStart,
  startSite,
  temporaryFolder,
  type Site,
} from '../support/process/site';

let site: Site;
/** Cookie of the owner created in the first test. */
let ownerCookie = '';
const folder = temporaryFolder();

const call = async (name: string, body: object, token = '') => {
  const response = await fetch(`${site.url}/api/admin/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data: never };
  return { status: response.status, data, cookie: response.headers.get('set-cookie') ?? '' };
};

const page = (name: string, cookie: string) =>
  fetch(site.url + name, { headers: { cookie: cookie.split(';')[0] ?? '' }, redirect: 'manual' });

const pagesFolder = 'app/(staff)/searchuser';
/** All office pages except one's own account. */
const pages = readdirSync(pagesFolder)
  .filter((name) => existsSync(path.join(pagesFolder, name, 'page.tsx')) && name !== 'account')
  .map((name) => `/searchuser/${name}`)
  .concat('/searchuser');

/** `viewBudgets` of a counsellor (lib/staff/audit/views.ts). */
const viewsAnHour = 800;

const kept = /email +(\S+)\n +password +in the file (\S+)/;

/** Pages of an owner that name no member of staff. */
const nobodyNamed = ['export', 'papers', 'questions', 'server', 'site'].map(
  (name) => `/searchuser/${name}`,
);

test('the first start makes an owner, who chooses a password, makes a counsellor, and alone sees the owner’s pages', async () => {
  const data = path.join(folder.path, 'data');
  site = await firstStart(data, { OWNER_EMAIL: 'Priya@Example.org' });
  const [, email, file = ''] = kept.exec(site.output()) ?? [];
  expect([email, file]).toEqual(['priya@example.org', path.join(data, 'first-owner-password')]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [, password = ''] = readFileSync(file, 'utf8').split('\n');
  expect(site.output()).not.toContain(password);
  await site.stop();
  site = await startSite(data);
  expect(site.output()).not.toMatch(kept);

  const owner = await call('get-details', { email, password });
  for (const name of pages) {
    const answer = await page(name, owner.cookie);
    expect([name, answer.status, answer.headers.get('location')]).toEqual([
      name,
      307,
      '/searchuser/account',
    ]);
  }
  expect(await (await page('/searchuser/account', owner.cookie)).text()).toContain(
    'Choose your own password first',
  );
  const newPassword = 'seventy moles of krypton';
  const changed = await call('account/password', { password, newPassword }, owner.data);
  expect(changed.status).toBe(200);
  ownerCookie = owner.cookie;
  expect(existsSync(file)).toBe(false);

  const meera = { name: 'Meera Canary', email: 'meera@example.org', role: 'counsellor' };
  const meeraMay = { rights: rightsOf({ role: 'counsellor' }) };
  const made = await call('staff', meera, owner.data);
  const { password: first } = made.data as { password: string };
  const counsellor = await call('get-details', { email: meera.email, password: first });
  const theirs = { password: first, newPassword: 'eleven grams of xenon' };
  await call('account/password', theirs, counsellor.data);
  for (const { path: name, action } of staffPages) {
    if (may(meeraMay, action)) continue;
    const [seen, refused] = [await page(name, owner.cookie), await page(name, counsellor.cookie)];
    const text = await refused.text();
    expect([name, seen.status]).toEqual([name, 200]);
    const needed = typeof action === 'string' ? action : action[0];
    expect(text).toContain(refusalOf(meeraMay, needed, 'open this page'));
    expect(text).not.toContain('priya@example.org');
    if (!nobodyNamed.includes(name)) expect(await seen.text()).toContain('Meera Canary');
  }

  await fetch(`${site.url}/api/student/free-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  });
  const [{ id = '' } = {}] = await query<{ id: string }>(
    site.databaseUrl,
    `insert into rate_limits (key, points, expire)
     select 'people-hour:' || id, ${viewsAnHour}, 9e15::int8 from staff where email = $1
     returning substring(key from 13) as id`,
    [meera.email],
  );
  const limited = await (await page('/searchuser/leads', counsellor.cookie)).text();
  expect(limited).toContain('ask the owner');
  expect(limited).not.toContain(registration.name);
  const events = await eventually(
    async () => refusalsOf(path.join(data, 'security-log'), id),
    (found) => found.some((one) => one.startsWith('access.limited')),
  );
  expect(new Set(events)).toEqual(
    new Set([
      ...staffPages
        .filter(({ action }) => !may(meeraMay, action))
        .map(({ action }) => `access.refused ${[action].flat()[0]}`),
      'access.limited leads.read',
    ]),
  );
});

/** Office pages that are not in the menu. */
const besideMenu = [
  '/searchuser/account',
  '/searchuser/payments/bank',
  '/searchuser/payments/bank/decided',
  '/searchuser/payments/upi',
  '/searchuser/site/prices',
];

/** A student with a saved form, a payment and a note. @returns the URL of the office's page */
async function studentPage(): Promise<string> {
  const post = async (name: string, body: object, token = '') => {
    const response = await fetch(`${site.url}/api/student/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { data: unknown }).data;
  };
  await fetch(`${site.url}/api/student/register`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=the-end-of-a-part' },
    body: multipartBody(signUpParts(signUp, await jpeg())),
  });
  const { contactnumber: mobilenumber, city: _, ...details } = signUp;
  await post(
    'registration-form',
    {
      ...details,
      mobilenumber,
      gender: 'Female',
      modeofpayment: 'Offline',
      submit: true,
      coursename: 'GATE (Chemistry)',
      subject: 'Chemistry',
      requestId: 'weighed-page-0001',
    },
    String(await post('login', signUp)),
  );
  const [{ id = '' } = {}] = await query<{ id: string }>(
    site.databaseUrl,
    `with paid as (
       insert into payments ("orderId", provider, "registrationId", name, number, "amountPaise",
         status, "paidAt", "expiresAt")
       select 'weighed', 'sandbox', id, 'Asha Rao', '98765 43210', 100000, 'paid', now(), now()
       from registrations returning "registrationId"
     )
     insert into notes ("studentId", text)
     select "studentId", 'Asks for the weekend batch'
     from paid join registrations on registrations.id = "registrationId"
     returning "studentId" as id`,
    [],
  );
  return `/searchuser/person/${id}`;
}

test('office pages are kept nowhere, and their scripts run by a nonce', async () => {
  const student = await studentPage();
  for (const name of [...staffPages.map(({ path: one }) => one), ...besideMenu, student]) {
    const answer = await page(name, ownerCookie);
    const html = await answer.text();
    if (name === student) expect(html).toContain('Asks for the weekend batch');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /; script-src 'self' 'nonce-([^']+)' /.exec(policy) ?? [];
    expect([name, nonce === '', policy.includes('unsafe')]).toEqual([name, false, false]);
    const inline = html.match(/<script(?![^>]* src=)[^>]*>/g) ?? [];
    expect([name, inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))]).toEqual([name, []]);
    expect([name, answer.headers.get('cache-control')]).toEqual([
      name,
      expect.stringContaining('no-store'),
    ]);
    expect([name, html.includes('Logout')]).toEqual([name, true]);
  }
});

/** Refusals of pages to an account: the event, and the permission of the page. */
function refusalsOf(log: string, staffId: string): string[] {
  return readdirSync(log)
    .flatMap((file) => readFileSync(path.join(log, file), 'utf8').trimEnd().split('\n'))
    .map(
      (line) => JSON.parse(line) as { event: string; staffId?: string; detail?: { page?: string } },
    )
    .filter((line) => line.staffId === staffId && line.detail?.page)
    .map(({ event, detail }) => `${event} ${detail?.page}`);
}

test('a copy without the generated database client makes it once and starts', async () => {
  const copy = path.join(folder.path, 'copy');
  const sources = [
    'app',
    'components',
    'content',
    'lib',
    'prisma',
    'public',
    'server.ts',
    'worker.ts',
  ];
  const settings = readdirSync('.').filter((name) => /^(package|tsconfig|.*\.config)\b/.test(name));
  for (const name of [...sources, ...settings]) {
    await cp(name, path.join(copy, name), {
      recursive: true,
      filter: (file) => file !== path.join('prisma', 'client'),
    });
  }
  for (const name of ['node_modules', '.next']) {
    await symlink(path.resolve(name), path.join(copy, name));
  }
  const started = await startSite(path.join(folder.path, 'copied'), {}, copy);
  expect((await fetch(`${started.url}/gate`)).status).toBe(200);
  expect(started.output().match(/Generated Prisma Client/g)).toHaveLength(1);
  expect(await started.stop()).toBe(0);
});
