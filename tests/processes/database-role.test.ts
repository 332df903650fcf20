import path from 'node:path';
import { embeddedUrl } from '@/prisma/embedded';
import { registration } from '../support/leads/lead';
import { runCommand } from '../support/process/command';
import { query } from '../support/process/query';
import { startDatabase, startSite, temporaryFolder } from '../support/process/site';

const folder = temporaryFolder();

const forbidden = [
  'alter table students add column extra text',
  'alter table audit_entries disable trigger all',
  'drop trigger audit_entries_only_added on audit_entries',
  'drop function refuse_audit_change cascade',
  "create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return null; end'",
  'delete from audit_entries',
  'update audit_entries set action = null',
  'truncate audit_entries',
  'set session_replication_role = replica',
  'set role postgres',
  'alter role site superuser',
  'create role other login superuser',
  'create table extra (id int)',
  'create schema extra',
  'drop table students',
  'delete from _prisma_migrations',
  "copy students to program 'cat'",
  'create extension pg_trgm',
];

async function refusalOf(url: string, statement: string): Promise<string | undefined> {
  return query(url, statement).then(
    () => undefined,
    ({ code }: { code: string }) => code,
  );
}

const register = (url: string) =>
  fetch(`${url}/api/student/free-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  });

const rolesOf = (url: string) =>
  query<{ role: string }>(
    url,
    `select distinct usename as role from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );

test('the site runs as a role that reads and writes rows and can change nothing else', async () => {
  const dataDir = path.join(folder.path, 'built-in');
  const site = await startSite(dataDir);
  expect((await register(site.url)).status).toBe(200);
  expect(await rolesOf(site.databaseUrl)).toEqual([{ role: 'site' }]);
  const asSite = embeddedUrl(path.join(dataDir, 'postgres'), 'site');
  expect(await query(asSite, 'select name from leads')).toHaveLength(1);
  for (const statement of forbidden) {
    expect([statement, await refusalOf(asSite, statement)]).toEqual([statement, '42501']);
  }
  expect(site.output()).not.toContain('MIGRATION_DATABASE_URL');
});

test('on a PostgreSQL of its own, the owner prepares the role and the site does without the owner', async () => {
  const { stop, url } = await startDatabase(path.join(folder.path, 'database'));
  const asSite = url.replace('postgres@', 'institute:a-password@');
  const settings = { DATABASE_URL: asSite, MIGRATION_DATABASE_URL: url };
  const dataDir = path.join(folder.path, 'own');
  const first = await startSite(dataDir, settings);
  expect((await register(first.url)).status).toBe(200);
  expect(await rolesOf(url)).toEqual([{ role: 'institute' }]);
  expect(await refusalOf(asSite, 'delete from audit_entries')).toBe('42501');
  await first.stop();

  const again = await startSite(dataDir, { DATABASE_URL: asSite });
  expect((await register(again.url)).status).toBe(200);
  expect(again.output()).not.toContain('MIGRATION_DATABASE_URL');
  await again.stop();

  const asOwner = await startSite(dataDir, { DATABASE_URL: url });
  expect(asOwner.output()).toContain('The role of DATABASE_URL can change tables and the audit.');
  await asOwner.stop();
  await stop();
});

test('a backup taken while the site runs has every table', async () => {
  const dataDir = path.join(folder.path, 'built-in');
  const { failed, stdout } = await runCommand('backup', dataDir, path.join(folder.path, 'backup'));
  expect([failed, stdout.includes('leads: 1 rows')]).toEqual([false, true]);
});
