import fc from 'fast-check';
import { GET } from '@/app/(student)/receipt/[code]/pdf/route';
import type { Paise } from '@/content/money';
import { sessionCookie } from '@/lib/accounts/session-cookie';
import type { ReceiptRecord } from '@/lib/payments/receipts/receipt';
import { receiptCopyOf, receiptPdf } from '@/lib/payments/receipts/receipt-pdf';
import { genuineReceipt } from '@/lib/payments/receipts/receipts';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import {
  admission,
  loggedInStaff,
  loggedInStudent,
  saveForm,
} from '../../support/enrolment/admission';
import { readPdf, unbroken } from '../../support/enrolment/pdf-text';
import { paidPayment, receiptOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

/** A tax invoice to a student in Delhi with every field set. */
const invoice: ReceiptRecord = {
  number: 'OC/26-27/000123',
  checkCode: 'AbCdEfGhIjKlMnOpQrSt-_',
  issuedOn: '2026-11-21',
  amountPaise: 899_900 as Paise,
  excessPaise: 0 as Paise,
  particulars: {
    seller: { name: 'Orbital Chemistry Institute', address: 'Jia Sarai, Delhi' },
    buyer: { name: 'दीपा शर्मा', address: '12 Jia Sarai, New Delhi', state: 'Delhi 110016' },
    what: 'Gold 1 Year, CSIR-NET Chemical Sciences, online',
    registrationnumber: '04711',
  },
  gstin: '07ABCDE1234F1Z5',
  placeOfSupply: '07 Delhi',
  taxablePaise: 762_628,
  cgstPaise: 68_636,
  sgstPaise: 68_636,
  igstPaise: null,
  provider: 'phonepe',
  method: null,
  reference: 'T2611211409087654321',
  paidOn: '2026-11-20',
  refunds: [],
};

/** The same payment for an institute without a GSTIN. */
const plainReceipt: ReceiptRecord = {
  ...invoice,
  gstin: null,
  placeOfSupply: null,
  taxablePaise: null,
  cgstPaise: null,
  sgstPaise: null,
};

withEmptyTables();
afterEach(() => {
  env.GSTIN = undefined;
});

const SITE = 'http://localhost:3000';
const textOf = async (record: ReceiptRecord) =>
  (await readPdf(await receiptPdf(record, SITE))).text;
const squeezed = async (record: ReceiptRecord) => unbroken(await textOf(record));

describe('the document', () => {
  test('with a GSTIN it is a tax invoice with all that rule 46 asks for', async () => {
    const text = await squeezed(invoice);
    const fields = [
      'Tax invoice',
      'Orbital Chemistry Institute',
      'Jia Sarai, Delhi',
      'GSTIN07ABCDE1234F1Z5',
      'NumberOC/26-27/000123',
      'Date21 November 2026',
      'Paid on20 November 2026',
      'Billed to',
      'दीपा शर्मा',
      '12 Jia Sarai, New Delhi',
      'Delhi 110016',
      'SAC',
      '999293',
      'Gold 1 Year, CSIR-NET Chemical Sciences, online',
      'Taxable value7,626.28',
      'CGST 9%686.36',
      'SGST 9%686.36',
      'Total, paid8,999.00',
      'Place of supply07 Delhi',
      'Reverse chargeNo',
      'PhonePe, T2611211409087654321',
      'Reg. No04711',
      'Rupees Eight Thousand Nine Hundred Ninety-Nine Only',
      'No signature is needed.',
    ];
    expect(fields.filter((field) => !text.includes(unbroken(field)))).toEqual([]);
    expect(text).not.toMatch(/IGST|Paymentreceipt|Testpayment|Givenback/);
  });

  test('elsewhere it shows IGST and no halves', async () => {
    const halves = { cgstPaise: null, sgstPaise: null };
    const text = await squeezed({
      ...invoice,
      ...halves,
      taxablePaise: 762_627,
      igstPaise: 137_273,
      placeOfSupply: '10 Bihar',
    });
    for (const part of ['10Bihar', 'Taxablevalue7,626.27', 'IGST18%1,372.73']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/[CS]GST/);
  });

  test('without a GSTIN it is a payment receipt and says nothing of tax', async () => {
    const text = await squeezed(plainReceipt);
    expect(text).toContain('Paymentreceipt');
    expect(text).toContain('Received8,999.00');
    expect(text).not.toMatch(/invoice|GST|Taxable|supply|charge/i);
  });

  test('money taken at the office says how, and what proves it', async () => {
    const office = { ...plainReceipt, provider: 'office', method: 'bank', reference: 'UTR 42' };
    expect(await textOf(office)).toContain('Bank deposit, UTR 42');
    expect(receiptCopyOf({ ...office, method: 'cash', reference: '' }).facts).toContainEqual({
      label: 'Paid by',
      value: 'Cash',
    });
    expect(receiptCopyOf({ ...office, method: null }).facts).toContainEqual({
      label: 'Paid by',
      value: 'office, UTR 42',
    });
  });

  test('later refunds and the rest are printed below', async () => {
    const refunds = [
      { amountPaise: 100_000 as Paise, on: '2026-12-01', document: null },
      { amountPaise: 50_050 as Paise, on: '2026-12-09', document: 'CN/26-27/000042' },
    ];
    const text = await squeezed({ ...invoice, refunds });
    const lines = [
      'on 1 December 2026₹1,000',
      'on 9 December 2026₹500.50, CN/26-27/000042',
      'refunds₹7,498.50',
    ];
    for (const line of lines) expect(text).toContain(unbroken(line));
    expect(text).toContain('Total,paid8,999.00');
  });

  test('an excess over the price is not part of the invoice', async () => {
    const amounts = { amountPaise: 999_900 as Paise, excessPaise: 100_000 as Paise };
    const text = await squeezed({ ...invoice, ...amounts });
    const price = 'Totaloftheprice8,999.00Abovetheprice,withouttax1,000.00Total,paid9,999.00';
    expect(text).toContain(price);
    expect(text).toContain('7,626.28');
    expect(text).toContain('Apartofthispaymentisabovetheprice.');
    const plain = receiptCopyOf({ ...plainReceipt, ...amounts });
    expect([plain.item.amount, plain.sums.length]).toEqual(['8,999.00', 3]);
  });

  test('a test payment and one made twice say so; nothing unknown is printed', async () => {
    expect(await textOf({ ...plainReceipt, provider: 'sandbox' })).toContain('has no value');
    const { particulars } = plainReceipt;
    const twice = { ...plainReceipt, excessPaise: plainReceipt.amountPaise };
    expect(await textOf(twice)).toContain(
      'This fee had already been paid when this payment arrived.',
    );
    const buyer = { name: 'Suresh Rao', address: '', state: '' };
    const copy = receiptCopyOf({
      ...plainReceipt,
      particulars: { ...particulars, buyer, registrationnumber: '' },
    });
    expect([copy.buyer.lines, copy.warning]).toEqual([[], '']);
    expect(JSON.stringify(copy.facts)).not.toContain('Reg. No');
  });

  test('whatever was typed, it is one page with the text as it was typed', async () => {
    const piece = fc.constantFrom(
      ...['#', '[', ']', '{', '\\', '$', '*', '_', '`', '"', "'", '@', '<x>', '//', '#panic("x")'],
      ...['क्षत्रिय', 'Zoë', 'W'.repeat(60), 'x', ' '],
    );
    const typed = fc
      .array(piece, { minLength: 1, maxLength: 8 })
      .map((parts) => parts.join('').trim())
      .filter(Boolean);
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, async (name, address, what) => {
        const buyer = { name, address, state: 'Delhi' };
        const particulars = { ...invoice.particulars, buyer, what };
        const { text, pages } = await readPdf(await receiptPdf({ ...invoice, particulars }, SITE));
        expect(pages).toBe(1);
        for (const part of [name, address, what]) {
          expect(unbroken(text)).toContain(unbroken(part));
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('GET /receipt/{code}/pdf', () => {
  async function get(checkCode: string, cookieId?: string): Promise<Response> {
    const headers = new Headers();
    if (cookieId) {
      const [cookie = ''] = (await sessionCookie(cookieId, 600)).split(';');
      headers.set('cookie', cookie);
    }
    const url = `${SITE}/receipt/${encodeURIComponent(checkCode)}/pdf`;
    return GET(new Request(url, { headers }));
  }

  async function paidStudent() {
    const student = await loggedInStudent();
    const { body } = await saveForm(student, admission);
    const payment = await paidPayment({ registrationId: body.data?.id ?? '' });
    return { student, payment, receipt: await receiptOf(payment.id, new Date('2026-11-21')) };
  }

  test('the student’s own receipt is a file under its number; staff get it too', async () => {
    const { student, receipt } = await paidStudent();
    const staff = await loggedInStaff();
    for (const { cookieId } of [student, staff]) {
      const response = await get(receipt.checkCode, cookieId);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="receipt-OC-26-27-000001.pdf"',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      expect(text).toContain('Payment receipt');
      expect(text).toContain('Asha Rao');
    }
  });

  test('it shows completed refunds only', async () => {
    const { student, payment, receipt } = await paidStudent();
    const refund = { paymentId: payment.id, reason: 'ill', method: 'gateway' };
    await db.refund.createMany({
      data: [
        { ...refund, refundId: 'r1', amountPaise: 100_000, status: 'done', doneAt: new Date() },
        { ...refund, refundId: 'r2', amountPaise: 200_000, status: 'pending' },
        { ...refund, refundId: 'r3', amountPaise: 300_000, status: 'failed' },
      ],
    });
    const response = await get(receipt.checkCode, student.cookieId);
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(unbroken(text)).toContain('₹1,000Netafterrefunds₹7,999');
    expect(text).not.toMatch(/ill\b|₹2,000|₹3,000/);
  });

  test('another student’s receipt is as unknown as a missing one', async () => {
    const [asha, ben] = [await loggedInStudent(), await paidStudent()];
    const unattached = await receiptOf((await paidPayment()).id);
    const pages = new Set<string>();
    const codes = [ben.receipt.checkCode, unattached.checkCode, 'x'.repeat(22), '', 'x', "';--"];
    for (const code of codes) {
      const response = await get(code, asha.cookieId);
      expect([code, response.status]).toEqual([code, 404]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      pages.add(await response.text());
    }
    expect(pages.size).toBe(1);
  });

  test('without a log-in the page with the link is opened, which asks for it', async () => {
    const { receipt } = await paidStudent();
    for (const cookieId of [undefined, 'a-cookie-that-nobody-has']) {
      const response = await get(receipt.checkCode, cookieId);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/history']);
    }
  });
});

describe('the public details of a receipt', () => {
  test('amount and date, and nothing else', async () => {
    const { checkCode } = await receiptOf((await paidPayment()).id, new Date('2026-11-21'));
    expect(await genuineReceipt(checkCode)).toEqual({
      amountPaise: 899_900,
      issuedOn: '2026-11-21',
      isTest: false,
      refunds: [],
    });
    const test = await receiptOf((await paidPayment({ provider: 'sandbox' })).id);
    expect(await genuineReceipt(test.checkCode)).toMatchObject({ isTest: true });
  });

  test('a code that no receipt has', async () => {
    const { checkCode } = await receiptOf((await paidPayment()).id);
    const others = ['', 'x', 'a\0b', checkCode.slice(1), `${checkCode}x`, checkCode.toLowerCase()];
    for (const code of [...others, 'x'.repeat(22)]) {
      expect([code, await genuineReceipt(code)]).toEqual([code, null]);
    }
  });
});
