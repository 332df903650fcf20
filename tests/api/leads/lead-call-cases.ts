import fc from 'fast-check';
import { leadLimit } from '@/lib/leads/lead-forms';
import { db } from '@/lib/platform/db';
import { anyCharacter } from '../../support/calls/any-character';
import { withEmptyTables } from '../../support/process/empty-tables';
import { post } from '../../support/leads/lead';

type Handler = (request: Request) => Promise<Response> | Response;
type Fields = Record<string, string>;

export interface LeadCall {
  path: string;
  route: { POST: Handler };
  /** A minimal valid body: exactly the required fields. */
  body: Fields & { name: string };
  /** The row it is stored as. */
  row: Record<string, string | null>;
  /** Field names of the phone number and the course in this call. */
  phone: string;
  course: string;
  /** Redirect target of a form sent without script. */
  donePath: string;
}

const requestId = 'a1b2c3d4e5f60718';

/** Sends a JSON body and reads the answer. */
export async function send(call: LeadCall, body: unknown, headers?: Fields) {
  const response = await call.route.POST(post(call.path, body, headers));
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Tests common to all calls that store a lead. */
export function testLeadCall(call: LeadCall): void {
  withEmptyTables();
  keeps(call);
  repeats(call);
  refuses(call);
  isFair(call);
  worksWithoutScript(call);
}

function keeps(call: LeadCall): void {
  const { body, row } = call;
  test('it is in the database when it is answered', async () => {
    const answer = await send(call, { ...body, requestId });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await db.lead.findMany()).toEqual([
      expect.objectContaining({ ...row, requestId, suspect: false }),
    ]);
  });

  test('its source is kept, and nothing else that was sent along', async () => {
    await send(call, {
      ...body,
      page: '/onlinecourses/csir-net',
      plan: 'csir-net-online-1-year-gold',
      utm: { utm_source: 'whatsapp', utm_other: 'x' },
      id: '0190b0f0-0000-7000-8000-000000000000',
      createdAt: '2001-01-01',
      kind: 'other',
      suspect: true,
    });
    const lead = await db.lead.findFirstOrThrow();
    expect(lead).toMatchObject({
      ...row,
      page: '/onlinecourses/csir-net',
      plan: 'csir-net-online-1-year-gold',
      utm: { utm_source: 'whatsapp' },
      suspect: false,
    });
    expect(lead.id).not.toBe('0190b0f0-0000-7000-8000-000000000000');
    expect(lead.createdAt.getFullYear()).toBeGreaterThan(2001);
  });

  test('an unusable source never costs the lead', async () => {
    expect((await send(call, { ...body, page: 'x\0', plan: ['y'], utm: 'z' })).status).toBe(200);
    expect(await db.lead.findFirst()).toMatchObject({ page: null, plan: null, utm: null });
  });

  test('a phone number is taken as text with its marks or as a number', async () => {
    for (const number of ['+91 98765-43210', 9876543210, '९८७६५४३२१०']) {
      expect((await send(call, { ...body, [call.phone]: number })).status).toBe(200);
    }
    const order = { createdAt: 'asc' } as const;
    const kept = await db.lead.findMany({ select: { phonenumber: true }, orderBy: order });
    expect(kept.map((lead) => lead.phonenumber)).toEqual([
      '+91 98765-43210',
      '9876543210',
      '९८७६५४३२१०',
    ]);
    expect((await send(call, { ...body, [call.phone]: 'call me' })).body.fields).toEqual({
      [call.phone]: 'Enter your phone number in digits',
    });
  });

  test('names in any script come back exactly as they were sent', async () => {
    const name = fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 60 })
      .filter((text) => !text.includes('\0') && text.isWellFormed() && text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(name, fc.constantFrom('दीपा शर्मा', '  ತೇಜಸ್ ', '👩🏽‍🔬 Zoë')),
        async (typed) => {
          await db.lead.deleteMany();
          expect((await send(call, { ...body, name: typed })).status).toBe(200);
          expect((await db.lead.findFirstOrThrow()).name).toBe(typed);
        },
      ),
      { numRuns: 60 },
    );
  });
}

