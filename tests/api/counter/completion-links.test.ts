import { POST as postComplete } from '@/app/api/complete-enrolment/route';
import { POST as postRead } from '@/app/api/complete-enrolment/read/route';
import { POST as postEnd } from '@/app/api/admin/end-completion-link/route';
import { POST as postMake } from '@/app/api/admin/completion-link/route';
import { POST as postUse } from '@/app/api/student/sign-in-link/use/route';
import { db, pool } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { dateOf } from '@/lib/site/days';
import { bearer, makeStudent, profile, read } from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

type Handler = (request: Request) => Promise<Response> | Response;
interface Answered {
  status: number;
  body: { data?: { link: string }; fields?: object };
}
const send = async (handle: Handler, body: object, token?: string) =>
  (await read(handle(post('/', body, token ? bearer(token) : {})))) as Answered;

/** Ravi, enrolled at the counter without e-mail, born on 17 May 2003. */
async function ravi() {
  const { id: studentId } = await db.student.create({
    data: {
      ...profile,
      studentname: 'Ravi Meena',
      email: '',
      bornAtOffice: true,
      dateofbirth: dateOf('2003-05-17'),
      fathername: 'Mohan Meena',
      address: '',
      city: '',
      pincode: '',
    },
  });
  const { id } = await newRegistration(studentId, {
    email: '',
    fathername: 'Mohan Meena',
    address: '',
    place: '',
    pincode: '',
    gender: '',
  });
  return { id, studentId };
}

async function linkTo(registration: string, staff: string): Promise<string> {
  const { body } = await send(postMake, { registration }, staff);
  return new URL(body.data?.link ?? '').hash.replace('#link=', '');
}

const answers = (token: string, more: object = {}) => ({
  token,
  email: 'Ravi@example.org',
  fathername: 'Somebody Else',
  gender: 'Male',
  address: '4 Station Road',
  city: 'Kota',
  pincode: '324001',
  ...more,
});

test('the link adds the e-mail and missing details, once, and changes nothing else', async () => {
  const { token: staff } = await staffWith('counsellor');
  const { id, studentId } = await ravi();
  const token = await linkTo(id, staff);
  const shown = await send(postRead, { token });
  expect(JSON.stringify(shown.body)).not.toMatch(/Ravi|Meena|2003|98765/);
  const six = await Promise.all(
    Array.from({ length: 6 }, () =>
      send(postComplete, answers(token, { dateofbirth: '1999-01-01' })),
    ),
  );
  expect(six.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  expect(await db.student.findUnique({ where: { id: studentId } })).toMatchObject({
    email: 'ravi@example.org',
    emailVerifiedAt: null,
    fathername: 'Mohan Meena',
    dateofbirth: dateOf('2003-05-17'),
    city: 'Kota',
    pincode: '324001',
  });
  expect(await db.registration.findUnique({ where: { id } })).toMatchObject({
    email: 'ravi@example.org',
    fathername: 'Mohan Meena',
    gender: 'Male',
    address: '4 Station Road, Kota',
    dateofbirth: dateOf('2003-05-17'),
  });
  const { rows } = await pool.query(`select data from pgboss.job where name = 'enrolment-mails'`);
  expect(rows).toEqual([{ data: { registration: id } }]);
  expect((await send(postMake, { registration: id }, staff)).status).toBe(409);
});

test('a link ends with the next one, when staff end it, and after 14 days', async () => {
  const { token: staff } = await staffWith('counsellor');
  const { id } = await ravi();
  const first = await linkTo(id, staff);
  expect(await db.completionLink.findMany()).toMatchObject([{ tokenHash: hashOf(first) }]);
  const second = await linkTo(id, staff);
  const status = async (token: string) => (await send(postRead, { token })).status;
  expect([await status(first), await status(second)]).toEqual([401, 200]);
  await db.completionLink.updateMany({
    data: { createdAt: new Date(Date.now() - 14 * 86_400_000 - 60_000) },
  });
  expect([await status(second), (await send(postComplete, answers(second))).status]).toEqual([
    401, 401,
  ]);
  const third = await linkTo(id, staff);
  expect((await send(postEnd, { registration: id }, staff)).status).toBe(200);
  expect(await status(third)).toBe(401);
  const nobody = { registration: crypto.randomUUID() };
  expect((await send(postMake, nobody, staff)).status).toBe(404);
  expect((await send(postEnd, nobody, staff)).status).toBe(404);
  expect((await acts()).map(({ action }) => action)).toEqual([
    ...Array.from({ length: 3 }, () => 'registration.completionLink'),
    'registration.endCompletionLink',
  ]);
});

test('the e-mail of another student is refused without saying so, and not tried often', async () => {
  const { token: staff } = await staffWith('counsellor');
  await makeStudent();
  const { id, studentId } = await ravi();
  const token = await linkTo(id, staff);
  const taken = answers(token, { email: 'asha@example.org' });
  const refused = await send(postComplete, taken);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['email']]);
  for (let time = 2; time <= 5; time += 1)
    expect((await send(postComplete, taken)).status).toBe(422);
  expect((await send(postComplete, taken)).status).toBe(429);
  expect(await db.student.findUnique({ where: { id: studentId } })).toMatchObject({ email: '' });
});

test('confirming the e-mail needs the date of birth read at the counter', async () => {
  const { studentId } = await ravi();
  await db.student.update({ where: { id: studentId }, data: { email: 'ravi@example.org' } });
  const token = 'a-link-that-is-good-once-for-ten-minutes-yy';
  await db.signInLink.create({
    data: { tokenHash: hashOf(token), studentId, expiresAt: new Date(Date.now() + 600_000) },
  });
  const use = (dateofbirth: string) => send(postUse, { token, dateofbirth });
  const wrong = await use('1999-01-01');
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['dateofbirth']]);
  expect((await use('2003-05-17')).status).toBe(200);
  expect(await db.student.findUnique({ where: { id: studentId } })).toMatchObject({
    dateofbirth: dateOf('2003-05-17'),
    emailVerifiedAt: expect.any(Date),
  });
});

test('dates of birth are not tried one after another, the right one included', async () => {
  const { studentId } = await ravi();
  await db.student.update({ where: { id: studentId }, data: { email: 'ravi@example.org' } });
  const token = 'a-link-that-is-good-once-for-ten-minutes-yy';
  await db.signInLink.create({
    data: { tokenHash: hashOf(token), studentId, expiresAt: new Date(Date.now() + 600_000) },
  });
  const statuses = [];
  for (const day of ['01', '02', '03', '04', '05', '17']) {
    statuses.push((await send(postUse, { token, dateofbirth: `2003-05-${day}` })).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});
