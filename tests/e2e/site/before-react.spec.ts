import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { holdScripts } from '../../support/browser/held-scripts';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { logInAs, newStaff, password } from '../../support/office/staff-account';
import { officeIsReady } from '../../support/browser/readiness';

/** Opens the page with React held back until it is released. */
async function openEarly(page: Page, path: string) {
  await page.unroute('**/_next/static/**/*.js');
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const early = page.getByRole('button', { name: 'Logout', disabled: true });
  await expect(early).toBeVisible();
  const comeAlive = async () => {
    release();
    await officeIsReady(page);
  };
  return { comeAlive };
}

/** Presses Enter, which must send nothing: the URL stays, and so do the typed values. */
async function pressEnter(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).toEqual([]);
}

const lists = [
  [
    '/searchuser/payments/bank',
    'Or paste its lines here',
    'Date,Narration,Ref No,Deposit\n21/11/2026,FEE,,1.00',
  ],
  ['/searchuser/leads/import', 'Or paste it here', 'name,phone\nMeena,98765 43210'],
] as const;

test('what is typed in the office before React has come is neither lost nor sent into the address', async ({
  page,
}) => {
  await logInAs(page, await newStaff({ role: 'owner', given: true }));
  const main = page.getByRole('main');

  await test.step('a password that has to be changed', async () => {
    const { comeAlive } = await openEarly(page, '/searchuser/account');
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill('seven grams of krypton');
    await pressEnter(page);
    await comeAlive();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(main).toContainText('Password changed.');
  });

  const name = `Meena ${randomInt(1e6, 1e7)}`;
  await test.step('a walk-in', async () => {
    const { comeAlive } = await openEarly(page, '/searchuser/leads/new');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Phone').fill('98765 43210');
    await pressEnter(page);
    await comeAlive();
    await page.getByRole('button', { name: 'Save walk-in' }).click();
    await expect(main).toContainText('Saved.');
    expect(await siteRows('select phonenumber from leads where name = $1', [name])).toEqual([
      { phonenumber: '98765 43210' },
    ]);
  });

  await test.step('a search, which finds as soon as React has come', async () => {
    const { comeAlive } = await openEarly(page, '/searchuser');
    await page.getByRole('searchbox').fill(name);
    await pressEnter(page);
    await comeAlive();
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([name]);
  });

  await test.step('details that were opened, which are filled afterwards', async () => {
    const { comeAlive } = await openEarly(page, '/searchuser/payments');
    await page.getByText('Record cash, a deposit or UPI', { exact: true }).click();
    await comeAlive();
    await expect(page.getByLabel('Name, phone or registration number')).toBeVisible();
  });

  for (const [path, label, text] of lists) {
    await test.step(`what was pasted into ${path}, and is looked at`, async () => {
      const { comeAlive } = await openEarly(page, path);
      const box = page.getByLabel(label);
      await box.fill(text);
      const look = page.getByRole('button', { name: 'Preview' });
      await expect(look).toBeDisabled();
      await comeAlive();
      await expect(box).toHaveValue(text);
      await look.click();
      await expect(main).toContainText('Nothing has been saved yet.');
    });
  }

  await test.step('every box of a form of the site, and the next letter changes none', async () => {
    const { comeAlive } = await openEarly(page, '/searchuser/site/institute');
    const typed = {
      'Full name': 'Rao Chemistry Academy',
      'Phone number 1': '98110 12345',
      'Phone number 2': '98110 12346',
      City: 'Delhi',
    };
    const box = (label: string) => page.getByLabel(label, { exact: true }).first();
    await page.locator('form summary', { hasText: 'Address' }).click();
    for (const [label, text] of Object.entries(typed)) await box(label).fill(text);
    await box('It never had another name').check();
    await comeAlive();
    await box('Short name').fill('Rao Chemistry');
    const shown = page.getByRole('complementary', { name: 'As set here' });
    for (const text of [...Object.values(typed).slice(2), 'Rao Chemistry'])
      await expect(shown).toContainText(text);
    for (const [label, text] of Object.entries(typed)) await expect(box(label)).toHaveValue(text);
    await expect(box('It never had another name')).toBeChecked();
  });
});
