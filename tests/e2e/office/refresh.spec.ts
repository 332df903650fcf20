import { randomUUID } from 'node:crypto';
import { today } from '@/lib/site/days';
import { bearer } from '../../support/accounts/student-account';
import { openOffice } from '../../support/browser/readiness';
import { expect, test } from '../../support/browser/visitor';

const path = '/searchuser/requests';

test('after a change the page is as the site has it now, and keeps what is typed', async ({
  counsellor: { page, token },
  context,
  faults,
}) => {
  /** A request taken by phone. @returns the name of the person */
  const newRequest = async () => {
    const name = `Kiran ${randomUUID()}`;
    const sent = await page.request.post('/api/admin/data-request', {
      headers: bearer(token),
      data: {
        requestId: randomUUID(),
        name,
        contact: '98111 22233',
        account: '',
        text: '',
        kind: 'access',
        via: 'phone',
        receivedOn: today(),
      },
    });
    expect(sent.ok()).toBe(true);
    return name;
  };
  const names = await Promise.all(Array.from({ length: 5 }, newRequest));
  const [first = '', second = '', third = '', offline = '', last = ''] = names;
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const answer = async (name: string) => {
    const row = rowOf(name);
    await row.getByText('Answer', { exact: true }).click();
    await row.getByLabel(/^What was done/).fill('Sent a copy.');
    await row.getByRole('button', { name: 'Save answer' }).click();
  };
  const answered = page.getByRole('region', { name: 'Answered' });
  /** The name in the form for another request. */
  const other = page.getByRole('form', { name: 'Data request' }).getByLabel('Name');
  await openOffice(page, path);
  await page.getByText('Add a request made by phone').click();
  await other.fill('Half a na');

  await test.step('a change shows, and its message when its row has gone', async () => {
    await answer(first);
    await expect(answered).toContainText(first);
    await expect(page.locator('.office-done').getByText('Answered.')).toBeFocused();
    expect(faults).toEqual([]);
  });

  await test.step('of two changes the later page counts', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let refreshes = 0;
    await page.route(`**${path}?_rsc=*`, async (route) => {
      refreshes += 1;
      const early = await route.fetch();
      if (refreshes === 1) await held;
      // Throws when the page has aborted the request.
      await route.fulfill({ response: early }).catch(() => {});
    });
    await answer(second);
    await expect(rowOf(second).getByRole('status')).toContainText('Answered.');
    await answer(third);
    release();
    for (const name of [second, third]) await expect(answered).toContainText(name);
    await page.unroute(`**${path}?_rsc=*`);
  });

  await test.step('without a connection the page stays as it is, until it is back', async () => {
    await page.route('**/api/admin/close-request', async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await answer(offline);
    await expect(rowOf(offline).getByRole('status')).toContainText('Answered.');
    await expect(answered.filter({ hasText: offline })).toHaveCount(0);
    await page.unroute('**/api/admin/close-request');
    await context.setOffline(false);
    await expect(answered).toContainText(offline);
    await expect(other).toHaveValue('Half a na');
  });

  await test.step('where another page answers, such as the log-in, it is opened', async () => {
    await context.clearCookies();
    await answer(last);
    // The token is still valid, so the log-in redirects back.
    await expect(answered).toContainText(last);
    await expect(other).toBeHidden();
  });
});
