import fc from 'fast-check';
import { POST } from '@/app/api/student/get-history-data/route';
import { findRegistration, listRegistrations } from '@/lib/enrolment/registrations';
import { today } from '@/lib/site/days';
import {
  admission,
  loggedInStaff,
  loggedInStudent,
  saveForm,
} from '../../support/enrolment/admission';
import { post } from '../../support/leads/lead';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const path = '/api/student/get-history-data';

async function history(
  { token }: { token: string },
  body: unknown = {},
  headers: Record<string, string> = {},
) {
  const response = await POST(post(path, body, { authorization: `Bearer ${token}`, ...headers }));
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test('answers every registration in full, under the contract’s names, newest first', async () => {
  const student = await loggedInStudent({ photoName: 'photo-of-asha.jpg' });
  expect((await history(student)).body).toEqual({ success: true, data: [] });
  const first = await saveForm(student, {
    ...admission,
    coursename: 'CSIR-NET/JRF (Chemical Sciences)',
    plan: 'csir-net-test-series-june-2024',
    xcgpa: '9.4',
  });
  const second = await saveForm(student, admission);
  const { status, headers, body } = await history(student);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body.data).toEqual([
    expect.objectContaining({
      ...admission,
      id: second.body.data?.id,
      registrationnumber: second.body.data?.registrationnumber,
      studentProfile: 'photo-of-asha.jpg',
      price: '',
      planTitle: null,
      inclusions: [],
      submitted: false,
    }),
    expect.objectContaining({
      id: first.body.data?.id,
      dateofbirth: '2003-05-17',
      date: today(),
      price: 116.82,
      planTitle: 'Online Test Series for CSIR NET June-2024 (Past batch)',
      xcgpa: '9.4',
      postgraduationuniversity: '',
    }),
  ]);
  const [record] = body.data as Record<string, unknown>[];
  const contract =
    'registrationnumber studentProfile courseduration session coursetype coursename subject studentname dateofbirth category gender fathername fatheroccupation designation address state pincode phonenumber mobilenumber email modeofpayment knowaboutus date place';
  for (const name of contract.split(' ')) expect(typeof record?.[name]).toBe('string');
  expect(record).not.toHaveProperty('studentId');
});

test('the token alone decides whose registrations are answered, whatever the body', async () => {
  const [asha, ben] = [await loggedInStudent(), await loggedInStudent()];
  const saved = await saveForm(ben, admission);
  const bodies = fc.oneof(fc.json(), fc.string(), fc.constant(JSON.stringify({ id: ben.id })));
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      expect(await history(asha, body)).toMatchObject({
        status: 200,
        body: { success: true, data: [] },
      });
    }),
    { numRuns: 50 },
  );
  const tooMuch = 'x'.repeat(2_000_000);
  expect((await history(asha, tooMuch, { 'content-type': 'text/plain' })).body.data).toEqual([]);
  const bens = await history(ben, { studentId: asha.id, id: asha.id, email: 'asha@example.org' });
  expect(bens.body.data).toEqual([expect.objectContaining({ id: saved.body.data?.id })]);
});

test('a registration is found only for its student', async () => {
  const [asha, ben] = [await loggedInStudent(), await loggedInStudent()];
  const { body } = await saveForm(ben, admission);
  const id = body.data?.id ?? '';
  expect(await findRegistration(ben.id, id)).toEqual((await listRegistrations(ben.id))[0]);
  expect(await findRegistration(asha.id, id)).toBeNull();
  for (const other of ['', 'x', `${id}\0`, `${id}'`, '00000000-0000-0000-0000-000000000000']) {
    expect(await findRegistration(ben.id, other)).toBeNull();
  }
});

test('no token, a cookie and staff get 401', async () => {
  const { cookieId } = await loggedInStudent();
  expect((await POST(post(path, {}, { cookie: `session=${cookieId}` }))).status).toBe(401);
  expect((await history(await loggedInStaff())).status).toBe(401);
  expect((await history({ token: cookieId })).status).toBe(401);
});
