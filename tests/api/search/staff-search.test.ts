import fc from 'fast-check';
import pg from 'pg';
import { POST } from '@/app/api/admin/search/route';
import type { FoundPeople } from '@/lib/search/staff-search';
import { UNKNOWN_CALLER } from '@/lib/leads/lead-words';
import { db } from '@/lib/platform/db';
import { formPhones } from '@/lib/accounts/form-phones';
import { anyCharacter } from '../../support/calls/any-character';
import {
  admission,
  loggedInStaff,
  loggedInStudent,
  saveForm,
} from '../../support/enrolment/admission';
import { post } from '../../support/leads/lead';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const path = '/api/admin/search';

async function ask(token: string | null, body: unknown, headers: Record<string, string> = {}) {
  const sent = token === null ? headers : { authorization: `Bearer ${token}`, ...headers };
  const response = await POST(post(path, body, sent));
  const answer = (await response.json()) as { data?: FoundPeople; code?: string; message?: string };
  return { status: response.status, headers: response.headers, ...answer };
}

/** Names found among leads, students and registrations. */
async function names(token: string, q: string) {
  const { data } = await ask(token, { q });
  if (!data) throw new Error(`Nothing was answered to ${q}.`);
  const { leads, students, registrations } = data;
  return [leads, students, registrations].map((list) => list.map(({ name }) => name));
}

let leads = 0;

function addLead(more: Partial<Parameters<typeof db.lead.create>[0]['data']> = {}) {
  return db.lead.create({
    data: {
      requestId: `request-${(leads += 1)}`,
      kind: 'freeRegistration',
      name: 'Asha Rao',
      email: 'asha@example.org',
      phonenumber: '98765 43210',
      coursename: 'GATE Chemistry',
      ...more,
    },
  });
}

test('an empty search returns the newest rows with the listed fields only', async () => {
  const { token } = await loggedInStaff('owner');
  const student = await loggedInStudent();
  const saved = await saveForm(student, {
    ...admission,
    coursetype: 'Weekend',
    plan: 'csir-net-online-6-months-gold',
    coursename: 'CSIR-NET/JRF (Chemical Sciences)',
    subject: 'Chemical Sciences',
    phonenumber: '011 2345 6789',
  });
  const lead = await addLead({
    kind: 'enquiry',
    message: 'Is there a weekend batch?',
    page: '/onlinecourses/csir-net',
    plan: 'csir-net-online-6-months-gold',
  });
  const { status, headers, data } = await ask(token, {});
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(data).toEqual({
    asOf: expect.stringMatching(/^\d{4}-.*Z$/),
    near: { leads: 0, students: 0, registrations: 0, payments: 0 },
    more: { leads: null, students: null, registrations: null, payments: null },
    payments: [],
    leads: [
      {
        id: lead.id,
        name: 'Asha Rao',
        email: 'asha@example.org',
        phones: ['98765 43210'],
        doNotCall: [],
        createdAt: lead.createdAt.toISOString(),
        coursename: 'GATE Chemistry',
        message: 'Is there a weekend batch?',
        page: '/onlinecourses/csir-net',
        plan: 'Gold, 6 Months, CSIR-NET online, ₹8,999',
        status: 'new',
        suspect: false,
      },
    ],
    students: [
      {
        id: student.id,
        name: 'Asha Rao',
        email: expect.stringContaining('@example.org'),
        phones: ['98765 43210'],
        doNotCall: [],
        createdAt: expect.any(String),
        city: 'New Delhi',
        state: 'Delhi',
        registrations: 1,
      },
    ],
    registrations: [
      {
        id: saved.body.data?.id,
        studentId: student.id,
        name: 'Asha Rao',
        email: 'asha@example.org',
        phones: ['98765 43210', '011 2345 6789'],
        doNotCall: [],
        createdAt: expect.any(String),
        registrationnumber: saved.body.data?.registrationnumber,
        session: '2024-25',
        coursename: 'CSIR-NET/JRF (Chemical Sciences)',
        planTitle: expect.stringContaining('Gold'),
        coursetype: 'Weekend',
        modeofpayment: 'Online',
        pricePaise: 899900,
        balancePaise: 899900,
        submitted: false,
        state: 'draft',
        payments: [],
      },
    ],
  });
  expect(JSON.stringify(data)).not.toContain('2003-05-17');
});

