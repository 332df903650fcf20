import { institute } from '@/content/institute';
import { leadLimit } from '@/lib/leads/lead-forms';
import { holdAnswer } from '../../support/browser/held-answer';
import { expect, storedLeads, test, toastLeaves, toastStays } from '../../support/browser/visitor';
import { requestIdOf } from '../../support/leads/lead-form';
import {
  registrationCall,
  registrationForm,
  sentRegistrations,
} from '../../support/leads/registration-form';

const thanks = 'Registration successfully!';
const hindiName = 'श्रीमती दीपा शर्मा ‘डीपू’';

test('a registration is stored as typed, and the form is empty for the next one', async ({
  page,
  details,
}) => {
  const { open, fill, button, notice, toast, fields } = registrationForm(page);
  await open();
  await fill({ ...details, name: hindiName });
  await button.click();

  await expect(toast).toHaveText(thanks);
  await expect(notice).toHaveText(thanks);
  for (const field of Object.values(fields)) await expect(field).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await storedLeads(details)).toEqual([
    {
      ...details,
      name: hindiName,
      page: '/',
      plan: null,
      utm: null,
      suspect: false,
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test('the success toast is at the bottom right and stays two seconds', async ({
  page,
  details,
}) => {
  const { open, fill, button, notice, toast } = registrationForm(page);
  await page.clock.install();
  await open();
  await fill(details);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(notice).toHaveText(thanks);
  await page.clock.runFor(toastLeaves);

  await expect(toast).toHaveText(thanks);
  const box = await toast.boundingBox();
  const viewport = page.viewportSize();
  expect(box?.x).toBeGreaterThan((viewport?.width ?? 0) / 2);
  expect(box?.y).toBeGreaterThan((viewport?.height ?? 0) / 2);

  await page.clock.runFor(toastStays - toastLeaves - 100);
  await expect(toast).toHaveText(thanks);
  await page.clock.runFor(100 + toastLeaves);
  await expect(toast).toHaveCount(0);
  await expect(notice).toHaveText(thanks);
});

test('the campaign of the first page and the sending page are stored', async ({
  page,
  details,
}) => {
  const { fill, button, toast } = registrationForm(page);
  await page.goto('/onlinecourses/csir-net?utm_source=whatsapp&utm_campaign=june%20batch');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.waitForSelector('form[novalidate]');
  await fill(details);
  await button.click();
  await expect(toast).toHaveText(thanks);
  expect(await storedLeads(details)).toEqual([
    expect.objectContaining({
      page: '/',
      utm: { utm_source: 'whatsapp', utm_campaign: 'june batch' },
    }),
  ]);
});

test('after a server error nothing typed is lost and sending again makes one row', async ({
  page,
  details,
}) => {
  const { open, fill, button, notice, toast, fields } = registrationForm(page);
  const sent = sentRegistrations(page);
  await open();
  await page.route(`**${registrationCall}`, (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await fill(details);
  await button.click();
  await expect(toast).toHaveText('some error occured');
  await expect(notice).toContainText('some error occured');
  for (const [name, value] of Object.entries(details)) {
    await expect(fields[name as keyof typeof fields]).toHaveValue(value);
  }

  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(sent).toHaveLength(2);
  expect(requestIdOf(sent[1])).toBe(requestIdOf(sent[0]));
  expect(await storedLeads(details)).toHaveLength(1);
});

test('an answer that was stored but failed on its way back is one row after a second click', async ({
  page,
  details,
}) => {
  const { open, fill, button, notice } = registrationForm(page);
  await open();
  await page.route(
    `**${registrationCall}`,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, body: 'Bad gateway' });
    },
    { times: 1 },
  );
  await fill(details);
  await button.click();
  await expect(notice).toContainText('some error occured');
  expect(await storedLeads(details)).toHaveLength(1);
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(await storedLeads(details)).toHaveLength(1);
});

test('what was edited after a failure is a new submission', async ({ page, details }) => {
  const { open, fill, button, notice } = registrationForm(page);
  const sent = sentRegistrations(page);
  await open();
  await page.route(`**${registrationCall}`, (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await fill(details);
  await button.click();
  await expect(notice).toContainText('some error occured');
  await fill({ name: 'Asha Rao-Iyer' });
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(requestIdOf(sent[1])).not.toBe(requestIdOf(sent[0]));
  expect(await storedLeads(details)).toEqual([
    expect.objectContaining({ name: 'Asha Rao-Iyer', requestId: requestIdOf(sent[1]) }),
  ]);
});

test('a double click sends once', async ({ page, details }) => {
  const { open, fill, button, notice } = registrationForm(page);
  const sent = sentRegistrations(page);
  await open();
  await fill(details);
  await button.dblclick();
  await expect(notice).toHaveText(thanks);
  expect(sent).toHaveLength(1);
  expect(await storedLeads(details)).toHaveLength(1);
});

test('what is mended while it is being sent is not wiped away by the answer', async ({
  page,
  details,
}) => {
  const { open, fill, button, notice, fields } = registrationForm(page);
  await open();
  await fill({ ...details, phonenumber: '98765 43211' });
  const answer = await holdAnswer(page, registrationCall);
  await button.click();
  await answer.asked;
  await fields.phonenumber.fill(details.phonenumber);
  await answer.release();
  await expect(notice).toContainText('Your earlier details have arrived. You have changed them');
  await expect(fields.phonenumber).toHaveValue(details.phonenumber);
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect((await storedLeads(details)).map(({ phonenumber }) => phonenumber).sort()).toEqual([
    details.phonenumber,
    '98765 43211',
  ]);
});

test('while it is being sent the button says so and Enter does not send again', async ({
  page,
  details,
}) => {
  const { open, fill, button, notice, fields } = registrationForm(page);
  const sent = sentRegistrations(page);
  await open();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${registrationCall}`, async (route) => {
    await held;
    await route.continue();
  });
  await fill(details);
  await button.click();
  await expect(button).toHaveText('Sending');
  await expect(button).toBeDisabled();
  await fields.name.press('Enter');
  release();
  await expect(notice).toHaveText(thanks);
  await expect(button).toHaveText('Register');
  expect(sent).toHaveLength(1);
});

test('a second registration of the same visit is a second row', async ({ page, details }) => {
  const { open, fill, button, notice, fields } = registrationForm(page);
  await open();
  for (const coursename of ['GATE Chemistry', 'IIT-JAM Chemistry']) {
    await fill({ ...details, coursename });
    await button.click();
    await expect(fields.name).toHaveValue('');
    await expect(notice).toHaveText(thanks);
  }
  expect((await storedLeads(details)).map(({ coursename }) => coursename)).toEqual([
    'GATE Chemistry',
    'IIT-JAM Chemistry',
  ]);
});

test('whoever is refused for sending too many is given the phone number', async ({
  page,
  request,
  details,
}) => {
  const { open, fill, button, notice, toast, fields } = registrationForm(page);
  const together = 20;
  for (let sent = 0; sent < leadLimit.points; sent += together) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(together, leadLimit.points - sent) }, () =>
        request.post(registrationCall, { data: details }),
      ),
    );
    expect(answers.every((answer) => answer.ok())).toBe(true);
  }
  const other = { ...details, name: 'One too many' };
  await open();
  await fill(other);
  await button.click();
  await expect(toast).toHaveText('some error occured');
  await expect(notice).toContainText(institute.phones[0].printed);
  await expect(fields.name).toHaveValue(other.name);
  expect(await storedLeads(details)).toEqual([expect.objectContaining({ name: details.name })]);
});
