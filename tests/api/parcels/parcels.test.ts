import { GET as getLabels } from '@/app/(staff)/searchuser/parcels/labels/route';
import { POST as postAddress } from '@/app/api/admin/parcels/address/route';
import { POST as postChange } from '@/app/api/admin/parcels/change/route';
import { POST as postPack } from '@/app/api/admin/parcels/pack/route';
import { POST as postRule } from '@/app/api/admin/parcels/rule/route';
import { POST as postSend } from '@/app/api/admin/parcels/send/route';
import { keepParcels, ownParcels, parcelArrivesBy, parcelDays } from '@/lib/parcels/make-parcels';
import { askedParcels } from '@/lib/parcels/parcel-list';
import { countParcels, listParcels } from '@/lib/parcels/parcels';
import { deleteWhatIsOver } from '@/lib/data-rights/retention-clock';
import { settle, settleWithin } from '@/lib/payments/settle';
import { db, pool } from '@/lib/platform/db';
import { smtpSender } from '@/lib/platform/mail/senders';
import { dateOf, dayOf, today } from '@/lib/site/days';
import { bearer, read } from '../../support/accounts/log-in';
import { startMailServer, type MailServer } from '../../support/accounts/mail-server';
import { readPdf, unbroken } from '../../support/enrolment/pdf-text';
import { post } from '../../support/leads/lead';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { cash, enrolled, match, newRequest, record, refund } from '../../support/office/office';
import { staffWith } from '../../support/office/office';
import { newRegistration, parcelRow } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
afterEach(stopMailWorkers);

type Handler = (request: Request) => Promise<Response> | Response;
interface Answered {
  status: number;
  body: { message?: string; fields?: object; data?: Record<string, unknown> };
}
const caller = (handle: Handler) => async (token: string, body: object) =>
  (await read(handle(post('/', body, bearer(token))))) as Answered;

const pack = caller(postPack);
const send = caller(postSend);
const change = caller(postChange);
const correct = caller(postAddress);
const rule = caller(postRule);

const books = ['3000+ Questions Practice Books, Hard Copy', 'Subtopicwise PYQs Books, Hard Copy'];
const including = (...names: string[]) => ({
  inclusions: [
    ...names.map((name) => ({ name, included: true, assumed: false })),
    { name: 'Theory Booklets', included: false, assumed: false },
  ],
});
const withBooks = including(...books);
const booklets = {
  kind: 'study-material',
  items: [{ id: 'gate-booklets-pyq', title: 'PYQ booklets, GATE Chemistry', pricePaise: 899_900 }],
};

/** Number of students so far; each registration has its own student. */
let students = 0;
const otherRegistration = async (more: object) => {
  students += 1;
  const { id } = await db.student.create({
    data: {
      email: `parcel${students}@example.org`,
      studentname: 'Ravi',
      fathername: 'Mohan',
      dateofbirth: dateOf('2001-01-01'),
      contactnumber: '90000 00001',
      city: 'Delhi',
      state: 'Delhi',
      pincode: '110016',
      address: '1 Road',
    },
  });
  return newRegistration(id, more);
};

const parcels = (registrationId?: string) =>
  db.parcel.findMany({
    where: registrationId ? { registrationId } : {},
    orderBy: { createdAt: 'asc' },
  });

/** A registration paid in cash, with its parcel. */
async function paidParcel(token: string, more: object = {}) {
  const registration = await enrolled({ ...withBooks, ...more });
  expect((await record(token, cash(registration.id))).status).toBe(200);
  const [parcel] = await parcels(registration.id);
  if (!parcel) throw new Error('There is no parcel.');
  return { registration, parcel };
}

async function refundAll(token: string, registrationId: string) {
  const payments = await db.payment.findMany({ where: { registrationId, status: 'paid' } });
  for (const { id: payment, amountPaise } of payments) {
    const given = await refund(token, {
      payment,
      requestId: newRequest(),
      amount: String(amountPaise / 100),
      method: 'cash',
      reference: '',
      reason: 'Moved away',
    });
    expect(given.status).toBe(200);
  }
}

