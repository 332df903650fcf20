import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { printedPhone } from '@/lib/platform/phone-number';
import { violationsFromTop } from '../../support/browser/every-width';
import { phone } from '../../support/browser/layout';
import { officeIsReady } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';

const list = '/searchuser/leads/day';

/** A lead that nobody has called, waiting for these hours. */
async function waiting(hours: number, phonenumber = `9${randomInt(1e8, 1e9)}`) {
  const name = `${randomUUID().slice(0, 8)} Kavita`;
  await siteRows(
    `insert into leads ("requestId", kind, name, email, phonenumber, coursename, "createdAt")
     values ($1, 'enquiry', $2, 'kavita@example.org', $3, 'GATE Chemistry', now() - $4 * interval '1 hour')`,
    [randomUUID(), name, phonenumber, hours],
  );
  return { name, phonenumber };
}

const rowOf = (page: Page, phonenumber: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: printedPhone(phonenumber) });

const stateOf = (phonenumber: string) =>
  siteRows<{ status: string; closedReason: string | null; calls: number }>(
    `select status, "closedReason", (select count(*)::int from lead_calls where "leadId" = leads.id) as calls
     from leads where phonenumber = $1`,
    [phonenumber],
  );

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the morning’s calls: one tap each, undone, with a time and with a reason', async ({
    counsellor: { page },
  }) => {
    const [longest, later, never] = [await waiting(90), await waiting(80), await waiting(70)];
    await page.goto(list);
    await officeIsReady(page);
    const names = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('heading')
      .allTextContents();
    const places = [longest, later, never].map(({ name }) => names.indexOf(name));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);

    await test.step('No answer is one tap, and can be undone', async () => {
      const row = rowOf(page, longest.phonenumber);
      await row.getByRole('button', { name: 'No answer' }).tap();
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(
        page.getByText(new RegExp(`^${longest.name}: next call .*\\d\\d:\\d\\d`)),
      ).toBeVisible();
      expect(await stateOf(longest.phonenumber)).toMatchObject([{ status: 'called', calls: 1 }]);
      await undo.tap();
      await expect(undo).toHaveCount(0);
      await expect(row.getByText('Waiting since')).toBeVisible();
      expect(await stateOf(longest.phonenumber)).toMatchObject([{ status: 'new', calls: 0 }]);
    });

    await test.step('Call later asks when', async () => {
      const row = rowOf(page, later.phonenumber);
      await row.getByRole('button', { name: 'Call later' }).tap();
      expect(await violationsFromTop(page)).toEqual([]);
      await row.getByRole('button', { name: 'Monday 11:00' }).tap();
      await expect(row).toHaveCount(0);
      expect(await stateOf(later.phonenumber)).toMatchObject([{ status: 'called', calls: 1 }]);
    });

    await test.step('Not interested asks why', async () => {
      const row = rowOf(page, never.phonenumber);
      await row.getByRole('button', { name: 'Not interested' }).tap();
      await row.getByRole('button', { name: 'Fee too high' }).tap();
      await expect(row).toHaveCount(0);
      expect(await stateOf(never.phonenumber)).toMatchObject([
        { status: 'closed', closedReason: 'Fee too high' },
      ]);
    });
  });
});

test('by keyboard alone: digits press the buttons, the next lead has the focus, U undoes', async ({
  counsellor: { page },
}) => {
  const [first, second] = [await waiting(101), await waiting(100)];
  await page.goto(list);
  await officeIsReady(page);
  const buttonOf = ({ phonenumber }: { phonenumber: string }) =>
    rowOf(page, phonenumber).getByRole('button', { name: 'No answer' });
  await buttonOf(first).focus();
  await page.keyboard.press('1');
  await expect(buttonOf(second)).toBeFocused();
  await expect(rowOf(page, first.phonenumber).getByText('Waiting since')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(rowOf(page, second.phonenumber).getByRole('button', { name: 'Busy' })).toBeFocused();
  await page.keyboard.press('u');
  await expect(rowOf(page, first.phonenumber).getByText('Waiting since')).toBeVisible();
  expect(await stateOf(first.phonenumber)).toMatchObject([{ status: 'new', calls: 0 }]);
  await test.step('a brother on the same phone was called with it', async () => {
    const [brother, last] = [await waiting(99, second.phonenumber), await waiting(98)];
    await page.reload();
    await officeIsReady(page);
    const rows = page.getByRole('main').getByRole('listitem');
    await rows
      .filter({ hasText: second.name })
      .filter({ hasNotText: `Same phone: ${second.name}` })
      .getByRole('button', { name: 'No answer' })
      .focus();
    await page.keyboard.press('1');
    await expect(buttonOf(last)).toBeFocused();
    await expect(page.getByRole('heading', { name: brother.name })).toHaveCount(0);
  });
});

test('two leads of one person are merged after a look at both, and taken apart again', async ({
  counsellor: { page },
}) => {
  const [own, other] = [await waiting(60), await waiting(50)];
  await siteRows(`update leads set name = $1, email = '' where phonenumber = any($2)`, [
    own.name,
    [own.phonenumber, other.phonenumber],
  ]);
  const named = { name: own.name, exact: true };
  await page.goto(list);
  await officeIsReady(page);
  await rowOf(page, own.phonenumber).getByRole('link', named).click();
  await page.getByRole('link', { name: 'Merge with another lead' }).click();
  await rowOf(page, other.phonenumber).getByRole('link', named).click();
  const phones = [other, own].map(({ phonenumber }) => printedPhone(phonenumber));
  await expect(page.getByRole('region', { name: 'As one person' })).toContainText('Enquiries2');
  expect(await violationsFromTop(page)).toEqual([]);
  await page.getByRole('button', { name: 'They are one person' }).click();
  const history = page.getByRole('region', { name: 'History' });
  for (const shown of phones) await expect(history).toContainText(shown);
  await history.getByText(`Take apart from ${own.name}`).click();
  await history.getByRole('button', { name: 'They are two people' }).click();
  // In place of the form, or above the page once it is read again.
  await expect(page.getByText('They are two people again, as they were.').first()).toBeVisible();
  await page.reload();
  const text = (await history.textContent()) ?? '';
  expect(phones.filter((one) => text.includes(one))).toHaveLength(1);
});
