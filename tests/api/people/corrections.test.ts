import fc from 'fast-check';
import { POST as useLink } from '@/app/api/student/sign-in-link/use/route';
import { correctionForm, studentFields } from '@/lib/people/person-forms';
import { readPerson } from '@/lib/people/read-person';
import { db, pool } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { bearer, currentUser, logIn, read } from '../../support/accounts/log-in';
import { loggedInStudent } from '../../support/enrolment/admission';
import { post } from '../../support/leads/lead';
import { cash, enrolled, record, staffWith } from '../../support/office/office';
import {
  acts,
  correctRegistration,
  correctStudent,
  seeBirthDates,
} from '../../support/office/person';
import { withEmptyTables } from '../../support/process/empty-tables';
import { untilAwaited } from '../../support/process/lock-waits';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const reason = 'Read out from the certificate';
const change = (from: string, to: string) => ({ from, to });
const birthday = { dateofbirth: change('2003-05-17', '2003-05-18') };

const row = (id: string) => db.student.findUniqueOrThrow({ where: { id } });

test('a correction stores the old value and the reason, and audits the field names', async () => {
  const [staff, { id }] = [await staffWith('counsellor'), await loggedInStudent()];
  const changes = { city: change('New Delhi', 'Gurugram'), pincode: change('110016', '122 001') };
  const answer = await correctStudent(staff.token, { student: id, reason, changes });
  expect(answer.body).toEqual({
    success: true,
    data: { fields: ['city', 'pincode'], loggedOut: false },
  });
  expect(await row(id)).toMatchObject({ city: 'Gurugram', pincode: '122001' });
  expect(await acts()).toEqual([
    {
      staffId: staff.id,
      action: 'student.correct',
      subjectId: id,
      reason,
      detail: { fields: ['city', 'pincode'] },
    },
  ]);
  const kept = await db.correction.findMany({ orderBy: { field: 'asc' } });
  expect(kept).toMatchObject([
    { studentId: id, field: 'city', before: 'New Delhi', after: 'Gurugram' },
    { studentId: id, field: 'pincode', before: '110016', after: '122001' },
  ]);
});

test.each([
  ['dateofbirth', '2003-05-18'],
  ['email', 'Other.Asha@Example.org'],
])('another %s ends every log-in and link', async (name, to) => {
  const [{ token }, student] = [await staffWith('counsellor'), await loggedInStudent()];
  const { email } = await row(student.id);
  const expiresAt = new Date(Date.now() + 60_000);
  await db.signInLink.create({ data: { tokenHash: 'x', studentId: student.id, expiresAt } });
  await seeBirthDates(token, student.id);
  const changes = { [name]: change(name === 'email' ? email : '2003-05-17', to) };
  const { body } = await correctStudent(token, { student: student.id, reason, changes });
  expect(body.data).toEqual({ fields: [name], loggedOut: true });
  expect((await currentUser(bearer(student.token))).status).toBe(401);
  expect(await db.signInLink.count()).toBe(0);
  const now = await row(student.id);
  const dateofbirth = now.dateofbirth.toISOString().slice(0, 10);
  expect((await logIn({ email: now.email, dateofbirth })).body.success).toBe(true);
  expect((await logIn({ email, dateofbirth: '2003-05-17' })).body.success).toBe(false);
});

test.each([
  ['email', null],
  ['city', expect.any(Date)],
])(
  'after a corrected %s the e-mail is confirmed as before only if it is the same',
  async (name, confirmed) => {
    const [{ token }, { id }] = [await staffWith('counsellor'), await loggedInStudent()];
    const { email, city } = await db.student.update({
      where: { id },
      data: { emailVerifiedAt: new Date() },
    });
    const changes =
      name === 'email'
        ? { email: change(email, 'new@example.org') }
        : { city: change(city, 'Noida') };
    expect((await correctStudent(token, { student: id, reason, changes })).status).toBe(200);
    expect((await row(id)).emailVerifiedAt).toEqual(confirmed);
  },
);

test('the second of two concurrent corrections is refused as outdated', async () => {
  const [{ token }, { id }] = [await staffWith('counsellor'), await loggedInStudent()];
  const ways = ['Gurugram', 'Noida'].map((city) =>
    correctStudent(token, { student: id, reason, changes: { city: change('New Delhi', city) } }),
  );
  const answers = await Promise.all(ways);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.fields?.city).toContain('changed since you opened the page');
  expect(await db.correction.count()).toBe(1);
});

