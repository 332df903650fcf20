import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { contentPoints } from '@/content/facts/launch-points';
import { jsonHash } from '@/lib/platform/canonical-json';
import { jpeg } from '../../support/accounts/photo';
import { violations } from '../../support/browser/axe';
import { expectFits, expectNoOverflow } from '../../support/browser/every-width';
import { watchFaults } from '../../support/browser/page-faults';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { addVersion, builtVersion as versionOf } from '../../support/process/project-copy';

// Publishing itself builds the site anew: tests/processes/publishing.test.ts.
test('an owner fills in forms, with a photo and beside another owner, and reads what would change', async ({
  owner: { page },
  untouchedSite: _,
  faults,
}) => {
  const save = (of: Page) => of.getByRole('button', { name: 'Save' }).click();
  const isSaved = (of: Page) => expect(of.getByText('Saved. Publish it')).toBeVisible();

  await page.goto('/searchuser/site/people');
  await test.step('an entry is added, and one too many removed', async () => {
    const teachers = page.getByRole('group', { name: /^Teacher \d+$/ });
    for (const count of [1, 2]) {
      await page.getByRole('button', { name: 'Add teacher' }).click();
      await expect(teachers).toHaveCount(count);
    }
    await page.getByRole('button', { name: 'Remove teacher 2' }).click();
    await expect(teachers).toHaveCount(1);
  });

  const teacher = page.getByRole('group', { name: 'Teacher 1' });
  for (const [label, text] of [
    ['Name', 'Asha Rao'],
    ['Teaches', 'Organic chemistry'],
    ['Qualification', 'PhD'],
    ['Day of the written consent', '2026-11-01'],
  ] as const)
    await teacher.getByLabel(label).fill(text);
  const file = teacher.getByLabel('Photo (optional)');

  await test.step('a file that is no photo of a person is refused, and nothing typed is lost', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>';
    for (const [name, buffer, message] of [
      ['me.svg', Buffer.from(svg), /no photo/],
      ['me.jpg', Buffer.from('This is a text.'), /no photo that can be opened/],
      ['me.jpg', await jpeg(200, 100), /200 × 100 pixels/],
    ] as const) {
      await file.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await expect(file).toHaveAccessibleDescription(message);
    }
    await file.evaluate((input: HTMLInputElement) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(16 << 20)], 'me.jpg', { type: 'image/jpeg' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(file).toHaveAccessibleDescription(/larger than 15 MB/);
    await expect(teacher.getByLabel('Name')).toHaveValue('Asha Rao');
  });

  await test.step('a photo is cropped by pointer and keys', async () => {
    // Half red and half blue, which shows the chosen part.
    const buffer = await jpeg(1000, 500);
    const choose = () => file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await choose();
    const dialog = page.getByRole('dialog', { name: 'Choose what is shown' });
    const frame = dialog.getByRole('application', { name: 'Photo' });
    await expect(frame).toBeFocused();
    const colours = () =>
      frame.evaluate((canvas: HTMLCanvasElement) => {
        const copy = document.createElement('canvas').getContext('2d', {
          willReadFrequently: true,
        });
        return [0.1, 0.9].map((part) => {
          copy?.drawImage(canvas, -canvas.width * part, -300);
          const [red = 0, , blue = 0] = copy?.getImageData(0, 0, 1, 1).data ?? [];
          return red > blue ? 'red' : 'blue';
        });
      });
    await expect.poll(colours).toEqual(['red', 'blue']);
    await expectFits(page, 'the dialog of a photo');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(teacher.getByRole('img')).toHaveCount(0);

    await choose();
    const box = await frame.boundingBox();
    if (!box) throw new Error('The frame is not shown.');
    await page.mouse.move(box.x + box.width / 2, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + box.width, box.y + 50, { steps: 5 });
    await page.mouse.up();
    await expect.poll(colours).toEqual(['red', 'red']);
    for (let times = 0; times < 11; times += 1) await frame.press('ArrowLeft');
    await expect.poll(colours).toEqual(['red', 'blue']);
    const size = dialog.getByRole('slider', { name: 'Size' });
    const before = Number(await size.inputValue());
    await frame.press('+');
    expect(Number(await size.inputValue())).toBeGreaterThan(before);
    await frame.press('-');
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await expect(dialog).toBeHidden();
    const shown = teacher.getByRole('img', { name: 'As it is shown' });
    await expect(shown).toHaveJSProperty('naturalWidth', 480);
    await save(page);
    await isSaved(page);
    expect(faults).toEqual([]);
  });

  const box = (label: string) => page.getByLabel(label);
  await page.goto('/searchuser/site/institute');
  const other = await page.context().newPage();
  await other.goto('/searchuser/site/institute');
  await test.step('a mistake is named at its field, and nothing typed is lost', async () => {
    await box('UPI id').fill('yours@okbank');
    await box('Phone number 1').fill('98765 43210');
    const second = box('Phone number 2');
    await second.fill('call me');
    await box('Phone number 3').fill('011 2654 3210');
    await save(page);
    await expect(second).toHaveAccessibleDescription(
      'Enter a phone number of ten digits, such as 98765 43210',
    );
    await expect(second).toBeFocused();
    await expect(second).toHaveValue('call me');
    await expectNoOverflow(page, 'a refused form of the site');
    await second.fill('98765 43211');
    await expect(page.getByRole('complementary', { name: 'As set here' })).toContainText(
      '+91 98765 43210, +91 98765 43211',
    );
  });

  await test.step('what two owners have changed stands beside each other, and what one chooses is saved', async () => {
    await other.getByLabel('UPI id').fill('theirs@okbank');
    await other.getByLabel('Short name').fill('Theirs');
    await save(other);
    await isSaved(other);
    await other.close();
    await save(page);
    const merging = page.getByRole('region', { name: /has saved this form since you opened it$/ });
    const theirs = merging.getByRole('radio', { name: 'Saved: Theirs', exact: true });
    await expect(theirs).toBeChecked();
    await expectFits(page, 'two changes of one form');
    await save(page);
    await expect(page.getByText('For each field that was changed twice')).toBeVisible();
    await merging.getByRole('radio', { name: 'Typed here: yours@okbank' }).check();
    await save(page);
    await isSaved(page);
    await expect(merging).toHaveCount(0);
    await expect(box('Phone number 1')).toHaveValue('+919876543210');
    const [draft] = await siteRows<{ facts: object }>('select facts from site_drafts', []);
    expect(draft?.facts).toMatchObject({
      institute: {
        upiId: 'yours@okbank',
        shortName: 'Theirs',
        phones: ['+919876543210', '+919876543211', '+911126543210'],
      },
    });
  });

  await test.step('what would change stands before it is published', async () => {
    // An earlier preview: a version that differs on one page.
    const [{ facts } = { facts: {} }] = await siteRows<{ facts: object }>(
      'select facts from site_drafts',
      [],
    );
    const built = await addVersion('.', await versionOf('.'), { facts, mark: 'as set here' });
    await siteRows('insert into site_versions (facts, hash, "builtAt") values ($1, $2, now())', [
      facts,
      jsonHash(facts),
    ]);
    await page.getByRole('link', { name: 'To publishing' }).click();
    const publish = page.getByRole('region', { name: 'Publish' });
    await expect(publish).toContainText(
      'Institute, Phone numbers+91 00000 00001, +91 00000 00002, +91 00000 00003 → +91 98765 43210, +91 98765 43211',
    );
    await expect(publish).toContainText(
      /Teachersnot set → Asha Rao, Organic chemistry, PhD, photo [0-9a-f]{4}, consent of 1 November 2026/,
    );
    await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
    await page.getByText('1 page of the site will read differently').click();
    await expect(page.getByRole('link', { name: 'Who We Are' })).toHaveAttribute(
      'href',
      /\/look\/[0-9a-f-]{36}\?page=\/about$/,
    );
    await expectNoOverflow(page, 'the site page');
    await rm(built, { recursive: true });
  });
  // The refused form.
  expect(faults.filter((fault) => !/\b(422|409)\b|\/site\/save/.test(fault))).toEqual([]);
});

