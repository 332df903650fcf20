import type { SiteFacts } from '@/content/facts/site-facts';
import { registrationPdf } from '@/lib/enrolment/registration-pdf';
import { findRegistration } from '@/lib/enrolment/registrations';
import { db } from '@/lib/platform/db';
import { loggedInStudent } from '../../support/enrolment/admission';
import { readPdf, unbroken } from '../../support/enrolment/pdf-text';
import { withFacts } from '../../support/content/with-facts';
import { post } from '../../support/leads/lead';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const tests = 'csir-net-test-series-june-2024';
const facts: SiteFacts = {
  institute: { gstin: '07AAAAA0000A1Z4' },
  bookletCode: '4901',
  shipping: {
    home: { first: 60_00, further: 20_00 },
    elsewhere: { first: 120_00, further: 50_00 },
  },
};

const details = {
  studentname: 'Asha Rao',
  mobilenumber: '98765 43210',
  requestId: 'order-0123456789ab',
};
const testOrder = { ...details, items: tests, shownTotal: '116.82' };
const toPune = { address: '4 Karve Road, Pune', state: 'Maharashtra', pincode: '411004' };
const theory = { ...details, ...toPune, items: 'gate-booklets-theory', shownTotal: '6120' };

/** The site built with a shipping cost, or with these facts. */
const site = (published: SiteFacts = facts) =>
  withFacts(published, async () => {
    const [order, form, history, remove, payment] = await Promise.all([
      import('@/app/api/student/order/route'),
      import('@/app/api/student/registration-form/route'),
      import('@/app/api/student/get-history-data/route'),
      import('@/app/api/student/delete-draft/route'),
      import('@/app/api/v1/[provider]/payment/route'),
    ]);
    const { cameBack, pressed, orderOf } = await import('../../support/payments/payment');
    const sent =
      (handler: (request: Request) => Promise<Response> | Response, path: string) =>
      async ({ token }: { token: string }, body: object) => {
        const answer = await handler(post(path, body, { authorization: `Bearer ${token}` }));
        return { status: answer.status, body: (await answer.json()) as Answer };
      };
    return {
      order: sent(order.POST, '/api/student/order'),
      form: sent(form.POST, '/api/student/registration-form'),
      history: sent(history.POST, '/api/student/get-history-data'),
      remove: sent(remove.POST, '/api/student/delete-draft'),
      pay: sent(payment.POST, '/api/v1/sandbox/payment'),
      press: async (url = '') => cameBack(await pressed(orderOf(url), 'pay')),
    };
  });

interface Answer {
  success: boolean;
  code?: string;
  message?: string;
  url?: string;
  fields?: Record<string, string>;
  data: Record<string, unknown> & Record<string, unknown>[];
}

test('a test series is ordered with name and phone; the other details come from the account', async () => {
  const { order, history } = await site();
  const student = await loggedInStudent();
  const { status, body } = await order(student, testOrder);
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ price: 116.82, submitted: false }),
  ]);
  expect((await history(student, {})).body.data).toEqual([
    expect.objectContaining({
      kind: 'test-series',
      planId: tests,
      planTitle: 'Online Test Series for CSIR NET June-2024 (Past batch)',
      items: [
        {
          id: tests,
          title: 'Online Test Series for CSIR NET June-2024 (Past batch)',
          pricePaise: 11_682,
        },
      ],
      inclusions: expect.arrayContaining([{ name: 'Mock tests', included: true, assumed: false }]),
      pricePaise: 11_682,
      shippingPaise: 0,
      duePaise: 0,
      coursename: 'CSIR-NET/JRF (Chemical Sciences)',
      address: '12 Jia Sarai, New Delhi',
      state: 'Delhi',
      dateofbirth: '2003-05-17',
      xcgpa: '',
    }),
  ]);
});

test.each([
  ['to Delhi', { state: 'Delhi', shownTotal: '6060' }, 60_00],
  ['to another state', {}, 120_00],
  [
    'with each further set',
    { items: 'gate-booklets-theory,gate-booklets-pyq', shownTotal: '7270' },
    170_00,
  ],
  ['a combined set as three', { items: 'gate-booklets-combined', shownTotal: '7720' }, 220_00],
])('shipping of booklets costs: %s', async (_, changes, shippingPaise) => {
  const { order } = await site();
  const student = await loggedInStudent();
  expect((await order(student, { ...theory, ...changes })).status).toBe(200);
  const row = await db.registration.findFirstOrThrow();
  expect(row).toMatchObject({ shippingPaise, kind: 'study-material', address: toPune.address });
  const items = row.items as { pricePaise: number }[];
  expect(row.pricePaise).toBe(items.reduce((sum, item) => sum + item.pricePaise, shippingPaise));
});

test('an order of several booklets names each of them', async () => {
  const { order } = await site();
  const items = 'gate-booklets-theory,gate-booklets-pyq';
  await order(await loggedInStudent(), { ...theory, items, shownTotal: '7270' });
  expect(await db.registration.findFirst()).toMatchObject({
    planId: null,
    planTitle: 'Booklets, GATE Chemistry: Theory booklets; PYQ booklets',
    inclusions: [
      { name: 'Theory booklets, GATE Chemistry', included: true, assumed: false },
      { name: 'PYQ booklets, GATE Chemistry', included: true, assumed: false },
    ],
  });
});

