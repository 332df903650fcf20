import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GET as getForm } from '@/app/(staff)/searchuser/form/[registration]/pdf/route';
import { GET as getReceipt } from '@/app/(student)/receipt/[code]/pdf/route';
import { GET as getAttention } from '@/app/api/admin/attention/route';
import { POST as postSearch } from '@/app/api/admin/search/route';
import { listAudit } from '@/lib/staff/audit/audit-list';
import { auditFilterIn } from '@/lib/staff/audit/audit-query';
import { listViewsOf } from '@/lib/staff/audit/student-views';
import { deleteOldViews, recordView, viewBudgets } from '@/lib/staff/audit/views';
import { duesCsv } from '@/lib/dues/list-dues';
import { leadStory } from '@/lib/leads/lead-story';
import { exportRows } from '@/lib/reports/exports';
import { readPerson } from '@/lib/people/read-person';
import { db, pool } from '@/lib/platform/db';
import { flushSecurityLog, securityLogFolder } from '@/lib/platform/security-log';
import { today } from '@/lib/site/days';
import type { Mail } from '@/lib/platform/mail/mail';
import { bearer, read } from '../../support/accounts/log-in';
import { loggedInStudent } from '../../support/enrolment/admission';
import { post } from '../../support/leads/lead';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { cash, enrolled, record, staffWith } from '../../support/office/office';
import { addLeads } from '../../support/office/search';
import { acts, seeBirthDates } from '../../support/office/person';
import { parcelRow } from '../../support/office/office-rows';
import { agreedPlan, paidPayment, receiptOf } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
afterEach(stopMailWorkers);

const search = (token: string, body: object) =>
  read(postSearch(post('/api/admin/search', body, bearer(token))));

/** The newest event of this kind in the security log. */
interface SecurityEvent {
  event: string;
  detail?: { more?: number };
}

/** Of other tests, a line may follow that counts repeats of theirs. */
async function lastEvent(kind: string): Promise<SecurityEvent | undefined> {
  await flushSecurityLog();
  const files = readdirSync(securityLogFolder()).filter((name) => name.includes('.180-days.'));
  const text = readFileSync(path.join(securityLogFolder(), files.sort().at(-1) ?? ''), 'utf8');
  const events: SecurityEvent[] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return events.findLast(({ event, detail }) => event === kind && detail?.more === undefined);
}

/** Uses up the hourly limit except for `left`. */
async function spend(staff: { id: string }, left: number): Promise<void> {
  const people = Array.from({ length: viewBudgets.counsellor.hour - left }, () =>
    crypto.randomUUID(),
  );
  await recordView(await staffOf('people.read', staff.id), {
    action: 'leads.list',
    subject: 'list',
    people,
  });
}

test('a search is logged with person, numbers of rows and students, without the query', async () => {
  const staff = await staffWith('counsellor');
  const { studentId } = await enrolled();
  await addLeads(['Asha Verma']);
  const { id: lead } = await db.lead.findFirstOrThrow();
  const { status } = await search(staff.token, { q: 'Asha', filters: { mode: 'online' } });
  expect(status).toBe(200);
  await search(staff.token, { q: 'asha ' });
  const [narrowed, all] = await acts();
  expect(narrowed).toMatchObject({ staffId: staff.id, action: 'people.search', subjectId: null });
  expect(all?.detail).toEqual({
    role: 'counsellor',
    rows: 3,
    found: { leads: 1, students: 1, registrations: 1 },
    words: expect.stringMatching(/^[\w-]{43}$/),
    students: [studentId],
    leadIds: [lead],
  });
  expect(narrowed?.detail).toMatchObject({
    filters: ['mode'],
    words: (all?.detail as { words: string } | undefined)?.words,
  });
  expect(JSON.stringify(await acts())).not.toMatch(/asha/i);
});

test('a search without a match is audited', async () => {
  const { token } = await staffWith('counsellor');
  expect((await search(token, { q: 'nobody' })).status).toBe(200);
  expect(await acts()).toMatchObject([{ action: 'people.search', detail: { rows: 0 } }]);
});

