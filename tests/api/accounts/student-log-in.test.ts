import fc from 'fast-check';
import { db } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { dateOf, dayOf, today } from '@/lib/site/days';
import {
  asha,
  bearer,
  cookieOf,
  currentUser,
  logIn,
  makeStaff,
  makeStudent,
  profile,
  staffLogIn,
} from '../../support/accounts/log-in';
import { anyCharacter } from '../../support/calls/any-character';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const wrong = { success: false, message: 'Enter correct details' };

test('e-mail and date of birth give a token and a different cookie', async () => {
  const { id } = await makeStudent();
  const answer = await logIn();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.body).toEqual({ success: true, data: expect.stringMatching(/^[\w-]{43}$/) });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(cookieOf(answer)).not.toContain(answer.body.data);
  const [session, ...others] = await db.session.findMany();
  expect(others).toEqual([]);
  expect(session).toMatchObject({ studentId: id, staffId: null });
  expect(session?.tokenHash).toBe(hashOf(String(answer.body.data)));
  expect(JSON.stringify(session)).not.toContain(answer.body.data);
});

test.each([
  [' Asha@Example.ORG ', '29/02/2004'],
  ['ASHA@EXAMPLE.ORG', '29-02-2004'],
])('the same details written as %j and %s', async (email, dateofbirth) => {
  await makeStudent();
  expect((await logIn({ email, dateofbirth })).body.success).toBe(true);
});

test('wrong, unknown, missing and malformed details get the same message with 200', async () => {
  await makeStudent();
  const answers = [
    await logIn({ ...asha, dateofbirth: '2004-02-28' }),
    await logIn({ ...asha, email: 'nobody@example.org' }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, wrong]));
  for (const body of [
    {},
    { ...asha, email: '' },
    { ...asha, email: 'ａsha@example.org' },
    { ...asha, dateofbirth: '2004-02-30' },
    { ...asha, dateofbirth: null },
    { ...asha, email: ['asha@example.org'] },
    { ...asha, email: { $ne: '' } },
    { ...asha, email: 'asha@example.org\0' },
    { ...asha, email: 'x'.repeat(500_000) },
  ]) {
    const answer = await logIn(body);
    expect([answer.status, answer.body]).toMatchObject([200, wrong]);
    expect(Object.keys(answer.body.fields ?? {})).not.toEqual([]);
  }
  expect(await db.session.count()).toBe(0);
});

test('unknown e-mails and wrong dates get identical answers, including headers', async () => {
  await makeStudent();
  const known = await logIn({ ...asha, dateofbirth: '2001-01-01' });
  const unknown = await logIn({ ...asha, email: 'nobody@example.org' });
  expect([...unknown.headers]).toEqual([...known.headers]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(known.headers.get('set-cookie')).toBeNull();
});

test('any JSON is answered without a 500', async () => {
  const anything = fc.oneof(
    fc.json(),
    fc.record({ email: fc.jsonValue(), dateofbirth: fc.jsonValue() }).map((x) => JSON.stringify(x)),
    fc
      .record({ email: fc.emailAddress(), dateofbirth: fc.string({ unit: anyCharacter }) })
      .map((x) => JSON.stringify(x)),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (json) => {
      const { status, body } = await logIn(json);
      expect([status, body.success]).toEqual([200, false]);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['not JSON', '{', {}, 400],
  ['of another type', 'x', { 'content-type': 'text/plain' }, 415],
  ['too large', ' '.repeat(1024 * 1024 + 1), {}, 413],
  ['from a page of another site', asha, { origin: 'https://elsewhere.example' }, 403],
])(
  'a request that is %s is refused with the status that fits',
  async (_, body, headers, status) => {
    await makeStudent();
    const answer = await logIn(body, headers);
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    expect(await db.session.count()).toBe(0);
  },
);

describe('get-current-user', () => {
  test('answers with the fields of sign-up', async () => {
    const { id } = await makeStudent();
    const token = (await logIn()).body.data;
    const data = { ...profile, ...asha, myfilename: '', needsParentConsent: false };
    const answer = await currentUser(bearer(token));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.body).toEqual({ success: true, data });
    await db.student.update({ where: { id }, data: { photoName: 'abc.jpg' } });
    expect((await currentUser(bearer(token))).body.data).toEqual({
      ...data,
      myfilename: 'abc.jpg',
    });
  });

  test('reports missing parental consent by the newest entry', async () => {
    const [year, rest] = [Number(today().slice(0, 4)) - 18, today().slice(4)];
    const birthday = `${year}${rest === '-02-29' ? '-02-28' : rest}`;
    const dayAfter = dayOf(new Date(dateOf(birthday).getTime() + 86_400_000));
    const asks = async (email: string, dateofbirth: string, answers: boolean[]) => {
      const { id } = await makeStudent({ email, dateofbirth });
      for (const [index, given] of answers.entries()) {
        const createdAt = new Date(Date.now() + index * 1000);
        await db.consent.create({
          data: { studentId: id, kind: 'parent', given, version: '1', createdAt },
        });
      }
      const { body } = await currentUser(bearer((await logIn({ email, dateofbirth })).body.data));
      return (body.data as { needsParentConsent: boolean }).needsParentConsent;
    };
    expect(await asks('a@example.org', birthday, [])).toBe(false);
    expect(await asks('b@example.org', dayAfter, [])).toBe(true);
    expect(await asks('c@example.org', dayAfter, [true])).toBe(false);
    expect(await asks('d@example.org', dayAfter, [true, false])).toBe(true);
  });

  test('requires a valid token of a student', async () => {
    await makeStudent();
    await makeStaff();
    const student = await logIn();
    const staff = await staffLogIn();
    const cookieValue = cookieOf(student).split('=')[1];
    for (const headers of [
      {},
      { cookie: cookieOf(student) },
      { ...bearer(staff.body.data), cookie: cookieOf(student) },
      bearer(staff.body.data),
      bearer(cookieValue),
      bearer(hashOf(String(student.body.data))),
      bearer('x'.repeat(43)),
      bearer(`${student.body.data}x`),
      bearer('%00'),
      { authorization: `Basic ${student.body.data}` },
    ]) {
      const answer = await currentUser(headers as Record<string, string>);
      expect([answer.status, answer.body]).toEqual([
        401,
        { success: false, code: 'unauthorized', message: 'Please log in again.' },
      ]);
    }
  });

  test('a log-in ends a day after its last use and a week after its start', async () => {
    await makeStudent();
    const open = async () => (await logIn()).body.data;
    const status = async (token: unknown) => (await currentUser(bearer(token))).status;
    const [used, idle, old] = [await open(), await open(), await open()];
    const age = (token: unknown, column: string, hours: number) =>
      db.$executeRawUnsafe(
        `update sessions set "${column}" = now() - interval '${hours} hours' where "tokenHash" = $1`,
        hashOf(String(token)),
      );
    await age(used, 'lastSeenAt', 23.9);
    await age(idle, 'lastSeenAt', 24.1);
    await age(old, 'createdAt', 7 * 24 + 0.1);
    expect([await status(used), await status(idle), await status(old)]).toEqual([200, 401, 401]);
    expect(await db.session.count()).toBe(1);
    await age(used, 'createdAt', 100);
    expect(await status(used)).toBe(200);
  });
});
