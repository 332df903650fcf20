import { POST as postLogOut } from '@/app/api/student/logout/route';
import { POST as postSession } from '@/app/api/student/session/route';
import { cookieIdIn } from '@/lib/accounts/session-cookie';
import { findByCookie } from '@/lib/accounts/sessions';
import { db } from '@/lib/platform/db';
import {
  bearer,
  cookieOf,
  logIn,
  makeStaff,
  makeStudent,
  read,
  staffLogIn,
  tokenLives,
  type Answer,
} from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const logOut = (headers: Record<string, string>) =>
  read(postLogOut(post('/api/student/logout', '', headers)));
const renew = (headers: Record<string, string>) =>
  read(postSession(post('/api/student/session', '', headers)));

/** Whether the token and the cookie are still valid. */
async function areValid(logIn: Answer): Promise<[boolean, boolean]> {
  return [await tokenLives(logIn), await cookieLives(cookieOf(logIn))];
}

async function cookieLives(cookie: string): Promise<boolean> {
  const id = await cookieIdIn(cookie.split('=')[1]);
  return id !== null && (await findByCookie(id)) !== null;
}

test.each([
  ['token', (answer: Answer) => bearer(answer.body.data)],
  ['cookie', (answer: Answer) => ({ cookie: `other=1; ${cookieOf(answer)}` })],
  ['both', (answer: Answer) => ({ ...bearer(answer.body.data), cookie: cookieOf(answer) })],
])('logging out by %s kills both on the server, and takes the cookie away', async (_, headers) => {
  await makeStudent();
  const [here, elsewhere] = [await logIn(), await logIn()];
  expect(await areValid(here)).toEqual([true, true]);
  const answer = await logOut(headers(here));
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  expect(answer.headers.get('set-cookie')).toBe(
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(await areValid(here)).toEqual([false, false]);
  expect(await areValid(elsewhere)).toEqual([true, true]);
  expect((await renew(bearer(here.body.data))).status).toBe(401);
});

test('logging out twice gets the same answer; staff can log out here too', async () => {
  await makeStaff();
  const staff = await staffLogIn();
  for (const headers of [{}, bearer('x'.repeat(43)), { cookie: 'session=planted; session=' }]) {
    const answer = await logOut(headers as Record<string, string>);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  }
  expect(await db.session.count()).toBe(1);
  await logOut(bearer(staff.body.data));
  expect(await db.session.count()).toBe(0);
});

test('a request from another site does not log out', async () => {
  await makeStudent();
  const here = await logIn();
  const answer = await logOut({ cookie: cookieOf(here), origin: 'https://elsewhere.example' });
  expect(answer.status).toBe(403);
  expect(await areValid(here)).toEqual([true, true]);
});

describe('session', () => {
  test('gives the holder of a token a fresh cookie and ends the old one', async () => {
    await makeStudent();
    const before = await logIn();
    const answer = await renew(bearer(before.body.data));
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: { staff: false } }]);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^session=[^;]+; Max-Age=6047\d\d|604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await cookieLives(cookieOf(answer))).toBe(true);
    expect(await areValid(before)).toEqual([true, false]);
    expect(await db.session.count()).toBe(1);
  });

  test('refuses cookies, ended tokens and malformed ones', async () => {
    await makeStudent();
    const here = await logIn();
    for (const headers of [{}, { cookie: cookieOf(here) }, bearer('x'.repeat(43))]) {
      const answer = await renew(headers as Record<string, string>);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
    }
  });

  test('answers whether the log-in is of staff', async () => {
    await makeStaff();
    const answer = await renew(bearer((await staffLogIn()).body.data));
    expect(answer.body).toEqual({ success: true, data: { staff: true } });
  });

  test('logging out during a renewal ends the log-in without a 500', async () => {
    await makeStudent();
    for (let round = 0; round < 10; round += 1) {
      const here = await logIn();
      const [renewed] = await Promise.all([
        renew(bearer(here.body.data)),
        logOut(bearer(here.body.data)),
      ]);
      expect([200, 401]).toContain(renewed.status);
      expect(await db.session.count()).toBe(0);
    }
  });
});