async function delivered(): Promise<MailServer['mails']> {
  const server = await startMailServer();
  await startMailWorker(
    smtpSender({ url: server.url, from: 'site@example.in', to: 'office@example.in' }),
  );
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  await server.close();
  return server.mails;
}

const tracking = {
  courier: 'India Post',
  trackingNumber: 'ED123456789IN',
  trackingUrl: 'https://www.indiapost.gov.in/track',
};

test('a payment makes the parcel with the address of that day, once', async () => {
  const { token } = await staffWith('owner');
  const { registration, parcel } = await paidParcel(token);
  const { address, pincode } = registration;
  expect(await parcelArrivesBy(registration.id)).toBe(parcelDays(today()).arriveBy);
  expect(parcel).toMatchObject({
    status: 'toPack',
    items: books,
    recipient: registration.studentname,
    address,
    pincode,
    paidOn: dateOf(today()),
  });
  await db.registration.update({ where: { id: registration.id }, data: { address: 'Moved' } });
  const again = cash(registration.id, { otherAmount: true, secondPayment: true, note: 'Agreed' });
  expect((await record(token, again)).status).toBe(200);
  await keepParcels(pool);
  expect(await parcels()).toEqual([parcel]);
});

test('six reports of one payment at once, and sweeps among them, make one parcel', async () => {
  const orders = [];
  for (let index = 0; index < 10; index += 1) {
    const { id } = await otherRegistration(withBooks);
    orders.push(await paidPayment({ registrationId: id, status: 'pending', paidAt: null }));
  }
  const report = { state: 'paid', amount: 899_900, currency: 'INR' } as const;
  await Promise.all(
    orders.flatMap(({ orderId, gatewayPaymentId }) => [
      ...Array.from({ length: 6 }, () =>
        settle(pool, { report: { ...report, orderId, gatewayPaymentId }, source: 'notice' }),
      ),
      keepParcels(pool),
    ]),
  );
  const made = await parcels();
  expect(made).toHaveLength(10);
  expect(new Set(made.map(({ registrationId }) => registrationId)).size).toBe(10);
});

test('a settlement that dies leaves neither payment nor parcel', async () => {
  const { id } = await enrolled(withBooks);
  const { orderId, gatewayPaymentId } = await paidPayment({
    registrationId: id,
    status: 'pending',
    paidAt: null,
  });
  const paid = { state: 'paid', amount: 899_900, currency: 'INR' } as const;
  const reported = { report: { ...paid, orderId, gatewayPaymentId }, source: 'notice' } as const;
  const dies = pool.transaction(async (tx) => {
    await settleWithin(tx, reported);
    throw new Error('killed');
  });
  await expect(dies).rejects.toThrow('killed');
  await keepParcels(pool);
  expect(await parcels()).toEqual([]);
  await settle(pool, reported);
  expect(await parcels()).toHaveLength(1);
});

test('books of a course wait for the first payment, orders for the whole; the owner changes it', async () => {
  const [owner, counsellor] = [await staffWith('owner'), await staffWith('counsellor')];
  const half = (id: string) =>
    record(owner.token, cash(id, { amount: '4000', otherAmount: true, note: 'Agreed' }));
  const course = await otherRegistration(withBooks);
  const order = await otherRegistration(booklets);
  await half(course.id);
  await half(order.id);
  expect(await parcels(course.id)).toHaveLength(1);
  expect(await parcels(order.id)).toEqual([]);
  await record(owner.token, cash(order.id, { amount: '4999' }));
  expect(await parcels(order.id)).toMatchObject([{ items: ['PYQ booklets, GATE Chemistry'] }]);

  const turned = { courses: 'whole', orders: 'first' };
  expect((await rule(counsellor.token, turned)).status).toBe(403);
  expect((await rule(owner.token, turned)).status).toBe(200);
  const [laterCourse, laterOrder] = [
    await otherRegistration(withBooks),
    await otherRegistration(booklets),
  ];
  await half(laterCourse.id);
  await half(laterOrder.id);
  expect(await parcels(laterCourse.id)).toEqual([]);
  expect(await parcels(laterOrder.id)).toHaveLength(1);
  expect((await acts()).map(({ action }) => action)).toContain('settings.change');
  // A price corrected to the sum received makes the fee fully paid.
  await db.registration.update({ where: { id: laterCourse.id }, data: { pricePaise: 400_000 } });
  expect(await keepParcels(pool)).toBe(1);
});

