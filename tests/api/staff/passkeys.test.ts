import { POST as postBeginFactor } from '@/app/api/admin/account/factor/passkey/route';
import { POST as postFactor } from '@/app/api/admin/account/factor/route';
import { POST as postBegin } from '@/app/api/admin/account/passkeys/begin/route';
import { POST as postRemove } from '@/app/api/admin/account/passkeys/remove/route';
import { POST as postRename } from '@/app/api/admin/account/passkeys/rename/route';
import { POST as postAdd } from '@/app/api/admin/account/passkeys/route';
import { POST as postBeginLogIn } from '@/app/api/admin/passkey/route';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { bearer, makeStaff, priya, read, staffLogIn, logInOf } from '../../support/accounts/log-in';
import { forgetCounted } from '../calls/call-samples';
import { post } from '../../support/leads/lead';
import { authenticator } from './authenticator';
import { audited, createStaff, worksWith } from '../../support/office/staff-calls';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const caller =
  (handle: (request: Request) => Promise<Response> | Response) =>
  (token: string, body: object = {}) =>
    read(handle(post('/', body, bearer(token))));
const [begin, add, remove] = [caller(postBegin), caller(postAdd), caller(postRemove)];
const rename = caller(postRename);
const [beginFactor, give] = [caller(postBeginFactor), caller(postFactor)];
const beginLogIn = (body: object) => read(postBeginLogIn(post('/', body)));

const challengeOf = ({ body }: { body: { data?: unknown } }) =>
  (body.data as { challenge: string }).challenge;
const { password } = priya;

/** Priya, logged in, with a passkey. */
async function withPasskey() {
  const { id } = await makeStaff();
  const { token } = await logInOf({ staffId: id });
  const key = authenticator();
  const passkey = key.make(challengeOf(await begin(token)));
  const added = await add(token, { name: 'My phone', password, passkey });
  return { id, token, key, added };
}

/** An answer to the challenge of a log-in. */
const logInChallenge = async () => challengeOf(await beginLogIn(priya));

test('a passkey is added with the password, and comes with recovery codes', async () => {
  const { id } = await makeStaff();
  const { token } = await logInOf({ staffId: id });
  const key = authenticator();
  const passkey = key.make(challengeOf(await begin(token)));
  const wrong = await add(token, { name: 'My phone', password: 'no', passkey });
  expect(wrong.body.fields).toHaveProperty('password');
  const added = await add(token, { name: 'My phone', password, passkey });
  expect(added.body.data).toEqual({ recoveryCodes: expect.any(Array) });
  expect(await db.passkey.findMany()).toMatchObject([{ id: key.id, staffId: id }]);
  // A challenge can be used once.
  expect((await add(token, { name: 'Again', password, passkey })).body.fields).toHaveProperty(
    'passkey',
  );
  const other = authenticator().make(challengeOf(await begin(token)));
  expect((await add(token, { name: 'Key', password, passkey: other })).body.data).toEqual({
    recoveryCodes: [],
  });
  expect(await audited('staff.code')).toMatchObject([
    { detail: { set: 'on', kind: 'passkey' } },
    { detail: { set: 'on', kind: 'passkey' } },
  ]);
});

test('it is the second factor of the log-in: after the password, each answer once', async () => {
  const { key, added } = await withPasskey();
  expect((await staffLogIn()).body).toMatchObject({ success: false, code: 'second_factor' });
  expect((await beginLogIn({ ...priya, password: 'no' })).status).toBe(422);
  const passkey = key.use(await logInChallenge());
  const done = await staffLogIn({ ...priya, passkey });
  expect([done.body.success, await worksWith(done.body.data)]).toEqual([true, 200]);
  expect((await staffLogIn({ ...priya, passkey })).body.success).toBe(false);
  expect(await audited('staff.logIn')).toMatchObject([{ detail: { code: 'passkey' } }]);
  const { recoveryCodes } = added.body.data as { recoveryCodes: string[] };
  expect((await staffLogIn({ ...priya, otp: recoveryCodes[0] ?? '' })).body.success).toBe(true);
});

test('of another key, challenge, origin or text it is refused like a wrong password', async () => {
  const { key } = await withPasskey();
  const elsewhere = authenticator('https://www.example.net');
  const wrong = { success: false, message: 'Enter correct details' };
  const tries: (() => Promise<string>)[] = [
    async () => authenticator().use(await logInChallenge()),
    async () => elsewhere.use(await logInChallenge()),
    async () => (await logInChallenge(), key.use('a-challenge-of-somebody-else')),
    async () => (await logInChallenge(), '{"id":1}'),
  ];
  for (const made of tries) {
    expect((await staffLogIn({ ...priya, passkey: await made() })).body).toEqual(wrong);
    await forgetCounted();
  }
});

test('it is the fresh second factor before what cannot be undone', async () => {
  const { id, key } = await withPasskey();
  const { token } = await logInOf({ staffId: id });
  const meera = { name: 'Meera', email: 'meera@example.org', role: 'counsellor' };
  expect((await createStaff(token, meera)).status).toBe(428);
  expect((await begin(token)).status).toBe(428);
  // The challenge of a log-in is not valid here.
  expect((await give(token, { code: key.use(await logInChallenge()) })).status).toBe(422);
  const code = key.use(challengeOf(await beginFactor(token)));
  expect((await give(token, { code })).status).toBe(200);
  expect((await createStaff(token, meera)).status).toBe(200);
});

test('with the last one the recovery codes go, and the log-in needs the password only', async () => {
  const { token, key } = await withPasskey();
  expect((await remove(token, { passkey: 'another', password })).status).toBe(404);
  expect((await remove(token, { passkey: key.id, password })).status).toBe(200);
  expect([await db.passkey.count(), await db.recoveryCode.count()]).toEqual([0, 0]);
  expect((await staffLogIn()).body.success).toBe(true);
});

test('its owner renames it, with an entry in the audit; nobody else does', async () => {
  const { token, key } = await withPasskey();
  const called = async () => (await db.passkey.findUniqueOrThrow({ where: { id: key.id } })).name;
  const { id: other } = await makeStaff({ ...priya, email: 'ravi@example.org' });
  const ravi = await logInOf({ staffId: other });
  const wish = { passkey: key.id, name: ' Office laptop ' };
  expect((await rename(ravi.token, wish)).status).toBe(404);
  expect(await called()).toBe('My phone');
  expect((await rename(token, { ...wish, name: ' ' })).body.fields).toHaveProperty('name');
  // A repeat changes nothing.
  for (const _ of [1, 2]) expect((await rename(token, wish)).status).toBe(200);
  expect(await called()).toBe('Office laptop');
  expect(await audited('staff.passkeyName')).toHaveLength(1);
});

test('on a public address it opens the office to an owner', async () => {
  env.SITE_URL = 'https://www.example.in';
  try {
    const { id } = await makeStaff();
    const { token } = await logInOf({ staffId: id });
    expect(await worksWith(token)).toBe(403);
    const here = authenticator('http://localhost:3000');
    const wrong = here.make(challengeOf(await begin(token)));
    expect((await add(token, { name: 'Phone', password, passkey: wrong })).status).toBe(422);
    const key = authenticator('https://www.example.in');
    const passkey = key.make(challengeOf(await begin(token)));
    expect((await add(token, { name: 'Phone', password, passkey })).status).toBe(200);
    expect(await worksWith(token)).toBe(200);
  } finally {
    env.SITE_URL = 'http://localhost:3000';
  }
});
