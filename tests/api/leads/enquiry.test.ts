import fc from 'fast-check';
import * as route from '@/app/api/student/discussing/route';
import * as freeRegistration from '@/app/api/student/free-registration/route';
import { db } from '@/lib/platform/db';
import { enquiry, post, registration } from '../../support/leads/lead';
import { staffWith } from '../../support/office/office';
import { send, testLeadCall, type LeadCall } from './lead-call-cases';

const { course, contactnumber, ...rest } = enquiry;
const call: LeadCall = {
  path: '/api/student/discussing',
  route,
  body: enquiry,
  row: { ...rest, coursename: course, phonenumber: contactnumber, kind: 'enquiry' },
  phone: 'contactnumber',
  course: 'course',
  donePath: '/contact#sent',
};

testLeadCall(call);

const sendRegistration = (body: object, address?: string) =>
  freeRegistration.POST(
    post(
      '/api/student/free-registration',
      body,
      address ? { 'x-client-address': address } : undefined,
    ),
  );

test('a message of 4,000 characters in any script is stored as typed', async () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 200 });
  const lines = fc.array(fc.oneof(line, fc.constantFrom('क्या सप्ताहांत बैच है?', '', '  • 2 वर्ष')), {
    maxLength: 40,
  });
  const message = fc
    .tuple(lines, fc.constantFrom('\n', '\r\n'))
    .map(([all, ending]) => all.join(ending))
    .filter((text) => text.trim() !== '' && text.length <= 4_000 && !text.includes('\0'));
  await fc.assert(
    fc.asyncProperty(fc.oneof(message, fc.constant('ह'.repeat(4_000))), async (typed) => {
      await db.lead.deleteMany();
      expect((await send(call, { ...enquiry, message: typed })).status).toBe(200);
      expect((await db.lead.findFirstOrThrow()).message).toBe(typed);
    }),
    { numRuns: 60 },
  );
  const longer = await send(call, { ...enquiry, message: 'x'.repeat(4_001) });
  expect(longer.body.fields).toEqual({ message: 'Use at most 4000 characters' });
});

test('each empty field says what to enter', async () => {
  expect((await send(call, {})).body.fields).toEqual({
    name: 'Enter your name',
    course: 'Choose a course',
    email: 'Enter your e-mail',
    contactnumber: 'Enter your phone number',
    message: 'Write your question',
  });
});

test('a request id of a registration cannot be used for an enquiry', async () => {
  const requestId = 'a1b2c3d4e5f60718';
  expect((await sendRegistration({ ...registration, requestId })).status).toBe(200);
  expect((await send(call, { ...enquiry, requestId })).status).toBe(409);
  expect(await db.lead.count()).toBe(1);
});

test('registrations and enquiries share one limit per address', async () => {
  const address = '203.0.113.9';
  for (let index = 1; index <= 30; index += 1) {
    const name = `Visitor ${index}`;
    expect((await sendRegistration({ ...registration, name }, address)).status).toBe(200);
    const headers = { 'x-client-address': address };
    expect((await send(call, { ...enquiry, name }, headers)).status).toBe(200);
  }
  expect((await sendRegistration(registration, address)).status).toBe(429);
  expect((await send(call, enquiry, { 'x-client-address': address })).status).toBe(429);
});

/** The number of rows of each table. */
async function rowsOfTables(): Promise<Record<string, number>> {
  const tables = await db.$queryRawUnsafe<{ name: string }[]>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'search') or (schemaname, tablename) = ('pgboss', 'job')`,
  );
  const counts = tables.map(async ({ name }) => {
    const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
      `select count(*)::int as count from ${name}`,
    );
    return [name, row?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

test('a probe leaves nothing but the count of its address, takes nobody’s turn, and fails when leads cannot be written', async () => {
  const headers = { 'x-client-address': '203.0.113.10' };
  await staffWith('counsellor');
  const before = await rowsOfTables();
  const turns = () => db.$queryRaw`select last_value, is_called from lead_turns_0`;
  const turn = await turns();
  const probe = { ...enquiry, name: 'Probe', requestId: 'probe-of-this-website', probe: true };
  expect((await send(call, probe, headers)).status).toBe(200);
  expect((await send(call, probe, headers)).status).toBe(200);
  expect(await rowsOfTables()).toEqual({ ...before, 'public.rate_limits': 1 });
  expect(await turns()).toEqual(turn);

  await db.$executeRawUnsafe(`alter table leads add constraint none check (name <> 'Probe')`);
  const failed = await send(call, probe, headers);
  await db.$executeRawUnsafe('alter table leads drop constraint none');
  expect(failed.status).toBe(500);

  await db.rateLimit.updateMany({ data: { points: 60 } });
  expect((await send(call, probe, headers)).status).toBe(429);
});
