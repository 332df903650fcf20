import { POST as postClaim } from '@/app/api/student/upi-claim/route';
import { POST as postDecline } from '@/app/api/admin/upi-claims/decline/route';
import { findFee } from '@/lib/payments/amount-due';
import { ownClaims } from '@/lib/refunds/refund-claims';
import { bankDesk } from '@/lib/payments/bank/list-bank-lines';
import type { BankPreview } from '@/lib/payments/bank/bank-statement';
import { slipReference } from '@/lib/payments/upi/upi-link';
import { countUpiClaims, listUpiClaims, ownUpiClaims } from '@/lib/payments/upi/upi-claims';
import { slipFor, slipsFor } from '@/lib/payments/upi/upi-slip';
import type { Paise } from '@/content/money';
import { personRegistrations } from '@/lib/people/read-person';
import { declinedUpiMails } from '@/lib/payments/upi/declined-mails';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { today } from '@/lib/site/days';
import { bearer, read } from '../../support/accounts/log-in';
import { withFacts } from '../../support/content/with-facts';
import { post } from '../../support/leads/lead';
import { bankImport, bankPreview, cash, record, staffWith } from '../../support/office/office';
import { newBankLine, newRegistration } from '../../support/office/office-rows';
import { acts } from '../../support/office/person';
import { enrolled } from '../../support/payments/payment';
import { agreedPlan } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
beforeEach(() => {
  env.UPI_ID = 'office@okbank';
});
afterEach(() => {
  env.UPI_ID = undefined;
});

const UTR = '431122334455';
const [year, month, dayOfMonth] = today().split('-');
const bankDay = `${dayOfMonth}/${month}/${year}`;
const line = (narration: string, rupees: number) => `${bankDay},${narration},,${rupees}`;
const statement = (...lines: string[]) => ({
  text: `Date,Narration,Ref No,Deposit\n${lines.join('\n')}\n`,
});

type Student = Awaited<ReturnType<typeof enrolled>>;

const claim = ({ token, registration }: Pick<Student, 'token' | 'registration'>, utr = UTR) =>
  read(postClaim(post('/', { registration, utr }, bearer(token))));
const decline = (token: string, body: object) => read(postDecline(post('/', body, bearer(token))));

const slipOf = async (registration: string) => {
  const fee = await findFee(registration, null);
  return fee && slipFor(fee);
};
const paymentsOf = (registrationId: string) =>
  db.payment.findMany({ where: { registrationId }, orderBy: { amountPaise: 'desc' } });

test('a slip has the amount due now; without a UPI id or a debt there is none', async () => {
  const { registration } = await enrolled();
  const reference = slipReference(registration);
  expect(await slipOf(registration)).toMatchObject({
    amount: 8_999_00,
    upiId: 'office@okbank',
    reference,
    link: expect.stringMatching(new RegExp(`am=8999\\.00&cu=INR&tn=${reference}&tr=${reference}$`)),
  });
  await agreedPlan(registration);
  const [first] = await db.instalmentLine.findMany({ orderBy: { number: 'asc' } });
  expect(await slipOf(registration)).toMatchObject({ amount: first?.amountPaise, reference });
  env.UPI_ID = undefined;
  expect(await slipOf(registration)).toBeNull();
  env.UPI_ID = 'office@okbank';
  const { token } = await staffWith('counsellor');
  await record(token, cash(registration, { otherAmount: true, note: 'All at once' }));
  expect(await slipOf(registration)).toBeNull();
});

