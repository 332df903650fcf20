import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownData } from '@/lib/data-rights/own-data';
import { listAudit } from '@/lib/staff/audit/audit-list';
import { auditAddress, auditFilterIn } from '@/lib/staff/audit/audit-query';
import { makeFirstOwner } from '@/lib/staff/first-owner';
import { noteAct } from '@/lib/staff/audit/audit';
import '@/lib/staff/audit/student-views';
import { withClient } from '@/lib/platform/database-connection';
import { db, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { declared } from '@/lib/platform/statement';
import { makeStudent, staffLogIn } from '../../support/accounts/log-in';
import { staffWith } from '../../support/office/office';
import { changePassword, worksWith } from '../../support/office/staff-calls';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

async function withEntries(count: number) {
  const { id: staffId } = await staffWith('owner');
  const owner = await staffOf('audit.read', staffId);
  const { id: subjectId } = await makeStudent();
  for (let index = 0; index < count; index += 1) {
    const [who, action] = index % 3 === 0 ? [null, 'student.note'] : [owner, 'student.view'];
    const act = { action: action as 'student.view', subject: 'student' as const, subjectId };
    await noteAct(pool, who, { ...act, detail: { index } });
  }
  return { owner, subjectId };
}

test('the site’s own role cannot change or delete audit entries', async () => {
  await withEntries(2);
  for (const statement of [
    `update audit_entries set reason = 'other'`,
    'delete from audit_entries',
    'truncate audit_entries',
    'truncate staff cascade',
  ]) {
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  }
  expect(await db.auditEntry.count()).toBe(2);
});

test('the audit lists newest first in stable pages, and every filter narrows it', async () => {
  const { owner, subjectId } = await withEntries(120);
  const all = auditFilterIn({});
  const seen: string[] = [];
  let before: string | null = null;
  for (;;) {
    const { lines, more } = await listAudit(owner, { ...all, before });
    seen.push(...lines.map(({ id }) => id));
    await noteAct(pool, owner, { action: 'export.audit', subject: 'list' });
    if (!more) break;
    before = lines.at(-1)?.id ?? null;
  }
  expect(seen).toHaveLength(120);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => Number(b) - Number(a)));
  const count = async (query: Record<string, string>) =>
    (await listAudit(owner, auditFilterIn(query))).lines.length;
  expect(await count({ who: 'console' })).toBe(40);
  expect(await count({ what: 'export.audit' })).toBe(3);
  expect(await count({ subject: 'list' })).toBe(3);
  expect(await count({ subject: 'student', id: subjectId, what: 'student.note' })).toBe(40);
  expect([await count({ to: '2020-01-01' }), await count({ from: '2020-01-01' })]).toEqual([0, 50]);
  const [line] = (await listAudit(owner, auditFilterIn({ what: 'student.note' }))).lines;
  expect(line).toMatchObject({ who: null, called: 'आशा राव', studentId: subjectId });
});

/**
 * The lines about the audit in the plan of a declared statement, where PostgreSQL reads a whole table only if no
 * index helps.
 */