test('a search finds words of a name and their beginnings in any case and script', async () => {
  const { token } = await loggedInStaff('owner');
  await addLead();
  await saveForm(await loggedInStudent(), { ...admission, studentname: 'Ravi Kumar' });
  for (const q of ['asha', 'AS R', '  rao   ASHA ', 'Asha gmail', 'rao asha@exam', 'आशा राव']) {
    const [found] = await names(token, q);
    expect([q, found]).toEqual([q, q.includes('gmail') ? [] : ['Asha Rao']]);
  }
  await addLead({ name: 'गीता मेहता', email: 'other@example.org' });
  for (const q of ['गी मे', 'geeta', 'Gita Mehta', 'meh']) {
    expect([q, await names(token, q)]).toEqual([q, [['गीता मेहता'], [], []]]);
  }
  expect(await names(token, 'kumar')).toEqual([[], [], ['Ravi Kumar']]);
  expect(await names(token, 'nobody')).toEqual([[], [], []]);
});

test('a search finds e-mails', async () => {
  const { token } = await loggedInStaff('owner');
  await addLead({ email: 'Ravi_K@Example.org' });
  const { id } = await loggedInStudent();
  const { email } = await db.student.findUniqueOrThrow({ where: { id } });
  expect(await names(token, 'ravi_k@example')).toEqual([['Asha Rao'], [], []]);
  expect(await names(token, email.toUpperCase())).toEqual([[], ['Asha Rao'], []]);
});

const stored = ['98765 43210', '+91-98765-43210', '09876543210', '(98765) 43.210', '९८७६५ ४३२१०'];
const typed = [
  '9876543210',
  '98765 43210',
  '+91 98765 43210',
  '+919876543210',
  '0091 98765-43210',
  '098765 43210',
  '919876543210',
  '43210',
  '+91 987',
  '९८७६५४३२१०',
  '৯৮৭৬৫',
  '+91',
];

test('a search finds phones in any notation', async () => {
  const { token } = await loggedInStaff('owner');
  await addLead({ name: 'Somebody else', phonenumber: '91234 56789' });
  for (const phonenumber of stored) await addLead({ phonenumber });
  for (const q of typed.slice(0, -1)) {
    const [found] = await names(token, q);
    expect([q, found]).toEqual([q, stored.map(() => 'Asha Rao')]);
  }
  expect((await names(token, '+91'))[0]).toHaveLength(stored.length + 1);
  expect((await names(token, 'asha +91 98765 43210'))[0]).toHaveLength(stored.length);
  expect((await names(token, 'else 91234'))[0]).toEqual(['Somebody else']);
  expect((await names(token, 'else 98765'))[0]).toEqual([]);
});

test('a search finds the last four or more digits of a phone', async () => {
  const { token } = await loggedInStaff('owner');
  const phones = ['98765 00123', '98765 00091', '98091 12345', '98760 00005', '91000 91919'];
  for (const phonenumber of phones) await addLead({ name: phonenumber, phonenumber });
  for (const phone of phones) {
    const digits = phone.replace(' ', '');
    for (const count of [4, 5, 6, 7, 8, 9]) {
      expect([digits.slice(-count), (await names(token, digits.slice(-count)))[0]]).toEqual([
        digits.slice(-count),
        expect.arrayContaining([phone]),
      ]);
    }
  }
});

test('students are found by their phone, registrations by each phone of the form', async () => {
  const { token } = await loggedInStaff('owner');
  const student = await loggedInStudent();
  const numbers = formPhones.map((name, index) => [name, `011 2345 678${index}`] as const);
  await saveForm(student, { ...admission, ...Object.fromEntries(numbers) });
  expect(await names(token, '+91 98765 43210')).toEqual([[], ['Asha Rao'], []]);
  for (const [, number] of numbers) {
    const typed = number.replace('011 2345 ', '+91 11 2345-');
    expect(await names(token, typed)).toEqual([[], [], ['Asha Rao']]);
  }
});

test('a search finds registration numbers', async () => {
  const { token } = await loggedInStaff('owner');
  const student = await loggedInStudent();
  const asked = { ...admission, registrationnumber: '07431' };
  const { body } = await saveForm(student, asked);
  expect(body.data?.registrationnumber).toBe('07431');
  const ravi = { studentname: 'Ravi', email: 'ravi@example.org', mobilenumber: '90743 19999' };
  await saveForm(student, { ...admission, ...ravi, registrationnumber: '55555' });
  const meera = { ...ravi, studentname: 'Meera', mobilenumber: '7431 999 999' };
  await saveForm(student, { ...admission, ...meera, registrationnumber: '55556' });
  expect((await names(token, '07431'))[2]).toEqual(['Asha Rao', 'Meera']);
  expect((await names(token, '19999'))[2]).toEqual(['Ravi']);
  expect((await names(token, '074'))[2]).toEqual(['Meera', 'Asha Rao']);
  expect((await names(token, '55555'))[2]).toEqual(['Ravi']);
  expect((await names(token, 'asha 07431'))[2]).toEqual(['Asha Rao']);
  const { data } = await ask(token, { q: 55555 });
  expect(data?.registrations).toHaveLength(1);
});