test('there is a slip for each amount that may be chosen, and a claim is of the one that was', async () => {
  const student = await enrolled();
  const { registration } = student;
  const fee = await findFee(registration, null);
  if (!fee) throw new Error('There is no fee.');
  const amountIn = (link = '') => /&am=([\d.]+)&/.exec(link)?.[1];
  const whole = await slipsFor(fee, null);
  expect([amountIn(whole?.whole.link), whole?.part]).toEqual(['8999.00', null]);
  await agreedPlan(registration);
  const slips = await slipsFor(fee, 4_999_00 as Paise);
  expect([slips?.whole.amount, amountIn(slips?.whole.link)]).toEqual([8_999_00, '8999.00']);
  expect([slips?.part?.amount, amountIn(slips?.part?.link)]).toEqual([4_999_00, '4999.00']);
  const claimed = async (utr: string, amount?: string) => {
    const body = { registration, utr, ...(amount && { amount }) };
    return (await read(postClaim(post('/', body, bearer(student.token))))).status;
  };
  expect(await claimed(UTR, '5000')).toBe(409);
  expect(await claimed(UTR, '4999')).toBe(200);
  expect(await claimed('431122334456', '8999')).toBe(200);
  expect(await claimed('431122334457')).toBe(200);
  const claims = await db.upiClaim.findMany({ orderBy: { utr: 'asc' } });
  expect(claims.map(({ amountPaise }) => amountPaise)).toEqual([4_999_00, 8_999_00, 4_999_00]);
});

test('the first of the instalments offered, paid by a slip, agrees to them', async () => {
  const { registration } = await enrolled();
  const instalments = { fromPrice: 5_000_00, parts: 2, daysBetween: 30 };
  const { recordSlipLines } = await withFacts(
    { instalments },
    () => import('@/lib/payments/bank/slip-lines'),
  );
  const { id: staffId } = await staffWith('counsellor');
  const lineKey = 'a-line-of-a-statement';
  const description = `UPI ${slipReference(registration)}`;
  const day = new Date(`${today()}T00:00:00Z`);
  const data = { lineKey, day, amountPaise: 4_499_00, reference: '', description };
  await db.bankLine.create({ data });
  expect(await recordSlipLines(await staffOf('bank.match', staffId))).toBe(1);
  expect(await db.instalmentLine.findMany({ orderBy: { number: 'asc' } })).toMatchObject([
    { amountPaise: 4_499_00, dueOn: day },
    { amountPaise: 4_500_00 },
  ]);
});

test('the published UPI id comes before the setting', async () => {
  const institute = { upiId: 'published@okbank' };
  const published = await withFacts({ institute }, () => import('@/lib/payments/upi/upi-slip'));
  expect(published.payeeUpiId()).toBe('published@okbank');
});

test('a child without a parent’s consent gets no slip and can claim nothing', async () => {
  const child = await enrolled({ dateofbirth: `${Number(year) - 15}-01-01` });
  await db.consent.deleteMany();
  expect(await slipOf(child.registration)).toBeNull();
  expect((await claim(child)).status).toBe(403);
});

test('a claim waits and pays nothing; a repeat is the same, and a transfer is claimed once', async () => {
  const student = await enrolled();
  await db.registration.updateMany({ data: { submittedAt: null } });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => claim(student, '4311 2233 4455')),
  );
  const [first] = answers;
  expect(first?.status).toBe(200);
  expect(answers.map(({ body }) => body.data)).toEqual(Array(5).fill(first?.body.data));
  expect(await db.upiClaim.findMany()).toMatchObject([{ utr: UTR, amountPaise: 8_999_00 }]);
  expect(await db.payment.count()).toBe(0);
  expect(await db.registration.findFirst()).toMatchObject({ submittedAt: expect.any(Date) });
  expect(await ownUpiClaims(student.id)).toMatchObject([{ state: 'waiting', utr: UTR }]);
  expect(await countUpiClaims()).toEqual({ waiting: 1, late: 0 });
  expect(await inTransaction((tx) => personRegistrations(tx, student.id))).toMatchObject([
    { id: student.registration, hasUpiClaim: true },
  ]);

  const other = await enrolled();
  expect((await claim(other)).body).toMatchObject({
    code: 'conflict',
    fields: { utr: expect.stringMatching(/another payment/) },
  });
  expect((await claim({ ...other, registration: student.registration })).status).toBe(404);
  for (const utr of ['', '43112233445', '4311223344556', 'UPI431122334'])
    expect((await claim(other, utr)).status).toBe(422);
});

