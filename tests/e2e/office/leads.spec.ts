import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { printedPhone } from '@/lib/platform/phone-number';
import { overflow } from '../../support/browser/axe';
import { violationsFromTop } from '../../support/browser/every-width';
import { desktop, phone } from '../../support/browser/layout';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { officeIsReady } from '../../support/browser/readiness';

const list = '/searchuser/leads';

/** A visitor's registration with a unique name and phone. */
async function registered(page: Page, name: string) {
  const phonenumber = `9${randomInt(1e8, 1e9)}`;
  const sent = await page.request.post('/api/student/free-registration', {
    data: { name, phonenumber, email: `${randomUUID()}@example.org`, coursename: 'GATE Chemistry' },
  });
  expect(sent.ok()).toBe(true);
  return phonenumber;
}

/** Opens the page and waits for React. */
async function open(page: Page, path = list) {
  await page.goto(path);
  await officeIsReady(page);
}

const rowOf = (page: Page, phonenumber: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: printedPhone(phonenumber) });

const stateOf = (phonenumber: string) =>
  siteRows<{ id: string; status: string; version: number; nextCallAt: Date | null }>(
    'select id, status, version, "nextCallAt" from leads where phonenumber = $1',
    [phonenumber],
  );

test('a lead with a hostile name is text; it is called, closed and gone back from by keyboard alone', async ({
  counsellor: { page },
}) => {
  const name = `=HYPERLINK("http://evil.example")<script>alert(1)</script>${randomUUID().slice(0, 8)}`;
  const phonenumber = await registered(page, name);
  let asked = false;
  page.on('dialog', () => (asked = true));
  await open(page);
  const row = rowOf(page, phonenumber);
  await expect(row.getByRole('heading')).toHaveText(name);
  await expect(row.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    `tel:+91${phonenumber}`,
  );
  await expect(row.getByRole('link', { name: /^Chat/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${phonenumber}\\?text=Hello`),
  );
  await row.getByRole('link', { name: /^Chat/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const status = row.getByRole('radio', { name: 'New' });
  await expect(status).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(status).toBeFocused();
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowDown');
  await expect(row.getByRole('radio', { name: 'Closed' })).toBeChecked();
  await page.keyboard.press('Enter');
  const why = row.getByLabel('Reason');
  await expect(why).toBeFocused();
  await page.keyboard.type('Only a joke');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Saved: ${name}.`)).toBeVisible();
  expect(await stateOf(phonenumber)).toMatchObject([{ status: 'closed', version: 2 }]);

  await open(page, `${list}?status=closed`);
  await row.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${list}?status=closed`);
  await expect(row.getByText('Only a joke')).toBeVisible();
  expect(asked).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('no answer is one tap; whoever was late is told what it is now, and loses nothing', async ({
    page,
  }) => {
    const phonenumber = await registered(page, `Kavita ${randomUUID().slice(0, 8)}`);
    const token = await staffLoggedIn(page);
    await open(page);
    const row = rowOf(page, phonenumber);
    await row.getByText('Change').tap();
    await row.getByRole('button', { name: /No answer/ }).tap();
    await expect(row.getByText(/^Call .*\d\d:\d\d/).first()).toBeVisible();
    await expect(row.getByText('No answer.')).toBeVisible();
    const [lead] = await stateOf(phonenumber);
    expect(lead).toMatchObject({ status: 'called', version: 2 });

    await row.getByText('Change').tap();
    await row.getByLabel('Note').fill('Wants to come on Sunday');
    await row.getByText('Visiting', { exact: true }).tap();
    const other = await page.request.post('/api/admin/lead', {
      headers: { Authorization: `Bearer ${token}` },
      data: { id: lead?.id, requestId: randomUUID(), version: 2, nextCallAt: '', note: 'Later' },
    });
    expect(other.ok()).toBe(true);
    await row.getByRole('button', { name: 'Save' }).tap();
    await expect(row.getByText(/changed this lead today/)).toBeVisible();
    await expect(row.getByLabel('Note')).toHaveValue('Wants to come on Sunday');
    await row.getByRole('button', { name: 'Save my version' }).tap();
    await expect(row.getByText('Wants to come on Sunday')).toBeVisible();
    // The other person's change is kept.
    expect(await stateOf(phonenumber)).toMatchObject([
      { status: 'visiting', version: 4, nextCallAt: null },
    ]);
  });
});

test('what is typed about a lead stays when its row moves to another part of the list', async ({
  counsellor: { page },
}) => {
  const moving = await registered(page, `Kavita ${randomUUID().slice(0, 8)}`);
  const other = await registered(page, `Ritu ${randomUUID().slice(0, 8)}`);
  await open(page);
  const row = rowOf(page, moving);
  await row.getByText('Change').click();
  await row.getByLabel('Note').fill('Wants to come on Sunday');
  await row.getByRole('button', { name: /Tomorrow 11:00/ }).click();
  await expect(row.getByLabel('Next call')).not.toHaveValue('');
  const planned = await row.getByLabel('Next call').inputValue();
  await siteRows(
    `update leads set "nextCallAt" = now() - interval '1 hour' where phonenumber = $1`,
    [moving],
  );
  await rowOf(page, other).getByText('Change').click();
  await rowOf(page, other)
    .getByRole('button', { name: /No answer/ })
    .click();
  const overdue = page.getByRole('region', { name: 'Overdue calls' });
  const moved = overdue.getByRole('listitem').filter({ hasText: printedPhone(moving) });
  await expect(moved.getByLabel('Note')).toHaveValue('Wants to come on Sunday');
  await expect(moved.getByLabel('Next call')).toHaveValue(planned);
  await moved.getByRole('button', { name: 'Save' }).click();
  await expect(moved).toHaveCount(0);
  await expect(row.getByText('Wants to come on Sunday')).toBeVisible();
  await row.getByText('Change').click();
  await expect(row.getByLabel('Note')).toHaveValue('');

  // A refusal removes the previous success message.
  const saved = page.getByText(/^Saved: /);
  await expect(saved).toBeVisible();
  await row.getByText('Closed', { exact: true }).click();
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Choose or enter a reason')).toBeVisible();
  await expect(saved).toHaveCount(0);
});

test('a list is pasted, looked at, and taken in', async ({ counsellor: { page } }) => {
  const number = `9${randomInt(1e8, 1e9)}`;
  await open(page, `${list}/import`);
  await page.getByLabel('Or paste it here').fill(`Name;Mobile No\n=7+7;${number}\nNobody;none\n`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Preview of the import' })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'Nobody' })).toContainText('Rejected');
  expect(await stateOf(number)).toEqual([]);
  for (const width of [desktop.width, 320]) {
    await page.setViewportSize({ ...desktop, width });
    expect(await overflow(page)).toBe(0);
  }
  expect(await violationsFromTop(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 new lead' }).click();
  await expect(page.getByText('1 new, 0 with a note added')).toBeVisible();
  expect(await stateOf(number)).toMatchObject([{ status: 'new' }]);
});

test('every page fits, without a fault; the calls of a day print without the frame', async ({
  counsellor: { page },
}) => {
  const phonenumber = await registered(page, `Ritu ${randomUUID().slice(0, 8)}`);
  const [lead] = await stateOf(phonenumber);
  await siteRows(`update leads set "nextCallAt" = now() - interval '5 minutes' where id = $1`, [
    lead?.id,
  ]);
  const day = `${list}/day?who=all`;
  for (const path of [list, `${list}/${lead?.id}`, day, `${list}/new`, `${list}/none`]) {
    await open(page, path);
    for (const width of [desktop.width, phone.width, 320]) {
      await page.setViewportSize({ ...desktop, width });
      expect(await overflow(page), `${path} ${width} px`).toBe(0);
    }
    expect(await violationsFromTop(page), path).toEqual([]);
  }
  await open(page, day);
  const row = rowOf(page, phonenumber);
  await expect(row.getByText(/overdue/i)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(row.getByText(printedPhone(phonenumber))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
