import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { contentPoints } from '@/content/facts/launch-points';
import { jsonHash } from '@/lib/platform/canonical-json';
import { addVersion, builtVersion as versionOf } from '../../support/process/project-copy';
import { expectEveryWidth } from '../../support/browser/every-width';
import { watchFaults } from '../../support/browser/page-faults';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';

// Publishing itself builds the site anew: tests/processes/long/publishing.test.ts.
test('an owner fills in a form, corrects it, and reads what would change', async ({
  page,
  untouchedSite: _,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL ?? '');
  await staffLoggedIn(page, 'owner');
  await page.goto('/searchuser/site/institute');
  await page.getByLabel('Phone number 1').fill('98765 43210');
  await page.getByLabel('Phone number 2').fill('call me');
  await page.getByLabel('Phone number 3').fill('011 2654 3210');
  await page.getByRole('button', { name: 'Save' }).click();
  const second = page.getByLabel('Phone number 2');
  await expect(second).toHaveAccessibleDescription(
    'Enter a phone number of ten digits, such as 98765 43210',
  );
  await expect(second).toBeFocused();
  await expect(second).toHaveValue('call me');
  await expectEveryWidth(page, 'a refused form of the site');
  await second.fill('98765 43211');
  await expect(page.getByRole('complementary', { name: 'As set here' })).toContainText(
    '+91 98765 43210, +91 98765 43211',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'To publishing' }).click();

  await expect(page.getByRole('region', { name: 'Publish' })).toContainText(
    'Institute, Phone numbers+91 00000 00001, +91 00000 00002, +91 00000 00003 → +91 98765 43210, +91 98765 43211',
  );
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await expectEveryWidth(page, 'the site page');

  // An earlier preview: a version that differs on one page.
  const [draft] = await siteRows<{ facts: object }>('select facts from site_drafts', []);
  const facts = draft?.facts ?? {};
  const built = await addVersion('.', await versionOf('.'), { facts, mark: 'as set here' });
  await siteRows('insert into site_versions (facts, hash, "builtAt") values ($1, $2, now())', [
    facts,
    jsonHash(facts),
  ]);
  await page.reload();
  const pages = page.getByText('1 page of the site will read differently');
  await pages.click();
  const look = page.getByRole('link', { name: 'Who We Are' });
  await expect(look).toHaveAttribute('href', /\/look\/[0-9a-f-]{36}\?page=\/about$/);
  await rm(built, { recursive: true });
  // The refused form.
  expect(faults.filter((fault) => !fault.includes('422') && !fault.includes('/site/save'))).toEqual(
    [],
  );
});

test('what two owners have changed stands beside each other, and what one chooses is saved', async ({
  page,
  untouchedSite: _,
}) => {
  await staffLoggedIn(page, 'owner');
  const other = await page.context().newPage();
  const save = (of: Page) => of.getByRole('button', { name: 'Save' }).click();
  for (const one of [page, other]) await one.goto('/searchuser/site/institute');
  await page.getByLabel('UPI id').fill('yours@okbank');
  await page.getByLabel('Phone number 1').fill('098100 12345');
  await other.getByLabel('UPI id').fill('theirs@okbank');
  await other.getByLabel('Short name').fill('Theirs');
  await save(other);
  await expect(other.getByText('Saved. Publish it')).toBeVisible();
  await save(page);
  const merging = page.getByRole('region', { name: /has saved this form since you opened it$/ });
  await expect(merging.getByRole('radio', { name: 'Saved: Theirs', exact: true })).toBeChecked();
  await expectEveryWidth(page, 'two changes of one form');
  await save(page);
  await expect(page.getByText('For each field that was changed twice')).toBeVisible();
  await merging.getByRole('radio', { name: 'Typed here: yours@okbank' }).check();
  await save(page);
  await expect(page.getByText('Saved. Publish it')).toBeVisible();
  await expect(merging).toHaveCount(0);
  await expect(page.getByLabel('Phone number 1')).toHaveValue('+919810012345');
  const [draft] = await siteRows<{ facts: object }>('select facts from site_drafts', []);
  expect(draft?.facts).toMatchObject({
    institute: { upiId: 'yours@okbank', shortName: 'Theirs', phones: ['+919810012345'] },
  });
});

