import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { POST as postFactor } from '@/app/api/admin/account/factor/route';
import { POST as postRemovePasskey } from '@/app/api/admin/account/passkeys/remove/route';
import { POST as postPasskey } from '@/app/api/admin/passkey/route';
import { POST as postDeleteDraft } from '@/app/api/student/delete-draft/route';
import { POST as postLogOut } from '@/app/api/student/logout/route';
import { POST as postLinkUse } from '@/app/api/student/sign-in-link/use/route';
import { POST as postLink } from '@/app/api/student/sign-in-link/route';
import { exportRows } from '@/lib/reports/exports';
import { noteAct } from '@/lib/staff/audit/audit';
import { db, inTransaction } from '@/lib/platform/db';
import { hashOf } from '@/lib/platform/random-token';
import { flushSecurityLog, securityLogFolder } from '@/lib/platform/security-log';
import {
  asha,
  bearer,
  from,
  logIn,
  makeStaff,
  makeStudent,
  priya,
  read,
  staffLogIn,
} from '../../support/accounts/log-in';
import { post } from '../../support/leads/lead';
import { attention, staffWith } from '../../support/office/office';
import { erase } from '../../support/office/person';
import { remove } from '../../support/office/staff-calls';
import { codeNow, codesOn, makeStaffRows, passkeyOn } from '../staff/staff-samples';
import { emptySecurityLog } from '../../support/process/security-log';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
beforeEach(emptySecurityLog);

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

test('second factors are noted once each with their kind, and so is every password tried on the way', async () => {
  const { id } = await makeStaff();
  await makeStaffRows(id);
  await codesOn(id);
  const wrong = { ...priya, password: 'a canary sings at dawn' };
  await postPasskey(post('/api/admin/passkey', wrong, at));
  await staffLogIn(priya, at);
  await staffLogIn({ ...priya, otp: 'canary' }, at);
  const { body } = await staffLogIn({ ...priya, otp: codeNow() }, at);
  const mine = { ...bearer(body.data), ...at };
  await passkeyOn(id);
  expect((await read(postFactor(post('/', { code: 'canary' }, mine)))).status).toBe(422);
  const passkey = { passkey: 'sample-passkey', password: wrong.password };
  expect((await read(postRemovePasskey(post('/', passkey, mine)))).status).toBe(422);
  const { password } = priya;
  const removed = await remove(body.data, { code: 'abcd-efgh-jkmn-pqrs', password });
  expect(removed.status).toBe(200);
  const { text, lines } = await logged();
  expect(lines.map(({ event, detail }) => [event, detail?.call, detail?.by])).toEqual([
    ['logIn.failed', 'beginPasskeyLogIn', undefined],
    ['secondFactor.failed', 'staffLogIn', undefined],
    ['logIn.failed', 'staffLogIn', undefined],
    ['logIn.succeeded', undefined, undefined],
    ['secondFactor.succeeded', 'staffLogIn', 'app'],
    ['secondFactor.failed', undefined, 'code'],
    ['secondFactor.failed', 'removePasskey', undefined],
    ['staff.changed', undefined, undefined],
    ['secondFactor.removed', undefined, undefined],
  ]);
  expect(lines[0].account).toBe(lines[1].account);
  expect(text).not.toContain('canary');
});

test('links, log-outs and calls without the right are noted', async () => {
  const { id: studentId } = await makeStudent();
  const { body } = await logIn(asha, at);
  await postLink(post('/api/student/sign-in-link', { email: asha.email }, at));
  await postLinkUse(post('/api/student/sign-in-link/use', { token: 'x'.repeat(43) }, at));
  await attention(String(body.data));
  const others = { registration: '6f0c2e9e-2a51-4a3f-9d9a-000000000001' };
  const deleted = await read(postDeleteDraft(post('/', others, { ...bearer(body.data), ...at })));
  expect(deleted.status).toBe(404);
  await postLogOut(post('/api/student/logout', {}, { ...bearer(body.data), ...at }));
  await postLogOut(post('/api/student/logout', {}, { origin: 'https://evil.example', ...at }));
  await logIn('{"email": ', at);
  const token = 'y'.repeat(43);
  const expiresAt = new Date(Date.now() + 60_000);
  await db.signInLink.create({ data: { studentId, tokenHash: hashOf(token), expiresAt } });
  const { dateofbirth } = asha;
  await postLinkUse(post('/api/student/sign-in-link/use', { token, dateofbirth }, at));
  const { lines } = await logged();
  expect(lines.find(({ detail }) => detail?.call === 'deleteDraft')).toMatchObject({
    event: 'access.refused',
    studentId,
    detail: { code: 'not_found' },
  });
  expect(lines.map(({ event }) => event).sort()).toEqual(
    [
      'access.refused',
      'access.refused',
      'access.refused',
      'link.refused',
      'link.requested',
      'link.used',
      'logIn.ended',
      'logIn.succeeded',
      'logIn.succeeded',
      'request.refused',
    ].sort(),
  );
});

test('exports, erasures and changes of staff are noted with the account and without names', async () => {
  const { id } = await makeStudent();
  const owner = await staffWith('owner');
  const person = await staffOf('exports.students', owner.id);
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