test('no parcel is made without hard copies, or for payments from before parcels existed', async () => {
  const { token } = await staffWith('owner');
  const online = await otherRegistration({
    inclusions: [{ name: 'Live Sessions', included: true, assumed: false }],
  });
  await record(token, cash(online.id));
  const earlier = await otherRegistration(withBooks);
  await paidPayment({ registrationId: earlier.id });
  await db.parcelSettings.create({ data: { since: new Date('2026-11-22T00:00:00Z') } });
  await keepParcels(pool);
  expect(await parcels()).toEqual([]);
  const [later, unsure] = [await otherRegistration(withBooks), await otherRegistration(withBooks)];
  await record(token, cash(later.id));
  await paidPayment({ registrationId: unsure.id, attention: 'batch full', paidAt: new Date() });
  await keepParcels(pool);
  expect((await parcels()).map(({ registrationId }) => registrationId)).toEqual([later.id]);
});

test('money that is matched later makes the parcel, and a missing address is taken over', async () => {
  const { token } = await staffWith('owner');
  const registration = await enrolled({ ...withBooks, address: '', pincode: '' });
  const { id: payment } = await paidPayment({ attention: 'unattached' });
  const matched = { payment, registration: registration.id };
  expect((await match(token, matched)).status).toBe(200);
  const [parcel] = await parcels();
  expect(parcel).toMatchObject({ address: '', status: 'toPack' });
  const refused = await pack(token, { parcels: [parcel?.id] });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('no address'),
  ]);
  const filled = { address: '12 Jia Sarai', state: 'Delhi', pincode: '110016' };
  await db.registration.update({ where: { id: registration.id }, data: filled });
  await keepParcels(pool);
  expect(await parcels()).toMatchObject([filled]);
});

test('a full refund cancels an unsent parcel; paid again, a new parcel with new days is made', async () => {
  const { token } = await staffWith('owner');
  const { registration, parcel } = await paidParcel(token);
  await pack(token, { parcels: [parcel.id] });
  await refundAll(token, registration.id);
  expect(await parcels()).toMatchObject([{ status: 'cancelled' }]);
  expect((await send(token, { parcel: parcel.id, ...tracking })).status).toBe(409);
  expect((await pack(token, { parcels: [parcel.id] })).status).toBe(409);
  expect(await ownParcels(registration.studentId)).toEqual([]);
  expect(await parcelArrivesBy(registration.id)).toBeNull();
  await db.parcel.update({ where: { id: parcel.id }, data: { packBy: dateOf('2026-01-01') } });
  expect((await record(token, cash(registration.id, { secondPayment: true }))).status).toBe(200);
  expect(await parcels()).toMatchObject([{ status: 'cancelled' }, { status: 'toPack' }]);
  expect((await countParcels()).toPack).toEqual({ count: 1, late: 0 });
});

test('sent and refunded at once, it is either cancelled or sent and marked as refunded', async () => {
  const owner = await staffWith('owner');
  const staff = await staffOf('parcels.handle', owner.id);
  for (let round = 0; round < 6; round += 1) {
    const { id } = await otherRegistration(withBooks);
    await record(owner.token, cash(id));
    const [parcel] = await parcels(id);
    const sent = { parcel: parcel?.id, ...tracking };
    const [first, , second] = await Promise.all([
      send(owner.token, sent),
      refundAll(owner.token, id),
      send(owner.token, sent),
    ]);
    const isSent = first.status === 200 || second.status === 200;
    expect((await parcels(id)).map(({ status }) => status)).toEqual([
      isSent ? 'sent' : 'cancelled',
    ]);
  }
  const { rows } = await listParcels(staff, askedParcels({ show: 'sent' }));
  for (const { isRefunded } of rows) expect(isRefunded).toBe(true);
});

