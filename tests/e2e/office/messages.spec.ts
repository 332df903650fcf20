import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectFits, violationsFromTop } from '../../support/browser/every-width';
import { phone } from '../../support/browser/layout';
import { openOffice } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';

/** A lead that waits for its first call. */
async function newLead() {
  const phonenumber = `9${randomInt(1e8, 1e9)}`;
  const name = `Kavita ${randomUUID().slice(0, 8)}`;
  const [row] = await siteRows<{ id: string }>(
    `insert into leads ("requestId", kind, name, email, phonenumber, coursename, "createdAt")
     values ($1, 'enquiry', $2, 'kavita@example.org', $3, 'GATE Chemistry', now() - interval '200 hours')
     returning id`,
    [randomUUID(), name, phonenumber],
  );
  return { id: row?.id ?? '', name, phonenumber };
}

/** Chats are opened, but nothing is asked of WhatsApp. */
const withoutWhatsApp = (page: Page) =>
  page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }));

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('after a call without an answer, its message is one tap; the language is remembered', async ({
    counsellor: { page },
  }) => {
    await withoutWhatsApp(page);
    const { id, name, phonenumber } = await newLead();
    await openOffice(page, `/searchuser/leads/${id}`);
    const first = page.getByRole('link', { name: `WhatsApp: first contact to ${name}` });
    await expect(first).toHaveAttribute('href', /\?text=Hello%20Kavita/);

    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'No answer' }).tap();
    const offered = page.locator('.call-undo');
    await expect(offered.getByRole('link', { name: /^WhatsApp: no answer/ })).toBeVisible();
    await offered.getByRole('button', { name: 'हिन्दी' }).tap();
    expect(await violationsFromTop(page)).toEqual([]);
    const link = offered.getByRole('link', { name: /^WhatsApp: no answer/ });
    const hello = encodeURIComponent(`नमस्ते ${name}`);
    await expect(link).toHaveAttribute('href', new RegExp(`/91${phonenumber}\\?text=${hello}`));
    const [chat] = await Promise.all([page.waitForEvent('popup'), link.tap()]);
    await chat.close();
    await expect(link).toHaveCount(0);
    await expect(page.getByText('WhatsApp opened: no answer, हिन्दी')).toBeVisible();

    await page.reload();
    await expect(main.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await main.getByText('Other messages').tap();
    await main.getByLabel('Message', { exact: true }).selectOption({ label: 'Fee and link' });
    await expect(main.getByText(/फीस: /)).toBeVisible();
    await expect(main.getByRole('link', { name: /^SMS fee and link/ })).toHaveAttribute(
      'href',
      new RegExp(`^sms:\\+91${phonenumber}\\?body=`),
    );
    await expectFits(page, 'a lead with messages');
  });
});

test('an owner words a message: a mistake is named and kept, the preview shows it, the default comes back', async ({
  owner: { page },
}) => {
  await openOffice(page, '/searchuser/leads/messages');
  const text = page.getByRole('region', { name: 'another matter, हिन्दी' });
  await expect(text).toContainText('Default');
  await text.getByText('Change').click();
  const box = text.getByLabel('Text, हिन्दी');
  await box.fill('नमस्ते {name}\n{coruse}');
  await text.getByRole('button', { name: 'Save text' }).click();
  await expect(text).toContainText('Line 2: {coruse} is not known here.');
  await expect(box).toHaveValue('नमस्ते {name}\n{coruse}');
  await box.fill('नमस्ते {name}\n{course} की ओर से');
  await expect(text).toContainText('GATE Chemistry की ओर से');
  expect(await violationsFromTop(page)).toEqual([]);
  await text.getByRole('button', { name: 'Save text' }).click();
  await expect(text).toContainText('Your text');
  await expect(text).toContainText('GATE Chemistry की ओर से');
  await expectFits(page, 'texts of messages');
  await text.getByText('Change').click();
  await text.getByRole('button', { name: 'Back to the default' }).click();
  await expect(text).toContainText('Default');
  await expect(text).not.toContainText('GATE Chemistry');
});