test('the batches of today stand in their form, and one more can be added and removed', async ({
  page,
  untouchedSite: _,
}) => {
  await staffLoggedIn(page, 'owner');
  await page.goto('/searchuser/site/batches');
  const batches = page.getByRole('group', { name: /^Batch \d+$/ });
  const count = await batches.count();
  expect(count).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Add batch' }).click();
  await expect(batches).toHaveCount(count + 1);
  await expect(batches.last().getByLabel('Exam and session')).toHaveValue('');
  await page.getByRole('button', { name: `Remove batch ${count + 1}` }).click();
  await expect(batches).toHaveCount(count);
  await expectEveryWidth(page, 'the form of batches');
});

test('a tick of the checklist is stored and counted at once, alone and together, and taken back', async ({
  page,
  untouchedSite: _,
}) => {
  await staffLoggedIn(page, 'owner');
  await page.goto('/searchuser/site');
  const list = page.getByRole('region', { name: 'Before the site goes public' });
  await list.getByText('Payment links 14 open').click();
  const ticks = list.getByRole('checkbox', { name: /^No link/ });
  await ticks.first().check();
  await expect(list).toContainText('1 settled');
  await expect(list).toContainText('Payment links 13 open');
  await page.reload();
  await list.getByText('Payment links 13 open').click();
  await expect(ticks).toHaveCount(13);
  await list.getByText('Settled 1').click();
  await list.getByRole('button', { name: 'Open it again' }).click();
  await expect(ticks).toHaveCount(14);
  await ticks.first().check();
  await expect(list).toContainText('1 settled');
  // It stays in place, so that a second press undoes it.
  await ticks.first().uncheck();
  await list.getByRole('button', { name: 'Tick all 14: No link' }).click();
  await expect(page.getByRole('status').filter({ hasText: '14 points are settled' })).toHaveCount(
    1,
  );
  await expect(list).toContainText('14 settled');
  await list.getByText('Settled 14').click();
  await expect(list).toContainText('No link: the admission form is enough');
  await list.getByRole('button', { name: 'Open it again' }).first().click();
  await expect(list).toContainText('13 settled');
  await expectEveryWidth(page, 'the checklist');
});

/** A version with the facts of the running site, so that it counts as built. */
async function lookableVersion(): Promise<string> {
  const id = randomUUID();
  await siteRows('insert into site_versions (id, facts, hash) values ($1, $2, $3)', [
    id,
    '{}',
    jsonHash({}),
  ]);
  return id;
}

