import { courseOptions } from '@/content/catalogue/course-options';
import { institute } from '@/content/facts/institute';
import { leadLimit } from '@/lib/leads/lead-forms';
import { holdAnswer } from '../../support/browser/held-answer';
import { overflow, violations } from '../../support/browser/axe';
import { desktop, phone } from '../../support/browser/layout';
import { expect, siteRows, test } from '../../support/browser/visitor';
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

test('what is missing or wrong is marked, focused and not sent; enquiries are stored as typed, each with the page and the plan that the visitor came from', async ({
  page,
  details,
}) => {
  const { open, fill, form, button, notice, toast, fields } = enquiryForm(page);
  const sent = sentEnquiries(page);
  const enquiry = enquiryOf({ ...details, name: 'श्रीमती दीपा शर्मा' });
  await page.clock.install();
  await open();
  await expect(fields.email).toHaveAttribute('type', 'email');
  await expect(fields.contactnumber).toHaveAttribute('inputmode', 'numeric');
  await expect(fields.course.getByRole('option')).toHaveText(['Select a course', ...courseOptions]);
  await expect(fields.course.getByRole('option').first()).toBeDisabled();
  await expect(fields.course).toHaveValue('');
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(notice).toHaveText('Enter All fields');

  await test.step('the toast is at the bottom right and stays two seconds', async () => {
    await page.clock.runFor(500);
    const box = await toast.boundingBox();
    expect(box?.x).toBeGreaterThan(desktop.width / 2);
    expect(box?.y).toBeGreaterThan(desktop.height / 2);
    await page.clock.runFor(1_400);
    await expect(toast).toHaveText('Enter All fields');
    await page.clock.runFor(600);
    await expect(toast).toHaveCount(0);
    await expect(notice).toHaveText('Enter All fields');
    await page.clock.resume();
  });

  for (const name of fieldNames) {
    await expect(fields[name]).toHaveAttribute('aria-invalid', 'true');
    await expect(fields[name]).toHaveAccessibleDescription(new RegExp(complaints[name]));
  }
  await expect(fields.name).toBeFocused();
  await page.setViewportSize({ ...phone, width: 320 });
  expect(await violations(page, { within: 'main form' })).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(desktop);

  // A chosen course cannot be cleared, so its absence is tested first.
  await fill({ ...enquiry, course: '' });
  for (const missing of ['course', 'message'] as const) {
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

  await test.step('a phone number in words is refused, and nothing typed is lost', async () => {
    const words = { ...enquiry, contactnumber: 'call me' };
    await fill(words);
    await button.click();
    await expect(fields.contactnumber).toHaveAccessibleDescription(
      'Enter your phone number in digits',
    );
    for (const name of fieldNames) await expect(fields[name]).toHaveValue(words[name]);
    expect(await storedEnquiries(enquiry)).toEqual([]);
  });

  await test.step('a double click sends once, and the form is empty for the next one', async () => {
    await fill(enquiry);
    await button.dblclick();
    await expect(toast.filter({ hasText: thanks })).toBeVisible();
    await expect(notice).toHaveText(thanks);
    for (const field of Object.values(fields)) await expect(field).toHaveValue('');
    expect(sent).toHaveLength(1);
    expect(await storedEnquiries(enquiry)).toEqual([
      { ...enquiry, page: '/contact', plan: null, suspect: false },
    ]);
  });

  await test.step('the second click of a double click may come after the answer', async () => {
    await fill({ ...enquiry, email: `second-${details.email}` });
    await button.click();
    await expect(fields.email).toHaveValue('');
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    await expect(notice).toHaveText(thanks);
  });

  await test.step('an e-mail is not checked for its format; a program in the hidden field is suspect', async () => {
    const odd = enquiryOf({ ...details, email: details.email.replace('@', ' at ') });
    await fill(odd);
    await form.locator('[name=website]').fill('https://spam.example');
    await button.click();
    await expect(fields.email).toHaveValue('');
    expect(await storedEnquiries(odd)).toEqual([expect.objectContaining({ suspect: true })]);
  });

  await test.step('with the keyboard alone, from a plan of a course page', async () => {
    const { keyboard } = page;
    const typed = {
      ...enquiry,
      name: 'Asha Rao',
      email: `keys-${details.email}`,
      course: 'GATE Chemistry',
      message: 'Which batch?',
    };
    await open('/contact?page=/onlinecourses/gate&plan=gate-online-1-year-gold#enquiry');
    await expect(page.getByRole('heading', { name: 'Interested in discussing?' })).toBeInViewport();
    await fields.name.focus();
    await keyboard.type(typed.name);
    await keyboard.press('Tab');
    await expect(fields.course).toBeFocused();
    await keyboard.type('GATE');
    await keyboard.press('Tab');
    await keyboard.type(typed.email);
    await keyboard.press('Tab');
    await keyboard.type(typed.contactnumber);
    await keyboard.press('Tab');
    await keyboard.type(typed.message);
    await keyboard.press('Tab');
    await expect(button).toBeFocused();
    await keyboard.press('Enter');
    await expect(notice).toHaveText(thanks);
    expect(await storedEnquiries(typed)).toEqual([
      expect.objectContaining({
        ...typed,
        page: '/onlinecourses/gate',
        plan: 'gate-online-1-year-gold',
      }),
    ]);
  });
});

test('after a failure nothing typed is lost, and the same enquiry sent again makes one row', async ({
  page,
  details,
  address,
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
  expect(await storedEnquiries(enquiry)).toHaveLength(1);
  await button.click();
  await expect(notice).toHaveText(thanks);
  expect(requestIdOf(sent[1])).toBe(requestIdOf(sent[0]));
  expect(await storedEnquiries(enquiry)).toHaveLength(1);

  await test.step('what was edited after a failure is another enquiry', async () => {
    const other = { ...enquiry, email: `other-${details.email}` };
    await page.route(`**${enquiryCall}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await fill(other);
    await button.click();
    await expect(notice).toContainText('some error occured');
    await fill({ name: 'Asha Rao-Iyer' });
    await button.click();
    await expect(notice).toHaveText(thanks);
    expect(requestIdOf(sent[3])).not.toBe(requestIdOf(sent[2]));
    expect(await storedEnquiries(other)).toEqual([
      expect.objectContaining({ name: 'Asha Rao-Iyer' }),
    ]);
  });

  await test.step('what is mended while it is being sent is not wiped away by the answer', async () => {
    const mended = { ...enquiry, email: `mended-${details.email}` };
    await fill({ ...mended, contactnumber: '98765 43211' });
    const answer = await holdAnswer(page, enquiryCall);
    await button.click();
    await answer.asked;
    await expect(button).toHaveText('Sending');
    await expect(button).toBeDisabled();
    await fields.contactnumber.fill(mended.contactnumber);
    await fields.contactnumber.press('Enter');
    await answer.release();
    await expect(notice).toContainText('Your earlier details have arrived. You have changed them');
    await expect(fields.contactnumber).toHaveValue(mended.contactnumber);
    await expect(button).toHaveText('Send');
    expect(answer.calls()).toBe(1);
    await button.click();
    await expect(notice).toHaveText(thanks);
    const stored = await storedEnquiries(mended);
    expect(stored.map(({ contactnumber }) => contactnumber).sort()).toEqual([
      mended.contactnumber,
      '98765 43211',
    ]);
  });

  await test.step('whoever is refused for sending too many is given the phone number', async () => {
    const { name, points } = leadLimit;
    await siteRows('update rate_limits set points = $1 where key = $2', [
      points,
      `${name}:${address}`,
    ]);
    await fill({ ...enquiry, name: 'One too many' });
    await button.click();
    await expect(toast.first()).toHaveText('some error occured');
    await expect(notice).toContainText(institute.phones[0].printed);
    await expect(fields.name).toHaveValue('One too many');
    const stored = await storedEnquiries(enquiry);
    expect(stored.filter(({ name }) => name === 'One too many')).toEqual([]);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the phones dial, and the form sends itself: the browser asks for what is missing, a refusal says what to do', async ({
    page,
    details,
  }) => {
    const { fill, button, fields } = enquiryForm(page);
    const enquiry = enquiryOf(details);
    await page.goto('/contact');
    await expect(page.getByText(thanks)).toBeHidden();
    const main = page.getByRole('main');
    for (const { printed, href } of institute.phones)
      await expect(main.getByRole('link', { name: `Call ${printed}` })).toHaveAttribute(
        'href',
        href,
      );
    await expect(main.getByRole('link', { name: institute.email })).toHaveAttribute(
      'href',
      `mailto:${institute.email}`,
    );
    await fill({ ...enquiry, message: '' });
    await button.click();
    await expect(fields.message).toBeFocused();
    await expect(page).toHaveURL('/contact');

    await fill({ ...enquiry, contactnumber: 'call me' });
    await button.click();
    await expect(page.getByText('Enter your phone number in digits')).toBeVisible();
    await page.goBack();
    await expect(fields.name).toHaveValue(details.name);

    await fill(enquiry);
    await button.click();
    await expect(page).toHaveURL('/contact#sent');
    await expect(page.getByText(thanks)).toBeInViewport();
    const [stored, ...others] = await storedEnquiries(enquiry);
    expect(others).toEqual([]);
    expect(stored?.message.replaceAll('\r\n', '\n')).toBe(enquiry.message);
    expect(stored).toMatchObject({ name: enquiry.name, page: '/contact' });
  });
});
