import { POST as deskAgree } from '@/app/api/admin/instalments/route';
import { POST as agree } from '@/app/api/student/instalments/route';
import { printDay } from '@/content/day';
import type { InstalmentRule } from '@/content/facts/site-facts';
import { copiedMoney } from '@/lib/payments/upi/upi-slip';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { today } from '@/lib/site/days';
import { withFacts } from '../../support/content/with-facts';
import { cash, record, staffWith } from '../../support/office/office';
import { post } from '../../support/leads/lead';
import { cameBack, enrolled, orderOf, pressed, startCall } from '../../support/payments/payment';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();
afterEach(() => {
  env.GSTIN = undefined;
});

const rule: InstalmentRule = { fromPrice: 5_000_00, parts: 3, daysBetween: 30 };

interface Line {
  day: string;
  paise: number;
}
type Student = Awaited<ReturnType<typeof enrolled>>;
const [first, second, last] = [2_999_00, 3_000_00, 3_000_00];

const afterDays = (days: number) => today(new Date(Date.now() + days * 86_400_000));
const offered = (): Line[] => [
  { day: today(), paise: first },
  { day: afterDays(30), paise: second },
  { day: afterDays(60), paise: last },
];

const agreeWith = (offer: InstalmentRule) =>
  withFacts({ instalments: offer }, () => import('@/app/api/student/instalments/route'));
const agreeByRule = agreeWith(rule);

/** POST /api/student/instalments, on a site built with the rule. */
async function agreeTo({ token, registration }: Student, lines: Line[], by = agreeByRule) {
  const { POST } = await by;
  const body = { registration, lines };
  const response = await POST(post('/', body, { authorization: `Bearer ${token}` }));
  const answer = (await response.json()) as { data?: { plan: string }; message?: string };
  return { status: response.status, ...answer };
}

const plans = () =>
  db.instalmentPlan.findMany({
    orderBy: { agreedAt: 'asc' },
    include: { lines: { orderBy: { number: 'asc' } } },
  });

/** Pays an amount in rupees through the sandbox. */
async function payOnline({ token, registration }: Student, amount: number) {
  const { body } = await startCall({ registration, amount }, { token });
  await cameBack(await pressed(orderOf(body.url), 'pay'));
}

test('an agreement has the lines that the rule offers today, and is stored once', async () => {
  const student = await enrolled();
  const answers = await Promise.all([
    agreeTo(student, offered()),
    agreeTo(student, offered()),
    agreeTo(student, offered()),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const all = await plans();
  expect(all).toMatchObject([{ pricePaise: 8_999_00, staffId: null, supersededAt: null }]);
  expect(new Set(answers.map(({ data }) => data?.plan))).toEqual(new Set([all[0]?.id]));
  expect(all[0]?.lines.map(({ amountPaise }) => amountPaise)).toEqual([first, second, last]);
  const changed = offered().map((line) => ({ ...line, paise: line.paise - 1 }));
  expect(await agreeTo(student, changed)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Other instalments are agreed/),
  });
});

test('lines that the rule does not offer are refused', async () => {
  const student = await enrolled();
  const cheaper = offered().map((line, index) => ({ ...line, paise: index ? 4_499_00 : 1_00 }));
  expect(await agreeTo(student, cheaper)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/have changed since you opened this page/),
  });
  const others: Partial<InstalmentRule>[] = [{ fromPrice: 9_000_00 }, { exams: ['gate'] }];
  for (const other of others) {
    expect(await agreeTo(student, offered(), agreeWith({ ...rule, ...other }))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Instalments are not offered/),
    });
  }
  const body = { registration: student.registration, lines: offered() };
  const byDefault = await agree(post('/', body, { authorization: `Bearer ${student.token}` }));
  expect(byDefault.status).toBe(409);
  expect(await agreeTo({ ...student, token: (await enrolled()).token }, offered())).toMatchObject({
    status: 404,
  });
  expect(await plans()).toEqual([]);
  const csirNet = agreeWith({ ...rule, exams: ['gate', 'csir-net'] });
  expect((await agreeTo(student, offered(), csirNet)).status).toBe(200);
});

test('a child without a parent’s consent agrees to nothing', async () => {
  const child = await enrolled({ dateofbirth: '2012-05-17' });
  await db.consent.deleteMany();
  expect((await agreeTo(child, offered())).status).toBe(403);
});

