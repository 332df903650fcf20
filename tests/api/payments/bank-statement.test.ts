import type { BankPreview } from '@/lib/payments/bank/bank-statement';
import { bankDecided, bankDesk } from '@/lib/payments/bank/list-bank-lines';
import { db } from '@/lib/platform/db';
import { dateOf } from '@/lib/site/days';
import {
  bankImport,
  bankMatch,
  bankPreview,
  bankPutBack,
  bankSetAside,
  cash,
  enrolled,
  record,
  staffWith,
} from '../../support/office/office';
import { newBankLine } from '../../support/office/office-rows';
import { wholeList } from './money-rows';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const DAY = '2026-03-10';
const reference = '431122334455';

/** A payment recorded by staff. */
const officePayment = (more: Parameters<typeof paidPayment>[0] = {}) =>
  paidPayment({
    provider: 'office',
    method: 'upi',
    gatewayPaymentId: null,
    name: 'Asha Rao',
    receivedOn: dateOf(DAY),
    reference,
    ...more,
  });

const statement = (...lines: string[]) => ({
  text: `Account 1234\nDate,Narration,Ref No,Withdrawal,Deposit\n${lines.join('\n')}\nTotal,,,1,2\n`,
});
const certain = `10/03/2026,UPI FEE,0000${reference},,"8,999.00"`;
const strange = '11/03/2026,NEFT NOBODY,X1,,"1,234.00"';

const lines = () => db.bankLine.findMany({ orderBy: { amountPaise: 'desc' } });

test('a preview tells each line, and only the audit is written', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await officePayment();
  const { status, body } = await bankPreview(
    token,
    statement(certain, strange, '12/03/2026,RENT,,500,'),
  );
  const preview = body.data as BankPreview;
  expect(status).toBe(200);
  expect(preview).toMatchObject({
    lines: [
      { line: 3, verdict: 'matched', why: 'Same reference and amount.', payments: [{ id }] },
      {
        line: 4,
        verdict: 'nothing',
        why: expect.stringContaining('No recorded payment of ₹1,234'),
      },
    ],
    withdrawals: 1,
    skipped: [{ line: 1 }, { line: 6 }],
  });
  expect([await db.bankLine.count(), await db.auditEntry.count()]).toEqual([0, 1]);
});

test('an import matches certain lines, and explains the others', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const { id } = await officePayment();
  const { body } = await bankImport(token, statement(certain, strange));
  expect(body.data).toEqual({ added: 2, known: 0, matched: 1, recorded: 0, left: 1 });
  expect(await lines()).toMatchObject([
    { paymentId: id, amountPaise: 899_900, staffId },
    { paymentId: null, setAside: null, reference: 'X1', description: 'NEFT NOBODY' },
  ]);
  expect(await bankDesk(await staffOf('bank.match'))).toMatchObject({
    first: DAY,
    last: '2026-03-11',
    decided: 1,
    late: [],
    unresolved: [
      { paise: 123_400, choices: [], why: expect.stringContaining('not be recorded yet') },
    ],
  });
  expect(await wholeList({ day: '2026-11-21', show: 'all' })).toMatchObject([{ onStatement: DAY }]);
  expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { action: 'bank.import', detail: { lines: 2, added: 2, matched: 1, payments: [id] } },
  ]);
});

test('a statement imported ten times at once, or again with more lines, is stored once', async () => {
  const { token } = await staffWith('counsellor');
  await officePayment();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => bankImport(token, statement(certain, strange))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await db.bankLine.count()).toBe(2);
  // The payment is recorded only now, and importing the statement again finds it.
  await officePayment({ amountPaise: 123_400, reference: 'X1', receivedOn: dateOf('2026-03-11') });
  const more = statement(strange, certain, '12/03/2026,NEFT,Y2,,1');
  expect((await bankImport(token, more)).body.data).toEqual({
    added: 1,
    known: 2,
    matched: 1,
    recorded: 0,
    left: 1,
  });
  const preview = (await bankPreview(token, more)).body.data as BankPreview;
  expect(preview.lines.map(({ verdict }) => verdict)).toEqual(['known', 'known', 'nothing']);
});

test('text that is not a statement is refused beside its field, and nothing is written', async () => {
  const { token } = await staffWith('counsellor');
  for (const text of ['', 'Name,Phone\nAsha,98', 'Date,Deposit\n"01/01/2026,1', statement().text]) {
    const { status, body } = await bankImport(token, { text });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['text']]);
  }
  expect(await db.bankLine.count()).toBe(0);
});

