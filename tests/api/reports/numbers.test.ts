import { leadNumbers } from '@/lib/reports/lead-report';
import { moneyNumbers } from '@/lib/reports/money-report';
import { db, pool } from '@/lib/platform/db';
import type { LeadKind, LeadStatus } from '@/prisma/client/enums';
import { cash, enrolled, newRequest, record, refund, staffWith } from '../../support/office/office';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const DAY = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

interface Wish {
  phone: string;
  status?: LeadStatus;
  page?: string | null;
  days?: number;
  email?: string;
  nextCallAt?: Date;
  staffId?: string;
  suspect?: boolean;
}

let count = 0;
async function lead({ phone, status = 'new', page = '/', days = 1, ...more }: Wish) {
  count += 1;
  const kind: LeadKind = page === null ? 'walkIn' : 'freeRegistration';
  await db.lead.create({
    data: {
      requestId: `lead-${count}`,
      kind,
      name: 'n',
      phonenumber: phone,
      coursename: 'GATE',
      email: `e${count}@example.org`,
      status,
      page,
      createdAt: ago(days),
      ...more,
    },
  });
}

async function owner() {
  const { id, token } = await staffWith('owner');
  return { id, token, reader: await staffOf('reports.leads', id) };
}

test('reports count people by source, each with the newest open lead', async () => {
  const me = await owner();
  await lead({ phone: '98100 00001', status: 'closed', days: 3 });
  await lead({ phone: '+91 98100 00001', status: 'visiting', days: 20 });
  await lead({ phone: '9810000002', page: '/contact', status: 'enrolled' });
  await lead({ phone: '9810000003', page: null });
  await lead({ phone: '9810000004', suspect: true });
  await lead({ phone: '9810000005', days: 200 });
  const { weeks, sources, funnels } = await leadNumbers(me.reader);
  expect(weeks).toHaveLength(12);
  expect(sources.map(({ source, people }) => [source, people.reduce((a, b) => a + b)])).toEqual(
    // Once in each of two weeks, or twice in one.
    expect.arrayContaining([
      ['/contact', 1],
      ['none', 1],
      ['/', expect.any(Number)],
    ]),
  );
  const [all, ...others] = funnels;
  expect(all).toMatchObject({
    source: null,
    people: 3,
    states: { new: 1, called: 0, visiting: 1, enrolled: 1, closed: 0 },
  });
  expect(others.find(({ source }) => source === '/')).toMatchObject({ people: 1 });
});

test('a payment under the same phone or e-mail counts as enrolled', async () => {
  const me = await owner();
  const { id } = await enrolled({ mobilenumber: '+91 98100 00009', email: 'Paid@Example.org' });
  await record(me.token, cash(id));
  await lead({ phone: '098100-00009', status: 'called' });
  await lead({ phone: '9810000011', email: 'paid@example.ORG', status: 'new' });
  await lead({ phone: '9810000012' });
  const { funnels } = await leadNumbers(me.reader);
  expect(funnels[0]).toMatchObject({ people: 3, paidUnmarked: 2 });
});

test('overdue calls are counted by assignee', async () => {
  const me = await owner();
  await lead({ phone: '1', status: 'called', nextCallAt: ago(1), staffId: me.id });
  await lead({ phone: '2', status: 'called', nextCallAt: ago(2), staffId: me.id });
  await lead({ phone: '3', nextCallAt: ago(1) });
  await lead({ phone: '4', nextCallAt: ago(-1), staffId: me.id });
  await lead({ phone: '5', status: 'closed', nextCallAt: ago(1) });
  expect((await leadNumbers(me.reader)).overdue).toEqual([
    { staffId: me.id, name: 'owner@example.org', people: 2 },
    { staffId: null, name: null, people: 1 },
  ]);
});

test('revenue is net of refunds and test payments', async () => {
  const me = await owner();
  const { id, session } = await enrolled();
  await record(me.token, cash(id));
  const payment = await db.payment.findFirstOrThrow({ select: { id: true } });
  const back = { payment: payment.id, amount: '999', reason: 'Moved', method: 'cash' };
  await refund(me.token, { ...back, requestId: newRequest(), reference: 'slip' });
  await pool.query(
    `insert into payments ("orderId", provider, "registrationId", name, number, "amountPaise", status,
       "expiresAt", "paidAt") values ('T1', 'sandbox', $1, 'n', '1', 500, 'paid', now(), now())`,
    [id],
  );
  const { cells, days } = await moneyNumbers(await staffOf('reports.money', me.id), session);
  expect(cells.reduce((sum, { paise }) => sum + paise, 0)).toBe(800_000);
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.paise).toBe(800_000);
});