test('% _ and \\ are matched literally', async () => {
  const { token } = await loggedInStaff('owner');
  await addLead({ name: 'Plain' });
  for (const name of ['100% sure', 'under_score', String.raw`back\slash`, "O'Neil"]) {
    await addLead({ name });
  }
  await addLead({ name: '%' });
  expect((await names(token, '%'))[0]).toEqual(['%']);
  expect((await names(token, '100%'))[0]).toEqual(['100% sure']);
  expect((await names(token, 'r_s'))[0]).toEqual([]);
  expect((await names(token, 'under_s'))[0]).toEqual(['under_score']);
  expect((await names(token, String.raw`back\s`))[0]).toEqual([String.raw`back\slash`]);
  expect((await names(token, String.raw`\%`))[0]).toEqual([]);
  expect((await names(token, "O'N"))[0]).toEqual(["O'Neil"]);
});

test('suspected spam is not listed as new, but can be found', async () => {
  const { token } = await loggedInStaff('owner');
  await addLead({ suspect: true });
  expect((await names(token, ''))[0]).toEqual([]);
  const { data } = await ask(token, { q: 'asha' });
  expect(data?.leads).toEqual([expect.objectContaining({ suspect: true })]);
});

test('401 without a staff token, whatever is sent', async () => {
  await addLead();
  const student = await loggedInStudent();
  const staff = await loggedInStaff('owner');
  const { token, cookieId } = staff;
  for (const body of [{ q: 'asha' }, {}, 'not json', { q: 'x'.repeat(200) }]) {
    for (const wrong of [null, student.token, cookieId, 'a-token-that-nobody-ever-had', '']) {
      expect(await ask(wrong, body)).toMatchObject({ status: 401, code: 'unauthorized' });
    }
    expect((await ask(null, body, { cookie: `session=${cookieId}` })).status).toBe(401);
  }
  await db.staff.delete({ where: { id: staff.id } });
  expect((await ask(token, { q: 'asha' })).status).toBe(401);
});

test('an invalid body is refused', async () => {
  const { token } = await loggedInStaff('owner');
  const statuses = async (bodies: unknown[]) =>
    Promise.all(bodies.map(async (body) => (await ask(token, body)).status));
  const texts = ['x'.repeat(101), 'a\0b', '\ud800', ['asha'], { a: 1 }, true];
  expect(await statuses(texts.map((q) => ({ q })))).toEqual(texts.map(() => 422));
  expect(await statuses(['', 'asha', '{'])).toEqual([400, 400, 400]);
  expect(await statuses([null, [], 7].map((body) => JSON.stringify(body)))).toEqual([
    422, 422, 422,
  ]);
  expect((await ask(token, { q: 'x' }, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await ask(token, { q: 'x'.repeat(2_000_000) })).status).toBe(413);
  expect((await ask(token, { q: 'x' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
});

const hostile = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(...'%_\\\'"$1?;- +()0९'), maxLength: 110 }),
  fc.mixedCase(fc.constant("' or 1=1; drop table leads; --")),
);

test('every text is refused or found as a name', async () => {
  const { token } = await loggedInStaff('owner');
  const { id } = await addLead();
  await fc.assert(
    fc.asyncProperty(hostile, async (q) => {
      const storable = q.isWellFormed() && !q.includes('\0');
      if (storable) await db.lead.update({ where: { id }, data: { name: q } });
      const { status, data } = await ask(token, { q });
      expect(status).toBe(storable && q.length <= 100 ? 200 : 422);
      const name = q || UNKNOWN_CALLER;
      if (status === 200) expect(data?.leads).toEqual([expect.objectContaining({ id, name })]);
    }),
    // Spaces in JavaScript, but not in PostgreSQL.
    { numRuns: 150, examples: [['0\u1680A'], ['Asha\u2028Rao']] },
  );
});

test('a slow search is cancelled with advice', async () => {
  const { token } = await loggedInStaff('owner');
  const other = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  try {
    await other.query('begin; lock table leads in access exclusive mode');
    const { status, message } = await ask(token, { q: 'asha' });
    expect([status, message]).toEqual([503, expect.stringContaining('Type more letters')]);
  } finally {
    await other.end();
  }
  expect(await names(token, 'asha')).toEqual([[], [], []]);
});
