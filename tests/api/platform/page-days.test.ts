import { pool } from '@/lib/platform/db';
import { recordPageDays, pageDays } from '@/lib/delivery/page-days';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const pages = (hashes: Record<string, string>) => new Map(Object.entries(hashes));
const days = async (hashes: Record<string, string>, now: `2026-11-${number}`) =>
  Object.fromEntries(await pageDays(pool, pages(hashes), now));

test('a page has the day on which it last began to say something else', async () => {
  const first = { '/': 'a', '/fees': 'b' };
  expect(await days(first, '2026-11-20')).toEqual({});
  await recordPageDays(pool, pages(first), '2026-11-20');
  expect(await days(first, '2026-11-21')).toEqual({});

  const second = { ...first, '/fees': 'c', '/new': 'd' };
  const changed = { '/fees': '2026-11-22', '/new': '2026-11-22' };
  expect(await days(second, '2026-11-22')).toEqual(changed);
  await recordPageDays(pool, pages(second), '2026-11-22');
  await recordPageDays(pool, pages(second), '2026-11-23');
  expect(await days(second, '2026-11-24')).toEqual(changed);

  // The restored page differs again from the one known to search engines.
  expect(await days(first, '2026-11-25')).toEqual({ '/fees': '2026-11-25' });
  await recordPageDays(pool, pages(first), '2026-11-25');
  expect(await days(second, '2026-11-26')).toEqual({ '/fees': '2026-11-26', '/new': '2026-11-22' });
});
