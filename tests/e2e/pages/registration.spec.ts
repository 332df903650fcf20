import { expect, storedLeads, test } from '../../support/browser/visitor';
import { registrationForm } from '../../support/leads/registration-form';
import { formIsReady } from '../../support/browser/readiness';

const thanks = 'Registration successfully!';
const hindiName = 'श्रीमती दीपा शर्मा ‘डीपू’';

test('each registration is a row as typed, with the campaign of the first page; the form is empty for the next one', async ({
  page,
  details,
}) => {
  const { fill, button, notice, toast, fields } = registrationForm(page);
  await page.goto('/onlinecourses/csir-net?utm_source=whatsapp&utm_campaign=june%20batch');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await formIsReady(page);
  await fill({ ...details, name: hindiName });
  await button.click();
  await expect(toast).toHaveText(thanks);
  await expect(notice).toHaveText(thanks);
  for (const field of Object.values(fields)) await expect(field).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const stored = {
    ...details,
    name: hindiName,
    page: '/',
    plan: null,
    utm: { utm_source: 'whatsapp', utm_campaign: 'june batch' },
    suspect: false,
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  };
  expect(await storedLeads(details)).toEqual([stored]);

  await fill({ ...details, coursename: 'IIT-JAM Chemistry' });
  await button.click();
  await expect(fields.name).toHaveValue('');
  await expect(notice).toHaveText(thanks);
  expect(await storedLeads(details)).toEqual([
    stored,
    { ...stored, name: details.name, coursename: 'IIT-JAM Chemistry' },
  ]);
});