test('after it is sent, a refund leaves it, and the list says so', async () => {
  const owner = await staffWith('owner');
  const { registration, parcel } = await paidParcel(owner.token);
  await send(owner.token, { parcel: parcel.id, ...tracking });
  await refundAll(owner.token, registration.id);
  const asked = askedParcels({ show: 'sent' });
  const staff = await staffOf('parcels.handle', owner.id);
  const { rows } = await listParcels(staff, asked);
  expect(rows).toMatchObject([{ id: parcel.id, status: 'sent', isRefunded: true }]);
});

test('sent once, the student gets the tracking number by mail; a corrected one comes again', async () => {
  const { token } = await staffWith('counsellor');
  const { registration, parcel } = await paidParcel(token);
  await delivered();
  const sent = { parcel: parcel.id, ...tracking };
  expect((await send(token, { ...sent, trackingUrl: 'http://plain.example' })).status).toBe(422);
  const answers = await Promise.all([send(token, sent), send(token, sent)]);
  expect(answers.map(({ status, body }) => [status, body.data?.mailed])).toEqual([
    [200, true],
    [200, true],
  ]);
  const mails = await delivered();
  expect(mails.map(({ recipients, text }) => [recipients, text])).toEqual([
    [['asha@example.org'], expect.stringContaining('ED123456789IN')],
  ]);
  expect(mails[0]?.text).toContain(tracking.trackingUrl);
  await send(token, { ...sent, trackingNumber: 'ED999999999IN' });
  expect((await delivered()).map(({ text }) => text)).toEqual([
    expect.stringContaining('ED999999999IN'),
  ]);
  expect(await ownParcels(registration.studentId)).toMatchObject([
    { status: 'sent', courier: 'India Post', trackingNumber: 'ED999999999IN', items: books },
  ]);
  const { id: other } = await otherRegistration(withBooks);
  const owned = await db.registration.findUniqueOrThrow({ where: { id: other } });
  expect(await ownParcels(owned.studentId)).toEqual([]);
});

test('without an e-mail nothing is mailed, and staff are told', async () => {
  const { token } = await staffWith('counsellor');
  const { registration, parcel } = await paidParcel(token, { email: '' });
  await db.student.update({ where: { id: registration.studentId }, data: { email: '' } });
  const sent = await send(token, { parcel: parcel.id, ...tracking });
  expect(sent.body.data?.mailed).toBe(false);
  expect(await delivered()).toEqual([]);
});

test('a wrong address is corrected before it is sent, in the audit without the address', async () => {
  const { token } = await staffWith('counsellor');
  const { parcel } = await paidParcel(token);
  const packed = await Promise.all([
    pack(token, { parcels: [parcel.id] }),
    pack(token, { parcels: [parcel.id] }),
  ]);
  expect(packed.map(({ body }) => body.data?.packed).sort()).toEqual([0, 1]);
  const { recipient, phone, state } = parcel;
  const right = {
    parcel: parcel.id,
    recipient,
    phone,
    state,
    address: '9 Canary Road',
    pincode: '110 017',
  };
  const corrected = await correct(token, right);
  expect(corrected.body.data).toEqual({ fields: ['address', 'pincode'] });
  expect(await parcels()).toMatchObject([{ status: 'toPack', pincode: '110017' }]);
  const written = (await acts()).filter(({ action }) => action.startsWith('parcel.'));
  expect(written.map(({ action }) => action)).toEqual(['parcel.pack', 'parcel.correct']);
  expect(JSON.stringify(written)).not.toContain('Canary');
  await send(token, { parcel: parcel.id, ...tracking });
  expect((await correct(token, { ...right, address: '1 Other' })).status).toBe(409);
});

test('a parcel that came back is sent again once, with new days', async () => {
  const { token } = await staffWith('counsellor');
  const { registration, parcel } = await paidParcel(token);
  const one = { parcel: parcel.id, reason: '' };
  expect((await change(token, { ...one, change: 'returned', reason: 'x' })).status).toBe(409);
  await send(token, { parcel: parcel.id, ...tracking });
  expect((await change(token, { ...one, change: 'returned' })).body.fields).toHaveProperty(
    'reason',
  );
  const back = { ...one, change: 'returned', reason: 'Nobody at home' };
  expect((await change(token, back)).status).toBe(200);
  await db.parcel.updateMany({ data: { paidOn: dateOf('2026-01-01'), packBy: dateOf(today()) } });
  const again = await Promise.all([1, 2].map(() => change(token, { ...one, change: 'again' })));
  expect(new Set(again.map(({ body }) => body.data?.id)).size).toBe(1);
  const [, resent] = await parcels();
  expect(resent).toMatchObject({ resendOfId: parcel.id, status: 'toPack', items: books });
  expect(dayOf(resent?.packBy ?? new Date(0)) > today()).toBe(true);
  expect(await ownParcels(registration.studentId)).toMatchObject([{ status: 'toPack' }]);
  await keepParcels(pool);
  expect(await parcels()).toHaveLength(2);
});

