import fc from 'fast-check';
import { GET, POST } from '@/app/api/student/free-registration/route';
import { db } from '@/lib/db';
import { withEmptyTables } from '../support/empty-tables';
import { postRegistration, registration } from '../support/lead';

withEmptyTables();

const requestId = 'a1b2c3d4e5f60718';
const send = async (body: unknown, headers?: Record<string, string>) => {
  const response = await POST(postRegistration(body, headers));
  return { status: response.status, headers: response.headers, body: await response.json() };
};

test('a registration is in the database when it is answered', async () => {
  const { status, body } = await send({ ...registration, requestId });
  expect({ status, body }).toEqual({ status: 200, body: { success: true } });
  expect(await db.lead.findMany()).toEqual([
    expect.objectContaining({
      ...registration,
      requestId,
      kind: 'freeRegistration',
      suspect: false,
    }),
  ]);
});

test('the source of a registration is kept, and nothing else that was sent along', async () => {
  await send({
    ...registration,
    page: '/onlinecourses/csir-net',
    plan: 'csir-net-online-1-year-gold',
    utm: { utm_source: 'whatsapp', utm_other: 'x' },
    id: '0190b0f0-0000-7000-8000-000000000000',
    createdAt: '2001-01-01',
    kind: 'enquiry',
  });
  const lead = await db.lead.findFirstOrThrow();
  expect(lead).toMatchObject({
    page: '/onlinecourses/csir-net',
    plan: 'csir-net-online-1-year-gold',
    utm: { utm_source: 'whatsapp' },
    kind: 'freeRegistration',
  });
  expect(lead.id).not.toBe('0190b0f0-0000-7000-8000-000000000000');
  expect(lead.createdAt.getFullYear()).toBeGreaterThan(2001);
});

test('an unusable source never costs the lead', async () => {
  const { status } = await send({ ...registration, page: 'x\0', plan: ['y'], utm: 'z' });
  expect(status).toBe(200);
  expect(await db.lead.findFirst()).toMatchObject({ page: null, plan: null, utm: null });
});

test('the same submission is one lead, one after another and all at once', async () => {
  const body = { ...registration, requestId };
  await send(body);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await db.lead.count()).toBe(1);
});

test('without a request id, the same details on the same day are one lead', async () => {
  await Promise.all([send(registration), send(registration)]);
  expect(await db.lead.count()).toBe(1);
  await send({ ...registration, coursename: 'IIT-JAM Chemistry' });
  expect(await db.lead.count()).toBe(2);
});

test('a request id cannot be used again for something else', async () => {
  await send({ ...registration, requestId });
  const { status, body } = await send({ ...registration, requestId, name: 'Somebody Else' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ success: false, code: 'conflict' });
  expect(await db.lead.findMany({ select: { name: true } })).toEqual([{ name: 'Asha Rao' }]);
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['blank', ' \t'],
  ['null', null],
  ['of the wrong type', ['x']],
  ['an object', { $ne: 1 }],
  ['with a NUL byte', 'a\0b'],
  ['with half a character', 'a\ud800b'],
  ['of 100,000 characters', 'x'.repeat(100_000)],
])('a field that is %s is named in a 422 and nothing is stored', async (_, value) => {
  for (const field of Object.keys(registration)) {
    const { status, body } = await send({ ...registration, [field]: value });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      success: false,
      code: 'invalid_input',
      message: 'Enter All fields',
    });
    expect(Object.keys(body.fields)).toEqual([field]);
  }
  expect(await db.lead.count()).toBe(0);
});

test('a phone number is taken as text with its marks or as a number', async () => {
  for (const phonenumber of ['+91 98765-43210', 9876543210, '९८७६५४३२१०']) {
    expect((await send({ ...registration, phonenumber })).status).toBe(200);
  }
  const kept = await db.lead.findMany({
    select: { phonenumber: true },
    orderBy: { createdAt: 'asc' },
  });
  expect(kept.map((lead) => lead.phonenumber)).toEqual([
    '+91 98765-43210',
    '9876543210',
    '९८७६५४३२१०',
  ]);
  expect((await send({ ...registration, phonenumber: 'call me' })).body.fields).toEqual({
    phonenumber: 'Enter your phone number in digits',
  });
});