test('online, the next line or the rest is paid; each part has its receipt with its GST', async () => {
  env.GSTIN = '07AAAAA0000A1Z4';
  const student = await enrolled();
  const { token, registration } = student;
  await agreeTo(student, offered());
  const other = await startCall({ registration, amount: 3000 }, { token });
  expect([other.status, other.body.message]).toEqual([
    409,
    expect.stringMatching(/is ₹8,999, or ₹2,999 as the next instalment, not ₹3,000\./),
  ]);
  await payOnline(student, 2999);
  // Part of the second line, paid at the counter.
  const { token: staff } = await staffWith('owner');
  await record(staff, cash(registration, { amount: '1000', otherAmount: 'on', note: 'Half' }));
  expect((await startCall({ registration, amount: 3000 }, { token })).status).toBe(409);
  await payOnline(student, 2000);
  await payOnline(student, 3000);

  const payments = await db.payment.findMany({ orderBy: { createdAt: 'asc' } });
  expect(
    payments.map(({ status, attention, amountPaise }) => [status, attention, amountPaise]),
  ).toEqual([299_900, 100_000, 200_000, 300_000].map((paise) => ['paid', null, paise]));
  const receipts = await db.receipt.findMany({ orderBy: { serial: 'asc' } });
  expect(receipts.map(({ serial }) => serial)).toEqual([1, 2, 3, 4]);
  for (const { amountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise } of receipts) {
    const tax = (cgstPaise ?? 0) + (sgstPaise ?? 0) + (igstPaise ?? 0);
    expect((taxablePaise ?? 0) + tax).toBe(amountPaise);
    expect(Math.abs(tax - (amountPaise * 18) / 118)).toBeLessThanOrEqual(1);
  }
  const sum = receipts.reduce((total, { amountPaise }) => total + amountPaise, 0);
  expect(sum).toBe(8_999_00);
  expect((await startCall({ registration, amount: 3000 }, { token })).body.message).toMatch(
    /paid already/,
  );
});

test('the whole rest can be paid at any time, and a started part gives way to it', async () => {
  const student = await enrolled();
  const { token, registration } = student;
  await agreeTo(student, offered());
  const part = await startCall({ registration, amount: 2999 }, { token });
  const whole = await startCall({ registration, amount: 8999 }, { token });
  expect([part.status, whole.status]).toEqual([200, 200]);
  expect(orderOf(whole.body.url)).not.toBe(orderOf(part.body.url));
  await cameBack(await pressed(orderOf(whole.body.url), 'pay'));
  expect(await db.payment.findMany({ where: { status: 'paid' } })).toMatchObject([
    { amountPaise: 8_999_00, attention: null },
  ]);
});

test('after a price is corrected the whole rest is due until instalments are agreed anew', async () => {
  const student = await enrolled();
  const { token, registration: id } = student;
  await agreeTo(student, offered());
  const { body } = await startCall({ registration: id, amount: 2999 }, { token });
  await db.registration.update({ where: { id }, data: { pricePaise: 6_000_00 } });
  await cameBack(await pressed(orderOf(body.url), 'pay'));
  // It was started for an instalment plan that has been replaced, so staff review it.
  expect(await db.payment.findFirst()).toMatchObject({ status: 'paid', attention: 'plan changed' });
  expect((await startCall({ registration: id, amount: 3000 }, { token })).status).toBe(409);
  const anew = offered().map((line) => ({ ...line, paise: 2_000_00 }));
  expect((await agreeTo(student, anew)).status).toBe(200);
  const all = await plans();
  expect(all.map(({ pricePaise, supersededAt }) => [pricePaise, supersededAt === null])).toEqual([
    [8_999_00, false],
    [6_000_00, true],
  ]);
  // ₹2,999 pays the first line and ₹999 of the second.
  await payOnline(student, 1001);
  expect(await db.payment.count({ where: { status: 'paid', attention: null } })).toBe(1);
});

test('two who start the same part at once are sent to one page', async () => {
  const student = await enrolled();
  const { token, registration } = student;
  await agreeTo(student, offered());
  const asked = { registration, amount: 2999 };
  const answers = await Promise.all([
    startCall(asked, { token }),
    startCall(asked),
    startCall(asked, { token }),
  ]);
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  expect(await db.payment.count()).toBe(1);
});

/** POST /api/admin/instalments with the days in days from today, and the amounts in rupees. */
async function agreeAtDesk(
  token: string,
  registration: string,
  parts: [days: number, amount: string][],
  more: object = {},
) {
  const typed = parts.flatMap(([days, amount], index) => [
    [`day${index + 1}`, afterDays(days)],
    [`amount${index + 1}`, amount],
  ]);
  const body = { registration, replaces: '', ...Object.fromEntries(typed), ...more };
  const response = await deskAgree(post('/', body, { authorization: `Bearer ${token}` }));
  const answer = (await response.json()) as {
    data?: { plan: string };
    message?: string;
    fields?: Record<string, string>;
  };
  return { status: response.status, ...answer };
}

const half: [number, string][] = [
  [0, '5,000'],
  [45, '3999'],
];

