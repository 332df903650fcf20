import { appendFile, cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { runCommand } from '../support/command';
import { registration } from '../support/lead';
import { query } from '../support/query';
import { startSite, temporaryFolder } from '../support/site';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);

const command = async (...args: Parameters<typeof runCommand>) => {
  const { failed, stdout, stderr } = await runCommand(...args);
  return { failed, text: failed ? stderr : stdout };
};

const fingerprint = (url: string) =>
  query(
    url,
    `select 'leads' as table, count(*)::int as rows, md5(string_agg(l::text, '|' order by id)) as sum
     from leads l
     union all
     select 'rate_limits', count(*)::int, md5(string_agg(r::text, '|' order by key))
     from rate_limits r`,
  );

test('what was backed up while the site ran comes back row for row; damage and old rows are refused', async () => {
  const site = await startSite(at('data'));
  await query(
    site.databaseUrl,
    `insert into leads (id, "requestId", kind, name, email, phonenumber, coursename, utm)
     select gen_random_uuid(), 'backup-' || n, 'freeRegistration',
       E'आशा \\t\\\\ "राव", \\n' || n, '', '=1+1', 'GATE', jsonb_build_object('utm_source', n)
     from generate_series(1, 500) n`,
  );
  // Its mail is queued beside our tables, and neither backed up nor in the way of a restore.
  await fetch(`${site.url}/api/student/free-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  });
  await query(site.databaseUrl, `insert into rate_limits values ('lead:192.0.2.1', 3, 1)`);
  const before = await fingerprint(site.databaseUrl);
  expect((await command('backup', at('data'), at('backup'))).text).toContain('leads: 501 rows');
  await site.stop();
  expect((await readdir(at('backup'))).sort()).toEqual([
    'leads.copy.gz',
    'manifest.json',
    'rate_limits.copy.gz',
  ]);

  await cp(at('backup'), at('damaged'), { recursive: true });
  await appendFile(at('damaged/leads.copy.gz'), 'x');
  expect(await command('restore', at('new'), at('damaged'))).toEqual({
    failed: true,
    text: expect.stringContaining('The backup is damaged: leads.copy.gz'),
  });

  expect(await command('leads', at('nowhere'))).toEqual({
    failed: true,
    text: expect.stringMatching(/^There is no database in .*nowhere yet\./),
  });
  expect((await command('restore', at('new'), at('backup'))).text).toContain('leads: 501 rows');
  expect(await command('restore', at('new'), at('backup'))).toEqual({
    failed: true,
    text: expect.stringContaining('The database already holds rows (table leads)'),
  });

  const again = await startSite(at('new'));
  expect(await fingerprint(again.databaseUrl)).toEqual(before);
  const csv = await command('leads', at('new'), '--csv');
  await again.stop();
  const rows = parse(csv.text, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(501);
  // A cell that a spreadsheet would calculate is kept as text.
  expect(rows.at(-1)).toMatchObject({
    kind: 'free registration',
    phonenumber: "'=1+1",
    coursename: 'GATE',
  });
});