test('staff settle a claim by recording the payment; the statement then proves it', async () => {
  const student = await enrolled();
  const { registration } = student;
  const { token } = await staffWith('counsellor');
  await claim(student);
  const paid = { method: 'upi', reference: `UTR ${UTR}` };
  expect((await record(token, cash(registration, paid))).status).toBe(200);
  const [payment] = await paymentsOf(registration);
  expect(await db.upiClaim.findFirst()).toMatchObject({ paymentId: payment?.id });
  expect(await ownUpiClaims(student.id)).toEqual([]);
  expect((await claim(student)).status).toBe(200);
  expect((await claim(await enrolled())).status).toBe(409);

  const { body } = await bankImport(token, statement(line(`UPI/${UTR}/FEE`, 8999)));
  expect(body.data).toMatchObject({ matched: 1, recorded: 0, left: 0 });
  expect(await db.payment.count()).toBe(1);
});

test('a claim is settled by the line with its UTR, beside a phone of as many digits', async () => {
  const student = await enrolled();
  const { token } = await staffWith('counsellor');
  await claim(student);
  await bankImport(token, statement(line(`UPI/919876543210/${UTR}/FEE`, 8999)));
  const [payment] = await paymentsOf(student.registration);
  expect(payment).toMatchObject({ reference: UTR });
  expect(await db.upiClaim.findFirst()).toMatchObject({ paymentId: payment?.id, closedAt: null });
});

test('a UTR that has paid one instalment is no claim of the next', async () => {
  const student = await enrolled();
  const { registration } = student;
  await agreedPlan(registration);
  const { token } = await staffWith('counsellor');
  await claim(student);
  const [first] = await db.instalmentLine.findMany({ orderBy: { number: 'asc' } });
  const amount = String((first?.amountPaise ?? 0) / 100);
  await record(token, cash(registration, { method: 'upi', reference: UTR, amount }));
  const { status, body } = await claim(student);
  expect([status, body.fields?.utr]).toEqual([409, expect.stringMatching(/recorded already/)]);
});