test('names in any script come back exactly as they were sent', async () => {
  const name = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 60 })
    .filter((text) => !text.includes('\0') && text.isWellFormed() && text.trim() !== '');
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(name, fc.constantFrom('दीपा शर्मा', '  ತೇಜಸ್ ', '👩🏽‍🔬 Zoë')),
      async (typed) => {
        await db.lead.deleteMany();
        expect((await send({ ...registration, name: typed })).status).toBe(200);
        expect((await db.lead.findFirstOrThrow()).name).toBe(typed);
      },
    ),
    { numRuns: 60 },
  );
});

test('whatever JSON arrives, the answer is ours and never a 500', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        fc.object().map((value) => JSON.stringify(value)),
      ),
      async (json) => {
        const { status, body: answer } = await send(json);
        expect([200, 422]).toContain(status);
        expect(answer.success).toBe(status === 200);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ['not JSON', '{', { 'content-type': 'application/json' }, 400],
  ['of another type', '{}', { 'content-type': 'text/plain' }, 415],
  ['too large', ' '.repeat(1024 * 1024 + 1), { 'content-type': 'application/json' }, 413],
])('a body that is %s is refused with the status that fits', async (_, text, headers, expected) => {
  const { status, body } = await send(text, headers);
  expect(status).toBe(expected);
  expect(body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
});

test('a page of another site cannot send it', async () => {
  for (const origin of ['https://elsewhere.example', 'null', 'http://localhost:3001']) {
    expect((await send(registration, { origin })).status).toBe(403);
  }
  expect((await send(registration, { origin: 'http://localhost:3000' })).status).toBe(200);
  expect(await db.lead.count()).toBe(1);
});

test('what fills in the hidden field is kept apart', async () => {
  expect((await send({ ...registration, website: 'https://spam.example' })).status).toBe(200);
  expect(await db.lead.findMany({ select: { suspect: true } })).toEqual([{ suspect: true }]);
});

test('the 61st registration in ten minutes from one address gets the phone number', async () => {
  const from = (address: string, name: string) =>
    send({ ...registration, name }, { 'x-client-address': address });
  for (let index = 1; index <= 60; index += 1) {
    expect((await from('203.0.113.9', `Visitor ${index}`)).status).toBe(200);
  }
  const { status, body, headers } = await from('203.0.113.9', 'One more');
  expect(status).toBe(429);
  expect(body.message).toContain('+91 00000 00001');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('203.0.113.10', 'A neighbour')).status).toBe(200);
  expect(await db.lead.count()).toBe(61);
});

test('a form sent by the browser itself works, and a refusal says what to do', async () => {
  const plain = (fields: Record<string, string>) =>
    POST(
      postRegistration(new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:3000',
      }),
    );
  const sent = await plain({ ...registration, website: '' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/#registered']);
  expect(await db.lead.findFirst()).toMatchObject({ name: 'Asha Rao', suspect: false });
  const refused = await plain({ ...registration, name: '<b>' + 'x'.repeat(300) });
  expect(refused.status).toBe(422);
  const text = await refused.text();
  expect(text).toContain('Use at most 200 characters');
  expect(text).not.toContain('<b>');
});

test('without our script, the page of ours that sent the form is its source', async () => {
  const from = (referer: string) =>
    POST(
      postRegistration(new URLSearchParams({ ...registration, name: referer }).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        referer,
      }),
    );
  await from('http://localhost:3000/?name=typed');
  await from('https://elsewhere.example/page');
  const leads = await db.lead.findMany({ select: { page: true }, orderBy: { createdAt: 'asc' } });
  expect(leads).toEqual([{ page: '/' }, { page: null }]);
});

test('other methods are told which one to use', async () => {
  const response = await GET(new Request('http://localhost:3000/api/student/free-registration'));
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect(await response.json()).toMatchObject({ success: false, code: 'method_not_allowed' });
});