describe('by hand', () => {
  test('ten who match one line to different payments: one of them wins', async () => {
    const { token } = await staffWith('counsellor');
    const { id: line } = await newBankLine();
    const payments = await Promise.all(Array.from({ length: 10 }, () => officePayment()));
    const answers = await Promise.all(
      payments.map(({ id: payment }) => bankMatch(token, { line, payment })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const [row] = await lines();
    expect(won[0]?.body.data).toEqual({ payment: row?.paymentId });
    expect(await db.auditEntry.count({ where: { action: 'bank.match' } })).toBe(1);
  });

  test('ten lines for one payment: one of them proves it; a repeat changes nothing', async () => {
    const { token } = await staffWith('counsellor');
    const { id: payment } = await officePayment();
    const all = await Promise.all(Array.from({ length: 10 }, () => newBankLine()));
    const answers = await Promise.all(
      all.map(({ id: line }) => bankMatch(token, { line, payment })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [{ id: line } = { id: '' }] = (await lines()).filter((one) => one.paymentId === payment);
    expect((await bankMatch(token, { line, payment })).status).toBe(200);
    expect(await db.auditEntry.count({ where: { action: 'bank.match' } })).toBe(1);
  });

  test('another amount, money not received and gateway payments are refused', async () => {
    const { token } = await staffWith('counsellor');
    const { id: line } = await newBankLine();
    const unfit = [
      await officePayment({ amountPaise: 899_901 }),
      await officePayment({ status: 'expired' }),
      await paidPayment(),
    ];
    for (const { id: payment } of unfit) {
      expect((await bankMatch(token, { line, payment })).status).toBe(409);
    }
    const nobody = '0b5e9a3c-6a1f-4c58-9d0e-000000000099';
    expect((await bankMatch(token, { line, payment: nobody })).status).toBe(404);
    expect((await bankMatch(token, { line: nobody, payment: nobody })).status).toBe(404);
    expect(await lines()).toMatchObject([{ paymentId: null }]);
  });

  test('a line is set aside with a reason, leaves the list, and can still be matched', async () => {
    const { token } = await staffWith('counsellor');
    const { id: line } = await newBankLine();
    expect((await bankSetAside(token, { line, reason: ' ' })).status).toBe(422);
    const body = { line, reason: 'Rent of the hall' };
    for (let times = 0; times < 2; times += 1) {
      expect((await bankSetAside(token, body)).status).toBe(200);
    }
    expect((await bankDesk(await staffOf('bank.match'))).unresolved).toEqual([]);
    expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'bank.setAside', subjectId: line, reason: 'Rent of the hall' },
    ]);
    const { id: payment } = await officePayment();
    expect((await bankMatch(token, { line, payment })).status).toBe(200);
    expect(await lines()).toMatchObject([{ paymentId: payment, setAside: null }]);
    expect((await bankSetAside(token, body)).status).toBe(409);
    const nobody = '0b5e9a3c-6a1f-4c58-9d0e-000000000099';
    expect((await bankSetAside(token, { ...body, line: nobody })).status).toBe(404);
  });

  test('a decision is undone with a reason, once, and only if it is the one displayed', async () => {
    const { id: staffId, token } = await staffWith('counsellor');
    const [{ id: line }, { id: wrong }, { id: right }] = [
      await newBankLine(),
      await officePayment(),
      await officePayment(),
    ];
    const back = { line, payment: wrong, reason: 'It was the brother who paid' };
    expect((await bankPutBack(token, back)).status).toBe(409);
    await bankMatch(token, { line, payment: wrong });
    expect((await bankPutBack(token, { ...back, reason: ' ' })).status).toBe(422);
    expect((await bankPutBack(token, { ...back, payment: right })).status).toBe(409);
    expect((await bankPutBack(token, back)).body.data).toEqual({ line });
    expect((await bankPutBack(token, back)).status).toBe(409);
    expect(await bankDesk(await staffOf('bank.match'))).toMatchObject({
      decided: 0,
      unresolved: [{ id: line }],
    });

    expect((await bankMatch(token, { line, payment: right })).status).toBe(200);
    expect((await bankPutBack(token, back)).status).toBe(409);
    expect(await lines()).toMatchObject([{ paymentId: right }]);
    const acts = await db.auditEntry.findMany({
      orderBy: { id: 'asc' },
      where: { action: 'bank.putBack' },
    });
    expect(acts).toMatchObject([
      {
        staffId,
        subject: 'payment',
        subjectId: wrong,
        reason: back.reason,
        detail: { line, paise: 899_900 },
      },
    ]);
    expect(JSON.stringify(acts[0]?.detail)).not.toContain('NEFT');
  });

  test('a line that was set aside is put back too', async () => {
    const { token } = await staffWith('counsellor');
    const { id: line } = await newBankLine({ setAside: 'Rent of the hall' });
    const body = { line, payment: '', reason: 'It is a fee' };
    expect((await bankPutBack(token, body)).status).toBe(200);
    expect(await lines()).toMatchObject([{ paymentId: null, setAside: null }]);
    expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'bank.putBack', subject: 'list', subjectId: line, reason: 'It is a fee' },
    ]);
  });

  test('resolved lines are listed with decision and person, in pages', async () => {
    const { id: staffId } = await staffWith('counsellor');
    const { id: paymentId } = await officePayment();
    await newBankLine({ day: dateOf(DAY), paymentId, staffId });
    for (let index = 0; index < 30; index += 1) {
      await newBankLine({ day: dateOf('2026-03-09'), setAside: `Rent ${index}` });
    }
    await newBankLine();
    const first = await bankDecided(await staffOf('bank.match'), null);
    expect(first.rows[0]).toMatchObject({
      day: DAY,
      paise: 899_900,
      setAside: null,
      by: 'counsellor@example.org',
      payment: { id: paymentId, name: 'Asha Rao', way: 'upi' },
    });
    expect(first.rows[1]).toMatchObject({ payment: null, by: null });
    const second = await bankDecided(await staffOf('bank.match'), first.next);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 6, null]);
    const all = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(all).size).toBe(31);
    expect((await bankDecided(await staffOf('bank.match'), 'nothing')).rows).toHaveLength(25);
  });

  test('a payment recorded from a line is matched to it, both or neither', async () => {
    const { token } = await staffWith('counsellor');
    const [{ id: bankLine }, first, second] = [
      await newBankLine(),
      await enrolled(),
      await enrolled(),
    ];
    const bank = { method: 'bank', reference: 'SBIN526112345678', bankLine };
    const less = { ...bank, amount: 5000, otherAmount: true, note: 'A part' };
    expect((await record(token, cash(first.id, less))).status).toBe(409);
    expect(await db.payment.count()).toBe(0);
    const body = cash(first.id, bank);
    const recorded = await record(token, body);
    expect(recorded.status).toBe(200);
    expect((await record(token, body)).body).toEqual(recorded.body);
    expect(await lines()).toMatchObject([
      { paymentId: (recorded.body.data as { payment: string }).payment },
    ]);
    const again = cash(second.id, { ...bank, reference: 'OTHER 1' });
    expect((await record(token, again)).status).toBe(409);
    expect(await db.payment.count()).toBe(1);
  });
});

