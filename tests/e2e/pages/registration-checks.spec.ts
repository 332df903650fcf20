import { courseOptions } from '@/content/catalogue/course-options';
import { expect, storedLeads, test } from '../../support/browser/visitor';
import { registrationForm, sentRegistrations } from '../../support/leads/registration-form';

const complaints = {
  name: 'Enter your name',
  phonenumber: 'Enter your phone number',
  email: 'Enter your e-mail',
  coursename: 'Choose a course',
} as const;
const fieldNames = Object.keys(complaints) as (keyof typeof complaints)[];

test('the course is one of the five, phones offer a number pad, and nobody meets the field meant for programs', async ({
  page,
}) => {
  const { open, fields, form } = registrationForm(page);
  await open();
  await expect(fields.coursename.getByRole('option')).toHaveText([
    'Select a course',
    ...courseOptions,
  ]);
  await expect(fields.coursename.getByRole('option').first()).toBeDisabled();
  await expect(fields.coursename).toHaveValue('');
  await expect(fields.phonenumber).toHaveAttribute('inputmode', 'numeric');
  await expect(fields.phonenumber).toHaveAttribute('autocomplete', 'tel');
  await expect(form.getByRole('textbox')).toHaveCount(3);
  const trap = form.locator('[name=website]');
  await expect(trap).not.toBeInViewport();

  await fields.name.focus();
  const order: (string | null)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    order.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
  }
  expect(order).toEqual(['phonenumber', 'email', 'coursename', null]);
});

test('whatever is missing or wrong is marked and focused, and nothing is sent', async ({
  page,
  details,
}) => {
  const { open, fill, form, button, notice, toast, fields } = registrationForm(page);
  const sent = sentRegistrations(page);
  await open();
  await button.click();
  await expect(toast).toHaveText('Enter All fields');
  await expect(notice).toHaveText('Enter All fields');
  for (const name of fieldNames) {
    await expect(fields[name]).toHaveAttribute('aria-invalid', 'true');
    await expect(fields[name]).toHaveAccessibleDescription(complaints[name]);
    await expect(page.getByText(complaints[name], { exact: true })).toBeVisible();
  }
  await expect(fields.name).toBeFocused();

  // A chosen course cannot be cleared, so its absence is tested first.
  await fill({ ...details, coursename: '' });
  for (const missing of ['coursename', 'name', 'phonenumber', 'email'] as const) {
    if (missing !== 'coursename') await fields[missing].fill('');
    await button.click();
    await expect(toast.first()).toHaveText('Enter All fields');
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
    await expect(fields[missing]).toHaveAccessibleDescription(complaints[missing]);
    await expect(fields[missing]).toBeFocused();
    for (const name of fieldNames) {
      await expect(fields[name]).toHaveValue(name === missing ? '' : details[name]);
    }
    await fill({ [missing]: details[missing] });
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  }

  await test.step('spaces alone do not count as a name', async () => {
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

  await test.step('a phone number in words is refused, one with marks or in Hindi digits is taken', async () => {
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
    await expect(toast.filter({ hasText: 'Registration successfully!' })).toBeVisible();
    expect(await storedLeads(details)).toEqual([
      expect.objectContaining({ ...details, phonenumber }),
    ]);
  });
});
