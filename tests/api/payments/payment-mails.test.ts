import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { queuePaymentMail, type PaymentMailKind } from '@/lib/payments/mails/payment-mails';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { dateOf } from '@/lib/site/days';
import { SendingFailed, type Mail, type Sender } from '@/lib/platform/mail/mail';
import { emailServiceSender, outboxSender, smtpSender } from '@/lib/platform/mail/senders';
import { startMailServer, type MailServer } from '../../support/accounts/mail-server';
import { readMail } from '../../support/accounts/read-mail';
import { admission, loggedInStudent, saveForm } from '../../support/enrolment/admission';
import {
  jobIn,
  jobs,
  skipPause,
  startMailWorker,
  stopMailWorkers,
} from '../../support/leads/mail-worker';
import {
  aboveThePrice,
  paidPayment,
  receiptOf,
  refundOf,
} from '../../support/payments/payment-rows';
import { parcelRow } from '../../support/office/office-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';

withEmptyTables();
afterEach(stopMailWorkers);
afterEach(() => void jest.restoreAllMocks());

const from = 'site@example.in';
const to = 'office@example.in';
const day = new Date('2026-11-21T10:00:00Z');

/** A payment of ₹8,999 for a registration, with its receipt. */
async function paid(more: Parameters<typeof paidPayment>[0] = {}, answers: object = {}) {
  const { body } = await saveForm(await loggedInStudent(), { ...admission, ...answers });
  const registrationId = body.data?.id ?? '';
  const payment = await paidPayment({ registrationId, ...more });
  return {
    ...payment,
    regNo: body.data?.registrationnumber,
    ...(await receiptOf(payment.id, day)),
  };
}

const queue = (payment: string, kind: PaymentMailKind) =>
  inTransaction((client) => queuePaymentMail(client, { payment, kind }));

/** Mails of the queued jobs, as the mail server received them. */
async function delivered(): Promise<MailServer['mails']> {
  const server = await startMailServer();
  await startMailWorker(smtpSender({ url: server.url, from, to }));
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  await server.close();
  return server.mails;
}

