import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { SiteFacts } from '@/content/facts/site-facts';
import { dayAfter, today } from '@/lib/site/days';
import { violations } from '../../support/browser/axe';
import { phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';
import { copyProject } from '../../support/process/project-copy';
import { query } from '../../support/process/query';
import { publish, versionRow } from '../../support/process/site-versions';
import { eventually, firstStart, type Site } from '../../support/process/site';

const facts: SiteFacts = {
  demoClasses: [
    {
      exam: 'gate',
      mode: 'offline',
      day: dayAfter(today(), 30),
      time: '11:00',
      seats: 2,
      subject: 'Kinetics',
      place: 'Room 2',
    },
  ],
  timetable: [
    {
      exam: 'gate',
      mode: 'offline',
      batch: 'Regular morning batch',
      days: ['Monday', 'Wednesday'],
      from: '07:00',
      to: '09:00',
      place: 'Room 1',
    },
  ],
  lectures: [
    {
      exam: 'gate',
      title: 'Kinetics: a whole lecture',
      text: 'Rate laws, with ten problems.',
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
    },
  ],
  teachers: [
    {
      name: 'Asha Rao',
      subject: 'Organic chemistry',
      qualification: 'Ph.D. (IIT Delhi)',
      exams: ['gate'],
      consentDate: '2026-11-01',
      sample: 'https://www.youtube.com/watch?v=lmnopqrstuv',
    },
  ],
};

// One site and one build for all of them.
test.describe.configure({ mode: 'serial' });

let project: Awaited<ReturnType<typeof copyProject>>;
let folder: string;
let site: Site;

test.beforeAll(async () => {
  // Of its own, because a build changes what other tests read.
  project = await copyProject('published');
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-published-'));
  site = await firstStart(folder, { TRUSTED_PROXIES: '127.0.0.1' }, project.path);
  const id = await publish(site.databaseUrl, facts);
  const row = await eventually(
    () => versionRow(site.databaseUrl, id),
    (one) => one?.copies === 1 || typeof one?.problem === 'string',
    1_100_000,
  );
  expect(row?.problem).toBeNull();
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
  await project.remove();
});

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route(/^https:\/\/www\.youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' }),
  );
});

async function book(page: Page, name: string, mobile: string): Promise<void> {
  await page.goto(`${site.url}/demo-class`);
  await page.getByRole('radio', { name: /11:00 am/ }).check();
  await page.getByLabel('Name of the student').fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
}

test('a seat in a demo class is booked on its page, until the last one is taken', async ({
  page,
  browser,
}) => {
  await book(page, 'Kavita Iyer', '98765 43210');
  await expect(page.getByText('2 seats left')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Book my seat' }).click();
  const form = page.getByRole('form', { name: 'Book your seat' });
  await expect(form.getByText(/^Your seat is booked: GATE Chemistry: Kinetics, /)).toContainText(
    'Please note the day and time.',
  );
  await expect(page.getByText('1 seat left')).toBeVisible();

  await test.step('without script the last one', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await book(plain, 'Ravi Sen', '98765 43211');
    await plain.getByRole('button', { name: 'Book my seat' }).click();
    await expect(plain.getByText(/^Your seat is booked\./)).toBeVisible();
    await plain.context().close();
  });
  await page.reload();
  await expect(page.getByText(/^All seats are taken\./)).toBeVisible();
  const seats = await query<{ name: string; title: string }>(
    site.databaseUrl,
    `select l.name, s.title from demo_seats s join leads l on l.id = s."leadId" order by 1`,
    [],
  );
  expect(seats.map(({ name }) => name)).toEqual(['Kavita Iyer', 'Ravi Sen']);
});

test('a teacher has a sample lesson and an exam its lecture, each loaded by a press only', async ({
  page,
}) => {
  await page.goto(`${site.url}/gate`);
  const players = page.locator('iframe');
  for (const [region, video, id] of [
    ['Your teachers', 'Sample lesson by Asha Rao', 'lmnopqrstuv'],
    ['Watch a lecture', 'Kinetics: a whole lecture', 'abcdefghijk'],
  ] as const) {
    const part = page.getByRole('region', { name: region });
    await expect(players).toHaveCount(0);
    await part.getByRole('link', { name: video }).click();
    await expect(players).toHaveAttribute('src', new RegExp(`youtube-nocookie.com/embed/${id}`));
    await page.reload();
  }
});

test('the classes of the batches that run stand on New Batches', async ({ page }) => {
  await page.goto(`${site.url}/new-batch`);
  const row = page
    .getByRole('region', { name: 'Timetable' })
    .getByRole('row', { name: /Regular morning batch/ });
  await expect(row).toContainText('Monday and Wednesday');
  await expect(row).toContainText('Room 1');
});
