import { randomInt } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { POST as postVisibility } from '@/app/api/admin/lead-visibility/route';
import { POST as postVisit } from '@/app/api/visits/route';
import { POST as postLead } from '@/app/api/student/free-registration/route';
import { moneyNumbers } from '@/lib/reports/money-report';
import { readSourceFilter, type SourceFilter } from '@/lib/reports/source-figures';
import { sourcePeople } from '@/lib/reports/source-people';
import { sourceCsv, sourceReport } from '@/lib/reports/source-report';
import { db, pool } from '@/lib/platform/db';
import { dayAfter, today } from '@/lib/site/days';
import { bearer, makeStudent, read } from '../../support/accounts/log-in';
import { cash, record, staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { post, registration } from '../../support/leads/lead';
import { paidPayment, refundOf } from '../../support/payments/payment-rows';
import { samples } from '../../support/process/samples';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const filter = (more: Partial<SourceFilter> = {}): SourceFilter => ({
  ...readSourceFilter(new URLSearchParams()),
  ...more,
});

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

let people = 0;
const touch = (source: string, campaign = '', page = '/') => ({ source, campaign, page });
type Touch = ReturnType<typeof touch>;

/** Somebody with a phone and e-mail of their own. */
const person = () => {
  people += 1;
  return { phone: `98${String(people).padStart(8, '0')}`, email: `person${people}@example.org` };
};

interface Enquiry {
  who: ReturnType<typeof person>;
  first?: Touch | undefined;
  last?: Touch | undefined;
  days?: number;
}

const lead = ({ who, first, last = first, days = 1, ...more }: Enquiry & object) =>
  db.lead.create({
    data: {
      requestId: `lead-${Math.random()}`,
      kind: 'freeRegistration',
      name: 'Asha Rao',
      phonenumber: who.phone,
      email: who.email,
      coursename: 'GATE Chemistry',
      ...(first && { firstTouch: first }),
      ...(last && { lastTouch: last }),
      createdAt: ago(days),
      ...more,
    },
  });

/** A registration of a person, by default of one without an account's touch. */
async function enrol(
  who: ReturnType<typeof person>,
  { student = {}, form = {} }: { student?: object; form?: object } = {},
) {
  const { id } = await makeStudent({ email: who.email, dateofbirth: '2003-05-17' });
  await db.student.update({ where: { id }, data: { contactnumber: who.phone, ...student } });
  return newRegistration(id, { mobilenumber: who.phone, email: who.email, ...form });
}

const reader = () => staffOf('reports.money');

async function moneyBySource(more: Partial<SourceFilter> = {}) {
  const { rows } = await sourceReport(await reader(), filter(more));
  return Object.fromEntries(rows.flatMap(({ key, paise }) => (paise ? [[key, paise / 100]] : [])));
}

const paidNow = (registrationId: string, rupees: number, more: object = {}) =>
  paidPayment({ registrationId, amountPaise: rupees * 100, paidAt: new Date(), ...more });

test('money goes to the source of the student, of an enquiry before by phone, e-mail or merged person, or of the counter', async () => {
  const signedUp = await enrol(person(), {
    student: { firstTouch: touch('google'), lastTouch: touch('youtube'), createdAt: ago(3) },
  });
  await paidNow(signedUp.id, 1);
  const phoned = person();
  await lead({
    who: { ...phoned, email: 'other@example.org' },
    first: touch('instagram'),
    days: 9,
  });
  await lead({ who: { ...phoned, phone: '1' }, first: touch('facebook'), days: 2 });
  await paidNow((await enrol(phoned)).id, 10);
  const later = person();
  const enrolledFirst = await enrol(later, { form: { submittedAt: ago(5), createdAt: ago(5) } });
  await lead({ who: later, first: touch('bing'), days: 1 });
  await paidNow(enrolledFirst.id, 100);
  await paidNow((await enrol(person(), { form: { knowaboutus: 'A friend' } })).id, 1_000);
  await paidNow((await enrol(person(), { form: { knowaboutus: 'My uncle’s shop' } })).id, 10_000);
  await paidPayment({ amountPaise: 5_00, paidAt: new Date() });
  const [merged, known] = [person(), person()];
  const { personKey } = await lead({ who: known, first: touch('telegram'), days: 9 });
  const { id } = await lead({ who: merged, days: 2 });
  await db.lead.update({ where: { id }, data: { personKey } });
  await paidNow((await enrol(merged)).id, 100_000);
  expect(await moneyBySource({ touch: 'first' })).toEqual({
    google: 1,
    instagram: 10,
    friend: 1_000,
    telegram: 100_000,
    unknown: 10_105,
  });
  expect(await moneyBySource({ touch: 'last' })).toMatchObject({ youtube: 1, facebook: 10 });
});

/** What came in and went back, and when. */
interface Move {
  at: Date;
  paise: number;
}

const days = (count: number) => ago(randomInt(count));

/** A payment as it may end: received, failed or in review, real or a test, and perhaps refunded. */
async function anyPayment(registrationId: string): Promise<Move[]> {
  const amountPaise = randomInt(1, 9_000_000);
  const [paidAt, doneAt] = [days(45), days(45)];
  const isTest = randomInt(6) === 0;
  const isReceived = randomInt(4) > 0;
  const { id: paymentId } = await paidPayment({
    registrationId: randomInt(5) === 0 ? null : registrationId,
    amountPaise,
    status: isReceived ? 'paid' : randomInt(2) ? 'failed' : 'review',
    paidAt: isReceived ? paidAt : null,
    ...(isTest && { provider: 'sandbox' }),
  });
  const back = [0, 0, amountPaise, randomInt(1, amountPaise + 1)][randomInt(4)] ?? 0;
  const isDone = randomInt(5) > 0;
  if (back > 0) {
    const status = isDone ? 'done' : 'pending';
    await db.refund.create({
      data: {
        ...{ refundId: paymentId, paymentId, amountPaise: back, reason: 'Moved', method: 'cash' },
        ...{ status, doneAt: isDone ? doneAt : null },
      },
    });
    if (isDone) {
      const ends = back === amountPaise ? 'refunded' : isReceived ? 'partRefunded' : 'review';
      await db.payment.update({ where: { id: paymentId }, data: { status: ends } });
    }
  }
  if (isTest || !isReceived) return [];
  return [{ at: paidAt, paise: amountPaise }, ...(isDone ? [{ at: doneAt, paise: -back }] : [])];
}

test('for any payments and refunds the rows add up to the ledger to the paisa, and the people to their row', async () => {
  const sources = ['google', 'facebook', 'college fest', undefined];
  const moves: Move[] = [];
  for (let round = 0; round < samples({ here: 25, inCi: 100 }); round += 1) {
    const who = person();
    const source = sources[round % sources.length];
    if (source) await lead({ who, first: touch(source, `c${round % 3}`), days: 40 });
    const withdrawn = round % 5 === 0 && { submittedAt: null, withdrawnAt: new Date() };
    const coursename = round % 2 ? 'GATE (Chemistry)' : 'Something else';
    const { id } = await enrol(who, { form: { coursename, ...withdrawn } });
    for (let paid = randomInt(4); paid > 0; paid -= 1) moves.push(...(await anyPayment(id)));
  }
  const staff = await reader();
  const { days: ledger } = await moneyNumbers(staff, undefined);
  for (const [from, to] of [
    [ledger[0]?.day ?? '', today()],
    [dayAfter(today(), -45), dayAfter(today(), -20)],
    [today(), today()],
  ]) {
    const paise = moves
      .filter(({ at }) => today(at) >= String(from) && today(at) <= String(to))
      .reduce((sum, one) => sum + one.paise, 0);
    if (from === ledger[0]?.day) {
      expect(ledger.reduce((sum, day) => sum + day.paise, 0)).toBe(paise);
    }
    for (const group of ['source', 'campaign', 'page', 'counsellor', 'exam'] as const) {
      for (const which of ['first', 'last'] as const) {
        const asked = filter({ from, to, group, touch: which });
        const { rows, total } = await sourceReport(staff, asked);
        expect([sumOf(rows), total.paise]).toEqual([paise, paise]);
        if (group !== 'source') continue;
        for (const { key, paise: own } of rows) {
          const found = await sourcePeople(staff, { ...asked, of: 'money', key });
          // A page of the list; no row has more.
          expect([found.people.length, sumOf(found.people)]).toEqual([found.all, own]);
        }
      }
    }
  }
});

const sumOf = (rows: readonly { paise: number | null }[]) =>
  rows.reduce((sum, { paise }) => sum + (paise ?? 0), 0);

test('known visitors: visits, leads, enrolments and money of each campaign are as they were', async () => {
  const me = await staffWith('owner');
  const campaigns = ['jrf', 'gate', 'cuet'];
  const truth = new Map(campaigns.map((one) => [one, { visits: 0, leads: 0, enrolments: 0 }]));
  for (let visitor = 0; visitor < 240; visitor += 1) {
    const campaign = campaigns[randomInt(3)] ?? '';
    const is = truth.get(campaign) as { visits: number; leads: number; enrolments: number };
    const utm = { utm_source: 'google', utm_campaign: campaign };
    const link = { page: '/fees', utm, click: 'gclid' };
    const { body } = await read(postVisit(post('/api/visits', link)));
    is.visits += 1;
    if (visitor % 6) continue;
    const kept = body.data;
    const who = person();
    const sent = { ...registration, phonenumber: who.phone, email: who.email };
    await postLead(
      post('/api/student/free-registration', {
        ...sent,
        firstTouch: kept,
        lastTouch: kept,
        page: '/',
      }),
    );
    is.leads += 1;
    if (visitor % 12) continue;
    await record(me.token, cash((await enrol(who)).id));
    is.enrolments += 1;
  }
  const { rows, total } = await sourceReport(await reader(), filter({ group: 'campaign' }));
  const found = rows.map(({ key, siteVisits, leads, enrolments, paise }) => [
    key,
    { visits: siteVisits, leads, enrolments },
    paise,
  ]);
  expect(new Map(found.map(([key, is]) => [key, is]))).toEqual(truth);
  for (const [key, , paise] of found) {
    expect(paise).toBe((truth.get(key as string)?.enrolments ?? 0) * 899_900);
  }
  expect(total).toMatchObject({ siteVisits: 240, leads: 40, enrolments: 20, paise: 20 * 899_900 });
});

test('a person is one lead, by the first or last enquiry whose source is known', async () => {
  const who = person();
  await lead({ who, first: touch('google'), days: 9 });
  await lead({ who, first: touch('facebook'), days: 3 });
  await lead({ who, days: 1 });
  await lead({ who: person(), days: 1 });
  const bySource = async (which: 'first' | 'last') => {
    const { rows } = await sourceReport(await reader(), filter({ touch: which }));
    return rows.map(({ key, leads }) => [key, leads]);
  };
  expect(await bySource('first')).toEqual([
    ['google', 1],
    ['unknown', 1],
  ]);
  expect(await bySource('last')).toEqual([
    ['facebook', 1],
    ['unknown', 1],
  ]);
});

test('first answers: in time, late and not due yet, by whom the lead is assigned to', async () => {
  const { id: staffId } = await staffWith('counsellor');
  const asked = (answerBy: Date, answeredAt?: Date) =>
    lead({ who: person(), first: touch('google'), ...{ staffId, answerBy, answeredAt } });
  await asked(ago(0.5), ago(0.6));
  await asked(ago(0.5), ago(0.4));
  await asked(ago(0.5));
  await asked(ago(-1));
  await lead({ who: person(), ...{ status: 'closed', closedReason: 'Fee too high' } });
  const staff = await reader();
  const { rows, answers, lost } = await sourceReport(staff, filter());
  expect(rows[0]).toMatchObject({ key: 'google', leads: 4, promised: 3, inTime: 1 });
  expect(answers).toEqual([
    { key: staffId, name: 'counsellor@example.org', inTime: 1, late: 2, waiting: 1 },
  ]);
  expect(lost).toEqual([{ reason: 'Fee too high', people: 1 }]);
  const late = await sourcePeople(staff, {
    ...filter(),
    group: 'counsellor',
    of: 'late',
    key: staffId,
  });
  expect(late.all).toBe(2);
});

test('who sees only their own leads counts and opens no others, and money only who may', async () => {
  const mine = await staffWith('counsellor', 'mine@example.org');
  const theirs = await staffWith('counsellor', 'theirs@example.org');
  const owner = await staffWith('owner');
  await read(
    postVisibility(post('/api/admin/lead-visibility', { leads: 'own' }, bearer(owner.token))),
  );
  for (const { id: staffId } of [mine, theirs, theirs]) {
    const who = person();
    await lead({ who, first: touch('google'), days: 2, ...{ staffId } });
    await paidNow((await enrol(who)).id, 100);
  }
  const staff = await staffOf('reports.leads', mine.id);
  const { rows } = await sourceReport(staff, filter());
  expect(rows).toMatchObject([{ key: 'google', leads: 1, enrolments: 1, paise: null }]);
  const opened = (of: 'leads' | 'enrolments' | 'money') => sourcePeople(staff, { ...filter(), of });
  expect((await opened('leads')).all).toBe(1);
  expect((await opened('enrolments')).people).toMatchObject([
    { name: expect.any(String), paise: null },
  ]);
  expect(await opened('money')).toEqual({ people: [], all: 0 });
  const accountant = await staffWith('accountant');
  const money = await sourceReport(await staffOf('reports.money', accountant.id), filter());
  expect(money).toMatchObject({ rows: [{ leads: null, enrolments: 3, paise: 30_000 }], lost: [] });
});

test('the CSV has the rows of the page, with no formula, and the audit says who took it', async () => {
  const who = person();
  await lead({ who, first: touch('google', 'jrf'), days: 2 });
  await pool.query(
    `insert into visit_counts (day, page, source, campaign, visits) values
      ((now() at time zone 'Asia/Kolkata')::date, '/', 'direct', '', 4)`,
  );
  await refundOf((await paidNow((await enrol(who)).id, 100)).id, 2_550);
  const csv = parse(await sourceCsv(await reader(), filter()), { bom: true }) as string[][];
  expect(csv).toEqual([
    [
      'Source',
      'Site visits',
      'Leads',
      'First answers due',
      'First answers in time',
      'Office visits',
      'Enrolments',
      'Money',
    ],
    ['Google', '0', '1', '0', '0', '0', '1', '74.5'],
    ['Direct', '4', '0', '0', '0', '0', '0', '0'],
  ]);
  expect(await db.auditEntry.findFirst({ where: { action: 'export.sources' } })).toMatchObject({
    detail: { rows: 2, group: 'source', touch: 'last' },
  });
});
