import type { Page } from 'playwright/test';
import { expect, storedLeads, test } from '../../support/browser/visitor';
import { requestIdOf } from '../../support/leads/lead-form';
import {
  registrationCall,
  registrationForm,
  sentRegistrations,
} from '../../support/leads/registration-form';

const thanks = 'Registration successfully!';
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('outbox'));

test('a registration made offline is kept, said to be kept, and sent when the network is back', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice, toast, fields } = registrationForm(page);
  const sent = sentRegistrations(page);
  await open();
  await fill(details);
  await context.setOffline(true);
  await button.click();
  await expect(toast).toHaveText('some error occured');
  await expect(notice).toContainText('kept on this device');
  await expect(fields.name).toHaveValue(details.name);
  expect(JSON.parse((await kept(page)) ?? '')).toEqual([
    { url: registrationCall, body: expect.objectContaining(details) },
  ]);
  expect(await storedLeads(details)).toEqual([]);

  await context.setOffline(false);
  await expect(notice).toHaveText(thanks);
  await expect(toast.filter({ hasText: thanks })).toBeVisible();
  await expect(fields.name).toHaveValue('');
  expect(await storedLeads(details)).toEqual([
    expect.objectContaining({ ...details, page: '/', requestId: requestIdOf(sent[0]) }),
  ]);
  expect(await kept(page)).toBeNull();
});

test('without a network from before the form was touched it is kept as well', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice, fields } = registrationForm(page);
  await open();
  await context.setOffline(true);
  await fill({ ...details, email: '' });
  await button.click();
  // The checks could not be fetched, so the browser asks for what is missing.
  await expect(fields.email).toBeFocused();
  expect(await kept(page)).toBeNull();
  await fill(details);
  await button.click();
  await expect(notice).toContainText('kept on this device');

  await context.setOffline(false);
  await expect(notice).toHaveText(thanks);
  await expect(fields.name).toHaveValue('');
  expect(await storedLeads(details)).toEqual([expect.objectContaining(details)]);
});

test('checks that could not be fetched are fetched at the next press', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice, toast, fields } = registrationForm(page);
  await open();
  await context.setOffline(true);
  await fill({ ...details, email: '' });
  await button.click();
  await expect(fields.email).toBeFocused();
  await context.setOffline(false);
  await button.click();
  await expect(toast).toHaveText('Enter All fields');
  await expect(fields.email).toHaveAccessibleDescription('Enter your e-mail');
  await expect(fields.name).toHaveValue(details.name);
  await fill({ email: details.email });
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(await storedLeads(details)).toEqual([expect.objectContaining(details)]);
});

test('clicking again while offline keeps it once, and what was edited replaces it', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice, toast, keepToasts } = registrationForm(page);
  await keepToasts();
  await open();
  await fill(details);
  await context.setOffline(true);
  await button.click();
  await expect(toast).toHaveCount(1);
  await button.click();
  await expect(toast).toHaveCount(2);
  await fill({ name: 'Asha Rao-Iyer' });
  await button.click();
  await expect.poll(() => kept(page)).toContain('Asha Rao-Iyer');
  expect(JSON.parse((await kept(page)) ?? '')).toHaveLength(1);

  await context.setOffline(false);
  await expect(notice).toHaveText(thanks);
  expect(await storedLeads(details)).toEqual([expect.objectContaining({ name: 'Asha Rao-Iyer' })]);
});

test('what is kept stays kept while the server cannot take it', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice } = registrationForm(page);
  await open();
  await fill(details);
  await context.setOffline(true);
  await button.click();
  await expect(notice).toContainText('kept on this device');
  await page.route(`**${registrationCall}`, (route) => route.fulfill({ status: 503 }));
  await context.setOffline(false);
  await button.click();
  await expect(notice).toContainText('please send it again');
  expect(await kept(page)).toContain(details.email);

  await page.unroute(`**${registrationCall}`);
  await page.reload();
  await expect.poll(() => kept(page)).toBeNull();
  expect(await storedLeads(details)).toEqual([expect.objectContaining(details)]);
});