test('a counsellor types three characters before anybody is found', async () => {
  const { token } = await staffWith('counsellor');
  await addLeads(['Asha Rao', 'गी मे'], { phonenumber: '98765 43210' });
  for (const q of ['', ' ', '-+']) {
    const { body } = await search(token, { q, filters: { sort: 'oldest' } });
    if (q.trim() === '') expect(body.data).toMatchObject({ leads: [], more: { leads: null } });
    else expect(body.code).toBe('invalid_input');
  }
  for (const q of ['as', 'a s', '98', '+91', '+91 98', 'a%_']) {
    const { status, body } = await search(token, { q, list: 'leads' });
    expect([q, status, body.fields]).toEqual([q, 422, { q: expect.stringContaining('3 letters') }]);
  }
  for (const q of ['ash', 'as r', '987', '+91 987', '0091', '00012', 'गी मे']) {
    expect([q, (await search(token, { q })).status]).toEqual([q, 200]);
  }
  const owner = await staffWith('owner');
  const { body } = await search(owner.token, { q: '' });
  expect((body.data as { leads: unknown[] }).leads).toHaveLength(2);
});

test('at the role’s limit of views a search is refused, and the owners are told', async () => {
  const sent: Mail[] = [];
  const [owner, staff] = [await staffWith('owner'), await staffWith('counsellor')];
  const names = Array.from({ length: 9 }, (_, index) => `Meera ${'abcdefghi'[index]}`);
  await addLeads(names);
  await spend(staff, 5);
  expect((await search(staff.token, { q: 'meera' })).status).toBe(200);
  await addLeads(['Sunita Rao']);
  const refused = await search(staff.token, { q: 'sunita' });
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(refused.body.message).toContain('ask the owner');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(JSON.stringify(refused.body)).not.toContain('Sunita');
  // People shown to them before can still be found.
  expect((await search(staff.token, { q: 'meera' })).status).toBe(200);
  expect((await search(owner.token, { q: 'sunita' })).status).toBe(200);
  const limits = (await acts()).filter(({ action }) => action === 'people.limit');
  expect(limits).toMatchObject([{ staffId: staff.id, detail: { window: 'hour', people: 800 } }]);
  await startMailWorker({
    apartMs: 0,
    send: async (mail) => void sent.push(mail),
  });
  await eventually(jobs, ([job]) => job?.state === 'completed');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: { address: 'owner@example.org' },
    subject: 'counsellor@example.org reached the limit for opening people’s details',
    text: expect.stringContaining(`/searchuser/audit?who=${staff.id}`),
  });
});

test('of many searches at once no more get through than the budget has', async () => {
  const staff = await staffWith('counsellor');
  const phones = Array.from({ length: 20 }, (_, index) => `98765432${index + 10}`);
  for (const phonenumber of phones) await addLeads(Array(5).fill('Asha Rao'), { phonenumber });
  await spend(staff, 20);
  const answers = await Promise.all(phones.map((q) => search(staff.token, { q, list: 'leads' })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(4).fill(200), ...Array<number>(16).fill(429)]);
  expect(await db.viewedPerson.count()).toBe(viewBudgets.counsellor.hour);
});

test('an hour later, and for those shown within a day, the budget is free again', async () => {
  const staff = await staffWith('counsellor');
  await addLeads(['Sunita Rao']);
  await spend(staff, 0);
  expect((await search(staff.token, { q: 'sunita' })).status).toBe(429);
  await pool.query(`update rate_limits set expire = expire - 3600000`);
  expect((await search(staff.token, { q: 'sunita' })).status).toBe(200);
  await deleteOldViews(pool);
  expect(await db.viewedPerson.count()).toBe(viewBudgets.counsellor.hour + 1);
  await pool.query(`update viewed_people set at = at - interval '26 hours'`);
  await deleteOldViews(pool);
  expect(await db.viewedPerson.count()).toBe(0);
});

