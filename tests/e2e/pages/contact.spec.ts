import { courseOptions } from '@/content/course-options';
import { institute } from '@/content/institute';
import { expect, test } from '../../support/browser/visitor';
import {
  enquiryCall,
  enquiryForm,
  enquiryOf,
  sentEnquiries,
  storedEnquiries,
} from '../../support/leads/enquiry-form';
import { requestIdOf } from '../../support/leads/lead-form';

const thanks = 'Registration successfully!';

const complaints = {
  name: 'Enter your name',
  course: 'Choose a course',
  email: 'Enter your e-mail',
  contactnumber: 'Enter your phone number',
  message: 'Write your question',
} as const;
const fieldNames = Object.keys(complaints) as (keyof typeof complaints)[];

test('an enquiry is stored as typed, and the form is empty for the next one', async ({
  page,
  details,
}) => {
  const { open, fill, button, notice, toast, fields } = enquiryForm(page);
  const enquiry = enquiryOf({ ...details, name: 'श्रीमती दीपा शर्मा' });
  await open();
  await fill(enquiry);
  await button.click();
  await expect(toast).toHaveText(thanks);
  await expect(notice).toHaveText(thanks);
  for (const field of Object.values(fields)) await expect(field).toHaveValue('');
  expect(await storedEnquiries(enquiry)).toEqual([
    { ...enquiry, page: '/contact', plan: null, suspect: false },
  ]);
});

test('the page and the plan that the visitor came from go with the enquiry', async ({
  page,
  details,
}) => {
  const { open, fill, button, notice } = enquiryForm(page);
  const enquiry = enquiryOf(details);
  await open('/contact?page=/onlinecourses/gate&plan=gate-online-1-year-gold#enquiry');
  await expect(page.getByRole('heading', { name: 'Interested in discussing?' })).toBeInViewport();
  await fill(enquiry);
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(await storedEnquiries(enquiry)).toEqual([
    expect.objectContaining({ page: '/onlinecourses/gate', plan: 'gate-online-1-year-gold' }),
  ]);
});

test('an empty form says "Enter All fields", marks all five and sends nothing', async ({
  page,
}) => {
  const { open, button, notice, toast, fields } = enquiryForm(page);
  const sent = sentEnquiries(page);
  await open();
  await button.click();
  await expect(toast).toHaveText('Enter All fields');
  await expect(notice).toHaveText('Enter All fields');
  for (const name of fieldNames) {
    await expect(fields[name]).toHaveAttribute('aria-invalid', 'true');
    await expect(fields[name]).toHaveAccessibleDescription(new RegExp(complaints[name]));
  }
  await expect(fields.name).toBeFocused();
  expect(sent).toEqual([]);
});

test('without one of the five only that field is marked and focused, and nothing is sent', async ({
  page,
  details,
}) => {
  const { open, fill, form, button, toast, fields } = enquiryForm(page);
  const sent = sentEnquiries(page);
  const enquiry = enquiryOf(details);
  await open();
  // A course that is chosen cannot be taken back, so it is the first to be missing.
  await fill({ ...enquiry, course: '' });
  for (const missing of ['course', 'name', 'email', 'contactnumber', 'message'] as const) {
    if (missing !== 'course') await fields[missing].fill('');
    await button.click();
    await expect(toast.first()).toHaveText('Enter All fields');
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
    await expect(fields[missing]).toHaveAttribute('aria-invalid', 'true');
    await expect(fields[missing]).toBeFocused();
    await fill({ [missing]: enquiry[missing] });
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  }
  expect(sent).toEqual([]);
});

test('fields are of the kind that fits, and the course is one of the five', async ({ page }) => {
  const { open, fields } = enquiryForm(page);
  await open();
  await expect(fields.email).toHaveAttribute('type', 'email');
  await expect(fields.contactnumber).toHaveAttribute('inputmode', 'numeric');
  await expect(fields.course.getByRole('option')).toHaveText(['Select a course', ...courseOptions]);
  await expect(fields.course.getByRole('option').first()).toBeDisabled();
  await expect(fields.course).toHaveValue('');
});

test('an e-mail is not checked for its format', async ({ page, details }) => {
  const { open, fill, button, notice } = enquiryForm(page);
  const odd = enquiryOf({ ...details, email: details.email.replace('@', ' at ') });
  await open();
  await fill(odd);
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(await storedEnquiries(odd)).toHaveLength(1);
});

test('a phone number in words is refused beside its field, and nothing typed is lost', async ({
  page,
  details,
}) => {
  const { open, fill, button, fields } = enquiryForm(page);
  const enquiry = { ...enquiryOf(details), contactnumber: 'call me' };
  await open();
  await fill(enquiry);
  await button.click();
  await expect(fields.contactnumber).toHaveAccessibleDescription(
    'Enter your phone number in digits',
  );
  for (const name of fieldNames) await expect(fields[name]).toHaveValue(enquiry[name]);
  expect(await storedEnquiries(enquiry)).toEqual([]);
});

test('after a server error nothing typed is lost and sending again makes one row', async ({
  page,
  details,
}) => {
  const { open, fill, button, notice, toast, fields } = enquiryForm(page);
  const sent = sentEnquiries(page);
  const enquiry = enquiryOf(details);
  await open();
  await page.route(
    `**${enquiryCall}`,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, body: 'Bad gateway' });
    },
    { times: 1 },
  );
  await fill(enquiry);
  await button.click();
  await expect(toast).toHaveText('some error occured');
  await expect(notice).toContainText('some error occured');
  for (const name of fieldNames) await expect(fields[name]).toHaveValue(enquiry[name]);

  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(requestIdOf(sent[1])).toBe(requestIdOf(sent[0]));
  expect(await storedEnquiries(enquiry)).toHaveLength(1);
});