async function planOf(name: string, ...values: unknown[]): Promise<string> {
  const found = declared.find((one) => one.name === name);
  if (!found) throw new Error(`There is no statement ${name}.`);
  const { text, values: bound } = found.query(...values);
  return withClient(process.env.DATABASE_URL ?? '', async (client) => {
    await client.query('set enable_seqscan = off; set enable_indexscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, bound);
    const lines = rows.map((row) => row['QUERY PLAN'].trim());
    return lines.filter((line) => line.includes('audit_entries')).join('\n');
  });
}

const bySubject = 'audit_entries_subject_subjectId_at_idx';
const byStudents = 'audit_entries_students_idx';
const noFilter = auditFilterIn({});
const person = '0b5e9a3c-6a1f-4c58-9d0e-0000000000aa';

test.each([
  ['list-audit', { ...noFilter, subject: 'student', id: person }, [bySubject, byStudents]],
  [
    'list-audit',
    { ...noFilter, subject: 'lead', id: person },
    [bySubject, 'audit_entries_leads_idx'],
  ],
  ['list-audit', { ...noFilter, id: person }, [bySubject]],
  ['views-for-student', { student: person, actions: ['student.view'] }, [bySubject, byStudents]],
  ['own-data', { student: person }, [bySubject, byStudents]],
])('%s finds the entries about a person by index', async (name, values, indexes) => {
  const plan = await planOf(name, values);
  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('entries about a person are found by subject, by id alone, and where a list names them', async () => {
  const { owner, subjectId } = await withEntries(3);
  const { id: other } = await makeStudent({ email: 'ben@example.org', dateofbirth: '2001-01-01' });
  const named = { subject: 'list', detail: { students: [subjectId, other] } } as const;
  await noteAct(pool, owner, { action: 'people.search', ...named });
  const ofLead = { subject: 'list', detail: { leadIds: [subjectId] } } as const;
  await noteAct(pool, owner, { action: 'export.leads', ...ofLead });
  const found = async (query: Record<string, string>) =>
    (await listAudit(owner, auditFilterIn(query))).lines.map(({ action }) => action);
  const own = ['student.view', 'student.view', 'student.note'];
  expect(await found({ subject: 'student', id: subjectId })).toEqual(['people.search', ...own]);
  expect(await found({ subject: 'student', id: other })).toEqual(['people.search']);
  expect(await found({ subject: 'lead', id: subjectId })).toEqual(['export.leads']);
  expect(await found({ subject: 'registration', id: subjectId })).toEqual([]);
  expect(await found({ id: subjectId })).toEqual(own);
  expect(await found({ subject: 'student', id: subjectId, what: 'student.note' })).toEqual([
    'student.note',
  ]);
  const { audit_entries: ownEntries = [] } = await ownData(subjectId);
  expect(ownEntries.map(({ action }) => action).sort()).toEqual(['people.search', ...own].sort());
});

test('a day that does not exist is ignored', async () => {
  const { owner } = await withEntries(1);
  const filter = auditFilterIn({ from: '2026-02-31', to: '2026-02-30' });
  expect((await listAudit(owner, filter)).lines).toHaveLength(1);
});

test('unknown parameters are ignored, and filters are kept in the address', () => {
  const none = auditFilterIn({});
  for (const wrong of [
    { who: 'Asha', what: 'toString', subject: '__proto__', id: "x' or true", before: '-1' },
    { from: '31/12/2026', to: '2026-13-45', before: '1e9', who: ['console'] },
  ]) {
    expect(auditFilterIn(wrong)).toEqual(none);
  }
  const filter = auditFilterIn({ what: 'lead.note', from: '2026-11-01', before: '77' });
  expect(auditAddress('/a', filter, '12')).toBe('/a?what=lead.note&from=2026-11-01&before=12');
  expect(auditAddress('/a', none, null)).toBe('/a');
});

test('of concurrent first starts one creates the owner and prints the password', async () => {
  const start = () => makeFirstOwner(process.env.DATABASE_URL ?? '', 3000, true);
  const said = (await Promise.all([start(), start(), start()])).filter((one) => one !== null);
  expect(said).toHaveLength(1);
  expect(await start()).toBeNull();
  const [, email = '', password = ''] = /email +(\S+)\n +password +(\S+)/.exec(said[0] ?? '') ?? [];
  const { body } = await staffLogIn({ email, password });
  expect([body.success, await worksWith(body.data)]).toEqual([true, 403]);
  expect(JSON.stringify(await db.staff.findMany())).not.toContain(password);
  expect(await db.auditEntry.count({ where: { action: 'staff.create' } })).toBe(1);
});

test('without a terminal the first password is in a file of its own, until it is replaced', async () => {
  env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'first-owner-'));
  const said = await makeFirstOwner(process.env.DATABASE_URL ?? '', 3000, false);
  const file = path.join(env.DATA_DIR, 'first-owner-password');
  expect(said).toContain(file);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  const [email = '', password = ''] = readFileSync(file, 'utf8').split('\n');
  expect(said).not.toContain(password);
  const { data: token } = (await staffLogIn({ email, password })).body;
  await changePassword(token, { password: 'not it', newPassword: 'seventy moles of krypton' });
  expect(existsSync(file)).toBe(true);
  await changePassword(token, { password, newPassword: 'seventy moles of krypton' });
  expect(existsSync(file)).toBe(false);
});