test('a re-send that a refund cancelled is packed after all, once it is paid again', async () => {
  const owner = await staffWith('owner');
  const staff = await staffOf('parcels.handle', owner.id);
  const { registration, parcel } = await paidParcel(owner.token);
  const one = { parcel: parcel.id, reason: 'Nobody at home' };
  const again = () => change(owner.token, { ...one, change: 'again' });
  const isSentAgain = async () => {
    const { rows } = await listParcels(staff, askedParcels({ show: 'returned' }));
    return rows.map((row) => row.isSentAgain);
  };
  await send(owner.token, { parcel: parcel.id, ...tracking });
  await change(owner.token, { ...one, change: 'returned' });
  const resent = (await again()).body.data?.id;
  await pack(owner.token, { parcels: [resent] });
  expect(await isSentAgain()).toEqual([true]);
  await refundAll(owner.token, registration.id);
  expect(await parcels()).toMatchObject([{ status: 'returned' }, { status: 'cancelled' }]);
  expect(await isSentAgain()).toEqual([false]);
  expect((await again()).status).toBe(409);
  await db.parcel.updateMany({ data: { packBy: dateOf('2026-01-01') } });
  expect((await record(owner.token, cash(registration.id, { secondPayment: true }))).status).toBe(
    200,
  );
  expect(await ownParcels(registration.studentId)).toMatchObject([{ status: 'returned' }]);
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(({ body }) => body.data?.id)).toEqual([resent, resent]);
  expect(await parcels()).toMatchObject([
    { status: 'returned' },
    {
      id: resent,
      status: 'toPack',
      packBy: dateOf(parcelDays(today()).packBy),
      arriveBy: dateOf(parcelDays(today()).arriveBy),
      packedAt: null,
      endedAt: null,
    },
  ]);
  expect(await isSentAgain()).toEqual([true]);
  expect(await ownParcels(registration.studentId)).toMatchObject([{ status: 'toPack' }]);
  expect((await pack(owner.token, { parcels: [resent] })).status).toBe(200);
  // A late repeat does not set it back to “to pack”.
  await again();
  expect(await parcels()).toMatchObject([{ status: 'returned' }, { status: 'packed' }]);
  const noted = (await acts()).filter(({ action }) => action === 'parcel.change');
  expect(noted.map(({ detail }) => detail)).toMatchObject([
    { change: 'returned' },
    { change: 'again', as: resent },
    { change: 'again', as: resent },
  ]);
});

test('hard copies handed over at the office are not sent', async () => {
  const { token } = await staffWith('counsellor');
  const { registration, parcel } = await paidParcel(token);
  const handed = await change(token, { parcel: parcel.id, change: 'arrived', reason: '' });
  expect(handed.status).toBe(200);
  expect(await ownParcels(registration.studentId)).toMatchObject([
    { status: 'arrived', courier: 'Handed over at the office', sentOn: null },
  ]);
  expect((await send(token, { parcel: parcel.id, ...tracking })).status).toBe(409);
});

