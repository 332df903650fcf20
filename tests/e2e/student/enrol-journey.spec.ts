import { jpeg } from '../../support/accounts/photo';
import { labels, newDetails } from '../../support/accounts/student-account';
import { overflow } from '../../support/browser/axe';
import { expect, test } from '../../support/browser/visitor';
import { admissionForm, goldPlan } from '../../support/enrolment/admission-form';
import { formIsReady } from '../../support/browser/readiness';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Times of a person on a phone: 200 characters a minute and two seconds a choice. */
const SECONDS_A_CHARACTER = 60 / 200;
const SECONDS_A_CHOICE = 2;

test('a new student keeps the plan from Enroll Now to the payment page, in 90 seconds', async ({
  page: course,
  context,
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
  const hydrated = () => formIsReady(page);
  const type = async (label: ReturnType<typeof page.getByLabel>, text: string) => {
    characters += text.length;
    await label.fill(text);
  };
  const expectPlan = async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText('Gold 6 Months');
    await expect(main).toContainText('₹8,999, 18% GST included');
    await expect(main).toContainText('Includes');
    expect(await overflow(page)).toBe(0);
  };
  const query = `?plan=${goldPlan}&page=%2Fonlinecourses%2Fcsir-net`;

  await page.waitForURL(`/student-login${query}`);
  await expectPlan();
  await page.reload();
  await expectPlan();
  await press(page.getByRole('link', { name: 'Sign Up' }));
  await page.waitForURL(`/student-signup${query}`);
  await expectPlan();
  await hydrated();
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

  await page.waitForURL(`/student-login${query}`);
  await expectPlan();
  await hydrated();
  const logIn = page.getByRole('form', { name: 'Student Login' });
  await expect(logIn.getByLabel('Email ID')).toHaveValue(details.email);
  await expect(page.getByLabel('E-mail of your account')).toHaveValue(details.email);
  // A wrong date first: the plan and the e-mail are kept.
  await logIn.getByLabel('DOB').fill('2001-01-01');
  await logIn.getByRole('button', { name: 'Login' }).click();
  await expect(logIn.getByRole('status')).toContainText('Enter correct details');
  await expectPlan();
  await type(logIn.getByLabel('DOB'), details.dateofbirth);
  await press(logIn.getByRole('button', { name: 'Login' }));

  await page.waitForURL(`/form${query}`);
  await hydrated();
  const { field, gender, payment, save, submit, notice } = admissionForm(page);
  await expect(field('Course duration')).toHaveValue('6 Month');
  await press(gender('Female'));
  await press(payment('Online'));
  await press(save);
  await expect(notice).toHaveText('Saved Successful');
  await press(submit);
  await page.waitForURL(/\/payment/);
  await expect(page.getByRole('main')).toContainText('8,999');
  expect(characters * SECONDS_A_CHARACTER + choices * SECONDS_A_CHOICE).toBeLessThan(90);

  // On a returning device Enroll Now is the only click, also from the log-in page.
  await course.getByRole('link', { name: /^Enroll Now, Gold/ }).evaluate((link) => {
    link.removeAttribute('target');
  });
  await course.getByRole('link', { name: /^Enroll Now, Gold/ }).click();
  await course.waitForURL(`/form${query}`);
  await course.goto(`/student-login${query}`);
  await course.waitForURL(`/form${query}`);
});
