import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { GET } from '@/app/(staff)/searchuser/export/[filename]/route';
import { answerNames } from '@/lib/enrolment/admission-answers';
import { POST as postFreeRegistration } from '@/app/api/student/free-registration/route';
import { duesCsv } from '@/lib/dues/list-dues';
import { exportNames } from '@/lib/reports/export-kinds';
import { sessionCookie } from '@/lib/accounts/session-cookie';
import { db } from '@/lib/platform/db';
import { post, registration } from '../../support/leads/lead';
import { addLead } from '../../support/leads/leads';
import { cash, enrolled, newRequest, record, refund, staffWith } from '../../support/office/office';
import { parcelRow } from '../../support/office/office-rows';
import { staffOf } from '../../support/office/staff';
import { agreedPlan, paidPayment } from '../../support/payments/payment-rows';
import type { StaffRole } from '@/prisma/client/enums';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

async function download(
  file: string,
  role: StaffRole | null,
  headers: Record<string, string> = {},
) {
  const staff = role && (await staffWith(role));
  const cookie = staff && (await sessionCookie(staff.cookieId, 60)).split(';')[0];
  const url = `http://localhost:3000/searchuser/export/${file}`;
  const sent = { ...headers, ...(cookie && { cookie }) };
  return GET(new Request(url, { headers: sent }));
}

async function rowsOf(answer: Response): Promise<Record<string, string>[]> {
  return parse(await answer.text(), { bom: true, columns: true });
}

const acts = () =>
  db.auditEntry.findMany({ orderBy: { id: 'asc' }, where: { action: { startsWith: 'export.' } } });

const HOSTILE = '=HYPERLINK("http://x")<script>';

test('a lead that is a formula is exported as text', async () => {
  const sent = { ...registration, name: HOSTILE, email: '@SUM(1)', phonenumber: '+91 98765 43210' };
  expect((await postFreeRegistration(post('/api/student/free-registration', sent))).status).toBe(
    200,
  );
  const answer = await download('leads.csv?status=new&from=2020-01-01', 'owner');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toMatch(/"leads-\d{4}-\d\d-\d\d\.csv"$/);
  const bytes = new Uint8Array(await answer.clone().arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [lead] = await rowsOf(answer);
  expect(lead).toMatchObject({
    name: `'${HOSTILE}`,
    email: "'@SUM(1)",
    phonenumber: "'+91 98765 43210",
    status: 'new',
  });
  expect(await acts()).toMatchObject([
    { action: 'export.leads', detail: { rows: 1, filters: ['status', 'from'] } },
  ]);
});

test('the owner can export every list, and amounts add up', async () => {
  const { token } = await staffWith('owner');
  const { id } = await enrolled();
  await agreedPlan(id);
  await record(token, cash(id));
  const payment = await db.payment.findFirstOrThrow({ select: { id: true } });
  const back = { payment: payment.id, amount: '999', reason: 'Moved', method: 'cash' };
  await refund(token, { ...back, requestId: newRequest(), reference: 'slip 7' });
  await db.staff.updateMany({ data: { email: 'first@example.org' } });
  const files: Record<string, Record<string, string>[]> = {};
  for (const name of exportNames) {
    files[name] = await rowsOf(await download(`${name}.csv`, 'owner'));
    await db.staff.updateMany({
      where: { email: 'owner@example.org' },
      data: { email: `${name}@example.org` },
    });
  }
  expect(files.registrations).toMatchObject([
    { fee: '8999', paid: '8000', instalments: '4999 by 2026-11-23; 4000 by 2027-01-22' },
  ]);
  expect(Object.keys(files.registrations?.[0] ?? {})).toEqual(
    expect.arrayContaining([...answerNames]),
  );
  expect(files.payments).toMatchObject([{ amount: '8999', givenBack: '999', way: 'cash' }]);
  expect(files.students).toHaveLength(1);
  expect(files.audit?.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['export.leads', 'export.payments']),
  );
  expect(await acts()).toHaveLength(exportNames.length);
});