test('pages that are looked at work as they will: scripts, tabs, menu and links, but nothing is sent', async ({
  owner: { page },
  baseURL,
}) => {
  const version = await lookableVersion();
  const faults = watchFaults(page, baseURL ?? '');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/searchuser/site');
  scripts.splice(0);
  await page.goto(`/searchuser/site/look/${version}`);
  const bar = page.locator('looked-at');
  await expect(bar).toContainText('Only you see this: it is not published yet.');

  const form = page.getByRole('form', { name: 'Get A Free Registration!' });
  await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByRole('button').click();
  await expect(bar.getByRole('status')).toHaveText(/^Nothing is sent from here/);
  await expectEveryWidth(page, 'a page that is looked at');

  await page.goto(`/searchuser/site/look/${version}?page=/onlinecourses/gate`);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // The window is as wide as a small phone here.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .locator('#mobile-menu')
    .getByRole('link', { name: /^Contact/ })
    .click();
  await expect(page).toHaveURL(`/searchuser/site/look/${version}?page=/contact`);
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await expect(bar.getByRole('status')).toHaveText(/^That page is not shown here/);
  expect(scripts.filter((url) => !url.includes(`/look/${version}/static/`))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
  expect(faults).toEqual([]);
});

test('pages and scripts of a preview are sent to nobody else', async ({ page }) => {
  const look = `/searchuser/site/look/${await lookableVersion()}`;
  const home = await (await page.request.get('/')).text();
  const [, script = ''] = /\/_next\/(static\/site-[^"]+)/.exec(home) ?? [];
  const ask = async (path: string) => {
    const answer = await page.request.get(look + path, { maxRedirects: 0 });
    return `${answer.status()} ${answer.headers()['cache-control']}`;
  };
  expect([await ask(''), await ask(`/${script}`)]).toEqual(['303 no-store', '303 no-store']);
  await staffLoggedIn(page, 'counsellor');
  expect([await ask(''), await ask(`/${script}`)]).toEqual(['403 no-store', '403 no-store']);
  await staffLoggedIn(page, 'owner');
  expect([await ask(''), await ask(`/${script}`)]).toEqual(['200 no-store', '200 no-store']);
  expect(await ask('/static/../finished/index.html')).toBe('404 no-store');
});
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('an owner fills in the institute, ticks what is right, and only has to publish', async ({
    page,
    untouchedSite: _,
  }) => {
    // The values that other forms fill in, and the earlier ticks.
    const day = '2026-11-01';
    const offer = { lastDay: '2099-06-30' };
    const draft = {
      batches: [],
      notices: [],
      tests: { series: offer, crashCourse: offer },
      session: '2098-99',
      withoutVideos: ['video', 'playlists'],
      policyDates: { terms: day, privacy: day, refund: day, shipping: day },
    };
    await siteRows('insert into site_drafts (id, facts) values (1, $1)', [JSON.stringify(draft)]);
    const decided = [...contentPoints(new Date()).map(({ id }) => id), ...settings].filter(
      (id) => !/^(institute|payment-links|dates|exam)-/.test(id) || id === 'dates-home',
    );
    for (const id of decided) {
      await siteRows('insert into launch_decisions ("pointId", decision) values ($1, $2)', [
        id,
        'x',
      ]);
    }
    await staffLoggedIn(page, 'owner');
    await page.goto('/searchuser/site#topic-institute');
    const list = page.getByRole('region', { name: 'Before the site goes public' });
    const none = list.getByRole('button', { name: 'Tick all 5: We have none' });
    await none.tap();
    await expect(none).toHaveCount(0);
    await list.getByRole('link', { name: 'Fill in or change: Institute' }).tap();
    await fillInstitute(page);
    await page.reload();
    await expect(page.getByText('What you typed before is back.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    await page.getByRole('link', { name: 'To the checklist' }).tap();
    for (const [topic, meaning] of [
      ['Payment links', 'No link'],
      ['Exams: for a teacher to check', 'Compared, and right'],
    ] as const) {
      await list.getByText(topic).first().tap();
      const together = list.getByRole('button', { name: meaning });
      await together.tap();
      await expect(together).toHaveCount(0);
    }
    // The tested site's address cannot be reached from outside, so one point stays open.
    await expect(list).toContainText('1 open, ');
    await expect(list).toContainText('Settings of the server 1 open');
  });
});

const settings = ['site-url', 'leads-to', 'sign-in-links', 'online-payment', 'gstin', 'dates-home'];

async function fillInstitute(page: Page): Promise<void> {
  const box = (label: string) => page.getByLabel(label, { exact: true });
  for (const [group, texts] of Object.entries(institute)) {
    if (group !== '') await page.locator('form summary', { hasText: group }).tap();
    for (const [label, text] of Object.entries(texts)) await box(label).last().fill(text);
  }
  await box('It never had another name').check();
}

/** Values typed into the form, by the section that has to be opened. */
const institute = {
  '': {
    'Full name': 'Rao Chemistry Academy',
    'Short name': 'Rao Chemistry',
    'Phone number 1': '98110 12345',
    'E-mail of the office': 'office@rao.example.in',
    'Year beside © at the foot of each page': String(new Date().getFullYear()),
  },
  Address: {
    'House, floor and street': '28A, first floor',
    Area: 'Jia Sarai',
    City: 'Delhi',
    'PIN code': '110016',
  },
  'Bank account': {
    'Bank and branch': 'State Bank of India, Hauz Khas',
    'Account holder': 'Rao Chemistry Academy',
    'Account number': '3201 4455 1200',
    IFSC: 'sbin0001234',
  },
  'Person who answers': { Name: 'Asha Rao', 'E-mail': 'asha@rao.example.in' },
};

test('a counsellor sees no way to the site and is refused at its address', async ({
  counsellor: { page },
}) => {
  await page.goto('/searchuser');
  await expect(page.getByRole('link', { name: /^(Setup|Site)$/ })).toHaveCount(0);
  await page.goto('/searchuser/site');
  await expect(page.getByRole('main')).toContainText('Only the owner');
});