test.each([
  ['an unknown item', { items: 'gate-booklets-none' }, 'items'],
  ['a plan of a course', { items: 'gate-online-1-year-gold' }, 'items'],
  ['booklets of two exams', { items: 'gate-booklets-pyq,cuet-booklets-pyq' }, 'items'],
  ['booklets with tests', { items: `gate-booklets-pyq,${tests}` }, 'items'],
  [
    'the combined set with one of it',
    { items: 'gate-booklets-pyq,gate-booklets-combined' },
    'items',
  ],
  ['no address', { address: ' ' }, 'address'],
  ['no state', { state: '' }, 'state'],
  ['another country', { state: 'Outside India' }, 'state'],
  ['no PIN code', { pincode: '' }, 'pincode'],
  ['another price', { shownTotal: '6000' }, 'shownTotal'],
  ['no name', { studentname: '' }, 'studentname'],
])('%s is refused, and nothing is saved', async (_, changes, field) => {
  const { order } = await site();
  const { status, body } = await order(await loggedInStudent(), { ...theory, ...changes });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  expect(await db.registration.count()).toBe(0);
});

test('another price than the one shown names both', async () => {
  const { order } = await site({ tests: { series: { price: 199_00 } } });
  const { body } = await order(await loggedInStudent(), testOrder);
  expect(body.message).toMatch(/now costs ₹234\.82\. When you opened the page it was ₹116\.82\./);
});

test('booklets are not sold while no shipping cost is set', async () => {
  const { order } = await site({});
  const { body } = await order(await loggedInStudent(), theory);
  expect(body.fields?.items).toMatch(/cannot be bought online yet\. To order, call \+91/);
});

test('a student under 18 orders when a parent has agreed', async () => {
  const { order } = await site();
  const student = await loggedInStudent({ dateofbirth: '2012-01-31' });
  const refused = await order(student, testOrder);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
    422,
    ['parentconsent'],
  ]);
  expect(await db.registration.count()).toBe(0);
  const consent = { studentId: student.id, kind: 'parent', given: true, version: 'test' } as const;
  await db.consent.create({ data: consent });
  expect((await order(student, testOrder)).status).toBe(200);
});

test('a retry is the same order, with the changes made in between', async () => {
  const { order } = await site();
  const student = await loggedInStudent();
  const both = await Promise.all([order(student, theory), order(student, theory)]);
  const changed = await order(student, { ...theory, state: 'Delhi', shownTotal: '6060' });
  expect(new Set([...both, changed].map(({ body }) => body.data.id)).size).toBe(1);
  expect(await db.registration.findMany()).toEqual([
    expect.objectContaining({ pricePaise: 606_000, shippingPaise: 6_000, state: 'Delhi' }),
  ]);
});

test('an order is a draft until it is paid: it can be deleted, and no admission form changes it', async () => {
  const { order, form, remove } = await site();
  const student = await loggedInStudent();
  const { body } = await order(student, testOrder);
  const { requestId } = details;
  const answers = { coursename: 'GATE (Chemistry)', subject: 'Chemistry', gender: 'Female' };
  const more = { fathername: 'Suresh Rao', dateofbirth: '2003-05-17', modeofpayment: 'Online' };
  const same = { ...answers, ...more, ...toPune, ...details, email: 'asha@example.org', requestId };
  expect((await form(student, same)).body).toMatchObject({ success: false });
  expect(await db.registration.findFirst()).toMatchObject({ kind: 'test-series' });
  expect((await remove(student, { registration: body.data.id })).status).toBe(200);
  expect(await db.registration.count()).toBe(0);
});

test('an order that is being paid cannot change', async () => {
  const { order, pay, history } = await site();
  const student = await loggedInStudent();
  const { body } = await order(student, theory);
  const payer = { name: 'Asha Rao', number: '98765 43210', registration: body.data.id };
  expect((await pay(student, { ...payer, amount: 6_120 })).body.success).toBe(true);
  const again = await order(student, theory);
  expect(again.body.data).toMatchObject({ id: body.data.id, submitted: true });
  const other = await order(student, { ...theory, state: 'Delhi', shownTotal: '6060' });
  expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  expect((await history(student, {})).body.data).toEqual([
    expect.objectContaining({ state: 'Maharashtra', duePaise: 612_000 }),
  ]);
});

test.each([
  ['booklets', theory, 6_120, 'Theory booklets, GATE Chemistry, with shipping ₹120', '4901'],
  ['tests', testOrder, 116.82, 'Online Test Series for CSIR NET June-2024 (Past batch)', '999293'],
])(
  'the invoice of %s names the items, their tax code and the tax on the total',
  async (_, body, amount, what, code) => {
    const { order, pay, press } = await site();
    const student = await loggedInStudent();
    const registration = (await order(student, body)).body.data.id;
    const payer = { name: 'Asha Rao', number: '98765 43210', registration };
    await press((await pay(student, { ...payer, amount })).body.url);
    const receipt = await db.receipt.findFirstOrThrow();
    expect(receipt.particulars).toMatchObject({ what, code });
    const { amountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise } = receipt;
    const taxes = (cgstPaise ?? 0) + (sgstPaise ?? 0) + (igstPaise ?? 0);
    expect(amountPaise).toBe(Math.round(amount * 100));
    expect(taxes + (taxablePaise ?? 0)).toBe(amountPaise);
    expect(taxes / (taxablePaise ?? 1)).toBeCloseTo(0.18, 3);
  },
);

test('the copy of an order has its items and address, and no admission form', async () => {
  const { order } = await site();
  const student = await loggedInStudent();
  const { body } = await order(student, theory);
  const record = await findRegistration(student.id, String(body.data.id));
  if (!record) throw new Error('The order is not there.');
  const pdf = await registrationPdf(record, null, 'https://own.example');
  const text = unbroken((await readPdf(pdf)).text);
  for (const part of [
    'Order copy',
    'Theory booklets, GATE Chemistry, ₹6,000',
    'Shipping ₹120',
    '4 Karve Road, Pune',
  ]) {
    expect(text).toContain(unbroken(part));
  }
  for (const part of ['Education', 'Declaration', 'Paste a passport']) {
    expect(text).not.toContain(unbroken(part));
  }
});
