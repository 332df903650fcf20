import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { printedPhone } from '@/lib/platform/phone-number';
import { expectFits } from '../../support/browser/every-width';
import { phone } from '../../support/browser/layout';
import { openOffice } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { chooseTwoFiles } from '../../support/office/two-files';

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

const callIsOverdue = (phonenumber: string) =>
  siteRows(`update leads set "nextCallAt" = now() - interval '1 hour' where phonenumber = $1`, [
    phonenumber,
  ]);

test('a lead with a hostile name is text; it is called, closed and gone back from by keyboard alone', async ({
  counsellor: { page },
}) => {
  const name = `=HYPERLINK("http://evil.example")<script>alert(1)</script>${randomUUID().slice(0, 8)}`;
  const phonenumber = await registered(page, name);
  let asked = false;
  page.on('dialog', () => (asked = true));
  await openOffice(page, list);
  const row = rowOf(page, phonenumber);
  await expect(row.getByRole('heading')).toHaveText(name);
  await expect(row.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    `tel:+91${phonenumber}`,
  );
  const chat = row.getByRole('link', { name: /^WhatsApp: first contact/ });
  await expect(chat).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${phonenumber}\\?text=Hello`),
  );
  await chat.focus();
  await page.keyboard.press('Tab');
  await expect(row.getByText('Other messages')).toBeFocused();
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
  await expect(row.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Only a joke');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Saved: ${name}.`)).toBeVisible();
  expect(await stateOf(phonenumber)).toMatchObject([{ status: 'closed', version: 2 }]);

  await openOffice(page, `${list}?status=closed`);
  await row.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expectFits(page, 'a lead');
  await page.goBack();
  await expect(page).toHaveURL(`${list}?status=closed`);
  await expect(row.getByText('Only a joke')).toBeVisible();
  expect(asked).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a call is noted with one tap, nothing typed is lost to what others do, and lists are taken in and printed', async ({
    page,
  }) => {
    const token = await staffLoggedIn(page);
    const moving = await registered(page, `Kavita ${randomUUID().slice(0, 8)}`);
    const other = await registered(page, `Ritu ${randomUUID().slice(0, 8)}`);
    await openOffice(page, list);
    const row = rowOf(page, moving);
    const otherRow = rowOf(page, other);
    const note = 'Wants to come on Sunday';
    const saved = page.getByText(/^Saved: /);

    await test.step('no answer is one tap; what is typed about a lead stays when its row moves to another part of the list', async () => {
      await row.getByText('Change').tap();
      await row.getByLabel('Note').fill(note);
      await row.getByRole('button', { name: /Tomorrow 11:00/ }).tap();
      await expect(row.getByLabel('Next call')).not.toHaveValue('');
      const planned = await row.getByLabel('Next call').inputValue();
      await callIsOverdue(moving);
      await otherRow.getByText('Change').tap();
      await otherRow.getByRole('button', { name: /No answer/ }).tap();
      await expect(otherRow.getByText(/^Call .*\d\d:\d\d/).first()).toBeVisible();
      await expect(otherRow.getByText(/^No answer today/)).toBeVisible();
      expect(await stateOf(other)).toMatchObject([{ status: 'called', version: 2 }]);

      const overdue = page.getByRole('region', { name: 'Overdue calls' });
      const moved = overdue.getByRole('listitem').filter({ hasText: printedPhone(moving) });
      await expect(moved.getByLabel('Note')).toHaveValue(note);
      await expect(moved.getByLabel('Next call')).toHaveValue(planned);
      await expectFits(page, 'leads');
      await moved.getByRole('button', { name: 'Save' }).tap();
      await expect(moved).toHaveCount(0);
      await expect(row.getByText(note)).toBeVisible();
      await row.getByText('Change').tap();
      await expect(row.getByLabel('Note')).toHaveValue('');
    });

    await test.step('a refusal takes the place of what was said before', async () => {
      await expect(saved).toBeVisible();
      await row.getByText('Closed', { exact: true }).tap();
      await row.getByRole('button', { name: 'Save' }).tap();
      await expect(row.getByText('Choose or enter a reason')).toBeVisible();
      await expect(saved).toHaveCount(0);
    });

    await test.step('whoever was late is told what it is now, and loses nothing', async () => {
      const [lead] = await stateOf(other);
      await otherRow.getByText('Change').tap();
      await otherRow.getByLabel('Note').fill(note);
      await otherRow.getByText('Visiting', { exact: true }).tap();
      const answer = await page.request.post('/api/admin/lead', {
        headers: { Authorization: `Bearer ${token}` },
        data: { id: lead?.id, requestId: randomUUID(), version: 2, nextCallAt: '', note: 'Later' },
      });
      expect(answer.ok()).toBe(true);
      await otherRow.getByRole('button', { name: 'Save' }).tap();
      await expect(otherRow.getByText(/changed this lead today/)).toBeVisible();
      await expect(otherRow.getByLabel('Note')).toHaveValue(note);
      await otherRow.getByRole('button', { name: 'Save my version' }).tap();
      await expect(otherRow.getByText(note)).toBeVisible();
      // The other person's change is kept.
      expect(await stateOf(other)).toMatchObject([
        { status: 'visiting', version: 4, nextCallAt: null },
      ]);
    });

    await test.step('the calls of a day print without the frame', async () => {
      await callIsOverdue(other);
      await openOffice(page, `${list}/day?who=all`);
      await expect(otherRow.getByText(/overdue/i)).toBeVisible();
      await expectFits(page, 'calls of a day');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(otherRow.getByText(printedPhone(other))).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await test.step('of two lists the file chosen last is looked at, and taken in', async () => {
      const number = `9${randomInt(1e8, 1e9)}`;
      await openOffice(page, `${list}/import`);
      await chooseTwoFiles(page, 'A file (Excel or CSV)', {
        first: 'Name;Mobile No\nSomebody;98765 43210\n',
        last: `Name;Mobile No\n=7+7;${number}\nNobody;none\n`,
      });
      await expect(page.getByLabel('Or paste it here')).toHaveValue(new RegExp(number));
      await page.getByRole('button', { name: 'Preview' }).tap();
      await expect(page.getByRole('heading', { name: 'Preview of the import' })).toBeFocused();
      const refused = page.getByRole('row').filter({ hasText: 'Nobody' });
      await expect(refused).toContainText('Rejected');
      expect(await stateOf(number)).toEqual([]);
      await expectFits(page, 'a list to take in');
      await page.getByRole('button', { name: 'Import 1 new lead' }).tap();
      await expect(page.getByText('1 new, 0 with a note added')).toBeVisible();
      expect(await stateOf(number)).toMatchObject([{ status: 'new' }]);
    });
  });
});