describe('to the student', () => {
  test('a payment is confirmed once, with its receipt and where to find it', async () => {
    const { paymentId, checkCode, regNo } = await paid();
    await queue(paymentId, 'paid');
    expect(await jobs()).toMatchObject([{ data: { payment: paymentId, kind: 'paid' } }]);
    const [mail, ...others] = await delivered();
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['asha@example.org']);
    expect(mail?.headers).toMatchObject({
      from,
      to: 'asha@example.org',
      'auto-submitted': 'auto-generated',
      subject: 'Payment of ₹8,999 received, receipt OC/26-27/000001',
      'message-id': `<payment-paid-${paymentId}@example.in>`,
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(mail?.text).toBe(`Dear Asha Rao,

We have received your payment of ₹8,999.

For:     GATE (Chemistry)
Batch:   Our office chooses it with you
Receipt: OC/26-27/000001
Amount:  ₹8,999
Paid on: 21 November 2026
Paid by: PhonePe
Reg. No: ${regNo}

Open or print your registration and this receipt in your account:
http://localhost:3000/history

This page shows that the receipt is genuine:
http://localhost:3000/receipt/${checkCode}

Questions? Call us on +91 00000 00001.
`);
  });

  test('to a student of Hindi the receipt and the refund are in Hindi', async () => {
    const { paymentId, checkCode, regNo, registrationId } = await paid({
      provider: 'office',
      method: 'cash',
      receivedOn: day,
    });
    await db.student.updateMany({
      where: { registrations: { some: { id: registrationId ?? '' } } },
      data: { language: 'hi' },
    });
    await queue(paymentId, 'paid');
    await db.refund.create({
      data: {
        paymentId,
        refundId: 'r1',
        reason: 'ill',
        status: 'done',
        amountPaise: 100_000,
        method: 'bank',
        doneAt: day,
      },
    });
    await queue(paymentId, 'refunded');
    const [receipt, refund] = await delivered();
    expect(receipt?.headers.subject).toBe('₹8,999 की फीस मिल गई, रसीद OC/26-27/000001');
    expect(receipt?.text.replace(/ +/g, ' ')).toBe(`Asha Rao जी,

आपका ₹8,999 का पेमेंट हमें मिल गया है।

कोर्स: GATE (Chemistry)
बैच: हमारा ऑफ़िस आपसे पूछकर बैच चुनेगा
रसीद नंबर: OC/26-27/000001
रकम: ₹8,999
फीस भरने की तारीख: 21 नवंबर 2026
कैसे भरी गई: नकद
रजिस्ट्रेशन नंबर: ${regNo}

अपना फ़ॉर्म और यह रसीद अपने अकाउंट में देखिए या प्रिंट कीजिए:
http://localhost:3000/history

रसीद असली है या नहीं, यह इस पेज पर देखिए:
http://localhost:3000/receipt/${checkCode}

कोई सवाल हो तो हमें +91 00000 00001 पर फ़ोन कीजिए।
`);
    expect(refund?.headers.subject).toBe('₹1,000 का रिफंड');
    expect(refund?.text).toMatch(/रिफंड: +₹1,000, 21 नवंबर 2026, बैंक खाते में\n/);
  });

  test('the receipt names the batch of a course, and how an order is delivered', async () => {
    const course = await paid();
    const batchId = 'gate-online-2024-01-05';
    const seat = { registrationId: course.registrationId ?? '', batchId, facts: {} };
    await db.batch.create({ data: { id: batchId } });
    await db.batchSeat.create({ data: { ...seat, seatedAt: day } });
    const [books, tests] = [await paid(), await paid()];
    const registrationId = books.registrationId ?? '';
    await db.registration.update({
      where: { id: registrationId },
      data: { kind: 'study-material', items: [] },
    });
    await db.parcel.create({ data: parcelRow(registrationId, { arriveBy: dateOf('2026-12-08') }) });
    await db.registration.update({
      where: { id: tests.registrationId ?? '' },
      data: { kind: 'test-series', items: [] },
    });
    for (const { paymentId } of [course, books, tests]) await queue(paymentId, 'paid');
    const mails = (await delivered()).map(({ text }) => text).join();
    expect(mails).toMatch(/Batch: +GATE 2025[^\n]*\nFirst class: +5 January 2024\n/);
    expect(mails).toMatch(/Delivery: By post, until 8 December 2026\n/);
    expect(mails).toMatch(/Delivery: Online, in My Course Material\n/);
  });

  test('no mail contains a date of birth, which would be half of a log-in', async () => {
    const { paymentId } = await paid();
    for (const kind of ['paid', 'review', 'secondPayment'] as const) await queue(paymentId, kind);
    for (const { text } of await delivered())
      expect(text).not.toMatch(/17 May|17[-/.]05|2003-05|birth/);
  });

  test('a test payment and a second payment are marked as such', async () => {
    const test = await paid({ provider: 'sandbox' });
    await queue(test.paymentId, 'paid');
    const second = await paid(aboveThePrice);
    await queue(second.paymentId, 'paid');
    const [first, other] = await delivered();
    expect(first?.headers.subject).toBe(
      'Test: Payment of ₹8,999 received, receipt OC/26-27/000001',
    );
    expect(first?.text).toContain('This was a test payment: no money was taken');
    expect(other?.text).toContain(
      '₹8,999 of this is above the price. We refund it within 10 working days.',
    );
  });

  test('money given back: how much, when, and of what', async () => {
    const { paymentId, regNo } = await paid();
    const refund = { paymentId, reason: 'ill', status: 'done' } as const;
    await db.refund.createMany({
      data: [
        { ...refund, refundId: 'r1', amountPaise: 100_000, method: 'cash', doneAt: day },
        {
          ...refund,
          refundId: 'r2',
          amountPaise: 50_050,
          method: 'gateway',
          doneAt: new Date('2026-11-30T19:00:00Z'),
        },
        { ...refund, refundId: 'r3', amountPaise: 1, method: 'gateway', status: 'pending' },
      ],
    });
    await queue(paymentId, 'refunded');
    const [mail] = await delivered();
    expect(mail?.recipients).toEqual(['asha@example.org']);
    expect(mail?.headers.subject).toBe('₹500.50 refunded');
    expect(mail?.text).toBe(`Dear Asha Rao,

We have refunded ₹500.50 of your payment of ₹8,999.

For:      GATE (Chemistry)
Receipt:  OC/26-27/000001
Refunded: ₹1,000 on 21 November 2026, in cash
Refunded: ₹500.50 on 1 December 2026, to your original payment method
Total:    ₹1,500.50
Reg. No:  ${regNo}

It goes to the account or card you paid from. Your bank may take a few days to show it.

Your payments are in your account:
http://localhost:3000/history

Questions? Call us on +91 00000 00001.
`);
  });

  test('money given back with a refund receipt: its number, and where to open it', async () => {
    const { paymentId } = await paid();
    await refundOf(paymentId, 100_000, day);
    await queue(paymentId, 'refunded');
    const [mail] = await delivered();
    expect(mail?.text).toContain('Refund receipt: RR/26-27/000001\n');
    expect(mail?.text).toContain(
      'Open or print your refund receipt in your account:\nhttp://localhost:3000/history\n',
    );
  });

  test('an e-mail that is none gives way to the account’s; names stay one line', async () => {
    const odd = { email: 'asha at home', studentname: 'Asha\r\nBcc: x@y.in' };
    const { paymentId } = await paid({ provider: 'office', method: 'cash', receivedOn: day }, odd);
    await queue(paymentId, 'paid');
    const [mail] = await delivered();
    expect(mail?.recipients).toEqual([expect.stringMatching(/^student-\d+@example\.org$/)]);
    expect(mail?.text).toContain('Dear Asha Bcc: x@y.in,\n');
    expect(mail?.text).toContain('Paid by: Cash');
  });

  test('without an address, or with nothing to report, no mail is sent', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const unattached = await paidPayment();
    await receiptOf(unattached.id);
    await queue(unattached.id, 'paid');
    const { paymentId } = await paid();
    await queue(paymentId, 'refunded');
    await queue('0c7a7a5e-9a9e-4b6e-8e4c-6a3c1d1f2b3a', 'paid');
    expect(await delivered()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(3);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Rao|98765 ?43210/);
  });
});

