import { courseOptions } from '@/content/catalogue/course-options';
import { overflow, violations } from '../../support/browser/axe';
import { holdScripts } from '../../support/browser/held-scripts';
import { desktop, phone } from '../../support/browser/layout';
import { expect, siteRows, storedLeads, test } from '../../support/browser/visitor';
import { registrationForm, sentRegistrations } from '../../support/leads/registration-form';

const thanks = 'Registration successfully!';
const hindiName = 'श्रीमती दीपा शर्मा ‘डीपू’';

const complaints = {
  name: 'Enter your name',
  phonenumber: 'Enter your phone number',
  email: 'Enter your e-mail',
  coursename: 'Choose a course',
} as const;
const fieldNames = Object.keys(complaints) as (keyof typeof complaints)[];

test('each registration is a row as typed, with the campaign of the first page; what is missing or wrong is marked and focused', async ({
  page,
  details,
}) => {
  const { fill, form, button, notice, toast, fields, keepToasts, toastStands } =
    registrationForm(page);
  await keepToasts();
  const sent = sentRegistrations(page);
  await page.goto('/onlinecourses/csir-net?utm_source=whatsapp&utm_campaign=june%20batch');

  await test.step('text typed before the script arrived is still there afterwards', async () => {
    const release = await holdScripts(page, '**/_next/static/islands/*.js');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await fill({ ...details, name: hindiName });
    release();
    await expect(form).toHaveJSProperty('noValidate', true);
    for (const name of fieldNames)
      await expect(fields[name]).toHaveValue({ ...details, name: hindiName }[name]);
  });

  const stored = {
    ...details,
    name: hindiName,
    page: '/',
    plan: null,
    utm: { utm_source: 'whatsapp', utm_campaign: 'june batch' },
    suspect: false,
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  };
  await test.step('it is sent as typed, and the form is empty for the next one', async () => {
    await button.click();
    await expect(toast).toHaveText(thanks);
    await expect(notice).toHaveText(thanks);
    for (const field of Object.values(fields)) await expect(field).toHaveValue('');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['touches']);
    expect(await storedLeads(details)).toEqual([stored]);
    expect(sent.splice(0)).toHaveLength(1);
  });

  await test.step('the course is one of the five, phones offer a number pad, and nobody meets the field meant for programs', async () => {
    const options = fields.coursename.getByRole('option');
    await expect(options).toHaveText(['Select a course', ...courseOptions]);
    await expect(options.first()).toBeDisabled();
    await expect(fields.phonenumber).toHaveAttribute('inputmode', 'numeric');
    await expect(fields.phonenumber).toHaveAttribute('autocomplete', 'tel');
    await expect(form.getByRole('textbox')).toHaveCount(3);
    await expect(form.locator('[name=website]')).not.toBeInViewport();
    await fields.name.focus();
    const order: (string | null)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    }
    expect(order).toEqual(['phonenumber', 'email', 'coursename', null]);
  });

  await test.step('every empty field says what to enter, on the smallest phone as well', async () => {
    await button.click();
    await expect(toast.first()).toHaveText('Enter All fields');
    await expect(notice).toHaveText('Enter All fields');
    for (const name of fieldNames) {
      await expect(fields[name]).toHaveAttribute('aria-invalid', 'true');
      await expect(fields[name]).toHaveAccessibleDescription(complaints[name]);
      await expect(page.getByText(complaints[name], { exact: true })).toBeVisible();
    }
    await expect(fields.name).toBeFocused();
    await toastStands();
    await page.setViewportSize({ ...phone, width: 320 });
    for (const within of ['main form', '[aria-label^=Notifications]'])
      expect(await violations(page, { within }), within).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize(desktop);
  });

  await test.step('the one that is missing is marked and focused, and the others keep what they have', async () => {
    // A chosen course cannot be cleared, so its absence is tested first.
    await fill({ ...details, coursename: '' });
    for (const missing of ['coursename', 'name', 'phonenumber', 'email'] as const) {
      if (missing !== 'coursename') await fields[missing].fill('');
      await button.click();
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
      await expect(fields[missing]).toHaveAccessibleDescription(complaints[missing]);
      await expect(fields[missing]).toBeFocused();
      for (const name of fieldNames)
        await expect(fields[name]).toHaveValue(name === missing ? '' : details[name]);
      await fill({ [missing]: details[missing] });
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
    }
    await fill({ name: '   ' });
    await button.click();
    await expect(fields.name).toHaveAccessibleDescription(complaints.name);
    await fill({ name: details.name });
  });

  await test.step('a misspelt provider is asked about, and a press mends it', async () => {
    await fill({ email: 'asha.rao@gmial.com' });
    await expect(form.getByText('Did you mean gmail.com?')).toBeVisible();
    await form.getByRole('button', { name: 'Use asha.rao@gmail.com' }).click();
    await expect(fields.email).toHaveValue('asha.rao@gmail.com');
    await expect(form.getByText('Did you mean')).toHaveCount(0);
    await fill({ email: details.email });
  });

  await test.step('a phone number in words is refused, a short one is asked about, one in Hindi digits is taken', async () => {
    await fill({ phonenumber: 'call me' });
    await button.click();
    await expect(fields.phonenumber).toHaveAccessibleDescription(
      'Enter your phone number in digits',
    );
    await expect(notice).toHaveText('Please correct what is marked.');
    await fill({ phonenumber: '98765' });
    await button.click();
    await expect(fields.phonenumber).toHaveAccessibleDescription(/^Is this number complete\?/);
    await expect(fields.phonenumber).toBeFocused();
    expect(sent).toEqual([]);
    const phonenumber = '+91 (98765) ४३२१०';
    await fill({ phonenumber });
    await button.click();
    await expect(notice).toHaveText(thanks);
    expect(await storedLeads(details)).toEqual([
      stored,
      { ...stored, name: details.name, phonenumber },
    ]);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser asks for what is missing, a refusal says what to do, and the form sends itself', async ({
    page,
    details,
  }) => {
    const { fill, button, fields } = registrationForm(page);
    await page.goto('/');
    await expect(page.getByText(thanks)).toBeHidden();
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

    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await fill(details);
    await button.click();
    await expect(page).toHaveURL('/#registered');
    await expect(page.getByText(thanks)).toBeInViewport();
    expect(await storedLeads(details)).toEqual([expect.objectContaining(details)]);
    const typed = [details.email, details.name, details.phonenumber].map(encodeURIComponent);
    expect(addresses.filter((address) => typed.some((text) => address.includes(text)))).toEqual([]);
  });
});
