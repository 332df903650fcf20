import { GET } from '@/app/(student)/receipt/[code]/refund/[number]/route';
import { sessionCookie } from '@/lib/accounts/session-cookie';
import { askRefund } from '@/lib/refunds/refunds';
import { noteRefund } from '@/lib/payments/note-refund';
import { paymentState } from '@/lib/payments/payment-state';
import {
  findRefundDocument,
  genuineReceipt,
  issueRefundDocument,
} from '@/lib/payments/receipts/receipts';
import { refundPdf } from '@/lib/payments/receipts/receipt-pdf';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { makeStaff } from '../../support/accounts/log-in';
import {
  admission,
  loggedInStaff,
  loggedInStudent,
  saveForm,
} from '../../support/enrolment/admission';
import { readPdf, unbroken } from '../../support/enrolment/pdf-text';
import { newRequest } from '../../support/office/office';
import {
  aboveThePrice,
  paidPayment,
  receiptOf,
  refundOf,
} from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { endConnection } from '../../support/process/end-connection';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
beforeEach(() => {
  env.GSTIN = '07ABCDE1234F1Z5';
});
afterEach(() => {
  env.GSTIN = undefined;
});

const SITE = 'http://localhost:3000';
const day = new Date('2026-11-21T10:00:00Z');

/** A registration of a student in this state, paid and invoiced. */
async function invoiced({ state = 'Delhi', ...more }: { state?: string; provider?: string } = {}) {
  const student = await loggedInStudent();
  const { body } = await saveForm(student, { ...admission, state });
  const payment = await paidPayment({ registrationId: body.data?.id ?? '', ...more });
  return { student, payment, receipt: await receiptOf(payment.id, day) };
}

const numbers = async () =>
  (await db.refundDocument.findMany({ orderBy: [{ series: 'asc' }, { serial: 'asc' }] })).map(
    ({ number }) => number,
  );

describe('documents issued', () => {
  test('for a tax invoice of Delhi: credit notes with both halves, which add up to the invoice', async () => {
    const { payment, receipt } = await invoiced();
    const first = await refundOf(payment.id, 100_000, day);
    const rest = await refundOf(payment.id, 799_900, day);
    expect([first, rest]).toMatchObject([
      {
        number: 'CN/26-27/000001',
        series: 'CN',
        amountPaise: 100_000,
        taxablePaise: 84_746,
        cgstPaise: 7_627,
        sgstPaise: 7_627,
        igstPaise: null,
      },
      { number: 'CN/26-27/000002', taxablePaise: 677_882, cgstPaise: 61_009, sgstPaise: 61_009 },
    ]);
    expect((first?.taxablePaise ?? 0) + (rest?.taxablePaise ?? 0)).toBe(receipt.taxablePaise);
    expect((first?.number ?? '').length).toBeLessThanOrEqual(16);
  });

  test('for one of another state: IGST', async () => {
    const { payment } = await invoiced({ state: 'Bihar' });
    expect(await refundOf(payment.id, 899_900, day)).toMatchObject({
      series: 'CN',
      taxablePaise: 762_627,
      igstPaise: 137_273,
      cgstPaise: null,
      sgstPaise: null,
    });
  });

  test('for a receipt without GSTIN or of an excess: a refund receipt of its own series', async () => {
    await refundOf((await invoiced()).payment.id, 100_000, day);
    const excess = await paidPayment(aboveThePrice);
    await receiptOf(excess.id, day);
    env.GSTIN = undefined;
    const plain = await invoiced();
    const none = { taxablePaise: null, cgstPaise: null, sgstPaise: null, igstPaise: null };
    expect(await refundOf(excess.id, 899_900, day)).toMatchObject({
      number: 'RR/26-27/000001',
      series: 'RR',
      ...none,
    });
    // The credit note follows the invoice, not today's setting.
    env.GSTIN = '07ABCDE1234F1Z5';
    expect(await refundOf(plain.payment.id, 100_000, day)).toMatchObject({
      number: 'RR/26-27/000002',
      amountPaise: 100_000,
      ...none,
    });
  });

  test('money that was never accepted has no receipt, and its refund no document', async () => {
    const { id } = await paidPayment({ status: 'review', attention: 'mismatch', paidAt: null });
    expect(await refundOf(id, 100, day)).toBeNull();
    expect(await db.refundDocumentSeries.count()).toBe(0);
  });

  test('credit notes never exceed the invoice, even if a gateway refunded more', async () => {
    const { payment } = await invoiced();
    await refundOf(payment.id, 800_000, day);
    expect(await refundOf(payment.id, 200_000, day)).toMatchObject({
      series: 'CN',
      amountPaise: 99_900,
    });
    expect(await refundOf(payment.id, 50_000, day)).toMatchObject({
      series: 'RR',
      amountPaise: 50_000,
      taxablePaise: null,
    });
  });

  test('every financial year begins at 1, at midnight in Delhi', async () => {
    const { payment } = await invoiced();
    const moments = ['2027-03-31T18:29:59Z', '2027-03-31T18:30:00Z', '2027-04-02T00:00:00Z'];
    for (const moment of moments) await refundOf(payment.id, 100_000, new Date(moment));
    expect(await numbers()).toEqual(['CN/26-27/000001', 'CN/27-28/000001', 'CN/27-28/000002']);
  });
});