test('person page, PDF and lists count and refuse alike', async () => {
  const staff = await staffWith('counsellor');
  const { id, studentId } = await enrolled();
  const payment = await paidPayment({ registrationId: id, attention: 'mismatch' });
  await spend(staff, 0);
  const headers = { host: 'localhost:3000' };
  await expect(readPerson(await staffOf('people.read', staff.id), studentId)).rejects.toMatchObject(
    {
      code: 'too_many_requests',
    },
  );
  expect((await seeBirthDates(staff.token, studentId)).status).toBe(429);
  const form = `http://localhost:3000/searchuser/form/${id}/pdf`;
  const pdf = await getForm(new Request(form, { headers: { ...headers, cookie: staff.cookie } }));
  expect([pdf.status, await pdf.text()]).toEqual([429, expect.stringContaining('ask the owner')]);
  const receipt = await receiptOf(payment.id);
  const opened = () =>
    getReceipt(
      new Request(`http://localhost:3000/receipt/${receipt.checkCode}/pdf`, {
        headers: { ...headers, cookie: staff.cookie },
      }),
    );
  expect((await opened()).status).toBe(429);
  expect(await lastEvent('access.limited')).toMatchObject({
    staffId: staff.id,
    detail: { code: 'too_many_requests' },
  });
  const list = () =>
    new Request('http://localhost:3000/api/admin/attention', {
      headers: { ...headers, ...bearer(staff.token) },
    });
  expect((await getAttention(list())).status).toBe(429);
  await db.$executeRaw`delete from rate_limits`;
  expect((await opened()).status).toBe(200);
  expect((await acts()).at(-1)).toMatchObject({
    action: 'receipt.print',
    subjectId: payment.id,
    detail: { students: [studentId] },
  });
  expect((await getAttention(list())).status).toBe(200);
  expect((await acts()).at(-1)).toMatchObject({
    action: 'payments.list',
    detail: { rows: 1, show: 'attention', students: [studentId] },
  });
});

test('a refusal about somebody who was not looked at counts as a view of them', async () => {
  const staff = await staffWith('counsellor');
  const { id, studentId } = await enrolled();
  const early = cash(id, { receivedOn: '2001-01-01' });
  expect((await record(staff.token, early)).status).toBe(422);
  expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    {
      action: 'call.unchanged',
      staffId: staff.id,
      detail: { call: 'recordPayment', fields: ['receivedOn'], students: [studentId] },
    },
  ]);
  expect(await db.viewedPerson.count()).toBe(1);
  await db.$executeRaw`delete from viewed_people`;
  await db.$executeRaw`delete from rate_limits`;
  await spend(staff, 0);
  expect((await record(staff.token, early)).status).toBe(429);
});

test('dates of birth come only when asked for, which is an entry of its own', async () => {
  const staff = await staffWith('counsellor');
  const { id, studentId } = await enrolled({ dateofbirth: new Date('2003-05-19T00:00:00Z') });
  const found = await search(staff.token, { q: 'asha' });
  const page = await readPerson(await staffOf('people.read', staff.id), studentId);
  expect(page?.registrations).toHaveLength(1);
  expect(JSON.stringify([found.body, page])).not.toMatch(/2003-05-1[79]|dateofbirth/);
  const shown = await seeBirthDates(staff.token, studentId);
  expect(shown.body.data).toEqual({ student: '2003-05-17', registrations: { [id]: '2003-05-19' } });
  expect((await acts()).at(-1)).toMatchObject({
    staffId: staff.id,
    action: 'student.birthDate',
    subjectId: studentId,
  });
  const nobody = 'a7b8c9d0-0000-4000-8000-000000000000';
  expect((await seeBirthDates(staff.token, nobody)).status).toBe(404);
});

test('a student sees by role and day which of their data was viewed', async () => {
  const [owner, staff] = [await staffWith('owner'), await staffWith('counsellor')];
  const { id, studentId } = await enrolled();
  await paidPayment({ registrationId: id, attention: 'mismatch' });
  const other = await loggedInStudent();
  const headers = { host: 'localhost:3000' };
  expect(await listViewsOf(studentId)).toEqual([]);
  await search(staff.token, { q: 'asha' });
  await search(staff.token, { q: 'asha' });
  await readPerson(await staffOf('people.read', staff.id), studentId);
  await seeBirthDates(staff.token, studentId);
  const form = `http://localhost:3000/searchuser/form/${id}/pdf`;
  await getForm(new Request(form, { headers: { ...headers, cookie: staff.cookie } }));
  const attention = 'http://localhost:3000/api/admin/attention';
  await getAttention(new Request(attention, { headers: { ...headers, ...bearer(owner.token) } }));
  await exportRows(await staffOf('exports.students', owner.id), 'students', {});
  await exportRows(await staffOf('exports.leads', owner.id), 'leads', {});
  const actions = async (of: string) =>
    (await listViewsOf(of)).map(({ day, role, views }) => ({
      day,
      role,
      seen: views.map(({ action }) => action).sort(),
    }));
  const day = today();
  const kinds = ['people.search', 'registration.print', 'student.birthDate', 'student.view'];
  expect(await actions(studentId)).toEqual([
    { day, role: 'counsellor', seen: kinds },
    { day, role: 'owner', seen: ['export.students', 'payments.list'] },
  ]);
  expect(await actions(other.id)).toEqual([
    { day, role: 'counsellor', seen: ['people.search'] },
    { day, role: 'owner', seen: ['export.students'] },
  ]);
});

