import { POST as postLogIns } from '@/app/api/student/log-ins/route';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { hashOf } from '@/lib/platform/random-token';
import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { getServerSession } from 'next-auth';
import { decode, encode } from 'next-auth/jwt';
import { keysFor } from '@/lib/platform/secrets';
import { cookieIdIn, sessionCookie } from '@/lib/accounts/session-cookie';
import { sessionOptions } from '@/lib/accounts/session-options';
import {
  asha,
  bearer,
  cookieOf,
  cookiesOf,
  logIn,
  makeStaff,
  makeStudent,
  read,
  staffLogIn,
  tokenLives,
  type Answer,
} from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { staffWith } from '../../support/office/office';
import { acts, endLogInsOf } from '../../support/office/person';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

describe('a log-in', () => {
  test('ends the one it replaces in the same browser', async () => {
    await makeStudent();
    const [elsewhere, first] = [await logIn(), await logIn()];
    const second = await logIn(asha, cookiesOf(first));
    expect([
      await tokenLives(first),
      await tokenLives(second),
      await tokenLives(elsewhere),
    ]).toEqual([false, true, true]);
    // The session cookie was lost, the device is the same.
    const [, device = ''] = cookiesOf(second).cookie.split('; ');
    const third = await logIn(asha, { cookie: device });
    expect([await tokenLives(second), await tokenLives(third)]).toEqual([false, true]);
  });

  test('of another account replaces it too', async () => {
    await makeStudent();
    await makeStaff();
    const student = await logIn();
    expect((await staffLogIn(undefined, cookiesOf(student))).body.success).toBe(true);
    expect(await tokenLives(student)).toBe(false);
  });

  test('with planted or foreign cookies is a new session on a new device', async () => {
    await makeStudent();
    const first = await logIn();
    const planted = await logIn(asha, { cookie: 'session=planted; device=planted' });
    expect(planted.body.success).toBe(true);
    expect(planted.headers.getSetCookie().join()).not.toContain('planted');
    // A cookie of one kind is not accepted under the name of another.
    const session = cookieOf(first).replace('session=', 'device=');
    await logIn(asha, { cookie: session });
    expect(await tokenLives(first)).toBe(true);
  });

  test('beyond ten of one account ends the oldest', async () => {
    await makeStudent();
    const all: Answer[] = [];
    for (let index = 0; index < 12; index += 1) all.push(await logIn());
    expect(await Promise.all(all.map(tokenLives))).toEqual(all.map((_, index) => index >= 2));
    await Promise.all(Array.from({ length: 15 }, () => logIn()));
    expect(await db.session.count()).toBe(10);
  });
});

