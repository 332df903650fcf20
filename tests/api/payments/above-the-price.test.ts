import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { ExportName } from '@/lib/reports/export-kinds';
import { exportRows } from '@/lib/reports/exports';
import { personRegistrations } from '@/lib/people/read-person';
import { taxMonth } from '@/lib/reports/tax-month-report';
import { findFee } from '@/lib/payments/amount-due';
import { paymentsFor } from '@/lib/payments/payment-state';
import { db, inTransaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { today } from '@/lib/site/days';
import { makeStudent } from '../../support/accounts/log-in';
import {
  attention,
  cash,
  enrolled,
  match,
  newRequest,
  record,
  refund,
  staffWith,
} from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { paidPayment } from '../../support/payments/payment-rows';
import { samples } from '../../support/process/samples';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
beforeEach(() => {
  env.GSTIN = '07ABCDE1234F1Z5';
});
afterEach(() => {
  env.GSTIN = undefined;
});

const PRICE = 899_900;
const ticks = { otherAmount: true, secondPayment: true, note: 'As it came' };
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

interface TaxLines {
  taxablePaise: number | null;
  cgstPaise: number | null;
  sgstPaise: number | null;
  igstPaise: number | null;
}

/** Value and tax supplied according to invoices less credit notes. */
const suppliedIn = (documents: readonly TaxLines[]) =>
  sumOf(
    documents.flatMap(({ taxablePaise, cgstPaise, sgstPaise, igstPaise }) =>
      [taxablePaise, cgstPaise, sgstPaise, igstPaise].map((paise) => paise ?? 0),
    ),
  );

const receiptsFor = (registrationId: string) =>
  db.receipt.findMany({ where: { payment: { registrationId } }, orderBy: { number: 'asc' } });
const documentsFor = (registrationId: string) =>
  db.refundDocument.findMany({ where: { payment: { registrationId } } });

async function booksOf(registration: string) {
  const shown = await paymentsFor(registration);
  return {
    taxed: suppliedIn(await receiptsFor(registration)),
    credited: suppliedIn(await documentsFor(registration)),
    owedBack: sumOf(shown.map(({ owedBack }) => owedBack)),
    received: sumOf(shown.map(({ amount }) => amount)),
    due: Math.max(0, PRICE - ((await findFee(registration, null))?.paid ?? 0)),
  };
}

async function exported(name: ExportName) {
  const pieces: string[] = [];
  for await (const piece of await exportRows(await staffOf(`exports.${name}`), name, {}))
    pieces.push(piece);
  return parse(pieces.join(''), { bom: true, columns: true });
}

const isGivenBack = ({ owedBackPaise }: { owedBackPaise: number }) => owedBackPaise >= 100;

/** Amounts around the price and its parts, in paise; larger refunds would need a second person. */
const amounts = fc.array(
  fc.oneof(
    fc.integer({ min: 100, max: PRICE + 100_000 }),
    fc.constantFrom(PRICE, PRICE - 1, PRICE + 1, PRICE / 2, 100),
  ),
  { minLength: 1, maxLength: 5 },
);

test('for any payments: the taxed sum is the lesser of received and price; the rest is owed back and refunded untaxed', async () => {
  const { token } = await staffWith('owner');
  const { id: studentId } = await makeStudent({
    email: 'asha@example.org',
    dateofbirth: '2003-05-17',
  });
  await fc.assert(
    fc.asyncProperty(amounts, async (paises) => {
      const { id } = await newRegistration(studentId);
      for (const paise of paises) {
        const answer = await record(token, cash(id, { ...ticks, amount: paise / 100 }));
        expect(answer.status).toBe(200);
      }
      const received = sumOf(paises);
      const taxed = Math.min(received, PRICE);
      const books = { received, taxed, owedBack: received - taxed, due: PRICE - taxed };
      expect(await booksOf(id)).toEqual({ ...books, credited: 0 });
      const listed = (await attention(token)).items.filter(
        ({ registration }) => registration?.id === id,
      );
      expect(sumOf(listed.map(({ owedBackPaise }) => owedBackPaise))).toBe(books.owedBack);
      // Refunds below one rupee are not made.
      const [back, kept] = [listed.filter(isGivenBack), listed.filter((one) => !isGivenBack(one))];
      for (const { id: payment, owedBackPaise } of back) {
        const asked = { payment, requestId: newRequest(), amount: owedBackPaise / 100 };
        const how = { method: 'cash', reference: '', reason: 'Above the price' };
        expect((await refund(token, { ...asked, ...how })).status).toBe(200);
      }
      const rest = sumOf(kept.map(({ owedBackPaise }) => owedBackPaise));
      expect(await booksOf(id)).toEqual({ ...books, owedBack: rest, credited: 0 });
      const after = (await attention(token)).items.filter(
        ({ registration }) => registration?.id === id,
      );
      expect(after).toHaveLength(kept.length);
    }),
    { numRuns: samples({ here: 8, inCi: 60 }) },
  );
}, 120_000);

/** Payments of ₹5,000 and ₹6,000 for a price of ₹8,999. */
async function overpaid() {
  const { token } = await staffWith('owner');
  const { id, studentId } = await enrolled();
  await record(token, cash(id, { ...ticks, amount: 5000 }));
  await record(token, cash(id, { ...ticks, amount: 6000 }));
  const [first, second] = await db.payment.findMany({ orderBy: { createdAt: 'asc' } });
  if (!first || !second) throw new Error('Not recorded.');
  return { token, id, studentId, first, second };
}

test('a payment of which a part is owed: receipt, tax month, exports and the person page agree', async () => {
  const { token, id, studentId, second } = await overpaid();
  expect(second).toMatchObject({ excessPaise: 200_100, attention: 'overpaid' });
  expect((await receiptsFor(id)).map((one) => [one.amountPaise, one.excessPaise])).toEqual([
    [500_000, 0],
    [600_000, 200_100],
  ]);
  const month = async () => taxMonth(await staffOf('reports.money'), today().slice(0, 7));
  expect(suppliedIn((await month()).supplies)).toBe(PRICE);
  const [registration] = await inTransaction((tx) => personRegistrations(tx, studentId));
  expect(registration).toMatchObject({ duePaise: 0, balancePaise: 0 });
  expect(registration?.payments.map(({ owedBackPaise }) => owedBackPaise)).toEqual([200_100, 0]);
  expect(await exported('payments')).toMatchObject([
    { amount: '5000', abovePrice: '0', owedBack: '0' },
    { amount: '6000', abovePrice: '2001', owedBack: '2001' },
  ]);
  expect(await exported('registrations')).toMatchObject([
    { fee: '8999', paid: '11000', owedBack: '2001' },
  ]);

  // A refund larger than the excess takes the excess first, without tax.
  const back = {
    payment: second.id,
    requestId: newRequest(),
    amount: 3000,
    method: 'cash',
    reference: '',
  };
  await refund(token, { ...back, reason: 'Moved to another town' });
  expect(await documentsFor(id)).toMatchObject([
    { series: 'CN', amountPaise: 300_000, excessPaise: 200_100 },
  ]);
  expect(suppliedIn(await documentsFor(id))).toBe(99_900);
  expect((await month()).creditNotes).toMatchObject([{ amountPaise: 99_900 }]);
  expect(suppliedIn((await month()).supplies)).toBe(PRICE - 99_900);
});

test('the payment that is the fee does not go back whole while another is owed back', async () => {
  const { token, first, second } = await overpaid();
  const back = { method: 'cash', reference: '', reason: 'Asked for it' };
  const whole = { ...back, payment: first.id, amount: 5000 };
  expect((await refund(token, { ...whole, requestId: newRequest() })).body.fields).toEqual({
    amount: expect.stringContaining('₹2,001 above the price came with another payment'),
  });
  const part = { ...back, payment: second.id, amount: 2001, requestId: newRequest() };
  expect((await refund(token, part)).status).toBe(200);
  expect((await refund(token, { ...whole, requestId: newRequest() })).status).toBe(200);
});

test('an unmatched payment is above the price where it is matched to a fee that was paid', async () => {
  const { token } = await staffWith('owner');
  const { id } = await enrolled();
  await record(token, cash(id, { ...ticks, amount: 5000 }));
  const { id: payment } = await paidPayment({ attention: 'unattached' });
  await match(token, { payment, registration: id, otherAmount: 'on', secondPayment: 'on' });
  expect(await db.payment.findUnique({ where: { id: payment } })).toMatchObject({
    attention: 'overpaid',
    excessPaise: 500_000,
  });
  expect(await booksOf(id)).toMatchObject({ owedBack: 500_000, due: 0 });
});
