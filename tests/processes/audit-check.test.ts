import { existsSync } from 'node:fs';
import { runCommand } from '../support/process/command';
import { query } from '../support/process/query';
import { startDatabase, temporaryFolder } from '../support/process/site';

const folder = temporaryFolder();
let url = '';
let ids: string[];

const check = (...heads: string[]) => runCommand('audit-check', folder.path, ...heads);

/** Writes as a superuser, without triggers. */
const rewrite = (text: string) =>
  query(url, `begin; set local session_replication_role = replica; ${text}; commit`);

beforeAll(async () => {
  ({ url } = await startDatabase(folder.path));
  const rows = await query<{ id: string }>(
    url,
    `insert into audit_entries (action, subject, reason)
     select 'lead.view', 'list', 'number ' || n from generate_series(1, 5) as n returning id`,
  );
  ids = rows.map(({ id }) => id);
});

test('a good chain ends with 0 and prints its newest seal, which fits afterwards', async () => {
  const first = await check();
  expect([first.failed, first.stderr]).toEqual([false, '']);
  expect(first.stdout).toContain('The audit is complete and unchanged');
  const [, head = ''] = /Its newest seal: (\S+)/.exec(first.stdout) ?? [];
  const again = await check(head);
  expect(again.failed).toBe(false);
  expect(again.stdout).toContain('complete and unchanged and has the seal you gave');
  expect(existsSync(`${folder.path}/security-log`)).toBe(true);
});

test('a seal that is none, or that the audit never had, ends with 1', async () => {
  const strange = await check('1234');
  expect([strange.failed, strange.stderr]).toEqual([true, expect.stringContaining('1234 is no')]);
  const other = await check(`2-${'0'.repeat(64)}`);
  expect(other.failed).toBe(true);
  expect(other.stderr).toContain('Seal 2 is not the one that was noted elsewhere');
});

test('a changed and a removed entry end with 1 and are named', async () => {
  await rewrite(`update audit_entries set reason = 'other' where id = ${ids[1]}`);
  const changed = await check();
  expect(changed.failed).toBe(true);
  expect(changed.stderr).toMatch(
    new RegExp(`^Entry ${ids[1]}, sealed at \\S+, .*was changed\\.$`, 'm'),
  );
  expect(changed.stderr).toContain('The audit log has been changed.');
  await rewrite(`delete from audit_entries where id = ${ids[3]}`);
  const removed = await check();
  expect(removed.failed).toBe(true);
  expect(removed.stderr).toMatch(
    new RegExp(`^Entry ${ids[3]}, sealed at \\S+, was removed\\.$`, 'm'),
  );
});