test('a student ends one log-in or all others, and nobody else’s', async () => {
  await makeStudent();
  await makeStudent({ ...asha, email: 'ravi@example.org' });
  const ravi = await logIn({ ...asha, email: 'ravi@example.org' });
  const [here, phone, tablet, lost] = [await logIn(), await logIn(), await logIn(), await logIn()];
  const end = (body: object) =>
    read(postLogIns(post('/api/student/log-ins', body, bearer(here.body.data))));
  const idOf = async ({ body }: Answer) => {
    const tokenHash = hashOf(String(body.data));
    return (await db.session.findUniqueOrThrow({ where: { tokenHash } })).id;
  };
  expect((await end({ logIn: await idOf(ravi) })).body.data).toEqual({ ended: 0 });
  expect((await end({ logIn: await idOf(lost) })).body.data).toEqual({ ended: 1 });
  expect(await Promise.all([lost, phone, tablet].map(tokenLives))).toEqual([false, true, true]);
  expect((await end({})).body.data).toEqual({ ended: 2 });
  expect(await Promise.all([here, phone, tablet, ravi].map(tokenLives))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('staff log a student out everywhere, with a reason in the audit', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await makeStudent();
  const [one, other] = [await logIn(), await logIn()];
  const body = { student: id, reason: 'Lost the phone' };
  expect((await endLogInsOf(token, { ...body, reason: '' })).body.fields).toHaveProperty('reason');
  expect((await endLogInsOf(token, body)).body.data).toEqual({ ended: 2 });
  expect(await Promise.all([one, other].map(tokenLives))).toEqual([false, false]);
  expect((await acts()).at(-1)).toMatchObject({
    action: 'student.endSession',
    subjectId: id,
    reason: 'Lost the phone',
    detail: { ended: 2 },
  });
});

describe('the session cookie', () => {
  const secret = keysFor('sessionCookie')[0].toString('base64url');
  const valueOf = (cookie: string) => cookie.split(';')[0]?.split('=')[1] ?? '';

  test('names its algorithm, kind and audience, and is refused with others', async () => {
    const value = valueOf(await sessionCookie('a cookie id', 60));
    expect(JSON.parse(Buffer.from(value.split('.')[0] ?? '', 'base64url').toString())).toEqual({
      alg: 'dir',
      enc: 'A256GCM',
    });
    expect(await cookieIdIn(value)).toBe('a cookie id');
    const content = {
      cookieId: 'a cookie id',
      kind: 'sessionCookie',
      aud: 'http://localhost:3000',
    };
    expect(await cookieIdIn(await encode({ token: content, secret }))).toBe('a cookie id');
    for (const token of [
      { cookieId: 'a cookie id' },
      { ...content, kind: 'deviceCookie' },
      { ...content, aud: 'https://elsewhere.example' },
    ]) {
      expect(await cookieIdIn(await encode({ token, secret }))).toBeNull();
    }
  });

  test('is refused by another algorithm, unsigned, changed and after its end', async () => {
    const content = {
      cookieId: 'a cookie id',
      kind: 'sessionCookie',
      aud: 'http://localhost:3000',
      exp: Math.floor(Date.now() / 1000) + 600,
    };
    const byCbc = sealedByCbc(content, secret);
    // Next-auth accepts it; the refusal is the site's own.
    expect(await decode({ token: byCbc, secret })).toMatchObject({ cookieId: 'a cookie id' });
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part(content)}.`;
    const value = valueOf(await sessionCookie('a cookie id', 60));
    const at = value.length - 30;
    const changed = `${value.slice(0, at)}${value[at] === 'A' ? 'B' : 'A'}${value.slice(at + 1)}`;
    const over = valueOf(await sessionCookie('a cookie id', -60));
    for (const refused of [byCbc, unsigned, changed, over]) {
      expect(await cookieIdIn(refused)).toBeNull();
    }
    expect(await cookieIdIn(value)).toBe('a cookie id');
  });
});

/** The same content in another algorithm that next-auth reads too, with the right key. */
function sealedByCbc(content: object, secret: string): string {
  const info = 'NextAuth.js Generated Encryption Key';
  const key = Buffer.from(hkdfSync('sha256', secret, '', info, 32));
  const header = Buffer.from('{"alg":"dir","enc":"A128CBC-HS256"}').toString('base64url');
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key.subarray(16), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  const bits = Buffer.alloc(8);
  bits.writeUInt32BE(header.length * 8, 4);
  const mac = createHmac('sha256', key.subarray(0, 16));
  const tag = mac.update(header).update(iv).update(sealed).update(bits).digest().subarray(0, 16);
  const parts = [iv, sealed, tag].map((part) => part.toString('base64url'));
  return [header, '', ...parts].join('.');
}

/** The session of a page request, from its cookies in the form that Next passes them. */
async function sessionOf(cookies: Record<string, string>) {
  const written: unknown[] = [];
  const request = { headers: {}, cookies } as never;
  const response = {
    getHeader: () => [],
    setHeader: (...header: unknown[]) => written.push(header),
  };
  return getServerSession(request, response as never, sessionOptions);
}

describe('the session of a page', () => {
  const valueIn = (answer: Answer) => cookieOf(answer).split('=')[1] ?? '';

  test('is the session row named by the log-in cookie', async () => {
    const { id } = await makeStudent();
    await makeStaff();
    const student = await sessionOf({ session: valueIn(await logIn()) });
    expect(student?.logIn).toMatchObject({ studentId: id, staffId: null });
    const answer = await staffLogIn();
    const staff = await sessionOf({ session: valueIn(answer) });
    expect(staff?.logIn?.staffId).toEqual(expect.any(String));
    await db.session.deleteMany();
    expect((await sessionOf({ session: valueIn(answer) }))?.logIn).toBeNull();
  });

  test('is found beside cookies of other programs whose names begin alike', async () => {
    await makeStudent();
    const session = valueIn(await logIn());
    const others = { sessionid: 'x'.repeat(40), 'session.1': 'e30.e30.e30', sessions: 'a=b' };
    expect((await sessionOf({ session, ...others }))?.logIn).not.toBeNull();
    expect(await sessionOf(others)).toBeNull();
  });

  test('is null for a forged cookie, without a log entry', async () => {
    const written = [jest.spyOn(log, 'error'), jest.spyOn(console, 'error')];
    const sealed = await sessionCookie('of nobody', 60);
    const [, forged = ''] = /=([^;]*)/.exec(sealed) ?? [];
    expect(await sessionOf({ session: `${forged.slice(0, -2)}AA` })).toBeNull();
    expect((await sessionOf({ session: forged }))?.logIn).toBeNull();
    expect(written.flatMap(({ mock }) => mock.calls)).toEqual([]);
    jest.restoreAllMocks();
  });

  test('passes on why the row could not be read, so that no visitor is asked to log in', async () => {
    await makeStudent();
    const session = valueIn(await logIn());
    await db.$executeRawUnsafe('alter table sessions rename to sessions_away');
    try {
      expect(await sessionOf({ session })).toHaveProperty('failure', expect.any(Error));
    } finally {
      await db.$executeRawUnsafe('alter table sessions_away rename to sessions');
    }
  });
});