function repeats(call: LeadCall): void {
  const { body } = call;
  test('the same submission is one lead, one after another and all at once', async () => {
    await send(call, { ...body, requestId });
    const again = () => send(call, { ...body, requestId });
    const answers = await Promise.all(Array.from({ length: 20 }, again));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await db.lead.count()).toBe(1);
  });

  test('without a request id, the same details on the same day are one lead', async () => {
    await Promise.all([send(call, body), send(call, body)]);
    expect(await db.lead.count()).toBe(1);
    await send(call, { ...body, [call.course]: 'IIT-JAM Chemistry' });
    expect(await db.lead.count()).toBe(2);
  });

  test.each(Object.keys(body))(
    'a request id cannot be used again with another %s',
    async (field) => {
      await send(call, { ...body, requestId });
      const answer = await send(call, { ...body, requestId, [field]: '1234567' });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ success: false, code: 'conflict' });
      expect(await db.lead.findMany()).toEqual([expect.objectContaining(call.row)]);
    },
  );
}

function refuses(call: LeadCall): void {
  const { body } = call;
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
    for (const field of Object.keys(body)) {
      const answer = await send(call, { ...body, [field]: value });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        success: false,
        code: 'invalid_input',
        message: 'Enter All fields',
      });
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    }
    expect(await db.lead.count()).toBe(0);
  });

  test('whatever JSON arrives, the answer is ours and never a 500', async () => {
    const anything = fc.oneof(
      fc.json(),
      fc.object().map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (json) => {
        const answer = await send(call, json);
        expect([200, 422]).toContain(answer.status);
        expect(answer.body.success).toBe(answer.status === 200);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['not JSON', '{', { 'content-type': 'application/json' }, 400],
    ['of another type', '{}', { 'content-type': 'text/plain' }, 415],
    ['too large', ' '.repeat(1024 * 1024 + 1), { 'content-type': 'application/json' }, 413],
  ])('a body that is %s is refused with the status that fits', async (_, text, headers, status) => {
    const answer = await send(call, text, headers);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
  });

  test('a page of another site cannot send it', async () => {
    for (const origin of ['https://elsewhere.example', 'null', 'http://localhost:3001']) {
      expect((await send(call, body, { origin })).status).toBe(403);
    }
    expect((await send(call, body, { origin: 'http://localhost:3000' })).status).toBe(200);
    expect(await db.lead.count()).toBe(1);
  });
}

function isFair(call: LeadCall): void {
  const { body } = call;
  test('a request that fills in the hidden field is kept apart', async () => {
    expect((await send(call, { ...body, website: 'https://spam.example' })).status).toBe(200);
    expect(await db.lead.findMany({ select: { suspect: true } })).toEqual([{ suspect: true }]);
  });

  test('one more than allowed in ten minutes from one address gets the phone number', async () => {
    const from = (address: string, name: string) =>
      send(call, { ...body, name }, { 'x-client-address': address });
    for (let index = 1; index <= leadLimit.points; index += 1) {
      expect((await from('203.0.113.9', `Visitor ${index}`)).status).toBe(200);
    }
    const refused = await from('203.0.113.9', 'One more');
    expect(refused.status).toBe(429);
    expect(refused.body.message).toContain('+91 00000 00001');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.10', 'A neighbour')).status).toBe(200);
    expect(await db.lead.count()).toBe(leadLimit.points + 1);
  });
}

function worksWithoutScript(call: LeadCall): void {
  const { body, route, path, donePath } = call;
  const plain = (fields: Fields, headers: Fields = {}) =>
    route.POST(
      post(path, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    );

  test('a form sent by the browser itself works, and a refusal says what to do', async () => {
    const origin = 'http://localhost:3000';
    const sent = await plain({ ...body, website: '' }, { origin });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, donePath]);
    expect(await db.lead.findFirst()).toMatchObject({ ...call.row, suspect: false });
    const refused = await plain({ ...body, name: '<b>' + 'x'.repeat(300) }, { origin });
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain('Use at most 200 characters');
    expect(text).not.toContain('<b>');
  });

  test('without our script, the page of ours that sent the form is its source', async () => {
    for (const referer of ['http://localhost:3000/?name=typed', 'https://elsewhere.example/page']) {
      await plain({ ...body, name: referer }, { referer });
    }
    const order = { createdAt: 'asc' } as const;
    const leads = await db.lead.findMany({ select: { page: true }, orderBy: order });
    expect(leads).toEqual([{ page: '/' }, { page: null }]);
  });
}
