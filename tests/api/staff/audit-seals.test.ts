import { auditHeadMails, keepAuditSealed } from '@/lib/staff/audit/audit-heads';
import { noteAct } from '@/lib/staff/audit/audit';
import { checkAudit, sealAudit } from '@/lib/staff/audit/audit-seals';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { flushSecurityLog, headsInSecurityLog } from '@/lib/platform/security-log';
import { staffWith } from '../../support/office/office';
import { emptySecurityLog } from '../../support/process/security-log';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();
beforeEach(emptySecurityLog);

const act = {
  action: 'lead.view',
  subject: 'list',
  reason: 'पूछा गया',
  detail: { rows: 3 },
} as const;

async function note(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await noteAct(pool, null, act));
  return ids;
}

/** Writes as a superuser, without triggers. */
const rewrite = (text: string, values: unknown[] = []) =>
  inTransaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(text, values);
  });

test('an audit that was only added to is complete, with many writing and sealing at once', async () => {
  expect(await sealAudit(pool)).toBeNull();
  await note(4);
  const first = await sealAudit(pool);
  await Promise.all([note(4), note(4), note(4)]);
  const heads = await Promise.all([sealAudit(pool), sealAudit(pool), sealAudit(pool)]);
  const second = heads.find((head) => head !== null) ?? '';
  await note(1);
  expect(await checkAudit(pool, [first ?? '', second])).toEqual({
    head: second,
    sealed: 16,
    waiting: 1,
    faults: [],
    remarks: [],
  });
  await flushSecurityLog();
  expect(await headsInSecurityLog()).toEqual([first, second]);
});

test('an entry that is committed after later ones were sealed gets its seal too', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence('audit_entries', 'id')) as id`,
  );
  await note(3);
  await sealAudit(pool);
  await pool.query(
    `insert into audit_entries (id, action, subject) values ($1, 'lead.view', 'list')`,
    [rows[0]?.id],
  );
  await sealAudit(pool);
  expect(await checkAudit(pool)).toMatchObject({ sealed: 4, waiting: 0, faults: [], remarks: [] });
});

test('sealing comes to its end although entries keep coming', async () => {
  await note(1);
  await pool.query(`
    create function add_entry() returns trigger language plpgsql as $$ begin
      insert into audit_entries (action, subject) values ('lead.view', 'list');
      return null;
    end $$;
    create trigger entries_keep_coming after insert on audit_seals
      for each statement execute function add_entry()`);
  try {
    await sealAudit(pool);
  } finally {
    await pool.query('drop function add_entry cascade');
  }
  expect(await checkAudit(pool)).toMatchObject({ sealed: 1, waiting: 1, faults: [] });
});

test.each([
  ['an edited reason', `update audit_entries set reason = 'other' where id = $1`],
  ['another detail', `update audit_entries set detail = '{"rows": 30}' where id = $1`],
  ['another moment', `update audit_entries set at = at - interval '1 ms' where id = $1`],
  ['another account', `update audit_entries set "staffId" = gen_random_uuid() where id = $1`],
  ['a removed entry', 'delete from audit_entries where id = $1'],
])('%s is found, and which', async (_, text) => {
  const ids = await note(9);
  await sealAudit(pool);
  await rewrite(text, [ids[4]]);
  const { faults } = await checkAudit(pool);
  expect(faults).toEqual([expect.stringContaining(`Entry ${ids[4]}, sealed at`)]);
});

test('a removed entry whose seal went too is found', async () => {
  const ids = await note(9);
  await sealAudit(pool);
  await rewrite('delete from audit_entries where id = $1', [ids[4]]);
  await rewrite('delete from audit_seals where "entryId" = $1', [ids[4]]);
  expect((await checkAudit(pool)).faults).toEqual(['Of the chain, seal 5 was removed.']);
});

test('a removed tail, and an audit sealed anew, are found with a head from elsewhere', async () => {
  const ids = await note(9);
  const head = (await sealAudit(pool)) ?? '';
  await rewrite('delete from audit_entries where id >= $1', [ids[6]]);
  await rewrite('delete from audit_seals where "entryId" >= $1', [ids[6]]);
  expect((await checkAudit(pool)).faults).toEqual([]);
  expect((await checkAudit(pool, [head])).faults).toEqual([
    expect.stringContaining('once had 9 sealed entries and has 6 now'),
  ]);
  await note(3);
  await rewrite(`update audit_entries set reason = 'other' where id = $1`, [ids[0]]);
  await rewrite('delete from audit_seals');
  await sealAudit(pool);
  expect((await checkAudit(pool)).faults).toEqual([]);
  expect((await checkAudit(pool, [head])).faults).toEqual([
    expect.stringContaining('Seal 9 is not the one that was noted elsewhere'),
  ]);
  // The security log has the head as well.
  await flushSecurityLog();
  expect((await checkAudit(pool, await headsInSecurityLog())).faults).not.toEqual([]);
});

test('an entry put in later with an old date is remarked upon', async () => {
  await note(3);
  await rewrite(`update audit_entries set at = at - interval '1 day'`);
  await sealAudit(pool);
  await rewrite(
    `insert into audit_entries (action, subject, at) values ('lead.view', 'list', now() - interval '1 hour')`,
  );
  await sealAudit(pool);
  expect((await checkAudit(pool)).remarks).toEqual([expect.stringMatching(/^1 entries say/)]);
});

test('seals cannot be changed by the site', async () => {
  await note(1);
  await sealAudit(pool);
  for (const text of [`update audit_seals set hash = ''`, 'delete from audit_seals']) {
    await expect(pool.query(text)).rejects.toMatchObject({ code: '42501' });
  }
});

test('the head of a day is mailed once to each owner, the day after', async () => {
  const owner = await staffWith('owner');
  await staffWith('counsellor');
  await note(2);
  await keepAuditSealed(pool);
  expect(await db.auditHead.count()).toBe(0);
  await rewrite(`update audit_seals set "sealedAt" = "sealedAt" - interval '1 day'`);
  await note(1);
  await Promise.all([keepAuditSealed(pool), keepAuditSealed(pool)]);
  await keepAuditSealed(pool);
  const { rows } = await pool.query<{
    id: string;
    data: { owner: string; day: string; head: string };
  }>(`select id, data from pgboss.job where name = 'audit-heads'`);
  expect(rows.map(({ data }) => data)).toEqual([
    { owner: owner.id, day: expect.any(String), head: expect.stringMatching(/^2-[0-9a-f]{64}$/) },
  ]);
  const [job] = rows;
  if (!job) throw new Error('No mail was queued.');
  const mail = await auditHeadMails.write(pool, { ...job, createdOn: new Date() });
  // The address generated at the first start has no mailbox.
  expect(mail).toMatchObject({ to: 'institute' });
  expect(mail?.text).toContain(`npm run audit:check -- ${job.data.head}\n`);
});