describe('numbers', () => {
  test('forty refunds at once, some rolled back: no number is missing or used twice', async () => {
    const payments = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const payment = await paidPayment();
        await receiptOf(payment.id, day);
        return payment;
      }),
    );
    const issued = await Promise.allSettled(
      payments.map(async ({ id }, index) =>
        inTransaction(async (tx) => {
          const refund = { refundId: `r${index}`, paymentId: id, amountPaise: 100_000 };
          await tx.query(
            `insert into refunds ("refundId", "paymentId", "amountPaise", reason, status, method)
             values ($1, $2, $3, 'ill', 'done', 'cash')`,
            Object.values(refund),
          );
          await issueRefundDocument(tx, refund, day);
          if (index % 4 === 3) throw new Error('taken back');
        }),
      ),
    );
    expect(issued.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbers()).toEqual(
      Array.from({ length: 30 }, (_, index) => `CN/26-27/${String(index + 1).padStart(6, '0')}`),
    );
  });

  test('a connection that breaks off in the middle leaves no gap', async () => {
    const { payment } = await invoiced();
    const refund = { refundId: 'r1', paymentId: payment.id, amountPaise: 100_000 };
    await db.refund.create({ data: { ...refund, reason: 'ill', status: 'done', method: 'cash' } });
    const work = inTransaction(async (tx) => {
      await issueRefundDocument(tx, refund, day);
      await endConnection(tx);
    });
    await expect(work).rejects.toMatchObject({ code: '57P01' });
    await inTransaction((tx) => issueRefundDocument(tx, refund, day));
    expect(await numbers()).toEqual(['CN/26-27/000001']);
  });

  test('fifty refunds, each reported six times at once by staff and gateway: one document each', async () => {
    const staff = await staffOf('payments.refund', (await makeStaff()).id);
    const payments = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const payment = await paidPayment();
        await receiptOf(payment.id);
        return payment;
      }),
    );
    const racers = payments.flatMap(({ id }, index) => {
      const byHand = {
        payment: id,
        requestId: newRequest(),
        amount: 300_000,
        method: 'cash',
        reference: '',
        reason: 'The batch was moved',
      } as Parameters<typeof askRefund>[1];
      const reported = `R${index}`;
      const done = {
        refundId: reported,
        state: 'done',
        amount: 200_000,
        gatewayRefundId: `g${index}`,
      } as Parameters<typeof noteRefund>[1];
      const pending = {
        refundId: reported,
        paymentId: id,
        amountPaise: 200_000,
        reason: 'ill',
        method: 'gateway',
        status: 'pending' as const,
      };
      return [
        db.refund
          .create({ data: pending })
          .then(() => Promise.all(Array.from({ length: 6 }, () => noteRefund(pool, done)))),
        ...Array.from({ length: 6 }, () => askRefund(staff, byHand)),
      ];
    });
    await Promise.all(racers);
    const documents = await db.refundDocument.findMany({ orderBy: { serial: 'asc' } });
    expect(documents.map(({ serial }) => serial)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(documents.filter(({ amountPaise }) => amountPaise === 300_000)).toHaveLength(25);
    expect(new Set(documents.map(({ refundId }) => refundId)).size).toBe(50);
    const wrong = documents.filter(
      ({ amountPaise, taxablePaise, cgstPaise, sgstPaise }) =>
        (taxablePaise ?? 0) + (cgstPaise ?? 0) + (sgstPaise ?? 0) !== amountPaise,
    );
    expect(wrong).toEqual([]);
  }, 60_000);
});

