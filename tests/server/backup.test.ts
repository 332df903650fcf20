import { execFile } from 'node:child_process';
import { appendFile, cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { query } from '../support/query';
import { cleanEnv, SITE_URL, startSite, temporaryFolder } from '../support/site';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);

const command = (name: string, dataDir: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', `lib/commands/${name}.ts`, ...args], {
    env: cleanEnv({ DATABASE_URL: '', DATA_DIR: dataDir, SITE_URL }),
  }).then(
    ({ stdout }) => ({ failed: false, text: stdout }),
    ({ stderr }: { stderr: string }) => ({ failed: true, text: stderr }),
  );

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
  await query(site.databaseUrl, `insert into rate_limits values ('lead:192.0.2.1', 3, 1)`);
  const before = await fingerprint(site.databaseUrl);
  expect((await command('backup', at('data'), at('backup'))).text).toContain('leads: 500 rows');
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
  expect((await command('restore', at('new'), at('backup'))).text).toContain('leads: 500 rows');
  expect(await command('restore', at('new'), at('backup'))).toEqual({
    failed: true,
    text: expect.stringContaining('The database already holds rows (table leads)'),
  });

  const again = await startSite(at('new'));
  expect(await fingerprint(again.databaseUrl)).toEqual(before);
  const csv = await command('leads', at('new'), '--csv');
  await again.stop();
  const rows = parse(csv.text, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(500);
  // A cell that a spreadsheet would calculate is kept as text.
  expect(rows[0]).toMatchObject({ phonenumber: "'=1+1", coursename: 'GATE' });
});