test('a student is told of every list, call and document that named them', async () => {
  const { id: staffId } = await staffWith('owner');
  const { id, studentId } = await enrolled();
  await db.parcel.create({ data: parcelRow(id) });
  await agreedPlan(id);
  const actions = [
    'parcels.list',
    'parcels.labels',
    'dues.list',
    'refunds.list',
    'batches.list',
    'testResults.list',
    'key.view',
    'phone.list',
    'phone.ringing',
    'call.unchanged',
    'export.testResults',
  ] as const;
  const staff = await staffOf('people.read', staffId);
  const named = { subject: 'list', people: [studentId], students: [studentId] } as const;
  for (const action of actions) await recordView(staff, { action, ...named });
  await exportRows(await staffOf('exports.parcels', staffId), 'parcels', {});
  await duesCsv(await staffOf('exports.payments', staffId), {});
  await exportRows(await staffOf('exports.audit', staffId), 'audit', {});
  const [day] = await listViewsOf(studentId);
  const seen = day?.views.map(({ action }) => action).sort();
  expect(seen).toEqual([...actions, 'export.dues', 'export.parcels'].sort());
});

test('a student with a confirmed e-mail is told who looked at enquiries of that e-mail', async () => {
  const [owner, staff] = [await staffWith('owner'), await staffWith('counsellor')];
  const { id } = await loggedInStudent();
  const { email } = await db.student.findUniqueOrThrow({ where: { id } });
  await addLeads(['Meera Rao', 'Meera Das'], {
    email: email.toUpperCase(),
    phonenumber: '98111 22233',
  });
  await addLeads(['Sunita Rao'], { email: 'sunita@example.org', phonenumber: '98111 22244' });
  const idOf = async (name: string) => (await db.lead.findFirstOrThrow({ where: { name } })).id;
  const reader = await staffOf('leads.read', staff.id);
  await leadStory(reader, await idOf('Meera Das'));
  await leadStory(reader, await idOf('Sunita Rao'));
  await search(staff.token, { q: 'sunita' });
  await search(staff.token, { q: 'meera' });
  await exportRows(await staffOf('exports.leads', owner.id), 'leads', {});
  const seen = async () =>
    (await listViewsOf(id)).map(({ role, views }) => [
      role,
      ...views.map(({ action }) => action).sort(),
    ]);
  expect(await seen()).toEqual([]);
  await db.student.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  expect(await seen()).toEqual([
    ['counsellor', 'lead.view', 'people.search'],
    ['owner', 'export.leads'],
  ]);
  const { lines } = await listAudit(
    await staffOf('audit.read', owner.id),
    auditFilterIn({ subject: 'lead', id: await idOf('Meera Rao') }),
  );
  expect(lines.map(({ action }) => action)).toEqual(['export.leads', 'people.search', 'lead.view']);
});

test('the audit shows the searches of a minute as one line, and finds them by student', async () => {
  const [owner, staff] = [await staffWith('owner'), await staffWith('counsellor')];
  const { id } = await loggedInStudent();
  for (const q of ['ash', 'asha', 'asha r', 'asha rao']) await search(staff.token, { q });
  await pool.query(`alter table audit_entries disable trigger audit_entries_only_added`);
  await pool.query(`update audit_entries set at = date_trunc('minute', now())`);
  await pool.query(`alter table audit_entries enable trigger audit_entries_only_added`);
  await search(owner.token, { q: 'nobody' });
  const lines = async (query: Record<string, string>) =>
    (await listAudit(await staffOf('audit.read', owner.id), auditFilterIn(query))).lines;
  expect(await lines({})).toMatchObject([
    { who: { id: owner.id }, detail: { rows: 0 } },
    { who: { id: staff.id }, detail: { times: 4, rows: 4 } },
  ]);
  expect(await lines({ subject: 'student', id })).toMatchObject([
    { detail: { times: 4, rows: 4 } },
  ]);
});
