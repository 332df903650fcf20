import { issueReceipt } from '@/lib/payments/receipts/receipts';
import { db, inTransaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { admission, loggedInStudent, saveForm } from '../../support/enrolment/admission';
import { aboveThePrice, paidPayment, receiptOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { endConnection } from '../../support/process/end-connection';

withEmptyTables();

const day = new Date('2026-11-21T10:00:00Z');
const gstin = '07ABCDE1234F1Z5';
afterEach(() => {
  env.GSTIN = undefined;
});

/** A registration with these answers, and a payment for it. */
async function paidRegistration(answers: object = {}) {
  const student = await loggedInStudent();
  const { body } = await saveForm(student, { ...admission, ...answers });
  const registrationId = body.data?.id ?? '';
  return { student, registrationId, payment: await paidPayment({ registrationId }) };
}

const numbers = async () =>
  (await db.receipt.findMany({ orderBy: { serial: 'asc' } })).map(({ number }) => number);

describe('numbers', () => {
  test('forty issued at once, some rolled back: no number is missing or used twice', async () => {
    const payments = await Promise.all(Array.from({ length: 40 }, () => paidPayment()));
    const issued = await Promise.allSettled(
      payments.map(({ id }, index) =>
        inTransaction(async (client) => {
          await issueReceipt(client, id, day);
          if (index % 4 === 3) throw new Error('taken back');
        }),
      ),
    );
    expect(issued.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbers()).toEqual(
      Array.from({ length: 30 }, (_, index) => `OC/26-27/${String(index + 1).padStart(6, '0')}`),
    );
    await receiptOf((await paidPayment()).id, day);
    expect((await numbers()).at(-1)).toBe('OC/26-27/000031');
    expect(await db.receiptSeries.findMany()).toEqual([{ year: '26-27', last: 31 }]);
  });

  test('a connection that breaks off in the middle leaves no gap either', async () => {
    const { id } = await paidPayment();
    const work = inTransaction(async (transaction) => {
      await issueReceipt(transaction, id, day);
      await endConnection(transaction);
    });
    await expect(work).rejects.toMatchObject({ code: '57P01' });
    expect(await numbers()).toEqual([]);
    expect((await receiptOf(id, day)).number).toBe('OC/26-27/000001');
  });

  test('every financial year begins at 1, at midnight in Delhi', async () => {
    const moments = ['2027-03-31T18:29:59Z', '2027-03-31T18:30:00Z', '2027-04-02T00:00:00Z'];
    for (const moment of moments) await receiptOf((await paidPayment()).id, new Date(moment));
    const rows = await db.receipt.findMany({ orderBy: { createdAt: 'asc' } });
    expect(rows.map(({ number, issuedOn }) => [number, issuedOn.toISOString()])).toEqual([
      ['OC/26-27/000001', '2027-03-31T00:00:00.000Z'],
      ['OC/27-28/000001', '2027-04-01T00:00:00.000Z'],
      ['OC/27-28/000002', '2027-04-02T00:00:00.000Z'],
    ]);
  });

  test('a payment has one receipt, however often it is issued', async () => {
    const { id } = await paidPayment();
    const first = await receiptOf(id, day);
    const again = await inTransaction((client) => issueReceipt(client, id));
    expect(again).toEqual({ number: first.number });
    expect(await receiptOf(id)).toEqual(first);
    expect(await db.receiptSeries.findMany()).toEqual([{ year: '26-27', last: 1 }]);
  });

  test('an unknown payment uses no number', async () => {
    const unknown = '0c7a7a5e-9a9e-4b6e-8e4c-6a3c1d1f2b3a';
    await expect(receiptOf(unknown)).rejects.toThrow('This payment no longer exists.');
    expect(await db.receiptSeries.count()).toBe(0);
  });

  test('the code of its public page cannot be guessed from anything', async () => {
    const codes = [];
    for (let index = 0; index < 3; index += 1) {
      codes.push((await receiptOf((await paidPayment()).id)).checkCode);
    }
    expect(new Set(codes).size).toBe(3);
    expect(codes.filter((code) => !/^[\w-]{22}$/.test(code))).toEqual([]);
  });
});

describe('tax', () => {
  test('without a GSTIN there is none', async () => {
    const { payment } = await paidRegistration();
    expect(await receiptOf(payment.id)).toMatchObject({
      amountPaise: 899_900,
      gstin: null,
      placeOfSupply: null,
      taxablePaise: null,
      cgstPaise: null,
      sgstPaise: null,
      igstPaise: null,
    });
  });

  test('a student in Delhi pays half to the State and half to the Union', async () => {
    env.GSTIN = gstin;
    const { payment } = await paidRegistration({ state: 'new delhi' });
    expect(await receiptOf(payment.id)).toMatchObject({
      gstin,
      placeOfSupply: '07 Delhi',
      taxablePaise: 762_628,
      cgstPaise: 68_636,
      sgstPaise: 68_636,
      igstPaise: null,
    });
  });

  test('a student elsewhere pays IGST', async () => {
    env.GSTIN = gstin;
    const { payment } = await paidRegistration({ state: 'Bihar' });
    expect(await receiptOf(payment.id)).toMatchObject({
      placeOfSupply: '10 Bihar',
      taxablePaise: 762_627,
      igstPaise: 137_273,
      cgstPaise: null,
      sgstPaise: null,
    });
  });

  test('an unknown state falls back to the account’s, then to Delhi', async () => {
    env.GSTIN = gstin;
    const { payment } = await paidRegistration({ state: 'Saket' });
    expect((await receiptOf(payment.id)).placeOfSupply).toBe('07 Delhi');
    const unattached = await paidPayment({ amountPaise: 11_682 });
    expect(await receiptOf(unattached.id)).toMatchObject({
      placeOfSupply: '07 Delhi',
      taxablePaise: 9_900,
      cgstPaise: 891,
      sgstPaise: 891,
    });
  });

  test('a second payment is owed back, and is no supply', async () => {
    env.GSTIN = gstin;
    const { id } = await paidPayment(aboveThePrice);
    expect(await receiptOf(id)).toMatchObject({
      gstin: null,
      taxablePaise: null,
      excessPaise: 899_900,
    });
  });
});

test('it keeps buyer and purchase, even if they are changed or deleted afterwards', async () => {
  const { student, registrationId, payment } = await paidRegistration({
    plan: 'gate-online-6-months-gold',
  });
  const { number, particulars } = await receiptOf(payment.id);
  const { registrationnumber, planTitle } = await db.registration.update({
    where: { id: registrationId },
    data: { studentname: 'Somebody Else', state: 'Goa', address: 'Panaji' },
  });
  expect(particulars).toEqual({
    seller: { name: 'Orbital Chemistry Institute', address: 'Jia Sarai, Delhi' },
    buyer: { name: 'Asha Rao', address: '12 Jia Sarai', state: 'Delhi 110016' },
    what: planTitle,
    code: '999293',
    registrationnumber,
  });
  await db.student.delete({ where: { id: student.id } });
  expect(await db.receipt.findUnique({ where: { number } })).toMatchObject({ particulars });
});

test('money for a plan without a registration names the plan and who paid', async () => {
  const { id } = await paidPayment({ planId: 'gate-online-6-months-gold' });
  const { particulars } = await receiptOf(id);
  expect(particulars).toMatchObject({
    buyer: { name: 'Suresh Rao', address: '', state: '' },
    what: expect.stringContaining('GATE'),
    registrationnumber: '',
  });
  const unknown = await receiptOf((await paidPayment()).id);
  expect(unknown.particulars).toMatchObject({ what: 'Chemistry coaching' });
});
