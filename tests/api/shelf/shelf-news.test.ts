import { announceShelf } from '@/lib/shelf/shelf-news';
import { db, pool } from '@/lib/platform/db';
import type { Mail } from '@/lib/platform/mail/mail';
import { makeStudent } from '../../support/accounts/log-in';
import { jobs, startMailWorker, stopMailWorkers } from '../../support/leads/mail-worker';
import { cash, record, staffWith } from '../../support/office/office';
import { newRegistration } from '../../support/office/office-rows';
import { goldPlan, newShelfItem } from './shelf-samples';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { today } from '@/lib/site/days';

withEmptyTables();
afterEach(stopMailWorkers);

const HOUR_MS = 3_600_000;
const evening = new Date(`${today()}T17:00:00+05:30`);

const earlier = () => new Date(Date.now() - 2 * HOUR_MS);

async function enrolled(email: string) {
  const { token } = await staffWith('owner');
  const { id } = await makeStudent({ email, dateofbirth: '2003-05-17' });
  const registration = await newRegistration(id, { planId: goldPlan });
  await record(token, cash(registration.id));
  await db.$executeRaw`delete from pgboss.job`;
}

/** The queued mails. */
async function sent(): Promise<Mail[]> {
  const mails: Mail[] = [];
  await startMailWorker({ apartMs: 0, send: async (mail) => void mails.push(mail) });
  await eventually(jobs, (all) => all.every(({ state }) => state === 'completed'));
  await stopMailWorkers();
  return mails;
}

test('students are mailed once about new material, in the evening, by one of several processes', async () => {
  await enrolled('asha@example.org');
  await makeStudent({ email: 'nobody@example.org', dateofbirth: '2003-05-17' });
  await newShelfItem({ title: 'Live class, Monday', createdAt: earlier() });
  await newShelfItem({ title: 'Handout\n1', kind: 'handout', createdAt: earlier() });
  await newShelfItem({ title: 'Of another plan', audiences: ['plan:x'], createdAt: earlier() });
  await newShelfItem({ title: 'Just added' });
  await newShelfItem({ title: 'Later', visibleFrom: new Date('2099-01-01'), createdAt: earlier() });

  expect(await announceShelf(pool, new Date(evening.getTime() - HOUR_MS))).toBe(0);
  const told = await Promise.all([1, 2, 3].map(() => announceShelf(pool, evening)));
  expect(told.reduce((sum, one) => sum + one, 0)).toBe(1);
  const mails = await sent();
  expect(mails).toMatchObject([
    { to: { address: 'asha@example.org' }, subject: 'New in your course material' },
  ]);
  expect(mails[0]?.text).toContain('Live class: Live class, Monday\nHandout: Handout 1\n\n');
  expect(mails[0]?.text).toContain('http://localhost:3000/shelf');
  expect(mails[0]?.text).not.toMatch(/another plan|Just added|Later|meet\.example/);
});

test('no second mail on the same day', async () => {
  await enrolled('asha@example.org');
  await newShelfItem({ createdAt: earlier() });
  expect(await announceShelf(pool, evening)).toBe(1);
  const next = await newShelfItem({ createdAt: earlier() });
  expect(await announceShelf(pool, evening)).toBe(0);
  const { announcedAt } = await db.shelfItem.findUniqueOrThrow({ where: { id: next.id } });
  expect(announcedAt).toBeNull();
});

test('material withdrawn or refunded before the mail is left out', async () => {
  await enrolled('asha@example.org');
  await newShelfItem({ createdAt: earlier(), withdrawnAt: new Date() });
  expect(await announceShelf(pool, evening)).toBe(0);
  await newShelfItem({ createdAt: earlier() });
  expect(await announceShelf(pool, evening)).toBe(1);
  await db.payment.updateMany({ data: { status: 'refunded' } });
  expect((await sent()).map(({ subject }) => subject)).not.toContain('New in your course material');
});
