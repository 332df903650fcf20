import type { SiteFacts } from '@/content/facts/site-facts';
import { jsonHash } from '@/lib/platform/canonical-json';
import { db } from '@/lib/platform/db';
import { endConsents } from '@/lib/publishing/ended-consents';
import { acts } from '../../support/office/person';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const teacher = { subject: 'Organic chemistry', qualification: 'Ph.D.', consentDate: '2026-11-01' };
const facts: SiteFacts = {
  teachers: [
    { ...teacher, name: 'Asha Rao', consentUntil: '2027-03-31' },
    { ...teacher, name: 'B. Sen' },
  ],
};

/** Noon in Delhi. */
const on = (day: string) => new Date(`${day}T06:30:00Z`);

test('on the day after a consent ends, a version without the person is published once', async () => {
  const at = on('2026-11-02');
  await db.siteVersion.create({
    data: { facts, hash: jsonHash(facts), wantedAt: at, publishedAt: at, builtAt: at },
  });
  await db.siteDraft.create({ data: { id: 1, facts, savedAt: at } });
  expect(await endConsents(on('2027-03-31'))).toBe(false);
  const day = on('2027-04-01');
  expect((await Promise.all([1, 2].map(() => endConsents(day)))).sort()).toEqual([false, true]);
  expect(await endConsents(day)).toBe(false);
  const [newest, ...older] = await db.siteVersion.findMany({ orderBy: { createdAt: 'desc' } });
  expect(older).toHaveLength(1);
  const withdrawn = { withdrawnDate: '2027-04-01' };
  const ended = { teachers: [{ name: 'Asha Rao', ...withdrawn }, { name: 'B. Sen' }] };
  expect(newest).toMatchObject({ note: 'A consent has ended', facts: ended });
  expect(newest?.facts).not.toMatchObject({ teachers: [{}, withdrawn] });
  expect(await db.siteDraft.findFirstOrThrow()).toMatchObject({ facts: ended });
  expect(await acts()).toMatchObject([{ action: 'site.publish', staffId: null }]);
});