describe('the document', () => {
  const textOf = async (code: string, number: string) => {
    const staff = { staffId: 'any', studentId: null };
    const record = await findRefundDocument(staff, code, number);
    if (!record) throw new Error('There is no such document.');
    return unbroken((await readPdf(await refundPdf(record, SITE))).text);
  };

  test('a credit note says all that rule 53 asks for', async () => {
    const { payment, receipt } = await invoiced();
    await refundOf(payment.id, 100_000, new Date('2026-12-01T10:00:00Z'));
    const text = await textOf(receipt.checkCode, 'CN-26-27-000001');
    const fields = [
      'Credit note',
      'Orbital Chemistry Institute',
      'GSTIN07ABCDE1234F1Z5',
      'NumberCN/26-27/000001',
      'Date1 December 2026',
      'Refunded on1 December 2026',
      'Tax invoiceOC/26-27/000001, 21 November 2026',
      'Refunded byCash',
      'Asha Rao',
      'ReasonThe batch was moved',
      'Place of supply07 Delhi',
      'Taxable value847.46',
      'CGST 9%76.27',
      'SGST 9%76.27',
      'Total, refunded1,000.00',
      '999293',
      'Rupees One Thousand Only',
      'No signature is needed.',
    ];
    expect(fields.filter((field) => !text.includes(unbroken(field)))).toEqual([]);
    expect(text).not.toMatch(/IGST|Refundreceipt|Testrefund/);
  });

  test('without tax it is a refund receipt; a test says so', async () => {
    env.GSTIN = undefined;
    const { payment, receipt } = await invoiced({ provider: 'sandbox' });
    await refundOf(payment.id, 899_900, day);
    const text = await textOf(receipt.checkCode, 'RR-26-27-000001');
    for (const part of ['Refundreceipt', 'ReceiptOC/26-27/000001', 'Refunded8,999.00']) {
      expect(text).toContain(part);
    }
    expect(text).toContain(unbroken('Test refund: no money was returned'));
    expect(text).not.toMatch(/Creditnote|GST|Taxable|Placeofsupply/);
  });

  test('its student and staff get it as a file; for others it does not exist', async () => {
    const { student, payment, receipt } = await invoiced();
    await refundOf(payment.id, 100_000, day);
    const get = async (cookieId: string | undefined, number: string) => {
      const headers = new Headers();
      if (cookieId) {
        const [cookie = ''] = (await sessionCookie(cookieId, 600)).split(';');
        headers.set('cookie', cookie);
      }
      const url = `${SITE}/receipt/${receipt.checkCode}/refund/${number}`;
      return GET(new Request(url, { headers }));
    };
    for (const { cookieId } of [student, await loggedInStaff()]) {
      const response = await get(cookieId, 'CN-26-27-000001');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toBe(
        'attachment; filename="credit-note-CN-26-27-000001.pdf"',
      );
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const asha = await loggedInStudent();
    expect((await get(asha.cookieId, 'CN-26-27-000001')).status).toBe(404);
    for (const number of ['RR-26-27-000001', 'CN-26-27-000002', 'CN/26-27/000001', '', "';--"]) {
      expect([number, (await get(student.cookieId, number)).status]).toEqual([number, 404]);
    }
    const anybody = await get(undefined, 'CN-26-27-000001');
    expect([anybody.status, anybody.headers.get('location')]).toEqual([303, '/history']);
  });
});

test('the payment links its document, and the check page of the receipt lists the refunds', async () => {
  const { payment, receipt } = await invoiced();
  await refundOf(payment.id, 100_000, day);
  const { checkCode } = receipt;
  expect((await paymentState(payment.id))?.refunds).toEqual([
    {
      amount: 100_000,
      done: true,
      document: {
        isCreditNote: true,
        number: 'CN/26-27/000001',
        path: `/receipt/${checkCode}/refund/CN-26-27-000001`,
      },
    },
  ]);
  expect(await genuineReceipt(checkCode)).toEqual({
    amountPaise: 899_900,
    issuedOn: '2026-11-21',
    isTest: false,
    refunds: [{ amountPaise: 100_000, on: '2026-11-21', document: 'CN/26-27/000001' }],
  });
});
