import type { Page } from 'playwright/test';
import { violations } from '../../support/browser/axe';
import { phone } from '../../support/browser/layout';
import { expect, storedLeads, test } from '../../support/browser/visitor';
import {
  enquiryCall,
  enquiryForm,
  enquiryOf,
  sentEnquiries,
  storedEnquiries,
} from '../../support/leads/enquiry-form';
import { requestIdOf } from '../../support/leads/lead-form';
import { registrationCall, registrationForm } from '../../support/leads/registration-form';

const thanks = 'Registration successfully!';
const storedOutbox = (page: Page) => page.evaluate(() => localStorage.getItem('outbox'));

test('a form sent offline is kept once, reported as kept, and stays until the server has it', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice, toast, fields, keepToasts } = enquiryForm(page);
  const sent = sentEnquiries(page);
  const enquiry = enquiryOf(details);
  await keepToasts();
  await open();
  await fill(enquiry);
  await context.setOffline(true);
  await button.click();
  await expect(toast).toHaveText('some error occured: there is no connection');
  await expect(notice).toContainText('kept on this device');
  await expect(fields.message).toHaveValue(enquiry.message);
  expect(JSON.parse((await storedOutbox(page)) ?? '')).toEqual([
    { url: enquiryCall, body: expect.objectContaining(enquiry) },
  ]);
  expect(await storedEnquiries(enquiry)).toEqual([]);
  await button.click();
  await expect(toast).toHaveCount(2);
  expect(requestIdOf(sent[1])).toBe(requestIdOf(sent[0]));
  await fill({ name: 'Asha Rao-Iyer' });
  await button.click();
  await expect.poll(() => storedOutbox(page)).toContain('Asha Rao-Iyer');
  expect(JSON.parse((await storedOutbox(page)) ?? '')).toHaveLength(1);

  await context.setOffline(false);
  await expect(notice).toHaveText(thanks);
  await expect(toast.filter({ hasText: thanks })).toBeVisible();
  await expect(fields.message).toHaveValue('');
  expect(await storedEnquiries(enquiry)).toEqual([
    { ...enquiry, name: 'Asha Rao-Iyer', page: '/contact', plan: null, suspect: false },
  ]);
  expect(await storedOutbox(page)).toBeNull();

  await test.step('a correction typed meanwhile is not wiped when the earlier version arrives', async () => {
    const later = { ...enquiry, email: `later-${enquiry.email}` };
    await fill(later);
    await context.setOffline(true);
    await button.click();
    await expect(notice).toContainText('kept on this device');
    await fill({ contactnumber: '98765 43211' });
    await context.setOffline(false);
    await expect(notice).toContainText('Your earlier details have arrived.');
    await expect(fields.contactnumber).toHaveValue('98765 43211');
    await button.click();
    await expect(notice).toHaveText(thanks);
    const stored = await storedEnquiries(later);
    expect(stored.map(({ contactnumber }) => contactnumber).sort()).toEqual([
      '98765 43210',
      '98765 43211',
    ]);
  });

  await test.step('a connection cut after the server stored it makes one row', async () => {
    const cut = { ...enquiry, email: `cut-${enquiry.email}` };
    sent.splice(0);
    await page.route(
      `**${enquiryCall}`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await fill(cut);
    await button.click();
    await expect(notice).toHaveText(thanks);
    await expect.poll(() => sent.length).toBe(2);
    await expect(fields.name).toHaveValue('');
    expect(sent.map(requestIdOf)).toEqual(Array(2).fill(requestIdOf(sent[0])));
    expect(await storedEnquiries(cut)).toHaveLength(1);
    expect(await storedOutbox(page)).toBeNull();
  });

  const other = { ...enquiry, email: `other-${enquiry.email}` };
  await test.step('it stays when the server cannot take it', async () => {
    await fill(other);
    await context.setOffline(true);
    await button.click();
    await expect(notice).toContainText('kept on this device');
    await page.route(`**${enquiryCall}`, (route) => route.fulfill({ status: 503 }));
    await context.setOffline(false);
    await button.click();
    await expect(notice).toContainText('please send it again');
    expect(await storedOutbox(page)).toContain(other.email);
  });

  await test.step('and when a page answers in our place', async () => {
    const body = '<h1>Log in to the network</h1>';
    // Replaces the previous route at once, so that no request slips through.
    await page.route(`**${enquiryCall}`, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body }),
    );
    await button.click();
    await expect(notice).toContainText('kept on this device');
    await page.unroute(`**${enquiryCall}`);
  });

  await page.reload();
  await expect.poll(() => storedOutbox(page)).toBeNull();
  expect(await storedEnquiries(other)).toEqual([expect.objectContaining(other)]);
});