describe('to the institute', () => {
  test('a payment of a wrong amount, with the sums requested and received', async () => {
    const { paymentId, orderId, regNo } = await paid({ status: 'review', attention: 'mismatch' });
    await db.paymentEvent.create({
      data: {
        paymentId,
        source: 'notice',
        what: 'mismatch',
        status: 'review',
        amountPaise: 100,
      },
    });
    await queue(paymentId, 'review');
    const [mail] = await delivered();
    expect(mail?.recipients).toEqual(['office@example.in']);
    expect(mail?.headers.subject).toBe(`Different amount received: order ${orderId}`);
    expect(mail?.text).toBe(`Different amount received.
The payment is recorded and needs a decision.

Order:    ${orderId}
Method:   PhonePe
Amount:   ₹8,999
Reported: ₹1
For:      GATE (Chemistry)
Reg. No:  ${regNo}
Student:  Asha Rao
Payer:    Suresh Rao
Phone:    +91 98765 43210

Open the registration:
http://localhost:3000/searchuser?q=${regNo}

Open all payments that need attention:
http://localhost:3000/searchuser/payments?show=attention
`);
  });

  test.each([
    ['secondPayment', 'overpaid', 'More than the price received'],
    ['review', 'unattached', 'Unmatched payment'],
    ['review', 'refund failed', 'A payment needs attention'],
    ['review', null, 'Different amount received'],
  ] as const)('%s, %s: %s', async (kind, attention, subject) => {
    const { id, orderId } = await paidPayment({ attention });
    await queue(id, kind);
    const [mail] = await delivered();
    expect(mail?.headers.subject).toBe(`${subject}: order ${orderId}`);
    expect(mail?.text).toMatch(/searchuser\/payments\?show=attention\n$/);
    expect(mail?.text).not.toContain('Open the registration');
  });

  test('two about one payment are two mails: there may be something new', async () => {
    const { id } = await paidPayment({ attention: 'mismatch' });
    await queue(id, 'review');
    await queue(id, 'review');
    const ids = (await delivered()).map(({ headers }) => headers['message-id']);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the queue', () => {
  test('a job exists after a commit, and not after a rollback', async () => {
    const work = inTransaction(async (client) => {
      await queuePaymentMail(client, { payment: 'x', kind: 'paid' });
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    expect(await jobs()).toEqual([]);
  });

  test('without the queue the payment is not settled', async () => {
    const work = inTransaction(async (tx) => {
      await tx.query(`update pgboss.queue set name = 'away' where name = 'payment-mails'`);
      await queuePaymentMail(tx, { payment: 'x', kind: 'paid' });
    });
    await expect(work).rejects.toThrow('The queue payment-mails is missing.');
  });

  test('a mail that fails is tried again, under the same name', async () => {
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const sent: { mail: Mail; queuedAt: Date }[] = [];
    const sender: Sender = {
      apartMs: 0,
      send: async (mail, queuedAt) => {
        sent.push({ mail, queuedAt });
        if (sent.length < 3) throw new SendingFailed('No.');
      },
    };
    const { paymentId } = await paid({ attention: 'mismatch' });
    await queue(paymentId, 'review');
    await startMailWorker(sender);
    await jobIn('retry');
    await skipPause();
    await jobIn('retry', 2);
    await skipPause();
    await jobIn('completed', 3);
    expect(sent).toHaveLength(3);
    expect(
      new Set(sent.map(({ mail, queuedAt }) => `${mail.messageId} ${queuedAt.toISOString()}`)).size,
    ).toBe(1);
  });

  test('a mail that is given up says how to send it again', async () => {
    const errors = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const send = async () => {
      throw new SendingFailed('No.');
    };
    const { paymentId } = await paid();
    await queue(paymentId, 'paid');
    await pool.query('update pgboss.job set retry_limit = 0');
    await startMailWorker({ apartMs: 0, send });
    await jobIn('failed');
    expect(JSON.stringify(errors.mock.calls)).toContain('npm run leads -- --notify-again');
  });

  test('an e-mail service tells of leads only, and the log says so', async () => {
    const errors = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const { paymentId } = await paid();
    await queue(paymentId, 'paid');
    await startMailWorker(
      emailServiceSender({ url: '', serviceId: '', templateId: '', publicKey: '' }),
    );
    await jobIn('completed');
    expect(JSON.stringify(errors.mock.calls)).toMatch(/Set SMTP_URL instead/);
  });

  test('without a mail server the mail is a file that only we can read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'orbital-outbox-'));
    const { paymentId } = await paid();
    await queue(paymentId, 'paid');
    await startMailWorker(outboxSender({ folder, from, to }));
    await jobIn('completed');
    const [name = ''] = await readdir(folder);
    const file = path.join(folder, name);
    expect(name).toMatch(/-payment-paid-[\da-f-]{36}\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(readMail(await readFile(file)).headers.to).toBe('asha@example.org');
    await rm(folder, { recursive: true });
  });
});