test('late parcels come first and are counted; a number finds one, a name does not', async () => {
  const owner = await staffWith('owner');
  const staff = await staffOf('parcels.handle', owner.id);
  const registration = await enrolled();
  const days = ['2026-12-31', '2020-01-02', '2020-01-01'];
  for (const day of days) {
    const { id } = await otherRegistration({});
    await db.parcel.create({
      data: parcelRow(id, { packBy: dateOf(day), trackingNumber: `T${day}` }),
    });
  }
  const listed = async (query: Record<string, string>) =>
    (await listParcels(staff, askedParcels(query))).rows.map(({ packBy }) => packBy);
  expect(await listed({})).toEqual(['2020-01-01', '2020-01-02', '2026-12-31']);
  expect(await listed({ late: '1' })).toEqual(['2020-01-01', '2020-01-02']);
  expect(await listed({ q: 't2020-01-02' })).toEqual(['2020-01-02']);
  expect(await listed({ q: registration.registrationnumber })).toEqual([]);
  expect((await countParcels()).toPack).toEqual({ count: 3, late: 2 });
  expect(askedParcels({ q: 'Asha Rao', page: '-1', show: 'x' })).toEqual({
    q: '',
    page: 1,
    show: 'toPack',
    late: false,
  });
});

test('nine labels fill two sheets with everything on them, however long an address is', async () => {
  const { cookie } = await staffWith('counsellor');
  const street = `${'House 17, behind the old water tower, '.repeat(18)}last word Xylem`;
  const rows = [
    { recipient: 'आशा रानी शर्मा', address: 'गली नंबर 4, जिया सराय\nहौज़ खास के पास', state: 'दिल्ली' },
    { recipient: 'A'.repeat(90), address: street, state: 'Dadra and Nagar Haveli' },
    { recipient: 'Lines', address: `${'7\n'.repeat(300)}Zymase` },
    ...Array.from({ length: 6 }, (_, index) => ({ recipient: `Student ${index}` })),
  ];
  const ids: string[] = [];
  for (const row of rows) {
    const { id } = await otherRegistration({});
    ids.push((await db.parcel.create({ data: parcelRow(id, { ...row, items: books }) })).id);
  }
  const sent = await otherRegistration({});
  const { id: gone } = await db.parcel.create({ data: parcelRow(sent.id, { status: 'sent' }) });
  const get = (query: string, headers: Record<string, string> = { cookie }) =>
    getLabels(new Request(`http://localhost:3000/searchuser/parcels/labels${query}`, { headers }));
  const answer = await get(`?${[...ids, gone].map((id) => `parcel=${id}`).join('&')}`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const { text, pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pages).toBe(2);
  const whole = unbroken(text);
  for (const part of [
    'lastwordXylem',
    'A'.repeat(90),
    'Student5',
    'Zymase',
    '110016',
    'HardCopy',
  ]) {
    expect(whole).toContain(part);
  }
  expect(whole.match(/PIN/g)).toHaveLength(9);
  expect((await get('')).status).toBe(422);
  expect((await get(`?parcel=${gone}`)).status).toBe(404);
  expect((await get(`?parcel=${ids[0]}`, {})).headers.get('location')).toBe('/searchuser/parcels');
  expect(await acts()).toMatchObject([{ action: 'parcels.labels', detail: { rows: 9 } }]);
});

test('name and address are deleted a year after the parcel ended; nothing is sent again', async () => {
  const { token } = await staffWith('owner');
  const { parcel } = await paidParcel(token);
  await change(token, { parcel: parcel.id, change: 'arrived', reason: '' });
  const endedAt = new Date('2024-11-05T09:30:00Z');
  await db.parcel.update({ where: { id: parcel.id }, data: { endedAt } });
  const end = new Date('2025-11-05T09:30:00Z');
  expect(await deleteWhatIsOver(pool, new Date(end.getTime() - 1))).toEqual({});
  expect(await deleteWhatIsOver(pool, end)).toEqual({ parcels: 1 });
  expect(await deleteWhatIsOver(pool, end)).toEqual({});
  await keepParcels(pool);
  expect(await parcels()).toMatchObject([
    { recipient: '', phone: '', address: '', pincode: '', items: books, status: 'arrived' },
  ]);
});

test('dispatch is not told when a parcel was paid', async () => {
  const owner = await staffWith('owner');
  const { registration } = await paidParcel(owner.token);
  const { id } = await staffWith('dispatch');
  const paidOn = async (staff: string) => {
    const { rows } = await listParcels(await staffOf('parcels.handle', staff), askedParcels({}));
    return rows.map((row) => [row.registrationId, row.paidOn]);
  };
  expect(await paidOn(id)).toEqual([[registration.id, null]]);
  expect(await paidOn(owner.id)).toEqual([[registration.id, today()]]);
});
