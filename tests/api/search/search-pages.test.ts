import { POST } from '@/app/api/admin/search/route';
import type { FoundPeople } from '@/lib/search/staff-search';
import { db } from '@/lib/platform/db';
import { bearer } from '../../support/accounts/log-in';
import { loggedInStaff, loggedInStudent } from '../../support/enrolment/admission';
import { post } from '../../support/leads/lead';
import { newRegistration } from '../../support/office/office-rows';
import { addLeads, leadNames, searched } from '../../support/office/search';
import { paidPayment, receiptOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

/** All pages of the leads. @param between runs after each page */
async function pages(token: string, body: object, between = async () => {}): Promise<string[][]> {
  const read: string[][] = [];
  let found = await searched(token, body);
  for (;;) {
    read.push(found.leads.map(({ name }) => name));
    const after: FoundPeople['more']['leads'] = found.more.leads;
    if (after === null) return read;
    await between();
    found = await searched(token, { ...body, list: 'leads', after });
  }
}

const numbered = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${first} ${String(index).padStart(2, '0')}`);

test('frequent names among many rows are listed in order', async () => {
  const { token } = await loggedInStaff('owner');
  // Every twelfth name begins with the letters, in one of many ways; half of the others are old.
  for (const before of [0, 2_000, 4_000, 6_000]) {
    await db.$executeRaw`insert into leads ("requestId", kind, name, email, phonenumber, coursename, "createdAt")
      select 'many' || n, 'walkIn', case when n % 12 = 0
          then 'Ravi' || substr('bcdfgjklmnpqrstvwxz', n / 12 % 19 + 1, 1)
          when n <= 4000 then 'Usha' else 'Asha' end, '', '', '',
        '2026-01-01'::timestamptz + n * interval '1 minute'
      from generate_series(${before + 1}::int, ${before + 2_000}::int) n`;
  }
  await addLeads(['Rabi']);
  await db.$executeRaw`analyze leads`;
  // The rows of the lists are counted once a second.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
  const twoPages = async (q: string, sort: 'newest' | 'oldest') => {
    const asked = { q, filters: { sort } };
    const first = await searched(token, asked);
    // Similar names take no place among so many.
    expect([first.leads.length, first.near.leads]).toEqual([20, 0]);
    const second = await searched(token, { ...asked, list: 'leads', after: first.more.leads });
    return [...first.leads, ...second.leads].map(({ id }) => id);
  };
  for (const name of ['Ravi', 'Usha']) {
    for (const sort of ['newest', 'oldest'] as const) {
      const all = await db.lead.findMany({
        where: { name: { startsWith: name } },
        orderBy: { createdAt: sort === 'newest' ? 'desc' : 'asc' },
        take: 40,
      });
      expect(await twoPages(name, sort)).toEqual(all.map(({ id }) => id));
    }
  }
});

test.each([
  ['newest', ''],
  ['newest', 'lea'],
  ['oldest', 'lead'],
  ['name', 'lead'],
  ['name', ''],
] as const)(
  '%s first, page by page of "%s", each once, whoever comes meanwhile',
  async (sort, q) => {
    const { token } = await loggedInStaff('owner');
    const names = numbered('Lead', 55);
    await addLeads(names);
    const late = () => addLeads(['Lead 99'], { createdAt: new Date('2026-02-01') });
    const read = await pages(token, { q, filters: { sort } }, sort === 'newest' ? late : undefined);
    expect(read.map(({ length }) => length)).toEqual([20, 20, 15]);
    expect(read.flat()).toEqual(sort === 'newest' ? names.toReversed() : names);
  },
);

test('tiers of matches continue across pages', async () => {
  const { token } = await loggedInStaff('owner');
  await addLeads(Array.from({ length: 25 }, () => 'Suneeta'));
  await addLeads(Array.from({ length: 25 }, () => 'Sunita'));
  const read = (await pages(token, { q: 'sunita' })).flat();
  expect(read.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => 'Sunita'));
  expect(read.slice(25)).toEqual(Array.from({ length: 25 }, () => 'Suneeta'));
});

describe('whoever matches exactly is not listed again under similar names', () => {
  const names = numbered('Lead', 30);
  const shown = async (q: string) => {
    const { token } = await loggedInStaff('owner');
    const { near } = await searched(token, { q });
    const read = await pages(token, { q });
    return { near: near.leads, pages: read.map(({ length }) => length), all: read.flat().sort() };
  };

  test.each([
    ['98765', 'a number', (two: string) => ({ phonenumber: `98765 000${two}` })],
    ['amit', 'an e-mail', (two: string) => ({ email: `amit${two}@example.org` })],
  ])('"%s" as the beginning of %s', async (q, _, detailsOf) => {
    for (const name of names) await addLeads([name], detailsOf(name.slice(-2)));
    expect(await shown(q)).toEqual({ near: 0, pages: [20, 10], all: names });
  });

  test('also by another name, which comes on a later page', async () => {
    const raos = numbered('Rao', 25);
    await addLeads(['Ram Lal', 'Ram Rao'], { createdAt: new Date('2025-01-01') });
    await addLeads(raos);
    expect(await shown('rao')).toEqual({
      near: 1,
      pages: [20, 7],
      all: ['Ram Lal', 'Ram Rao', ...raos],
    });
  });
});

test('a filter narrows the lists that have it and excludes the others', async () => {
  const { token } = await loggedInStaff('owner');
  const student = await loggedInStudent();
  const online = await newRegistration(student.id, {
    planId: 'gate-online-6-months-gold',
    coursename: 'GATE (Chemistry)',
    session: '2025-26',
  });
  await newRegistration(student.id, { planId: 'csir-net-offline-1-year-gold' });
  await addLeads(['Asha'], { coursename: 'GATE Chemistry', status: 'called' });
  await addLeads(['Ravi'], { coursename: 'IIT-JAM Chemistry', plan: 'iit-jam-online-1-year-gold' });
  await paidPayment({ registrationId: online.id, name: 'Suresh Rao' });
  const counts = async (filters: object) => {
    const { leads, students, registrations, payments } = await searched(token, { q: '', filters });
    return [leads, students, registrations, payments].map(({ length }) => length);
  };
  expect(await counts({})).toEqual([2, 1, 2, 1]);
  expect(await counts({ course: 'gate' })).toEqual([1, 1, 1, 1]);
  expect(await counts({ mode: 'offline' })).toEqual([0, 1, 1, 0]);
  expect(await counts({ mode: 'online' })).toEqual([1, 1, 1, 1]);
  expect(await counts({ session: '2025-26' })).toEqual([0, 1, 1, 1]);
  // One registration has to meet them all.
  expect(await counts({ course: 'gate', mode: 'online' })).toEqual([0, 1, 1, 1]);
  expect(await counts({ course: 'gate', mode: 'offline' })).toEqual([0, 0, 0, 0]);
  expect(await counts({ status: 'lead.called' })).toEqual([1, 0, 0, 0]);
  expect(await counts({ status: 'payment.paid' })).toEqual([0, 0, 0, 1]);
  expect(await counts({ status: 'payment.failed' })).toEqual([0, 0, 0, 0]);
  expect(await leadNames(token, { q: 'asha', filters: { course: 'jam' } })).toEqual([]);
  expect(await leadNames(token, { q: 'aha', filters: { course: 'gate' } })).toEqual(['Asha']);
});

test('days are Delhi’s, first and last included', async () => {
  const { token } = await loggedInStaff('owner');
  const at = (moment: string) => ({ createdAt: new Date(moment) });
  await addLeads(['Before'], at('2026-03-01T18:29:59Z'));
  await addLeads(['First'], at('2026-03-01T18:30:00Z'));
  await addLeads(['Last'], at('2026-03-03T18:29:59Z'));
  await addLeads(['After'], at('2026-03-03T18:30:00Z'));
  const filters = { from: '2026-03-02', to: '2026-03-03', sort: 'oldest' };
  expect(await leadNames(token, { q: '', filters })).toEqual(['First', 'Last']);
});

test('payments are found by payer, receipt, gateway reference and bank reference', async () => {
  const { token } = await loggedInStaff('owner');
  const first = await paidPayment({ orderId: 'ociABC123456', gatewayPaymentId: 'pay_Q9x8Y7z6' });
  const { number, serial } = await receiptOf(first.id);
  const utr = { provider: 'office', reference: 'UTR 4167 2233 9911', gatewayPaymentId: null };
  const second = await paidPayment({ ...utr, name: 'Meera Nair', number: '011 2345 6789' });
  const ids = async (q: string) => {
    const { payments } = await searched(token, { q, list: 'payments' });
    return payments.map(({ id }) => id);
  };
  const year = number.split('/')[1];
  const ofFirst = [
    number,
    number.toLowerCase(),
    `oc ${year} ${serial}`,
    `OC-${year}-${serial}`,
    String(serial),
    `00000${serial}`,
    'ociabc123',
    'pay_Q9x8Y7z6',
    'PAY_Q9X8Y7',
    'Suresh Roa',
  ];
  for (const q of ofFirst) expect([q, (await ids(q))[0]]).toEqual([q, first.id]);
  for (const q of ['416722339911', 'UTR416722', '4167 2233 9911', 'mera nair', '56789']) {
    expect([q, await ids(q)]).toEqual([q, q.startsWith('4167') ? [] : [second.id]]);
  }
  const { payments } = await searched(token, { q: 'meera' });
  expect(payments).toEqual([expect.objectContaining({ name: 'Meera Nair', registration: null })]);
});

test('an invalid position, day or filter is refused', async () => {
  const { token } = await loggedInStaff('owner');
  const bodies = [
    { after: 'x' },
    { after: "1.0b5e9a3c-6a1f-4c58-9d0e-000000000001.'; drop table leads" },
    { after: '1.no-id.2026-01-01T00:00:00.000Z' },
    { after: '1.0b5e9a3c-6a1f-4c58-9d0e-000000000001.2026-02-31T00:00:00.000Z' },
    { filters: { from: '2026-02-30' } },
    { filters: { course: "' or true" } },
    { filters: { sort: 'random' } },
    { filters: { session: '%' } },
    { list: 'staff' },
  ];
  for (const body of bodies) {
    const response = await POST(post('/api/admin/search', { q: '', ...body }, bearer(token)));
    expect([body, response.status]).toEqual([body, 422]);
  }
  expect(await db.lead.count()).toBe(0);
});