test('a page that answers in our place is no success', async ({ page, details }) => {
  const { open, fill, button, notice } = registrationForm(page);
  await open();
  await page.route(`**${registrationCall}`, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<h1>Log in to the network</h1>',
    }),
  );
  await fill(details);
  await button.click();
  await expect(notice).toContainText('kept on this device');
  await page.unroute(`**${registrationCall}`);
  await page.reload();
  await expect.poll(() => kept(page)).toBeNull();
  expect(await storedLeads(details)).toEqual([expect.objectContaining(details)]);
});

test('a correction typed after an earlier version was kept is not wiped when that one arrives', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice, fields } = registrationForm(page);
  await open();
  await fill(details);
  await context.setOffline(true);
  await button.click();
  await expect(notice).toContainText('kept on this device');
  await fill({ phonenumber: '98765 43211' });
  await context.setOffline(false);
  await expect(notice).toContainText('Your earlier details have arrived.');
  await expect(fields.phonenumber).toHaveValue('98765 43211');
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect((await storedLeads(details)).map((lead) => lead.phonenumber)).toEqual([
    '98765 43210',
    '98765 43211',
  ]);
});

test('a connection cut after the server stored it is delivered again and stays one row', async ({
  page,
  details,
}) => {
  const { open, fill, button, notice, toast } = registrationForm(page);
  const sent = sentRegistrations(page);
  await open();
  await page.route(
    `**${registrationCall}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await fill(details);
  await button.click();
  await expect(toast.filter({ hasText: 'some error occured' })).toBeVisible();
  await expect(notice).toHaveText(thanks);
  expect(sent.map(requestIdOf)).toEqual(Array(2).fill(requestIdOf(sent[0])));
  expect(await storedLeads(details)).toHaveLength(1);
  expect(await kept(page)).toBeNull();
});

test('what Home kept is delivered from the course page, which says so', async ({
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
  expect(await storedLeads(details)).toEqual([expect.objectContaining({ ...details, page: '/' })]);
  expect(await kept(page)).toBeNull();
});

test('what was kept yesterday is delivered when any page is opened', async ({ page, details }) => {
  const body = { ...details, page: '/', requestId: details.email.slice(0, 36) };
  await page.addInitScript(
    ([url, content]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('outbox', JSON.stringify([{ url, body: content }]));
    },
    [registrationCall, body] as const,
  );
  await page.goto('/about');
  await expect(page.getByText('What you filled in earlier has been sent.')).toBeVisible();
  expect(await storedLeads(details)).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('What you filled in earlier has been sent.')).toBeHidden();
});

test('a kept registration that the server refuses is not tried for ever: call us, it says', async ({
  page,
  details,
}) => {
  const body = { ...details, coursename: '', requestId: details.email.slice(0, 36) };
  await page.addInitScript(
    ([url, content]) => localStorage.setItem('outbox', JSON.stringify([{ url, body: content }])),
    [registrationCall, body] as const,
  );
  await page.goto('/about');
  const line = page.getByText('We could not send what you filled in earlier. Please call us on');
  await expect(line).toBeVisible();
  await expect(line.getByRole('link')).toHaveAttribute('href', /^tel:/);
  expect(await kept(page)).toBeNull();
});

for (const corrupt of ['{', 'null', '[null, 1, {"url": 3}]']) {
  test(`an outbox that holds ${corrupt} breaks nothing: what is sent offline is still kept`, async ({
    page,
    context,
    details,
  }) => {
    const { open, fill, button, notice } = registrationForm(page);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript((text) => localStorage.setItem('outbox', text), corrupt);
    await open();
    await fill(details);
    await context.setOffline(true);
    await button.click();
    await expect(notice).toContainText('kept on this device');
    await context.setOffline(false);
    await expect(notice).toHaveText(thanks);
    expect(await storedLeads(details)).toHaveLength(1);
    expect(await kept(page)).toBeNull();
    expect(faults).toEqual([]);
  });
}

test('where the browser refuses to keep anything, the visitor is asked to send it again', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice, fields } = registrationForm(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await open();
  await fill(details);
  await context.setOffline(true);
  await button.click();
  await expect(notice).toContainText('please send it again');
  await expect(fields.name).toHaveValue(details.name);
  await context.setOffline(false);
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(await storedLeads(details)).toHaveLength(1);
});
