import { hashPassword } from '@/lib/staff/password';
import { db } from '@/lib/platform/db';
import {
  bearer,
  cookieOf,
  currentUser,
  from,
  letPass,
  logIn,
  makeStaff,
  makeStudent,
  priya,
  staffLogIn,
} from '../../support/accounts/log-in';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const wrong = { success: false, message: 'Enter correct details' };

test('a log-in returns a token and a cookie for twelve hours', async () => {
  const { id } = await makeStaff();
  const answer = await staffLogIn({ ...priya, email: ' PRIYA@example.org' });
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, data: expect.stringMatching(/^[\w-]{43}$/) },
  ]);
  expect(answer.headers.get('set-cookie')).toMatch(/^session=[^;]+; Max-Age=43200; /);
  expect(await db.session.findMany()).toMatchObject([{ staffId: id, studentId: null }]);
  expect((await currentUser(bearer(answer.body.data))).status).toBe(401);
  expect(cookieOf(answer)).not.toContain(answer.body.data);
});

test('a password is stored as argon2id and normalised', async () => {
  const { id } = await makeStaff();
  const passwordHash = await hashPassword('caf\u00e9 au lait, twice');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  await db.staff.update({ where: { id }, data: { passwordHash } });
  const decomposed = { ...priya, password: 'cafe\u0301 au lait, twice' };
  expect((await staffLogIn(decomposed)).body.success).toBe(true);
});

test('all wrong credentials get the same answer with status 200', async () => {
  await makeStaff();
  await makeStudent();
  for (const body of [
    { ...priya, password: `${priya.password} ` },
    { ...priya, password: '' },
    { ...priya, password: 'a\0b' },
    { ...priya, password: '\ud800' },
    { ...priya, password: 'x'.repeat(500_000) },
    { ...priya, password: ['x'] },
    { ...priya, email: 'asha@example.org' },
    { email: 'priya@example.org' },
    {},
  ]) {
    const answer = await staffLogIn(body);
    expect([answer.status, answer.body]).toMatchObject([200, wrong]);
  }
  expect(await db.session.count()).toBe(0);
});

test('of forty concurrent guesses twenty are compared, the others wait', async () => {
  await makeStaff();
  const guess = (index: number) =>
    staffLogIn({ ...priya, password: `guess number ${index}` }, from(`203.0.113.${index}`));
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.body.message).toBe(
    'Too many failed attempts with this e-mail. Try again in 15 minutes, or use a browser you have logged in with before.',
  );
  expect((await staffLogIn()).status).toBe(429);
  await letPass('15 minutes');
  expect((await staffLogIn()).body.success).toBe(true);
});

test('attempts of staff and students are counted separately, even for one e-mail', async () => {
  await makeStudent({ email: priya.email, dateofbirth: '1990-01-01' });
  await makeStaff();
  for (let index = 0; index < 10; index += 1) {
    await logIn({ email: priya.email, dateofbirth: '1991-01-01' });
  }
  expect((await logIn({ email: priya.email, dateofbirth: '1990-01-01' })).status).toBe(429);
  expect((await staffLogIn()).body.success).toBe(true);
});

test('concurrent log-ins are queued and all succeed', async () => {
  const people = Array.from({ length: 8 }, (_, index) => ({
    ...priya,
    email: `s${index}@example.org`,
  }));
  await Promise.all(people.map(makeStaff));
  const answers = await Promise.all(people.map((one) => staffLogIn(one)));
  expect(answers.map(({ body }) => body.success)).toEqual(Array(8).fill(true));
});
