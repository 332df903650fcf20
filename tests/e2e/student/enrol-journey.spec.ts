import { jpeg } from '../../support/accounts/photo';
import { labels, newDetails } from '../../support/accounts/student-account';
import { overflow } from '../../support/browser/axe';
import { expectFits } from '../../support/browser/every-width';
import { watchFaults } from '../../support/browser/page-faults';
import { expect, test } from '../../support/browser/visitor';
import { admissionForm, goldPlan, storedForms } from '../../support/enrolment/admission-form';
import { goldPrice } from '../../support/payments/stored-payments';
import { formIsReady } from '../../support/browser/readiness';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Times of a person on a phone: 200 characters a minute and two seconds a choice. */
const SECONDS_A_CHARACTER = 60 / 200;
const SECONDS_A_CHOICE = 2;

test('a new student keeps the plan from Enroll Now to the payment page, in 90 seconds, and pays to the receipt', async ({
  page: course,
  context,
  baseURL,
}) => {
  let characters = 0;
  let choices = 0;
  const press = async (control: ReturnType<typeof course.getByRole>) => {
    choices += 1;
    await control.click();
  };

  await course.goto('/onlinecourses/csir-net');
  const opened = context.waitForEvent('page');
  await press(course.getByRole('link', { name: /^Enroll Now, Gold/ }));
  const page = await opened;
  const main = page.getByRole('main');
  const type = async (label: ReturnType<typeof page.getByLabel>, text: string) => {
    characters += text.length;
    await label.fill(text);
  };
  const expectPlan = async () => {
    await expect(main).toContainText('Gold 6 Months');
    await expect(main).toContainText('₹8,999, 18% GST included');
    await expect(main).toContainText('Includes');
    expect(await overflow(page)).toBe(0);
  };
  const query = `?plan=${goldPlan}&page=%2Fonlinecourses%2Fcsir-net`;

  await page.waitForURL(`/student-login${query}`);
  await expectPlan();
  await press(page.getByRole('link', { name: 'Sign Up' }));
  await page.waitForURL(`/student-signup${query}`);
  await expectPlan();
  await formIsReady(page);
  const details = newDetails();
  const signUp = page.getByRole('form', { name: 'Student Details' });
  for (const [name, label] of Object.entries(labels) as [keyof typeof labels, string][]) {
    await type(signUp.getByLabel(label, { exact: true }), details[name]);
  }
  choices += 2;
  await signUp.getByLabel('State').selectOption(details.state);
  await signUp.getByLabel('Photo of the student').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(300, 400),
  });
  await press(signUp.getByRole('button', { name: 'Sign Up' }));

  await test.step('the log-in page opens by itself, once the message could be read', async () => {
    await expect(page.getByText('Registration Successful').last()).toBeVisible();
    const since = Date.now();
    await page.waitForURL(`/student-login${query}`);
    expect(Date.now() - since).toBeGreaterThan(1_000);
    await expectPlan();
  });

  await test.step('after a wrong date plan and e-mail are kept', async () => {
    await formIsReady(page);
    const logIn = page.getByRole('form', { name: 'Student Login' });
    await expect(logIn.getByLabel('Email ID')).toHaveValue(details.email);
    await logIn.getByLabel('DOB').fill('2001-01-01');
    await logIn.getByRole('button', { name: 'Login' }).click();
    await expect(logIn.getByRole('status')).toContainText('Enter correct details');
    await expectPlan();
    await type(logIn.getByLabel('DOB'), details.dateofbirth);
    await press(logIn.getByRole('button', { name: 'Login' }));
    await press(page.getByRole('link', { name: 'Continue now' }));
  });

  await page.waitForURL(`/form${query}`);
  await formIsReady(page);
  const { field, gender, payment, save, submit, notice } = admissionForm(page);
  await expect(field('Course duration')).toHaveValue('6 Month');
  await press(gender('Female'));
  await press(payment('Online'));
  await press(save);
  await expect(notice).toHaveText('Saved Successful');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const starting = page.waitForRequest('**/api/v1/sandbox/payment');
  await press(submit);
  const started = await starting;
  const [row] = await storedForms(details);
  expect(started.postDataJSON()).toEqual({
    name: details.studentname,
    number: details.contactnumber,
    amount: 8999,
    MUID: expect.stringMatching(/^MUID\d{13}$/),
    transactionId: expect.stringMatching(/^T\d{13}$/),
    registration: row?.id,
  });
  expect(started.headers().authorization).toBe(`Bearer ${token}`);
  expect(characters * SECONDS_A_CHARACTER + choices * SECONDS_A_CHOICE).toBeLessThan(90);

  await page.waitForURL('/pay-test/*');
  await expect(main).toContainText(goldPrice.printed);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/success\?payment=[\da-f-]{36}$/);
  const faults = watchFaults(page, baseURL ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successfull');
  await expect(main).not.toContainText(details.studentname);

  await test.step('the paid form has the registration as PDF and the receipt', async () => {
    await main.getByRole('link', { name: 'Registration status' }).click();
    await page.waitForURL(/\/form\?isPayment=[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Registration Status Successful',
    );
    await expect(main.getByText('Payment Amount')).toBeVisible();
    await expect(main).toContainText(goldPrice.printed);
    // The first one is in the breadcrumb.
    const home = main.getByRole('link', { name: 'Home', exact: true }).last();
    await expect(home).toHaveAttribute('href', '/');
    const pdf = main.getByRole('link', { name: 'Download As PDF' });
    await expect(pdf).toHaveAttribute('href', `/form-print/pdf?registration=${row?.id}`);
    await expectFits(page);
    const downloading = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Receipt', exact: true }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    expect(faults).toEqual([]);
  });

  await test.step('on a returning device Enroll Now is the only click, also from the log-in page, and says that the plan is theirs', async () => {
    const enroll = course.getByRole('link', { name: /^Enroll Now, Gold/ });
    await enroll.evaluate((link) => link.removeAttribute('target'));
    await enroll.click();
    await course.waitForURL(`/form${query}`);
    const already = course.getByRole('heading', { name: 'You already have this plan' });
    await expect(already).toBeVisible();
    await course.goto(`/student-login${query}`);
    await course.waitForURL(`/form${query}`);
  });
});
