import { randomInt } from 'node:crypto';
import { expectFits } from '../../support/browser/every-width';
import { holdAnswer } from '../../support/browser/held-answer';
import { expect, siteRows, test } from '../../support/browser/visitor';

test('a walk-in is enrolled at the counter by keyboard, once though an answer was lost, and the next time recognised', async ({
  counsellor: { page },
}) => {
  const phone = `9${randomInt(1e8, 1e9)}`;
  const name = `Walter ${randomInt(1e6, 1e7)}`;
  const form = page.getByRole('form', { name: 'Enrol a student' });
  const enrol = form.getByRole('button', { name: 'Enrol', exact: true });
  const field = (label: string | RegExp) => form.getByLabel(label);
  const same = form.getByRole('button', { name: /^This is the same person/ });
  const heard = field(/has read or heard the data notice/);
  const money = () =>
    siteRows<{ number: string; payments: number }>(
      `select r.registrationnumber as number, count(p.id)::int as payments from registrations r
       left join payments p on p."registrationId" = r.id
       where r.mobilenumber like $1 group by r.id`,
      [`%${phone}`],
    );
  /** Begins to enrol the same person again, who has the phone. */
  const another = async () => {
    await form.getByRole('button', { name: 'Enrol another' }).click();
    await field('Student’s name').fill(name);
    await field('Phone').fill(`0${phone}`);
    await page.keyboard.press('Tab');
    await expect(form.getByText('Has this phone')).toBeVisible();
  };

  await test.step('from field to field by keyboard; without an answer nothing is lost', async () => {
    await page.goto('/searchuser/enrol');
    await expect(enrol).toBeEnabled();
    await expect(field('Student’s name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(phone);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form.getByText('Nobody has this phone or e-mail.')).toBeVisible();
    await field('Date of birth').fill('2003-05-17');
    await field(/^Plan/).selectOption({ index: 1 });
    await field('Paid now, in rupees').fill('1000');
    await heard.check();
    await page.route('**/api/admin/enrol', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.keyboard.press('Enter');
    await expect(form.getByText(/^No answer from the server/)).toBeVisible();
    await page.unroute('**/api/admin/enrol');
  });

  await test.step('repeated after a reload it is one enrolment with one receipt', async () => {
    await page.reload();
    await expect(form.getByText(/^What you typed before is filled in/)).toBeVisible();
    await expect(field('Student’s name')).toHaveValue(name);
    await expect(form.getByText(/₹1,000 paid today/)).toBeVisible();
    const saved = page.waitForEvent('download');
    await enrol.press('Enter');
    const done = form.getByText(/Registration number \d{5}\. Receipt/);
    await expect(done).toBeVisible();
    await expect(form.getByRole('link', { name: /^Print the form to sign/ })).toBeFocused();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    const [first, ...others] = await money();
    expect([first?.payments, others]).toEqual([1, []]);
    await expect(done).toContainText(`${first?.number}`);
    // The page is rendered again after an enrolment.
    await expect(page).toHaveTitle(/^Enrol at the counter/);
  });

  await test.step('the list of people is checked again after a refusal, and a choice made meanwhile stays', async () => {
    await another();
    await expectFits(page, 'the form at the counter');
    await field('Date of birth').fill('2003-05-17');
    await field(/^Plan/).selectOption({ index: 2 });
    await field('Nothing paid yet').check();
    await heard.check();
    const check = await holdAnswer(page, '/api/admin/enrol-check');
    await enrol.click();
    await expect(field('This is another person with the same phone')).toBeFocused();
    await check.asked;
    await same.click();
    await expect(form.getByText('The same person: gets another registration')).toBeVisible();
    await check.release();
    await page.unroute('**/api/admin/enrol-check');
    await enrol.click();
    await expect(form.getByText(/^Enrolled\./)).toBeVisible();
    expect(await money()).toHaveLength(2);
  });

  await test.step('a plan that the person has is asked about', async () => {
    await another();
    await field(/^Plan/).selectOption({ index: 1 });
    await same.click();
    const again = field('Enrol again in the same plan');
    await expect(again).toBeVisible();
    await field('Nothing paid yet').check();
    await heard.check();
    await enrol.click();
    await expect(again).toBeFocused();
    expect(await money()).toHaveLength(2);
    await again.check();
    await enrol.click();
    await expect(form.getByText(/^Enrolled\./)).toBeVisible();
    expect(await money()).toHaveLength(3);
  });
});