test('the statement settles claims and slips by UTR or reference, once, whatever the amount', async () => {
  const { token } = await staffWith('counsellor');
  const [byUtr, less, old] = [await enrolled(), await enrolled(), await enrolled()];
  await claim(byUtr);
  const text = statement(
    line(`UPI/${UTR}/FEE`, 8999),
    line(`UPI/431122334456/${slipReference(less.registration)}`, 3000),
    line(`UPI/431122334457/${slipReference(old.registration).toLowerCase()}`, 8999),
  );
  // The price is corrected after the slip was printed.
  await db.registration.update({ where: { id: old.registration }, data: { pricePaise: 9_500_00 } });
  const preview = (await bankPreview(token, text)).body.data as BankPreview;
  expect(preview.lines.map(({ verdict }) => verdict)).toEqual(['slip', 'slip', 'slip']);
  expect(await db.payment.count()).toBe(0);

  const answers = await Promise.all(Array.from({ length: 4 }, () => bankImport(token, text)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.at(-1)?.body.data).toMatchObject({ left: 0 });
  for (const [{ registration }, paise, due] of [
    [byUtr, 8_999_00, null],
    [less, 3_000_00, 5_999_00],
    [old, 8_999_00, 501_00],
  ] as const) {
    expect(await paymentsOf(registration)).toMatchObject([
      { amountPaise: paise, status: 'paid', method: 'upi', attention: null },
    ]);
    expect((await slipOf(registration))?.amount ?? null).toBe(due);
  }
  expect(await db.upiClaim.findFirst()).toMatchObject({ paymentId: expect.any(String) });
  expect([await db.receipt.count(), await db.refundClaim.count()]).toEqual([3, 0]);
});

test('a claimed UTR is recorded only with the amount of the claim and of the debt', async () => {
  const { token } = await staffWith('counsellor');
  const [other, paid, halves] = [await enrolled(), await enrolled(), await enrolled()];
  await agreedPlan(halves.registration);
  const [first] = await db.instalmentLine.findMany({ orderBy: { number: 'asc' } });
  const half = first?.amountPaise ?? 0;
  const utrs = ['431122334461', '431122334462', '431122334463'] as const;
  for (const [index, student] of [other, paid, halves].entries()) await claim(student, utrs[index]);
  // Another student's transfer, a fee paid meanwhile, and the first instalment.
  await record(token, cash(paid.registration));
  const lines = [15_000, 8_999, half / 100].map((rupees, index) =>
    line(`UPI/${utrs[index]}/SOMEBODY`, rupees),
  );
  const preview = (await bankPreview(token, statement(...lines))).body.data as BankPreview;
  expect(preview.lines.map(({ verdict }) => verdict)).toEqual(['nothing', 'nothing', 'slip']);
  const { body } = await bankImport(token, statement(...lines));
  expect(body.data).toMatchObject({ recorded: 1, left: 2 });
  expect(await paymentsOf(other.registration)).toEqual([]);
  expect(await paymentsOf(paid.registration)).toMatchObject([{ method: 'cash' }]);
  expect(await paymentsOf(halves.registration)).toMatchObject([{ amountPaise: half }]);
  const { unresolved } = await bankDesk(await staffOf('bank.match'));
  const whys = unresolved.map(({ why }) => why).join();
  expect(whys).toContain('The student reported ₹8,999; the line is ₹15,000. ₹8,999 is due.');
  expect(whys).toContain('The student reported ₹8,999; the line is ₹8,999. Nothing is due.');
});

test('an excess paid by a slip needs attention and becomes a refund claim, once', async () => {
  const { token } = await staffWith('counsellor');
  const [more, twice] = [await enrolled(), await enrolled()];
  const text = statement(
    line(`UPI/431122334456/${slipReference(more.registration)}`, 9999),
    line(`UPI/431122334457/${slipReference(twice.registration)}`, 8999),
    line(`UPI/431122334458/${slipReference(twice.registration)}`, 8999),
  );
  await bankImport(token, text);
  expect((await bankImport(token, text)).body.data).toMatchObject({ recorded: 0, left: 0 });
  expect(await ownClaims(more.id)).toMatchObject([{ amountPaise: 1_000_00, via: 'statement' }]);
  expect(await paymentsOf(more.registration)).toMatchObject([{ attention: 'overpaid' }]);
  const attention = (await paymentsOf(twice.registration)).map((payment) => payment.attention);
  expect(new Set(attention)).toEqual(new Set([null, 'overpaid']));
  expect(await ownClaims(twice.id)).toMatchObject([{ amountPaise: 8_999_00 }]);
  expect([await db.payment.count(), await db.refundClaim.count()]).toEqual([3, 2]);
});

test('lines left by a killed import are recorded by the next one', async () => {
  const { token } = await staffWith('counsellor');
  const { registration } = await enrolled();
  await newBankLine({ reference: UTR, description: `UPI/${slipReference(registration)}` });
  const other = statement(line('NEFT SOMEBODY', 500));
  expect((await bankImport(token, other)).body.data).toMatchObject({ recorded: 1, left: 1 });
  expect(await paymentsOf(registration)).toMatchObject([{ reference: UTR, status: 'paid' }]);
});

test('a second claim closes by itself when the fee is paid, with a mail; its money is left to staff', async () => {
  const { token } = await staffWith('counsellor');
  const student = await enrolled();
  const [first, second] = ['431122334471', '431122334472'] as const;
  await claim(student, first);
  await claim(student, second);
  await bankImport(token, statement(line(`UPI/${first}/FEE`, 8999)));
  expect(await ownUpiClaims(student.id)).toMatchObject([{ utr: second, state: 'closed' }]);
  expect(await countUpiClaims()).toEqual({ waiting: 0, late: 0 });
  const jobs = await db.$queryRaw<{ id: string; data: { claim: string } }[]>`
    select id::text, data from pgboss.job where name = 'declined-upi-mails'`;
  const mails = await Promise.all(
    jobs.map((job) => declinedUpiMails.write(pool, { ...job, createdOn: new Date() })),
  );
  expect(mails).toMatchObject([{ text: expect.stringContaining('nothing more is due') }]);
  const { body } = await bankImport(token, statement(line(`UPI/${second}/FEE`, 8999)));
  expect(body.data).toMatchObject({ recorded: 0, left: 1 });
  const { unresolved } = await bankDesk(await staffOf('bank.match'));
  expect(unresolved[0]?.payers).toMatchObject([{ registrationId: student.registration }]);
});

test('doubtful lines are left to staff, with the registrations that they name', async () => {
  const { token } = await staffWith('counsellor');
  const [one, other, child] = [
    await enrolled(),
    await enrolled(),
    await enrolled({ dateofbirth: `${Number(year) - 15}-01-01` }),
  ];
  await claim(one);
  await db.consent.deleteMany({ where: { studentId: child.id } });
  // One recorded by hand without its UTR, and one with another amount.
  const { id: noted } = await newRegistration(other.id);
  await record(token, cash(noted, { method: 'upi', reference: 'Paytm' }));
  const lines = [
    line(`UPI/${UTR}/${slipReference(other.registration)}`, 8999),
    line(`UPI/431122334456/${slipReference(child.registration)}`, 8999),
    line(`UPI/431122334457/${slipReference(noted)}`, 8999),
    line('UPI/431122334458/SOMEBODY', 8999),
  ];
  const { body } = await bankImport(token, statement(...lines));
  expect(body.data).toMatchObject({ recorded: 0, left: 4 });
  const { unresolved } = await bankDesk(await staffOf('bank.match'));
  const payers = new Map(unresolved.map((each) => [each.description, each.payers]));
  expect(lines.map((text) => payers.get(text.split(',')[1] ?? '')?.length)).toEqual([2, 1, 1, 0]);
  expect(unresolved.map(({ why }) => why).join()).toContain('It names Asha Rao, Reg. No');
});

test('the same transfer on a statement of another form is not recorded again', async () => {
  const { token } = await staffWith('counsellor');
  const { registration } = await enrolled();
  const reference = slipReference(registration);
  await bankImport(token, statement(line(`UPI/${UTR}/${reference}`, 3000)));
  const again = statement(line(`UPI CR 0000${UTR} ${reference} ASHA`, 3000));
  expect((await bankImport(token, again)).body.data).toMatchObject({ recorded: 0, left: 1 });
  expect(await db.payment.count()).toBe(1);
});

test('a claim without money is declined once, with a sentence that the student reads', async () => {
  const student = await enrolled();
  const { token, id: staffId } = await staffWith('counsellor');
  await claim(student);
  await db.upiClaim.updateMany({ data: { createdAt: new Date(Date.now() - 4 * 86_400_000) } });
  expect(await countUpiClaims()).toEqual({ waiting: 1, late: 1 });
  await newBankLine({ description: `UPI/${UTR}`, amountPaise: 100 });
  const [listed] = await listUpiClaims(await staffOf('payments.read', staffId));
  expect(listed).toMatchObject({ isLate: true, utr: UTR, line: { paise: 100 } });
  const body = { claim: listed?.id, answer: 'No money came with this number.' };
  expect((await decline(token, body)).status).toBe(200);
  expect((await decline(token, body)).status).toBe(200);
  expect((await decline(token, { ...body, answer: 'Another' })).status).toBe(409);
  expect(await acts()).toMatchObject([
    { staffId, action: 'payment.declineClaim', subjectId: student.registration },
  ]);
  expect(await ownUpiClaims(student.id)).toMatchObject([
    { state: 'declined', answer: 'No money came with this number.' },
  ]);
  const jobs = await db.$queryRaw<{ id: string; data: { claim: string } }[]>`
    select id::text, data from pgboss.job where name = 'declined-upi-mails'`;
  const written = () =>
    Promise.all(jobs.map((job) => declinedUpiMails.write(pool, { ...job, createdOn: new Date() })));
  const mails = await written();
  expect(mails).toMatchObject([
    {
      to: { address: expect.stringContaining('@') },
      subject: 'We have not found your UPI payment of ₹8,999',
      text: expect.stringContaining('Our office writes: No money came with this number.'),
    },
  ]);
  expect(mails[0]?.text).toContain(`/payment?registration=${student.registration}`);
  await db.student.updateMany({ data: { language: 'hi' } });
  expect((await written())[0]).toMatchObject({
    subject: 'आपका ₹8,999 का UPI पेमेंट हमें नहीं मिला',
    text: expect.stringContaining('हमारा ऑफ़िस लिखता है: No money came with this number.'),
  });
  // A dismissal may be a mistake: the UTR can be sent again.
  expect((await claim(student)).status).toBe(200);
  expect(await countUpiClaims()).toEqual({ waiting: 1, late: 0 });
});
