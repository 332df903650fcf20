import fc from 'fast-check';
import { POST } from '@/app/api/student/registration-form/route';
import { educationNames } from '@/lib/enrolment/admission-answers';
import { formOfferings } from '@/content/catalogue/offerings';
import { db } from '@/lib/platform/db';
import { dayOf, today } from '@/lib/site/days';
import { anyCharacter } from '../../support/calls/any-character';
import {
  admission,
  loggedInStaff,
  loggedInStudent,
  saveForm,
  type Answered,
} from '../../support/enrolment/admission';
import { post } from '../../support/leads/lead';
import { withEmptyTables } from '../../support/process/empty-tables';
import { yearsAway } from '../../support/process/years-away';

withEmptyTables();

const requestId = 'a1b2c3d4e5f60718';
const gold = 'csir-net-online-6-months-gold';
const csirNet = 'CSIR-NET/JRF (Chemical Sciences)';

const rows = () => db.registration.findMany({ orderBy: { createdAt: 'asc' } });

describe('Save', () => {
  test("is stored when it is answered, with the server's number, day and price", async () => {
    const student = await loggedInStudent({ photoName: 'photo-of-asha.jpg' });
    const answer = await saveForm(student, { ...admission, registrationnumber: '04711' });
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(answer.body).toEqual({
      success: true,
      message: 'Saved Successful',
      data: {
        success: true,
        id: row?.id,
        registrationnumber: '04711',
        date: today(),
        price: null,
        submitted: false,
      },
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(row).toMatchObject({
      ...admission,
      studentId: student.id,
      dateofbirth: new Date('2003-05-17'),
      session: '2024-25',
      registrationnumber: '04711',
      photoName: 'photo-of-asha.jpg',
      courseduration: '',
      xyearpassing: '',
    });
    expect(dayOf(row?.date ?? new Date(0))).toBe(today());
    expect(row?.policyVersion).toMatch(/^\/terms-condition 2023-12-12 [\da-f]{8}; .*refund-policy/);
  });

  test('stores every answer, including the twenty about education', async () => {
    const student = await loggedInStudent();
    const more = {
      courseduration: '1 Year',
      coursetype: 'Correspondance',
      category: 'OBC',
      fatheroccupation: 'Teacher',
      designation: 'Head',
      phonenumber: '011 2345 6789',
      knowaboutus: 'A friend',
      place: 'Delhi',
      session: '2025-26',
      ...Object.fromEntries(educationNames.map((name) => [name, `of ${name}`])),
    };
    expect(educationNames).toHaveLength(20);
    await saveForm(student, { ...admission, ...more });
    expect(await db.registration.findFirst()).toMatchObject(more);
  });

  test('accepts numbers for digits and days in three spellings', async () => {
    const student = await loggedInStudent();
    for (const dateofbirth of ['2003-05-17', '17/05/2003', '17-05-2003']) {
      const { body } = await saveForm(student, {
        ...admission,
        dateofbirth,
        mobilenumber: 9876543210,
        pincode: 110016,
        xyearpassing: 2018,
        xcgpa: 9.4,
        registrationnumber: 815,
      });
      expect(body).toMatchObject({ success: true, data: { registrationnumber: '00815' } });
    }
    expect(await rows()).toEqual([
      expect.objectContaining({
        dateofbirth: new Date('2003-05-17'),
        mobilenumber: '9876543210',
        pincode: '110016',
        xyearpassing: '2018',
        xcgpa: '9.4',
      }),
    ]);
  });

  test('ignores the server’s fields in the body', async () => {
    const [asha, ben] = [await loggedInStudent(), await loggedInStudent()];
    const own = await saveForm(ben, admission);
    const { body } = await saveForm(asha, {
      ...admission,
      id: own.body.data?.id,
      studentId: ben.id,
      student: { connect: { id: ben.id } },
      date: '2001-01-01',
      createdAt: '2001-01-01',
      updatedAt: '2001-01-01',
      photoName: 'photo-of-ben.jpg',
      studentProfile: 'photo-of-ben.jpg',
      price: 1,
      pricePaise: 100,
      planId: gold,
      planTitle: 'Everything',
      inclusions: [{ name: 'Everything', included: true }],
      policyVersion: 'none',
      ['__proto__']: { plan: gold },
      constructor: { prototype: { plan: gold } },
    });
    expect(body.data).toMatchObject({ price: null, date: today() });
    const [bens, ashas] = await rows();
    expect(bens).toMatchObject({ id: own.body.data?.id, studentId: ben.id });
    expect(ashas).toMatchObject({
      studentId: asha.id,
      photoName: null,
      pricePaise: null,
      planId: null,
      planTitle: null,
      inclusions: [],
      policyVersion: bens?.policyVersion,
    });
    expect(ashas?.id).not.toBe(bens?.id);
    expect(ashas?.createdAt.getFullYear()).toBeGreaterThan(2001);
  });

  test('names in any script are stored exactly as sent', async () => {
    const student = await loggedInStudent();
    const name = fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 60 })
      .filter((text) => !text.includes('\0') && text.isWellFormed() && text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(name, async (studentname) => {
        const { body } = await saveForm(student, { ...admission, studentname, requestId });
        expect(body.success).toBe(true);
        expect((await rows()).map((row) => row.studentname)).toEqual([studentname]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('refusals', () => {
  test.each(Object.keys(admission))('without %s: "Please enter all details"', async (field) => {
    const student = await loggedInStudent();
    for (const value of [undefined, '', '  ', null, {}, ['x'], 'x\0', '\ud800', 'x'.repeat(2000)]) {
      const { status, body } = await saveForm(student, { ...admission, [field]: value });
      expect([status, body.success, body.message]).toEqual([
        200,
        false,
        'Please enter all details',
      ]);
      expect(Object.keys(body.fields ?? {})).toEqual([field]);
      expect(body.fields?.[field]).toMatch(/^(Enter|Choose|Use|Contains) .*\w/);
    }
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['gender', 'female'],
    ['modeofpayment', 'Cash'],
    ['courseduration', '3 Years'],
    ['coursetype', 'Correspondence'],
    ['dateofbirth', '31/02/2003'],
    ['pincode', '1234'],
    ['phonenumber', 'none'],
    ['price', 'free'],
    ['price', -1],
    ['session', '2024'],
    ['plan', 'csir-net-online-6-months-diamond'],
    ['plan', 'constructor'],
    ['plan', ['x']],
    ['requestId', 'short'],
  ])('%s %j is named', async (field, value) => {
    const { status, body } = await saveForm(await loggedInStudent(), {
      ...admission,
      [field]: value,
    });
    expect([status, body.success, Object.keys(body.fields ?? {})]).toEqual([200, false, [field]]);
    expect(await rows()).toEqual([]);
  });

  test('any JSON is answered without a 5xx', async () => {
    const student = await loggedInStudent();
    const body = fc.oneof(
      fc.json(),
      fc
        .tuple(fc.constantFrom(...Object.keys(admission), 'plan', 'parentconsent'), fc.jsonValue())
        .map(([field, value]) => JSON.stringify({ ...admission, requestId, [field]: value })),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const answer = await saveForm(student, sent);
        expect([200, 400]).toContain(answer.status);
        expect(typeof answer.body.success).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });

  test('no token, staff and an ended log-in get 401, and nothing is stored', async () => {
    const { token } = await loggedInStaff();
    const ended = await loggedInStudent();
    await db.session.deleteMany({ where: { studentId: ended.id } });
    const path = '/api/student/registration-form';
    const cookie = `session=${(await loggedInStudent()).token}`;
    const strangers: Record<string, string>[] = [
      {},
      { cookie },
      { authorization: 'Bearer' },
      { authorization: `Bearer ${token}` },
      { authorization: `Bearer ${ended.token}` },
    ];
    for (const headers of strangers) {
      const response = await POST(post(path, admission, headers));
      expect([response.status, await response.json()]).toEqual([
        401,
        { success: false, code: 'unauthorized', message: 'Please log in again.' },
      ]);
    }
    expect(await rows()).toEqual([]);
  });

  test('another site, another type and a body beyond the limit have their own status', async () => {
    const student = await loggedInStudent();
    const status = async (body: unknown, headers: Record<string, string>) =>
      (await saveForm(student, body, headers)).status;
    expect(await status(admission, { origin: 'https://evil.example' })).toBe(403);
    expect(await status(admission, { 'content-type': 'text/plain' })).toBe(415);
    expect(await status('{', {})).toBe(400);
    expect(await status({ ...admission, place: 'x'.repeat(1_100_000) }, {})).toBe(413);
    expect(await rows()).toEqual([]);
  });
});

describe('a repeat', () => {
  test('with the same requestId updates the same row', async () => {
    const student = await loggedInStudent();
    const first = await saveForm(student, { ...admission, requestId, registrationnumber: '11111' });
    await db.registration.updateMany({ data: { date: new Date('2026-01-31') } });
    await db.student.update({ where: { id: student.id }, data: { photoName: 'newer.jpg' } });
    const again = { ...admission, requestId, studentname: 'Asha R. Rao', plan: '' };
    const second = await saveForm(student, again);
    expect(second.body.data).toEqual({ ...first.body.data, date: '2026-01-31' });
    expect(await rows()).toEqual([
      expect.objectContaining({ studentname: 'Asha R. Rao', photoName: 'newer.jpg' }),
    ]);
  });

  test('without one updates the row of the same number and session', async () => {
    const student = await loggedInStudent();
    const form = { ...admission, registrationnumber: '11111' };
    const first = await saveForm(student, form);
    const second = await saveForm(student, { ...form, place: 'Delhi' });
    const later = await saveForm(student, { ...form, session: '2025-26' });
    const fresh = await saveForm(student, admission);
    const ids = [first, second, later, fresh].map(({ body }) => body.data?.id);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
    expect(await rows()).toHaveLength(3);
  });

  test('sent concurrently is one row', async () => {
    const student = await loggedInStudent();
    const form = { ...admission, requestId, registrationnumber: '11111' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => saveForm(student, form)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('sent concurrently with another session is one row', async () => {
    const student = await loggedInStudent();
    const sessions = ['2024-25', '2025-26', '2026-27', '2027-28'];
    const answers = await Promise.all(
      sessions.map((session) => saveForm(student, { ...admission, requestId, session })),
    );
    expect(answers.map(({ body }) => body.success)).toEqual([true, true, true, true]);
    expect(await rows()).toHaveLength(1);
  });

  test('with the requestId of another student is a row of its own', async () => {
    const [asha, ben] = [await loggedInStudent(), await loggedInStudent()];
    const form = { ...admission, requestId, registrationnumber: '11111' };
    await saveForm(asha, form);
    const { body } = await saveForm(ben, { ...form, studentname: 'Ben' });
    expect(body.data?.registrationnumber).toBe('11112');
    const names = (await rows()).map(({ studentId, studentname }) => [studentId, studentname]);
    expect(names).toEqual([
      [asha.id, 'Asha Rao'],
      [ben.id, 'Ben'],
    ]);
  });

  test('in another session keeps its number if it is free there', async () => {
    const [asha, ben] = [await loggedInStudent(), await loggedInStudent()];
    const next = { ...admission, session: '2025-26' };
    await saveForm(ben, { ...next, registrationnumber: '11111' });
    const form = { requestId, registrationnumber: '11111' };
    await saveForm(asha, { ...admission, ...form });
    const moved = await saveForm(asha, { ...next, ...form });
    expect(moved.body.data?.registrationnumber).toBe('11112');
    const back = await saveForm(asha, { ...admission, ...form });
    expect(back.body.data?.registrationnumber).toBe('11112');
    expect(await rows()).toHaveLength(2);
  });
});

/** Gives a student the numbers 00001 to `last` of the session, without the triggers that make them searchable. */
async function fillUp(studentId: string, last: number): Promise<void> {
  // On a busy machine, one transaction for all would reach its time limit.
  for (let before = 0; before < last; before += 10_000) {
    await db.$transaction([
      db.$executeRaw`set local session_replication_role = replica`,
      db.$executeRaw`
        insert into registrations ("studentId", registrationnumber, session, coursename, subject,
          studentname, dateofbirth, gender, fathername, address, state, pincode, mobilenumber, email,
          modeofpayment, date, "policyVersion", "updatedAt")
        select ${studentId}::uuid, lpad(n::text, 5, '0'), '2024-25', '', '', '', now(), '', '', '', '', '', '',
          '', '', now(), '', now()
        from generate_series(${before + 1}::int, ${Math.min(last, before + 10_000)}::int) n`,
    ]);
  }
}

describe('the registration number', () => {
  const numberOf = ({ body }: Answered) => body.data?.registrationnumber;

  test('has five digits, from the clock when the client sends no valid one', async () => {
    for (const registrationnumber of [undefined, '', 'abcde', '123456', -1, 1.5, {}]) {
      const student = await loggedInStudent();
      const answer = await saveForm(student, { ...admission, registrationnumber });
      expect(numberOf(answer)).toMatch(/^\d{5}$/);
    }
  });

  test('is the next free one when it is taken, wrapping after 99999', async () => {
    const wanted = ['99998', '99998', '00000', '99998', '99998'];
    const given = [];
    for (const registrationnumber of wanted) {
      const student = await loggedInStudent();
      given.push(numberOf(await saveForm(student, { ...admission, registrationnumber })));
    }
    expect(given).toEqual(['99998', '99999', '00000', '00001', '00002']);
  });

  test('is unique for 100 concurrent saves that all want the same one', async () => {
    const students = await Promise.all(Array.from({ length: 100 }, () => loggedInStudent()));
    const answers = await Promise.all(
      students.map((student) => saveForm(student, { ...admission, registrationnumber: '99950' })),
    );
    expect(answers.filter(({ body }) => !body.success)).toEqual([]);
    expect(new Set(answers.map(numberOf)).size).toBe(100);
    expect(await db.registration.count()).toBe(100);
  });

  test('20 concurrent forms of one student are 20 rows; more on that day are refused', async () => {
    const student = await loggedInStudent();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        saveForm(student, { ...admission, requestId: `${requestId}-${index}` }),
      ),
    );
    expect(answers.filter(({ status, body }) => status !== 200 || !body.success)).toEqual([]);
    expect(new Set(answers.map(numberOf)).size).toBe(20);
    const more = await saveForm(student, { ...admission, requestId });
    expect([more.status, more.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(more.body.message).toContain('call us on');
    // A change does not count as a new form, and another student has a limit of their own.
    const changed = await saveForm(student, { ...admission, requestId: `${requestId}-0` });
    expect(changed.body.success).toBe(true);
    expect((await saveForm(await loggedInStudent(), admission)).body.success).toBe(true);
  });

  test('one student cannot use up a session', async () => {
    const student = await loggedInStudent();
    await saveForm(student, { ...admission, registrationnumber: '00000', requestId });
    await fillUp(student.id, 199);
    const { status, body } = await saveForm(student, admission);
    expect([status, body.success]).toEqual([200, false]);
    expect(body.message).toMatch(/^You have saved 200 forms\. Please call us on /);
    expect((await saveForm(student, { ...admission, requestId })).body.success).toBe(true);
    expect((await saveForm(await loggedInStudent(), admission)).body.success).toBe(true);
  });

  test('when a session has none left, the refusal has the phone number', async () => {
    const { id, ...student } = await loggedInStudent();
    await saveForm(student, { ...admission, registrationnumber: '00000', requestId });
    await fillUp(id, 99_998);
    const other = await loggedInStudent();
    expect(numberOf(await saveForm(other, { ...admission, registrationnumber: '00000' }))).toBe(
      '99999',
    );
    const { status, body } = await saveForm(other, admission);
    expect([status, body.success]).toEqual([200, false]);
    expect(body.message).toMatch(/^No registration number is left for the session 2024-25.* call /);
    expect((await saveForm(other, { ...admission, session: '2025-26' })).body.success).toBe(true);
    expect((await saveForm(student, { ...admission, requestId })).body.success).toBe(true);
    // A hundred thousand dead rows would slow down the tests after this one.
    await db.$executeRaw`truncate registrations cascade`;
  });
});

describe('the plan', () => {
  test('is stored as bought, at the server’s price', async () => {
    const student = await loggedInStudent();
    const { body } = await saveForm(student, {
      ...admission,
      coursename: csirNet,
      plan: gold,
      price: 1,
    });
    expect(body.data?.price).toBe(8999);
    const row = await db.registration.findFirstOrThrow();
    expect(row).toMatchObject({
      planId: gold,
      planTitle: 'Gold 6 Months, CSIR-NET Chemical Sciences, online',
      courseduration: '6 Month',
      pricePaise: 899900,
    });
    expect(row.inclusions).toHaveLength(16);
    expect(row.inclusions).toContainEqual({
      name: 'Live Sessions',
      included: true,
      assumed: false,
    });
    expect(row.inclusions).toContainEqual({
      name: 'Theory Booklets',
      included: false,
      assumed: false,
    });
  });

  test('at another price than the form showed is not saved; both amounts are named', async () => {
    const student = await loggedInStudent();
    const form = { ...admission, coursename: csirNet, plan: gold };
    const { body } = await saveForm(student, { ...form, shownPrice: '7999.50' });
    expect(body).toMatchObject({
      success: false,
      message:
        'The fee of “Gold 6 Months, CSIR-NET Chemical Sciences, online” is now ₹8,999. When you opened this form it was ₹7,999.50. Reload the page to go on with the new fee; your answers are kept.',
    });
    expect(await db.registration.count()).toBe(0);
    for (const shownPrice of ['8999', 8999, '']) {
      expect((await saveForm(student, { ...form, shownPrice })).body.success).toBe(true);
    }
  });

  test.each(formOfferings.map((offering) => [offering.id, offering] as const))(
    '%s can be named and costs what the catalogue says',
    async (plan, { coursename, price }) => {
      const { body } = await saveForm(await loggedInStudent(), { ...admission, coursename, plan });
      expect(body.data?.price).toBe(price / 100);
    },
  );

  test('the test series costs 99 and 18% GST', async () => {
    const { body } = await saveForm(await loggedInStudent(), {
      ...admission,
      coursename: csirNet,
      coursetype: 'Test Series',
      plan: 'csir-net-test-series-june-2024',
    });
    expect(body.data?.price).toBe(116.82);
  });

  test('without its id it is found by course, duration and price', async () => {
    const { body } = await saveForm(await loggedInStudent(), {
      ...admission,
      coursename: csirNet,
      courseduration: '6 Month',
      price: '8999',
    });
    expect(body.data?.price).toBe(8999);
    expect(await db.registration.findFirst()).toMatchObject({ planId: gold, pricePaise: 899900 });
  });

  test('with another course or duration is refused, and the sentence says what to choose', async () => {
    const student = await loggedInStudent();
    const wrongCourse = await saveForm(student, { ...admission, plan: gold });
    expect(wrongCourse.body.message).toMatch(/^Choose the course again: .*Gold.*CSIR-NET\/JRF/);
    const wrongLength = {
      ...admission,
      coursename: csirNet,
      courseduration: '2 Years',
      plan: gold,
    };
    expect((await saveForm(student, wrongLength)).body.message).toMatch(
      /^Choose the course duration again: .*6 Month\.$/,
    );
    expect(await rows()).toEqual([]);
  });
});

describe('a student under 18', () => {
  const parentAgrees = (studentId: string, given = true) =>
    db.consent.create({ data: { studentId, kind: 'parent', given, version: 'test' } });

  test('waits for a parent’s consent; a tick only says that one was asked', async () => {
    const student = await loggedInStudent({ dateofbirth: yearsAway(-18, 1) });
    const waiting = await saveForm(student, admission);
    expect([waiting.status, waiting.body.success]).toEqual([200, false]);
    expect(waiting.body.message).toMatch(/under 18.*Send a link to your parent/);
    expect(Object.keys(waiting.body.fields ?? {})).toEqual(['parentconsent']);
    for (const parentconsent of [false, 'no', 1, { toString: 1 }]) {
      expect((await saveForm(student, { ...admission, parentconsent })).body.success).toBe(false);
    }
    expect([await rows(), await db.consent.findMany()]).toEqual([[], []]);
    const ticked = { ...admission, requestId, parentconsent: true };
    expect((await saveForm(student, ticked)).body.success).toBe(false);
    expect((await saveForm(student, ticked)).body.success).toBe(false);
    expect([await rows(), await db.consent.findMany()]).toEqual([
      [],
      [expect.objectContaining({ studentId: student.id, kind: 'parentAsked' })],
    ]);
    await parentAgrees(student.id);
    expect((await saveForm(student, { ...admission, requestId })).body.success).toBe(true);
  });

  test('needs consent again after it is withdrawn', async () => {
    const student = await loggedInStudent({ dateofbirth: yearsAway(-15) });
    await parentAgrees(student.id);
    expect((await saveForm(student, { ...admission, requestId })).body.success).toBe(true);
    await parentAgrees(student.id, false);
    expect((await saveForm(student, { ...admission, requestId })).body.success).toBe(false);
  });

  test('needs none from the 18th birthday', async () => {
    const student = await loggedInStudent({ dateofbirth: yearsAway(-18) });
    expect((await saveForm(student, admission)).body.success).toBe(true);
    expect(await db.consent.count()).toBe(0);
  });
});
