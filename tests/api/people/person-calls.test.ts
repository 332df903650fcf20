import { GET as getForm } from '@/app/(staff)/searchuser/form/[registration]/pdf/route';
import { GET as getReceipt } from '@/app/(student)/receipt/[code]/pdf/route';
import { matchedLeads } from '@/lib/people/read-person';
import { db, pool } from '@/lib/platform/db';
import { logIn, makeStudent } from '../../support/accounts/log-in';
import { loggedInStudent } from '../../support/enrolment/admission';
import { enrolled, staffWith } from '../../support/office/office';
import { acts, addNote, consent, correctStudent, unlock } from '../../support/office/person';
import { paidPayment, receiptOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { yearsAway } from '../../support/process/years-away';

/** A student locked out by failed attempts: even correct details are refused. */
async function lockedOut() {
  const { id } = await loggedInStudent();
  const { email } = await db.student.findUniqueOrThrow({ where: { id } });
  for (let tries = 10; tries < 20; tries += 1) {
    await logIn({ email, dateofbirth: `1999-01-${tries}` });
  }
  return { id, right: { email, dateofbirth: '2003-05-17' } };
}

withEmptyTables();

const text = 'Asks for the weekend batch';

test('a repeated note is stored once; its id is refused for another note', async () => {
  const [staff, { id }] = [await staffWith('counsellor'), await loggedInStudent()];
  const body = { requestId: 'note-of-this-test-1', text, student: id };
  const answers = await Promise.all(Array.from({ length: 10 }, () => addNote(staff.token, body)));
  expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1);
  expect(await db.note.findMany()).toMatchObject([{ text, studentId: id, staffId: staff.id }]);
  expect(await acts()).toMatchObject([{ action: 'student.note', subjectId: id, detail: null }]);
  expect((await addNote(staff.token, { ...body, text: 'Other' })).status).toBe(409);
  const about = { requestId: 'note-of-this-test-2', text };
  expect((await addNote(staff.token, about)).body.fields?.student).toContain(
    'Open the student or the lead',
  );
  const nobody = { ...about, student: 'a7b8c9d0-0000-4000-8000-000000000000' };
  expect((await addNote(staff.token, nobody)).status).toBe(404);
  expect((await addNote(staff.token, { ...about, student: id, text: ' \n' })).status).toBe(422);
});

test('a reset lifts the lockout of this student only', async () => {
  const { token } = await staffWith('counsellor');
  const [one, other] = [await lockedOut(), await lockedOut()];
  expect((await logIn(one.right)).status).toBe(429);
  expect((await unlock(token, { student: one.id })).body.data).toEqual({ tries: 10 });
  expect((await logIn(one.right)).body.success).toBe(true);
  expect((await logIn(other.right)).status).toBe(429);
  expect(await acts()).toMatchObject([{ action: 'student.unlock', detail: { tries: 10 } }]);
});

test('a consent on paper is recorded once and unlocks the form', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await loggedInStudent({ dateofbirth: '2012-01-01' });
  const body = { student: id, reason: 'Signed by the mother' };
  expect((await consent(token, body)).body.data).toEqual({ recorded: true });
  expect((await consent(token, body)).body.data).toEqual({ recorded: false });
  expect(await db.consent.findMany()).toMatchObject([{ kind: 'parent', given: true }]);
  expect(await acts()).toMatchObject([{ action: 'student.consent', reason: body.reason }]);
});

test('leads are matched by phones and e-mails of sign-up and forms, in any notation', async () => {
  const { studentId } = await enrolled({
    email: ' Form@Example.org ',
    phonenumber: '080 2345 6789',
  });
  const lead = (requestId: string, phonenumber: string, email: string) =>
    db.lead.create({
      data: { requestId, kind: 'enquiry', name: 'A', coursename: 'GATE', phonenumber, email },
    });
  await lead('phone', '+91-98765-43210', 'x@example.org');
  await lead('form', '९८७६५४३२१०', 'FORM@example.org');
  await lead('second', '08023456789', '');
  await lead('short', '43210', '');
  await lead('nobody', '90000 00001', 'nobody@example.org');
  expect(await matchedLeads(pool, studentId, null)).toMatchObject([
    { phonenumber: '+91-98765-43210', byPhone: true, byEmail: false },
    { phonenumber: '९८७६५४३२१०', byPhone: true, byEmail: true },
    { phonenumber: '08023456789', byPhone: true, byEmail: false },
  ]);
});

const get = (path: string, headers: Record<string, string>) =>
  new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } });

test('staff get the PDF of any form, audited; others do not', async () => {
  const staff = await staffWith('counsellor');
  const { id } = await enrolled();
  const path = `/searchuser/form/${id}/pdf`;
  const pdf = await getForm(get(path, { cookie: staff.cookie }));
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(await acts()).toMatchObject([{ action: 'registration.print', subjectId: id }]);
  const none = await getForm(get(path, {}));
  expect([none.status, none.headers.get('location')]).toEqual([303, `/searchuser/form/${id}`]);
  const gone = await getForm(get('/searchuser/form/none/pdf', { cookie: staff.cookie }));
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('Search again')]);
  expect(await acts()).toHaveLength(1);
});

test('an office receipt without a cookie redirects to the office', async () => {
  const { id: registrationId } = await enrolled();
  const { id } = await paidPayment({ registrationId });
  const path = `/receipt/${(await receiptOf(id)).checkCode}/pdf`;
  const locationFrom = async (headers: Record<string, string>) =>
    (await getReceipt(get(path, headers))).headers.get('location');
  const from = (page: string) => ({ referer: `http://localhost:3000${page}` });
  expect(await locationFrom(from(`/searchuser/person/${id}`))).toBe('/searchuser');
  expect(await locationFrom(from('/searchusers'))).toBe('/history');
  expect(await locationFrom(from('/history'))).toBe('/history');
  expect(await locationFrom({ referer: 'no address' })).toBe('/history');
  expect(await locationFrom({})).toBe('/history');
});

test('a reason that is kept names nobody: not by a name, an e-mail or a phone', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await makeStudent({ email: 'kid@example.org', dateofbirth: yearsAway(-16) });
  await db.student.update({ where: { id }, data: { fathername: 'Ottokar Lind' } });
  const refused = async (reason: string) => {
    const { status, body } = await consent(token, { student: id, reason });
    return [status, Object.keys(body.fields ?? {})];
  };
  for (const reason of ['Ottokar signed', 'by OTTOKAR’s hand', 'kid@example.org wrote it']) {
    expect(await refused(reason)).toEqual([422, ['reason']]);
  }
  expect(await refused('Rang from +91 98765-43210')).toEqual([422, ['reason']]);
  const city = { from: 'New Delhi', to: 'Pune' };
  const correction = { student: id, reason: 'Lind asked', changes: { city } };
  expect((await correctStudent(token, correction)).status).toBe(422);
  expect(await acts()).toEqual([]);
  expect(await refused('Signed by the father in the office')).toEqual([200, []]);
});