test('a double click sends once', async ({ page, details }) => {
  const { open, fill, button, notice } = enquiryForm(page);
  const sent = sentEnquiries(page);
  const enquiry = enquiryOf(details);
  await open();
  await fill(enquiry);
  await button.dblclick();
  await expect(notice).toHaveText(thanks);
  expect(sent).toHaveLength(1);
  expect(await storedEnquiries(enquiry)).toHaveLength(1);
});

test('the second click of a double click may come after the answer', async ({ page, details }) => {
  const { open, fill, button, notice } = enquiryForm(page);
  await open();
  await fill(enquiryOf(details));
  await button.click();
  await expect(notice).toHaveText(thanks);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  await expect(notice).toHaveText(thanks);
});

test('an enquiry made offline is kept and sent when the network is back', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice, fields } = enquiryForm(page);
  const enquiry = enquiryOf(details);
  await open();
  await fill(enquiry);
  await context.setOffline(true);
  await button.click();
  await expect(notice).toContainText('kept on this device');
  await expect(fields.message).toHaveValue(enquiry.message);
  expect(await storedEnquiries(enquiry)).toEqual([]);
  await context.setOffline(false);
  await expect(notice).toHaveText(thanks);
  await expect(fields.message).toHaveValue('');
  expect(await storedEnquiries(enquiry)).toEqual([expect.objectContaining(enquiry)]);
});

test('an enquiry that was kept is sent from the next page, which says so', async ({
  page,
  context,
  details,
}) => {
  const { open, fill, button, notice } = enquiryForm(page);
  const enquiry = enquiryOf(details);
  await page.route(`**${enquiryCall}`, (route) => route.abort('internetdisconnected'));
  await open();
  await fill(enquiry);
  await button.click();
  await expect(notice).toContainText('kept on this device');
  await page.goto('/about');
  await context.setOffline(true);
  await page.unroute(`**${enquiryCall}`);
  await context.setOffline(false);
  await expect(page.getByText('What you filled in earlier has been sent.')).toBeVisible();
  expect(await storedEnquiries(enquiry)).toEqual([expect.objectContaining(enquiry)]);
});

test('the form can be filled in and sent with the keyboard alone', async ({ page, details }) => {
  const { open, fields, button, notice } = enquiryForm(page);
  const enquiry = { ...enquiryOf(details), course: 'GATE Chemistry', message: 'Which batch?' };
  const { keyboard } = page;
  await open();
  await fields.name.focus();
  await keyboard.type(enquiry.name);
  await keyboard.press('Tab');
  await expect(fields.course).toBeFocused();
  await keyboard.type('GATE');
  await keyboard.press('Tab');
  await keyboard.type(enquiry.email);
  await keyboard.press('Tab');
  await keyboard.type(enquiry.contactnumber);
  await keyboard.press('Tab');
  await keyboard.type(enquiry.message);
  await keyboard.press('Tab');
  await expect(button).toBeFocused();
  await keyboard.press('Enter');
  await expect(notice).toHaveText(thanks);
  expect(await storedEnquiries(enquiry)).toEqual([expect.objectContaining(enquiry)]);
});

test('a program that fills in the hidden field is stored as suspect', async ({ page, details }) => {
  const { open, fill, form, button, notice } = enquiryForm(page);
  const enquiry = enquiryOf(details);
  await open();
  await fill(enquiry);
  await form.locator('[name=website]').fill('https://spam.example');
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(await storedEnquiries(enquiry)).toEqual([expect.objectContaining({ suspect: true })]);
});

test('the phones dial, the e-mail and the chat open, the papers to bring are there', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const { printed, href } of institute.phones) {
    const call = main.getByRole('link', { name: `Call ${printed}` });
    await expect(call).toHaveAttribute('href', href);
  }
  await expect(main.getByRole('link', { name: institute.email })).toHaveAttribute(
    'href',
    `mailto:${institute.email}`,
  );
  const visit = page.getByRole('region', { name: 'Visit the office' });
  await expect(visit).toContainText('two passport-size photographs');
  await expect(visit.locator('address')).toContainText(institute.address);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends itself and says that it worked', async ({ page, details }) => {
    const { fill, button } = enquiryForm(page);
    const enquiry = enquiryOf(details);
    await page.goto('/contact');
    await expect(page.getByText(thanks)).toBeHidden();
    await fill(enquiry);
    await button.click();
    await expect(page).toHaveURL('/contact#sent');
    await expect(page.getByText(thanks)).toBeInViewport();
    const [stored] = await storedEnquiries(enquiry);
    expect(stored?.message.replaceAll('\r\n', '\n')).toBe(enquiry.message);
    expect(stored).toMatchObject({ name: enquiry.name, page: '/contact' });
  });

  test('the browser asks for what is missing', async ({ page, details }) => {
    const { fill, button, fields } = enquiryForm(page);
    const enquiry = enquiryOf(details);
    await page.goto('/contact');
    await fill({ ...enquiry, message: '' });
    await button.click();
    await expect(fields.message).toBeFocused();
    await expect(page).toHaveURL('/contact');
  });

  test('a refusal is a page that says what to do', async ({ page, details }) => {
    const { fill, button } = enquiryForm(page);
    await page.goto('/contact');
    await fill({ ...enquiryOf(details), contactnumber: 'call me' });
    await button.click();
    await expect(page.getByText('Enter your phone number in digits')).toBeVisible();
    await page.goBack();
    await expect(enquiryForm(page).fields.name).toHaveValue(details.name);
  });
});
