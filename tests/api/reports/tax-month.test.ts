import { parse } from 'csv-parse/sync';
import { GET } from '@/app/(staff)/searchuser/reports/gst/[list]/route';
import { sessionCookie } from '@/lib/accounts/session-cookie';
import { monthsUpTo } from '@/lib/reports/tax-month';
import { taxMonth } from '@/lib/reports/tax-month-report';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { makeStudent } from '../../support/accounts/log-in';
import { staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import {
  aboveThePrice,
  paidPayment,
  receiptOf,
  refundOf,
} from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
beforeEach(() => {
  env.GSTIN = '07ABCDE1234F1Z5';
});
afterEach(() => {
  env.GSTIN = undefined;
});

const NOON = '2026-11-10T06:30:00Z';

let students = 0;
async function invoice(state: string, rupees: number, at = NOON, more: object = {}) {
  const { id: studentId } = await makeStudent({
    email: `student${(students += 1)}@example.org`,
    dateofbirth: '2003-05-17',
  });
  const { id: registrationId } = await newRegistration(studentId, { state });
  const { id } = await paidPayment({ registrationId, amountPaise: rupees * 100, ...more });
  await receiptOf(id, new Date(at));
  return id;
}

/** Fifteen receipts and seven refunds around November 2026, with the last second of a month among them. */
async function books() {
  await invoice('Delhi', 8999, '2026-10-31T18:29:59Z');
  const first = await invoice('Delhi', 8999, '2026-10-31T18:31:00Z');
  const small = await invoice('Delhi', 499);
  await invoice('Delhi', 45_000);
  const bihar = await invoice('Bihar', 8999);
  const next = await invoice('Bihar', 4999);
  await invoice('Bihar', 24_999);
  await invoice('Kerala', 1999);
  await invoice('Kerala', 16_180);
  const test = await invoice('Delhi', 8999, NOON, { provider: 'sandbox' });
  const excess = await invoice('Delhi', 8999, NOON, aboveThePrice);
  await invoice('Uttar Pradesh', 3499);
  const large = await invoice('Kerala', 120_000);
  await invoice('Delhi', 8999, '2026-11-30T18:29:59Z');
  await invoice('Delhi', 8999, '2026-11-30T18:30:30Z');
  const [november, december] = [new Date('2026-11-20T06:00Z'), new Date('2026-11-30T18:31:00Z')];
  await refundOf(first, 50_000, november);
  await refundOf(bihar, 100_000, november);
  await refundOf(large, 2_000_000, november);
  await refundOf(test, 100_000, november);
  await refundOf(excess, 899_900, november);
  await refundOf(next, 499_900, december);
  await refundOf(small, 49_900, december);
}

/** Delhi: 7,626.28 + 422.88 + 38,135.60 + 7,626.28 − 423.72. Bihar: 7,626.27 + 4,236.44 + 21,185.59 − 847.46. */
test('a month summed by hand: states, numbers used and credit notes', async () => {
  await books();
  const { supplies, documents, creditNotes } = await taxMonth(
    await staffOf('reports.money'),
    '2026-11',
  );
  const none = { cgstPaise: 0, sgstPaise: 0 };
  expect(supplies).toEqual([
    {
      kind: 'B2CS',
      place: '07 Delhi',
      invoices: 4,
      creditNotes: 1,
      taxablePaise: 5_338_732,
      cgstPaise: 480_484,
      sgstPaise: 480_484,
      igstPaise: 0,
    },
    {
      kind: 'B2CS',
      place: '09 Uttar Pradesh',
      invoices: 1,
      creditNotes: 0,
      ...none,
      taxablePaise: 296_525,
      igstPaise: 53_375,
    },
    {
      kind: 'B2CS',
      place: '10 Bihar',
      invoices: 3,
      creditNotes: 1,
      ...none,
      taxablePaise: 3_220_084,
      igstPaise: 579_616,
    },
    {
      kind: 'B2CS',
      place: '32 Kerala',
      invoices: 2,
      creditNotes: 0,
      ...none,
      taxablePaise: 1_540_593,
      igstPaise: 277_307,
    },
    {
      kind: 'B2CL',
      place: '32 Kerala',
      invoices: 1,
      creditNotes: 0,
      ...none,
      taxablePaise: 10_169_492,
      igstPaise: 1_830_508,
    },
  ]);
  expect(documents).toEqual([
    {
      kind: 'receipts',
      first: 'OC/26-27/000002',
      last: 'OC/26-27/000014',
      issued: 13,
      cancelled: 1,
      withoutTax: 1,
    },
    {
      kind: 'CN',
      first: 'CN/26-27/000001',
      last: 'CN/26-27/000004',
      issued: 4,
      cancelled: 1,
      withoutTax: 0,
    },
    {
      kind: 'RR',
      first: 'RR/26-27/000001',
      last: 'RR/26-27/000001',
      issued: 1,
      cancelled: 0,
      withoutTax: 1,
    },
  ]);
  const on = { issuedOn: '2026-11-20', invoiceOn: '2026-11-10' };
  expect(creditNotes).toEqual([
    {
      ...on,
      number: 'CN/26-27/000001',
      kind: 'B2CS',
      invoice: 'OC/26-27/000002',
      invoiceOn: '2026-11-01',
      place: '07 Delhi',
      amountPaise: 50_000,
      taxablePaise: 42_372,
      cgstPaise: 3_814,
      sgstPaise: 3_814,
      igstPaise: 0,
    },
    {
      ...on,
      number: 'CN/26-27/000002',
      kind: 'B2CS',
      invoice: 'OC/26-27/000005',
      place: '10 Bihar',
      amountPaise: 100_000,
      ...none,
      taxablePaise: 84_746,
      igstPaise: 15_254,
    },
    {
      ...on,
      number: 'CN/26-27/000003',
      kind: 'CDNUR',
      invoice: 'OC/26-27/000013',
      place: '32 Kerala',
      amountPaise: 2_000_000,
      ...none,
      taxablePaise: 1_694_915,
      igstPaise: 305_085,
    },
  ]);
});

test('a refund in the next month lowers that month, below zero if need be', async () => {
  await books();
  const { supplies } = await taxMonth(await staffOf('reports.money'), '2026-12');
  expect(supplies).toMatchObject([
    { place: '07 Delhi', taxablePaise: 720_340, cgstPaise: 64_830, sgstPaise: 64_830 },
    { place: '10 Bihar', taxablePaise: -423_644, igstPaise: -76_256, invoices: 0, creditNotes: 1 },
  ]);
  const october = await taxMonth(await staffOf('reports.money'), '2026-10');
  expect(october.supplies).toMatchObject([{ place: '07 Delhi', invoices: 1 }]);
  expect(await taxMonth(await staffOf('reports.money'), '2027-01')).toEqual({
    month: '2027-01',
    supplies: [],
    documents: [],
    creditNotes: [],
  });
});

describe('the files', () => {
  async function cookieOf(role: 'owner' | 'counsellor') {
    const [cookie = ''] = (await sessionCookie((await staffWith(role)).cookieId, 60)).split(';');
    return cookie;
  }

  async function download(file: string, cookie: string | null) {
    const url = `http://localhost:3000/searchuser/reports/gst/${file}`;
    return GET(new Request(url, { headers: { ...(cookie && { cookie }) } }));
  }

  test('each list is a CSV in rupees, and an entry of the audit', async () => {
    await books();
    const cookie = await cookieOf('owner');
    const answer = await download('b2cs.csv?month=2026-11', cookie);
    expect(answer.headers.get('content-disposition')).toMatch(/"b2cs-2026-11\.csv"$/);
    const [delhi] = parse(await answer.text(), { bom: true, columns: true }) as object[];
    expect(delhi).toEqual({
      Type: 'B2CS',
      'Place of supply': '07 Delhi',
      'Rate (%)': '18',
      'Taxable value': '53387.32',
      IGST: '0',
      CGST: '4804.84',
      SGST: '4804.84',
      Invoices: '4',
      'Credit notes': '1',
    });
    const notes = await (await download('credit-notes.csv?month=2026-11', cookie)).text();
    expect(notes).toContain(
      'CN/26-27/000001,2026-11-20,B2CS,OC/26-27/000002,2026-11-01,07 Delhi,18,423.72,0,38.14,38.14,500\r\n',
    );
    const documents = await (await download('documents.csv?month=2026-11', cookie)).text();
    expect(documents).toContain(
      'Tax invoices and receipts,OC/26-27/000002,OC/26-27/000014,13,1,1\r\n',
    );
    const acts = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(acts.map(({ action, detail }) => [action, detail])).toEqual([
      ['export.gst', { list: 'b2cs', month: '2026-11', rows: 5 }],
      ['export.gst', { list: 'credit-notes', month: '2026-11', rows: 3 }],
      ['export.gst', { list: 'documents', month: '2026-11', rows: 3 }],
    ]);
  });

  test('only for the owner, and only what there is', async () => {
    expect((await download('b2cs.csv', await cookieOf('counsellor'))).status).toBe(403);
    const anybody = await download('b2cs.csv', null);
    expect([anybody.status, anybody.headers.get('location')]).toEqual([
      303,
      '/searchuser/reports/gst',
    ]);
    const cookie = await cookieOf('owner');
    expect((await download('b2cs.csv?month=2026-13', cookie)).status).toBe(422);
    expect((await download('payments.csv?month=2026-11', cookie)).status).toBe(404);
    expect(await db.auditEntry.count()).toBe(0);
  });
});

test('the months to choose from go back over the turn of a year', () => {
  expect(monthsUpTo('2027-02-28', 4)).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
});