test('at the counter an owner agrees on any parts that add up, once, and it is audited', async () => {
  const { registration } = await enrolled();
  const { token, id: staffId } = await staffWith('owner');
  const [first, again] = [
    await agreeAtDesk(token, registration, half),
    await agreeAtDesk(token, registration, half),
  ];
  expect([first.status, again.data]).toEqual([200, first.data]);
  const [plan] = await plans();
  expect(plan).toMatchObject({ staffId, pricePaise: 8_999_00, supersededAt: null });
  expect(plan?.lines.map(({ amountPaise }) => amountPaise)).toEqual([5_000_00, 3_999_00]);
  expect(
    await db.auditEntry.findMany({
      orderBy: { id: 'asc' },
      where: { action: 'registration.instalments' },
    }),
  ).toMatchObject([
    { subjectId: registration, detail: { paise: 8_999_00, lines: 2, plan: plan?.id } },
  ]);
  // An agreement is replaced only by a member of staff who has seen it.
  const thirds: typeof half = [
    [0, '3000'],
    [30, '3000'],
    [60, '2999'],
  ];
  expect(await agreeAtDesk(token, registration, thirds)).toMatchObject({
    status: 409,
    message: 'Other instalments were agreed meanwhile. Reload the page to see them.',
  });
  const replaced = await agreeAtDesk(token, registration, thirds, { replaces: plan?.id });
  expect(replaced.status).toBe(200);
  expect((await plans()).map(({ supersededAt }) => supersededAt === null)).toEqual([false, true]);
  // The amount of the next instalment is recorded without a confirmation; another amount needs one.
  const recorded = await record(token, cash(registration, { amount: '3000' }));
  expect(recorded.status).toBe(200);
  const other = await record(token, cash(registration, { amount: '2500' }));
  expect(other.body.fields).toHaveProperty('otherAmount');
});

test('a counsellor keeps to the rule of the site; the owner may go beyond it', async () => {
  const { registration } = await enrolled();
  const { token } = await staffWith('counsellor');
  expect(await agreeAtDesk(token, registration, half)).toMatchObject({
    status: 409,
    message: 'Instalments are not offered. An owner can still agree to them.',
  });
  expect(await plans()).toEqual([]);
});

test.each<[string, [number, string][], object, object]>([
  [
    'another sum',
    [
      [0, '5000'],
      [45, '3000'],
    ],
    {},
    {
      status: 422,
      message: 'The parts add up to ₹8,000. They must add up to the price, ₹8,999.',
    },
  ],
  [
    'a day that has passed and is not paid',
    [
      [-1, '5000'],
      [45, '3999'],
    ],
    {},
    {
      status: 422,
      message:
        'The day of part 1 has passed, and ₹5,000 of it is not paid. Enter today or a later day.',
    },
  ],
  [
    'half a line',
    half,
    { amount3: '10' },
    { status: 422, fields: { amount3: 'Enter both the amount and the day, or neither' } },
  ],
])('%s is refused at the counter', async (_case, parts, more, refusal) => {
  const { registration } = await enrolled();
  const { token } = await staffWith('owner');
  expect(await agreeAtDesk(token, registration, parts, more)).toMatchObject(refusal);
  expect(await plans()).toEqual([]);
});

test('the form shows the agreement until the price changes', async () => {
  const { registration } = await enrolled();
  await agreeAtDesk((await staffWith('owner')).token, registration, half);
  const printed = `₹5,000 by ${printDay(today())}; ₹3,999 by ${printDay(afterDays(45))}. Agreed on ${printDay(today())}.`;
  expect((await copiedMoney(registration)).instalments).toBe(printed);
  await db.registration.update({ where: { id: registration }, data: { pricePaise: 1_000_00 } });
  expect((await copiedMoney(registration)).instalments).toBeNull();
});

test('of six who agree, start and record at once, one agreement counts and nothing is paid twice', async () => {
  const { token: staff } = await staffWith('owner');
  for (let round = 0; round < 5; round += 1) {
    const student = await enrolled();
    const { token, registration } = student;
    await Promise.all([
      agreeTo(student, offered()),
      agreeAtDesk(staff, registration, half),
      startCall({ registration, amount: 2999 }, { token }),
      startCall({ registration, amount: 5000 }, { token }),
      startCall({ registration, amount: 8999 }, { token }),
      record(staff, cash(registration, { amount: '5000', otherAmount: 'on', note: 'First part' })),
    ]);
    const live = await db.instalmentPlan.findMany({
      where: { registrationId: registration, supersededAt: null },
      include: { lines: true },
    });
    expect(live.map(({ lines }) => lines.length)).toEqual([expect.any(Number)]);
    const payments = await db.payment.findMany({ where: { registrationId: registration } });
    const open = payments.filter(({ status }) => ['created', 'pending'].includes(status));
    expect(open.length).toBeLessThanOrEqual(1);
    for (const { orderId } of open) await cameBack(await pressed(orderId, 'pay'));
    const received = await db.payment.findMany({
      where: { registrationId: registration, status: 'paid', attention: null },
      include: { receipt: true },
    });
    const sum = received.reduce((total, { amountPaise }) => total + amountPaise, 0);
    expect(sum).toBeLessThanOrEqual(8_999_00);
    expect(received.every(({ receipt, amountPaise }) => receipt?.amountPaise === amountPaise)).toBe(
      true,
    );
  }
});