test('every list with phones marks those that are not to be called', async () => {
  const { id } = await enrolled({ submittedAt: new Date('2026-01-01') });
  await paidPayment({ registrationId: id, number: '+91 98765 43210', amountPaise: 10_000 });
  await db.parcel.create({ data: parcelRow(id, { phone: '98765-43210' }) });
  await addLead({ phonenumber: '09876543210' });
  const names = exportNames.filter((name) => name !== 'audit');
  const marks = async (name: string) => {
    await db.staff.updateMany({
      where: { email: 'owner@example.org' },
      data: { email: `${randomUUID()}@example.org` },
    });
    const rows = await rowsOf(await download(`${name}.csv`, 'owner'));
    return rows.map(({ doNotCall }) => doNotCall);
  };
  for (const mark of ['', 'yes']) {
    for (const name of names) expect([name, await marks(name)]).toEqual([name, [mark]]);
    await db.doNotCall.createMany({ data: { phoneKey: '9876543210' }, skipDuplicates: true });
  }
  const dues = parse(await duesCsv(await staffOf('exports.payments'), {}), {
    bom: true,
    columns: true,
  });
  expect(dues).toMatchObject([{ doNotCall: 'yes' }]);
});

test('several batches arrive complete and in order', async () => {
  const at = new Date('2026-01-01T00:00:00Z');
  const leads = Array.from({ length: 2_345 }, (_, index) => ({
    requestId: `r${index}`,
    kind: 'enquiry' as const,
    name: `n${index}`,
    email: 'e',
    // Several share one moment, so the id decides.
    phonenumber: '9',
    coursename: 'GATE',
    createdAt: new Date(+at + (index % 3)),
  }));
  // All at once take longer on a busy machine than a statement may.
  for (let from = 0; from < leads.length; from += 250) {
    await db.lead.createMany({ data: leads.slice(from, from + 250) });
  }
  const rows = await rowsOf(await download('leads.csv', 'owner'));
  expect(new Set(rows.map(({ name }) => name)).size).toBe(2_345);
  expect(rows).toHaveLength(2_345);
});

test('an interrupted export is audited', async () => {
  await db.lead.create({
    data: {
      requestId: 'r',
      kind: 'enquiry',
      name: 'n',
      email: 'e',
      phonenumber: '9',
      coursename: 'GATE',
    },
  });
  const answer = await download('leads.csv', 'owner');
  await answer.body?.cancel();
  expect(await acts()).toMatchObject([{ detail: { rows: 1, filters: [] } }]);
});

test('an accountant exports payments', async () => {
  const answer = await download('payments.csv', 'accountant');
  expect([answer.status, await rowsOf(answer)]).toEqual([200, []]);
});

test('other roles, strangers, other sites and unknown filters are refused', async () => {
  for (const [file, role, headers, status] of [
    ['leads.csv', 'counsellor', {}, 403],
    ['payments.csv', 'counsellor', {}, 403],
    ['leads.csv', 'accountant', {}, 403],
    ['students.csv', 'accountant', {}, 403],
    ['audit.csv', 'accountant', {}, 403],
    ['payments.csv', 'dispatch', {}, 403],
    ['parcels.csv', 'dispatch', {}, 403],
    ['leads.csv', null, {}, 303],
    ['leads.csv', 'owner', { 'sec-fetch-site': 'cross-site' }, 403],
    ['leads.csv?way=cash', 'owner', {}, 422],
    ['leads.csv?from=2026-02-31', 'owner', {}, 422],
    ['staff.csv', 'owner', {}, 404],
  ] as const) {
    const answer = await download(file, role, headers);
    expect([file, answer.status]).toEqual([file, status]);
    await db.staff.deleteMany();
  }
  expect(await acts()).toEqual([]);
});
