import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { POST as postLogOut } from '@/app/api/student/logout/route';
import { POST as postLinkUse } from '@/app/api/student/sign-in-link/use/route';
import { POST as postLink } from '@/app/api/student/sign-in-link/route';
import { exportRows } from '@/lib/office/exports/exports';
import { noteAct } from '@/lib/platform/audit';
import { inTransaction } from '@/lib/platform/db';
import { flushSecurityLog, securityLogFolder } from '@/lib/platform/security-log';
import {
  asha,
  bearer,
  from,
  logIn,
  makeStaff,
  makeStudent,
  priya,
  staffLogIn,
} from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { attention, staffWith } from '../../support/office/office';
import { erase } from '../../support/office/person';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();
beforeEach(() => rm(securityLogFolder(), { recursive: true, force: true }));

async function logged() {
  await flushSecurityLog();
  const files = readdirSync(securityLogFolder());
  const text = files
    .map((file) => readFileSync(path.join(securityLogFolder(), file), 'utf8'))
    .join('');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { text, lines };
}

const at = from('203.0.113.77');

test('guessing is told from the log: failures of one account and address, the refusal, the success', async () => {
  const { id } = await makeStudent();
  await logIn({ ...asha, dateofbirth: '2004-02-28' }, at);
  await logIn({ email: 'canary@example.org', dateofbirth: '1999-09-09' }, at);
  await logIn(asha, at);
  await makeStaff();
  await staffLogIn({ ...priya, password: 'a canary sings at dawn' }, at);
  const { text, lines } = await logged();
  expect(lines.map(({ event, detail }) => [event, detail?.call])).toEqual([
    ['logIn.failed', 'logIn'],
    ['logIn.failed', 'logIn'],
    ['logIn.succeeded', undefined],
    ['logIn.failed', 'staffLogIn'],
  ]);
  expect(new Set(lines.map((line) => line.from)).size).toBe(1);
  expect(lines[0].account).not.toBe(lines[1].account);
  expect(lines[2]).toMatchObject({ studentId: id });
  for (const canary of ['canary', '203.0.113', 'asha', 'priya', '2004-02', '1999-09-09', 'sings']) {
    expect(text).not.toContain(canary);
  }
});

test('links, log-outs and calls without the right are noted', async () => {
  await makeStudent();
  const { body } = await logIn(asha, at);
  await postLink(post('/api/student/sign-in-link', { email: asha.email }, at));
  await postLinkUse(post('/api/student/sign-in-link/use', { token: 'x'.repeat(43) }, at));
  await attention(String(body.data));
  await postLogOut(post('/api/student/logout', {}, { ...bearer(body.data), ...at }));
  await postLogOut(post('/api/student/logout', {}, { origin: 'https://evil.example', ...at }));
  await logIn('{"email": ', at);
  const { lines } = await logged();
  expect(lines.map(({ event }) => event).sort()).toEqual(
    [
      ...['access.refused', 'access.refused', 'link.refused', 'link.requested', 'logIn.ended'],
      ...['logIn.succeeded', 'request.refused'],
    ].sort(),
  );
});

test('exports, erasures and changes of staff are noted with the account and without names', async () => {
  const { id } = await makeStudent();
  const owner = await staffWith('owner');
  const person = { staffId: owner.id, sessionId: '', email: '', name: '', role: 'owner' } as const;
  await exportRows(person, 'students', {});
  const order = {
    student: id,
    confirm: asha.email,
    reason: 'A canary asked',
    leads: [],
    sure: 'on',
  };
  expect((await erase(owner.token, order)).status).toBe(200);
  const rolledBack = inTransaction(async (tx) => {
    await noteAct(tx, person, { action: 'staff.change', subject: 'staff', subjectId: owner.id });
    throw new Error('Not kept.');
  });
  await expect(rolledBack).rejects.toThrow('Not kept.');
  const { text, lines } = await logged();
  expect(lines).toEqual([
    expect.objectContaining({ event: 'logIn.succeeded', staffId: owner.id }),
    expect.objectContaining({
      event: 'people.exported',
      staffId: owner.id,
      detail: expect.objectContaining({ rows: 1, action: 'export.students' }),
    }),
    expect.objectContaining({
      event: 'people.erased',
      staffId: owner.id,
      detail: expect.objectContaining({ subjectId: id }),
    }),
  ]);
  for (const canary of ['canary', 'asha', 'आशा']) expect(text).not.toContain(canary);
});
