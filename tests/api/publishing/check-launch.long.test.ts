import { spawnSync } from 'node:child_process';
import type { SiteFacts } from '@/content/facts/site-facts';
import { db } from '@/lib/platform/db';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const facts: SiteFacts = {
  institute: {
    phones: ['+919876543210', '+919876543211', '+911126543210'],
    bank: {
      bank: 'State Bank',
      account: 'Rao Academy',
      number: '32014455120',
      ifsc: 'SBIN0001234',
    },
  },
  batches: [],
};

function listed(): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/commands/check-launch.ts'],
    { encoding: 'utf8', env: process.env },
  );
  return [...stdout.matchAll(/^ {2}(\S+) \(content\//gm)].map(([, id = '']) => id);
}

test('the command knows the live version and the office’s decisions', async () => {
  const settled = ['institute-phones.0.printed', 'institute-bank.ifsc', 'batch-dates'];
  expect(listed()).toEqual(expect.arrayContaining([...settled, 'minor-tests']));
  const now = new Date();
  await db.siteVersion.create({
    data: { facts, hash: 'a', wantedAt: now, builtAt: now, publishedAt: now },
  });
  await db.launchDecision.create({ data: { pointId: 'minor-tests', decision: 'As it is.' } });
  const left = listed();
  expect(left).toContain('institute-name');
  expect(left.filter((id) => [...settled, 'minor-tests'].includes(id))).toEqual([]);
});