test('without having seen the date of birth, every correction of it gets the same refusal', async () => {
  const [counsellor, colleague] = [await staffWith('counsellor'), await staffWith('owner')];
  const { id: registration, studentId: student } = await enrolled();
  const guesses = (stored: string) => [
    change(stored, '1990-01-02'),
    change('1990-01-01', stored),
    change('1990-01-01', '1990-01-02'),
  ];
  const expectRefused = async (stored: string) => {
    const answers = await Promise.all(
      guesses(stored).flatMap((dateofbirth) => [
        correctStudent(counsellor.token, { student, reason, changes: { dateofbirth } }),
        correctRegistration(counsellor.token, { registration, reason, changes: { dateofbirth } }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(409));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  };
  await expectRefused('2003-05-17');
  await seeBirthDates(colleague.token, student);
  await expectRefused('2003-05-17');
  await seeBirthDates(counsellor.token, student);
  const now = { reason, changes: birthday };
  await correctStudent(colleague.token, { student, ...now });
  await correctRegistration(colleague.token, { registration, ...now });
  await expectRefused('2003-05-18');
  expect(await db.correction.count()).toBe(2);
  await seeBirthDates(counsellor.token, student);
  const changes = { dateofbirth: change('2003-05-18', '2003-05-19') };
  expect((await correctStudent(counsellor.token, { student, reason, changes })).status).toBe(200);
});

test('a refused correction does not tell the stored date of birth', async () => {
  const [{ token }, { id }] = [await staffWith('counsellor'), await loggedInStudent()];
  await seeBirthDates(token, id);
  const changes = { dateofbirth: change('1990-01-01', '1990-01-02') };
  const answer = await correctStudent(token, { student: id, reason, changes });
  expect(answer.status).toBe(409);
  expect(JSON.stringify(answer.body)).not.toContain('2003');
});

test('a correction that is refused or changes nothing tells nothing, and counts as a view', async () => {
  const staff = await staffWith('counsellor');
  const { id: registration, studentId: student } = await enrolled();
  const { fathername, city, email } = await row(student);
  const other = await row((await loggedInStudent()).id);
  const refused = async (changes: object) => {
    const { status, body } = await correctStudent(staff.token, { student, reason, changes });
    for (const stored of [fathername, city, email]) {
      expect(JSON.stringify(body)).not.toContain(stored);
    }
    return status;
  };
  expect(await refused({ fathername: change('', 'x'), city: change('', 'Noida') })).toBe(409);
  expect(await refused({ email: change(email, other.email) })).toBe(409);
  // A correction that guesses at the stored value.
  expect(await refused({ city: change('Noida', city) })).toBe(200);
  const changes = { fathername: change('', 'Suresh') };
  const body = { registration, reason, changes };
  expect((await correctRegistration(staff.token, body)).status).toBe(409);
  const noted = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
  const about = { action: 'call.unchanged', staffId: staff.id };
  expect(noted).toMatchObject([
    { ...about, detail: { call: 'correctStudent', fields: ['fathername', 'city'] } },
    { ...about, detail: { call: 'correctStudent', fields: ['email'] } },
    { ...about, detail: { call: 'correctStudent' } },
    { ...about, detail: { call: 'correctRegistration', fields: ['fathername'] } },
  ]);
  for (const { detail } of noted) expect(detail).toMatchObject({ students: [student] });
  expect(await db.viewedPerson.findMany({ select: { personId: true } })).toEqual([
    { personId: student },
  ]);
});

test('a repeated correction is stored once', async () => {
  const [{ token }, { id }] = [await staffWith('counsellor'), await loggedInStudent()];
  await seeBirthDates(token, id);
  const body = { student: id, reason, changes: birthday };
  const answers = await Promise.all(Array.from({ length: 10 }, () => correctStudent(token, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect([await db.correction.count(), (await acts()).length]).toEqual([1, 2]);
});

test('an invalid correction is refused by field, and nothing is written', async () => {
  const [{ token }, { id }] = [await staffWith('counsellor'), await loggedInStudent()];
  const other = await row((await loggedInStudent()).id);
  const { email } = await row(id);
  const refused = async (changes: object, status: number, more: object = {}) => {
    const answer = await correctStudent(token, { student: id, reason, changes, ...more });
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    return answer.body;
  };
  const taken = await refused({ email: change(email, other.email) }, 409);
  expect(taken.fields?.email).toContain('Another account has this e-mail');
  await refused({ email: change(email, 'no address') }, 422);
  await refused({ dateofbirth: change('2003-05-17', '2026-02-30') }, 422);
  await refused({ contactnumber: change('98765 43210', 'none') }, 422);
  await refused({ city: { to: 'Noida' } }, 422);
  await refused(birthday, 422, { reason: ' ' });
  expect((await refused({}, 422)).message).toContain('Nothing was changed');
  await refused(birthday, 404, { student: 'a7b8c9d0-0000-4000-8000-000000000000' });
  expect([await db.correction.count(), (await acts()).length]).toEqual([0, 0]);
});

test('a form is corrected except for its purchase', async () => {
  const { token } = await staffWith('counsellor');
  const { id, studentId } = await enrolled();
  await seeBirthDates(token, studentId);
  const body = { registration: id, reason };
  const course = { coursename: change('CSIR-NET/JRF (Chemical Sciences)', 'GATE (Chemistry)') };
  const typed = { ...birthday, xcgpa: change('', '91'), gender: change('Female', 'Male') };
  const { body: done } = await correctRegistration(token, { ...body, changes: typed });
  const { fields } = done.data as { fields: string[] };
  expect(fields.sort()).toEqual(['dateofbirth', 'gender', 'xcgpa']);
  // Nothing is bought yet: no plan, no payments.
  expect((await correctRegistration(token, { ...body, changes: course })).status).toBe(200);
  await record(token, cash(id));
  const back = { coursename: change('GATE (Chemistry)', 'TIFR (Chemistry)') };
  const refused = await correctRegistration(token, { ...body, changes: back });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([409, ['coursename']]);
  expect(await db.registration.findUniqueOrThrow({ where: { id } })).toMatchObject({
    coursename: 'GATE (Chemistry)',
    gender: 'Male',
    xcgpa: '91',
    pricePaise: 899_900,
  });
  expect(await db.session.count({ where: { studentId } })).toBe(1);
});

test('a registration number that the session already has is refused', async () => {
  const { token } = await staffWith('counsellor');
  const [one, other] = [await enrolled(), await enrolled({ session: '2025-26' })];
  await db.registration.update({
    where: { id: other.id },
    data: { registrationnumber: one.registrationnumber },
  });
  const changes = { session: change('2024-25', '2025-26') };
  const refused = await correctRegistration(token, { registration: one.id, reason, changes });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([409, ['session']]);
});

test('the page shows the correction and counts its views', async () => {
  const [{ token, id: staffId }, { id }] = [await staffWith('counsellor'), await loggedInStudent()];
  await seeBirthDates(token, id);
  await correctStudent(token, { student: id, reason, changes: birthday });
  const staff = await staffOf('people.read', staffId);
  await readPerson(staff, id);
  const person = await readPerson(staff, id);
  expect(JSON.stringify(person)).not.toContain('2003-05');
  expect(person?.acts).toMatchObject([
    {
      action: 'student.correct',
      by: 'counsellor@example.org',
      reason,
      corrections: [{ field: 'dateofbirth', before: null, after: null }],
    },
    { action: 'student.birthDate', by: 'counsellor@example.org' },
  ]);
  expect(person?.views).toMatchObject([{ by: 'counsellor@example.org', times: 2 }]);
  expect(await readPerson(staff, 'a7b8c9d0-0000-4000-8000-000000000000')).toBeNull();
  expect(await readPerson(staff, 'nobody')).toBeNull();
  expect((await acts()).filter(({ action }) => action === 'student.view')).toHaveLength(2);
});

test('a form checks only changed fields, since old values may break newer rules', () => {
  const names = Object.keys(studentFields);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (before) => {
      const typed = { ...before, reason: 'why' };
      expect(correctionForm('student', before).safeParse(typed).success).toBe(true);
    }),
  );
  const form = correctionForm('student', { email: 'old', city: 'Delhi' });
  expect(form.safeParse({ email: 'new', city: 'Delhi', reason: 'why' }).success).toBe(false);
  expect(form.safeParse({ email: 'a@b.in', city: 'Delhi', reason: '' }).success).toBe(false);
});

const link = 'x'.repeat(43);

test.each([
  ['date of birth', (email: string) => logIn({ email, dateofbirth: '2003-05-17' })],
  ['link', () => read(useLink(post('/api/student/sign-in-link/use', { token: link })))],
])('a concurrent log-in by the old %s ends', async (_, enter) => {
  const { id } = await loggedInStudent();
  const { email } = await row(id);
  const expiresAt = new Date(Date.now() + 60_000);
  await db.signInLink.create({ data: { tokenHash: hashOf(link), studentId: id, expiresAt } });
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`update students set dateofbirth = '2003-05-18' where id = $1`, [id]);
  const entering = enter(email);
  await untilAwaited();
  await client.query('delete from sign_in_links');
  await client.query('delete from sessions');
  await client.query('commit');
  client.release();
  expect((await entering).body.success).toBe(false);
  expect(await db.session.count()).toBe(0);
});