test('deposits that no statement shows are listed after five days, from the first statement on', async () => {
  const old = await officePayment({ receivedOn: dateOf(DAY) });
  await officePayment({
    receivedOn: dateOf('2026-03-01'),
    reference: 'before the first statement',
  });
  await officePayment({ method: 'cash', receivedOn: dateOf(DAY) });
  await officePayment({ receivedOn: new Date(), reference: 'of today' });
  expect((await bankDesk(await staffOf('bank.match'))).late).toEqual([]);
  await newBankLine({ day: dateOf('2026-03-05'), amountPaise: 1 });
  expect((await bankDesk(await staffOf('bank.match'))).late.map(({ id }) => id)).toEqual([old.id]);
});

test('an unresolved line offers what fits first, then all of its amount, cash too', async () => {
  const far = await officePayment({
    receivedOn: dateOf('2026-02-10'),
    reference: 'A1',
    method: 'cash',
  });
  const near = await officePayment({ receivedOn: dateOf('2026-03-09'), reference: 'B2' });
  await newBankLine({ day: dateOf(DAY), reference: 'C3' });
  const { unresolved } = await bankDesk(await staffOf('bank.match'));
  expect(unresolved).toMatchObject([{ choices: [{ id: near.id }, { id: far.id }], fits: 1 }]);
});
