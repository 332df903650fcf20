import type { Page } from 'playwright/test';
import { holdToken, logInByCall, signedUp } from '../../support/accounts/student-account';
import { logInForm } from '../../support/accounts/log-in-form';
import { violations } from '../../support/browser/axe';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { storedPaper } from '../../support/exam-room/stored-paper';

/** The audience of everybody. */
const EVERYBODY = 'all';
const paperFor = (title: string) => storedPaper('gate', title, [EVERYBODY]);

async function begin(page: Page, paper: string) {
  await page.goto(`/exam-room?paper=${paper}`);
  await page.getByRole('button', { name: /^(Start|Continue) the test/ }).click();
  await expect(page.getByRole('heading', { name: /^Question \d+ of/ })).toBeVisible();
}

const stored = (page: Page) => page.getByText('All answers stored', { exact: true });

const answersIn = (paper: string) =>
  siteRows<{ position: number; given: unknown }>(
    `select distinct on (position) position, given from test_answers a join test_attempts t on t.id = a."attemptId"
     where t."paperId" = $1 order by position, "givenAt" desc, a.number desc`,
    [paper],
  );

/** A place in which the student's result opens. */
const resultOpens = (page: Page) => expect(page).toHaveURL(/\/my-tests\/[\da-f-]{36}$/);

test('a test is sat by keyboard while the network fails, and continues after a closed tab and on a second device', async ({
  page,
  context,
  browser,
  address,
}) => {
  const { id: paper } = await paperFor('Mock test by keyboard');
  const details = await signedUp(page.request);
  await page.goto(`/exam-room?paper=${paper}`);
  // Without a log-in the room leads to the log-in page, and back.
  await expect(page).toHaveURL(/\/student-login/);
  await logInForm(page).logIn(details.email, details.dateofbirth);
  await expect(page.getByRole('heading', { name: 'Mock test by keyboard' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Start the test/ }).focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(stored(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark for review and next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2 of' })).toBeFocused();
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByText(/^No connection: \d answers kept on this device$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(stored(page)).toBeVisible();

  // The tab is closed while an answer is on its way.
  await context.route('**/test-answers', (route) => route.abort());
  await page.getByRole('radio').nth(2).check();
  await page.close();
  await context.unroute('**/test-answers');
  const again = await context.newPage();
  await begin(again, paper);
  await expect(again.getByRole('heading', { name: 'Question 2 of' })).toBeVisible();
  await expect(again.getByRole('radio').nth(2)).toBeChecked();
  await expect(
    again.getByRole('button', { name: 'Question 1: Answered and marked for review' }),
  ).toBeVisible();
  await expect.poll(() => answersIn(paper)).toMatchObject([{ given: ['A'] }, { given: ['C'] }]);

  const second = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  const phone = await second.newPage();
  await holdToken(phone, await logInByCall(phone.request, details));
  await phone.goto(`/exam-room?paper=${paper}`);
  await phone.getByRole('button', { name: 'Continue the test' }).click();
  await expect(phone.getByText(/^This test is open on another device: Chrome on/)).toBeVisible();
  expect(await violations(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Continue on this device' }).click();
  await phone.getByRole('button', { name: /^Question 2:/ }).click();
  await expect(phone.getByRole('radio').nth(2)).toBeChecked();

  // The device before is told with its next call, and takes the test back.
  await again.getByRole('radio').nth(3).check();
  await expect(again.getByText(/^This test is open on another device/)).toBeVisible();
  await again.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(again.getByRole('radio').nth(3)).toBeChecked();
  await again.getByRole('button', { name: 'Submit', exact: true }).click();
  await again.getByRole('button', { name: 'Submit the test' }).click();
  await resultOpens(again);
  expect(await answersIn(paper)).toMatchObject([{ given: ['A'] }, { given: ['D'] }]);
  const [attempt] = await siteRows(
    `select count(d.*)::int as devices, t.marks is not null as marked from test_attempts t
       join test_devices d on d."attemptId" = t.id where t."paperId" = $1 group by t.id`,
    [paper],
  );
  expect(attempt).toEqual({ devices: 2, marked: true });
  await second.close();
});

test('nothing that the room receives before the end tells a right answer', async ({
  student: { page },
}) => {
  const { id: paper } = await paperFor('Mock test without keys');
  const received: Promise<string>[] = [];
  page.on('response', (response) => received.push(response.text().catch(() => '')));
  await begin(page, paper);
  await page.getByRole('radio').first().check();
  await expect(stored(page)).toBeVisible();
  const texts = await Promise.all(received);
  const [{ text = '' } = {}] = await siteRows<{ text: string }>(
    `select v.content ->> 'solution' as text from test_paper_questions q
       join question_versions v on v.id = q."versionId" where q."paperId" = $1 and q.position = 0`,
    [paper],
  );
  expect(text.length).toBeGreaterThan(30);
  for (const one of texts) {
    expect(one).not.toContain(text.slice(0, 30));
  }
});

test('the test ends by the server’s clock, however the device’s goes, and what waits is sent first', async ({
  student: { page },
  context,
}) => {
  const { id: paper } = await paperFor('Mock test by the clock');
  // A device that is an hour behind.
  await page.clock.install({ time: Date.now() - 3_600_000 });
  await begin(page, paper);
  await expect(page.getByText(/^(59|60):\d\d$|^1:00:00$/)).toBeVisible();
  await context.route('**/test-answers', (route) => route.abort());
  await page.getByRole('radio').first().check();
  await page.clock.runFor('59:20');
  await expect(page.getByText('1 minute left')).toBeAttached();
  await page.clock.runFor('00:45');
  await expect(page.getByRole('heading', { name: 'The test is over' })).toBeVisible();
  await expect(
    page.getByText(/^No connection\. 1 answer kept on this device will be sent/),
  ).toBeVisible();
  await context.unroute('**/test-answers');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.clock.runFor('00:02');
  await resultOpens(page);
  expect(await answersIn(paper)).toMatchObject([{ given: ['A'] }]);
});

test('of two tabs of a browser one sits, and the other can take over', async ({
  student: { page },
  context,
}) => {
  const { id: paper } = await paperFor('Mock test in two tabs');
  await begin(page, paper);
  await page.getByRole('radio').first().check();
  await expect(stored(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/exam-room?paper=${paper}`);
  await other.getByRole('button', { name: 'Continue the test' }).click();
  await expect(other.getByText('This test is open in another tab of this browser.')).toBeVisible();
  await other.getByRole('button', { name: 'Continue in this tab' }).click();
  await expect(page.getByText('This test is open in another tab of this browser.')).toBeVisible();
  await other.getByRole('button', { name: 'Continue the test' }).click();
  await expect(other.getByRole('radio').first()).toBeChecked();
});

test('a test that is not there says so, with the way to the others', async ({
  student: { page },
}) => {
  await page.goto('/exam-room?paper=none');
  await expect(page.getByRole('alert')).toHaveText('This test does not exist.');
  await expect(page.getByRole('link', { name: 'My tests' })).toBeVisible();
});
