import type { Page } from 'playwright/test';
import { holdScripts } from '../../support/browser/held-scripts';
import { expect, siteRows, storedLeads, test, type Details } from '../../support/browser/visitor';
import { registrationForm } from '../../support/leads/registration-form';

const thanks = 'Registration successfully!';

/** Sends the form as the browser itself does; returns every URL requested. */
async function sendNatively(page: Page, details: Details): Promise<string[]> {
  const { fill, button } = registrationForm(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/');
  await expect(page.getByText(thanks)).toBeHidden();
  await fill(details);
  await button.click();
  await expect(page).toHaveURL('/#registered');
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByText(thanks)).toBeInViewport();
  return addresses;
}

async function expectStoredAndUnseen(details: Details, addresses: string[]): Promise<void> {
  expect(await storedLeads(details)).toEqual([expect.objectContaining(details)]);
  const typed = [details.email, details.name, details.phonenumber].map(encodeURIComponent);
  const telling = addresses.filter((address) => typed.some((text) => address.includes(text)));
  expect(telling).toEqual([]);
}

test('before our script has arrived the form sends itself', async ({ page, details }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await expectStoredAndUnseen(details, await sendNatively(page, details));
});

test('text typed before the script arrived is still there afterwards, and is sent', async ({
  page,
  details,
}) => {
  const { fill, form, button, notice, fields } = registrationForm(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await fill(details);
  release();
  await expect(form).toHaveJSProperty('noValidate', true);
  for (const [name, value] of Object.entries(details)) {
    await expect(fields[name as keyof typeof fields]).toHaveValue(value);
  }
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(await storedLeads(details)).toEqual([expect.objectContaining(details)]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser asks for what is missing, a refusal says what to do, and the form sends itself', async ({
    page,
    details,
  }) => {
    const { fill, button, fields } = registrationForm(page);
    await page.goto('/');
    // Walk-ins have no e-mail either, so the name must be unique.
    const name = `Asha ${details.email}`;
    // No course is preselected.
    await fill({ ...details, name, coursename: '' });
    await button.click();
    await expect(fields.coursename).toBeFocused();
    await fill({ ...details, name, email: '' });
    await button.click();
    await expect(fields.email).toBeFocused();
    await expect(page).toHaveURL('/');
    expect(await siteRows('select id from leads where name = $1', [name])).toEqual([]);

    await fill({ ...details, phonenumber: 'call me' });
    await button.click();
    await expect(page.getByText('Enter your phone number in digits')).toBeVisible();
    await expect(page.getByText(/Go back with your browser/)).toBeVisible();
    expect(await storedLeads(details)).toEqual([]);
    await page.goBack();
    await expect(fields.name).toHaveValue(details.name);

    await expectStoredAndUnseen(details, await sendNatively(page, details));
  });
});