test('a form is kept as well without a network from before it was touched, and beside a corrupt outbox; where nothing can be kept it says so', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice, toast, fields } = enquiryForm(page);
  const enquiry = enquiryOf(details);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await open();
  await context.setOffline(true);
  await fill({ ...enquiry, email: '' });
  await button.click();
  // The script with the checks failed to load, so the browser asks for missing fields.
  await expect(fields.email).toBeFocused();
  expect(await storedOutbox(page)).toBeNull();
  await fill(enquiry);
  await button.click();
  await expect(notice).toContainText('kept on this device');
  await context.setOffline(false);
  await expect(notice).toHaveText(thanks);
  await expect(fields.name).toHaveValue('');
  expect(await storedEnquiries(enquiry)).toEqual([expect.objectContaining(enquiry)]);

  await test.step('checks that could not be fetched are fetched at the next press', async () => {
    const other = { ...enquiry, email: `other-${enquiry.email}` };
    await open();
    await context.setOffline(true);
    await fill({ ...other, email: '' });
    await button.click();
    await expect(fields.email).toBeFocused();
    await context.setOffline(false);
    await button.click();
    await expect(toast).toHaveText('Enter All fields');
    await expect(fields.email).toHaveAccessibleDescription('Enter your e-mail');
    await expect(fields.name).toHaveValue(other.name);
    await fill({ email: other.email });
    await button.click();
    await expect(notice).toHaveText(thanks);
    expect(await storedEnquiries(other)).toEqual([expect.objectContaining(other)]);
  });

  for (const [index, corrupt] of ['{', '[null, 1, {"url": 3}]'].entries()) {
    await test.step(`an outbox of ${corrupt} breaks nothing: a form sent offline is still kept`, async () => {
      const next = { ...enquiry, email: `${index}-${enquiry.email}` };
      await page.evaluate((text) => localStorage.setItem('outbox', text), corrupt);
      await open();
      await fill(next);
      await context.setOffline(true);
      await button.click();
      await expect(notice).toContainText('kept on this device');
      await context.setOffline(false);
      await expect(notice).toHaveText(thanks);
      expect(await storedEnquiries(next)).toHaveLength(1);
      expect(await storedOutbox(page)).toBeNull();
    });
  }
  expect(faults).toEqual([]);

  await test.step('where the browser refuses to keep anything, the visitor is asked to send it again', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    const last = { ...enquiry, email: `last-${enquiry.email}` };
    await open();
    await fill(last);
    await context.setOffline(true);
    await button.click();
    await expect(notice).toContainText('please send it again');
    await expect(fields.name).toHaveValue(last.name);
    await context.setOffline(false);
    await button.click();
    await expect(notice).toHaveText(thanks);
    expect(await storedEnquiries(last)).toHaveLength(1);
  });
});

test('a form kept on Home is delivered from the next page, which says so', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice } = registrationForm(page);
  await page.route(`**${registrationCall}`, (route) => route.abort('internetdisconnected'));
  await open();
  await fill(details);
  await button.click();
  await expect(notice).toContainText('kept on this device');
  await page.goto('/onlinecourses/csir-net');
  const line = page
    .getByRole('status')
    .filter({ hasText: 'What you filled in earlier has been sent.' });
  await expect(line).toBeHidden();
  expect(await storedLeads(details)).toEqual([]);

  await context.setOffline(true);
  await page.unroute(`**${registrationCall}`);
  await context.setOffline(false);
  await expect(line).toBeVisible();
  await expect(line).toContainText('What you filled in earlier has been sent.');
  await expect(page.getByText('We could not send what you filled in earlier')).toBeHidden();
  expect(await storedLeads(details)).toEqual([
    expect.objectContaining({ ...details, page: '/', utm: null }),
  ]);
  expect(await storedOutbox(page)).toBeNull();

  const keep = (body: object) =>
    page.evaluate(
      ([url, content]) => localStorage.setItem('outbox', JSON.stringify([{ url, body: content }])),
      [registrationCall, body] as const,
    );
  const requestId = details.email.slice(0, 36);

  await test.step('a form kept since yesterday', async () => {
    const yesterday = { ...details, email: `yesterday-${details.email}` };
    await keep({ ...yesterday, page: '/', requestId });
    await page.goto('/about');
    await expect(line).toBeVisible();
    await page.setViewportSize(phone);
    expect(await violations(page, { within: '[role=status]' })).toEqual([]);
    expect(await storedLeads(yesterday)).toHaveLength(1);
    await page.reload();
    await expect(line).toBeHidden();
  });

  await test.step('what the server refuses is not tried for ever: call us, it says', async () => {
    await keep({ ...details, coursename: '', requestId: requestId.replaceAll('-', '') });
    await page.reload();
    const failed = page.getByText(
      'We could not send what you filled in earlier. Please call us on',
    );
    await expect(failed).toBeVisible();
    await expect(failed.getByRole('link')).toHaveAttribute('href', /^tel:/);
    expect(await storedOutbox(page)).toBeNull();
  });
});
