import PgBoss from 'pg-boss';
import { newLeadMailsQueue } from '@/lib/leads/new-lead-mails';
import { db, pool } from '@/lib/platform/db';
import { prepareQueues } from '@/lib/platform/jobs/job-queue';
import { jobs, sendEnquiry, sendRegistration } from '../../support/leads/mail-worker';
import { withEmptyTables } from '../../support/process/empty-tables';
import { query } from '../../support/process/query';

withEmptyTables();

const requestId = 'a1b2c3d4e5f60718';

test('each lead queues one job that holds only its id', async () => {
  await sendRegistration();
  await sendEnquiry();
  const leads = await db.lead.findMany({ select: { id: true }, orderBy: { createdAt: 'asc' } });
  expect((await jobs()).map(({ data }) => data)).toEqual(leads.map(({ id }) => ({ lead: id })));
});

test('the job equals one queued by pg-boss in every column', async () => {
  await sendRegistration();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(newLeadMailsQueue.name, { lead: (await db.lead.findFirstOrThrow()).id });
  await boss.stop({ graceful: false });
  const { rows } = await pool.query<Record<string, unknown>>(
    `select to_jsonb(job) - '{id,created_on,start_after,keep_until}'::text[] as job,
       keep_until - start_after as kept from pgboss.job`,
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
});

test('repeats, concurrent ones too, queue no second job', async () => {
  await Promise.all(Array.from({ length: 10 }, () => sendEnquiry({ requestId })));
  await sendEnquiry({ requestId });
  expect(await jobs()).toHaveLength(1);
});

test('suspected spam and refused leads queue nothing', async () => {
  expect(await sendRegistration({ website: 'https://spam.example' })).toBe(200);
  expect(await sendRegistration({ name: '' })).toBe(422);
  expect(await jobs()).toEqual([]);
  await sendRegistration({ requestId });
  expect(await sendRegistration({ requestId, name: 'Somebody Else' })).toBe(409);
  expect(await jobs()).toHaveLength(1);
});

test('lead and job are saved both or neither', async () => {
  await pool.query('alter table pgboss.job add constraint shut check (false) not valid');
  try {
    expect(await sendRegistration()).toBe(500);
    expect([await db.lead.count(), await jobs()]).toEqual([0, []]);
  } finally {
    await pool.query('alter table pgboss.job drop constraint shut');
  }
  await pool.query('alter table leads add constraint shut check (false) not valid');
  try {
    expect(await sendEnquiry()).toBe(500);
    expect([await db.lead.count(), await jobs()]).toEqual([0, []]);
  } finally {
    await pool.query('alter table leads drop constraint shut');
  }
});

test('several processes can prepare the queues of a new database concurrently and repeatedly', async () => {
  const name = `fresh_${process.env.JEST_WORKER_ID}`;
  await pool.query(`create database ${name} template template0`);
  const url = (process.env.DATABASE_URL ?? '').replace(/\/worker_\d+/, `/${name}`);
  await Promise.all(Array.from({ length: 5 }, () => prepareQueues(url, [newLeadMailsQueue])));
  const queues = `select retry_limit, retention_minutes from pgboss.queue where name = $1`;
  await query(url, 'update pgboss.queue set retry_limit = 1');
  await prepareQueues(url, [newLeadMailsQueue]);
  expect(await query(url, queues, [newLeadMailsQueue.name])).toEqual([
    {
      retry_limit: newLeadMailsQueue.retryLimit,
      retention_minutes: newLeadMailsQueue.retentionMinutes,
    },
  ]);
});