test('pages that are looked at work as they will: scripts, tabs, menu and links, but nothing is sent, and nobody else gets them', async ({
  page,
  baseURL,
}) => {
  // A version with the facts of the running site, so that it counts as built.
  const version = randomUUID();
  await siteRows('insert into site_versions (id, facts, hash) values ($1, $2, $3)', [
    version,
    '{}',
    jsonHash({}),
  ]);
  const look = `/searchuser/site/look/${version}`;

  await test.step('pages and scripts are sent to no visitor and no counsellor', async () => {
    const home = await (await page.request.get('/')).text();
    const [, script = ''] = /\/_next\/(static\/site-[^"]+)/.exec(home) ?? [];
    const ask = async (path: string) => {
      const answer = await page.request.get(look + path, { maxRedirects: 0 });
      return `${answer.status()} ${answer.headers()['cache-control']}`;
    };
    const answers = async () => [await ask(''), await ask(`/${script}`)];
    expect(await answers()).toEqual(['303 no-store', '303 no-store']);
    await staffLoggedIn(page, 'counsellor');
    expect(await answers()).toEqual(['403 no-store', '403 no-store']);
    await staffLoggedIn(page, 'owner');
    expect(await answers()).toEqual(['200 no-store', '200 no-store']);
    expect(await ask('/static/../finished/index.html')).toBe('404 no-store');
  });

  const faults = watchFaults(page, baseURL ?? '');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const bar = page.locator('looked-at');
  await test.step('a form says that nothing is sent', async () => {
    await page.goto(look);
    await expect(bar).toContainText('Only you see this: it is not published yet.');
    const form = page.getByRole('form', { name: 'Get A Free Registration!' });
    await expect(form).toHaveJSProperty('noValidate', true);
    await form.getByRole('button').click();
    await expect(bar.getByRole('status')).toHaveText(/^Nothing is sent from here/);
  });

  await test.step('tabs, menu and links work within it', async () => {
    await page.goto(`${look}?page=/onlinecourses/gate`);
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectNoOverflow(page, 'a page that is looked at');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .locator('#mobile-menu')
      .getByRole('link', { name: /^Contact/ })
      .click();
    await expect(page).toHaveURL(`${look}?page=/contact`);
    await expect(bar).toBeVisible();
    expect(await violations(page, { withoutFrame: true })).toEqual([]);
    await page.getByRole('link', { name: 'Login', exact: true }).first().click();
    await expect(bar.getByRole('status')).toHaveText(/^That page is not shown here/);
  });
  expect(scripts.filter((url) => !url.includes(`/look/${version}/static/`))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
  expect(faults).toEqual([]);
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
      (id) =>
        !/^(institute|payment-links|dates|exam)-/.test(id) || /^dates-(home$|exams-)/.test(id),
    );
    await siteRows(
      `insert into launch_decisions ("pointId", decision) select id, 'x' from unnest($1::text[]) id`,
      [decided],
    );
    await staffLoggedIn(page, 'owner');
    await page.goto('/searchuser/site#topic-institute');
    const list = page.getByRole('region', { name: 'Before the site goes public' });

    await test.step('the form of the institute keeps what is typed over a reload', async () => {
      const none = list.getByRole('button', { name: 'Tick all 5: We have none' });
      await none.tap();
      await expect(none).toHaveCount(0);
      await list.getByRole('link', { name: 'Fill in or change: Institute' }).tap();
      await fillInstitute(page);
      await page.reload();
      await expect(page.getByText('What you typed before is back.')).toBeVisible();
      await page.getByRole('button', { name: 'Save', exact: true }).tap();
      await page.getByRole('link', { name: 'To the checklist' }).tap();
    });

    await test.step('a tick counts at once, alone and together, and is taken back', async () => {
      await list.getByText('Payment links 14 open').tap();
      const ticks = list.getByRole('checkbox', { name: /^No link/ });
      await ticks.first().check();
      await expect(list).toContainText('Payment links 13 open');
      // It stays in place, so that a second press undoes it.
      await ticks.first().uncheck();
      await expect(list).toContainText('Payment links 14 open');
      await list.getByRole('button', { name: 'Tick all 14: No link' }).tap();
      const all = page.getByRole('status').filter({ hasText: '14 points are settled' });
      await expect(all).toHaveCount(1);
      await expect(list).not.toContainText('Payment links');
      await list.getByText(/^Settled \d/).tap();
      await expect(list).toContainText('No link: the admission form is enough');
      await list.getByRole('button', { name: 'Open it again' }).first().tap();
      await list.getByText('Payment links 1 open').tap();
      await expectFits(page, 'the checklist');
      await ticks.check();
      await expect(list).not.toContainText('Payment links');
    });

    await list.getByText('Exams: for a teacher to check').first().tap();
    const together = list.getByRole('button', { name: 'Compared, and right' });
    await together.tap();
    await expect(together).toHaveCount(0);
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
