import { expectFits } from '../../support/browser/every-width';
import { holdScripts } from '../../support/browser/held-scripts';
import { watchFaults } from '../../support/browser/page-faults';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { agreedInTwoParts, registeredForGold } from '../../support/payments/stored-payments';
import { officeIsReady } from '../../support/browser/readiness';

const phone = { viewport: { width: 360, height: 740 } };

test(
  'a father with only a link pays on his phone; the student and the office make links, and the student ends them',
  { tag: '@long' },
  async ({ student: { page, details, token }, browser, baseURL }) => {
    const { id } = await registeredForGold(page.request, token, details);
    const main = page.getByRole('main');
    await page.goto('/history');
    await page.getByText('Somebody else pays?').click();
    await page.getByRole('button', { name: 'Make a payment link' }).click();
    const made = page.getByRole('status', { name: 'Payment link' });
    await expect(made).toHaveText(/\/pay\/[\w-]{43}$/);
    const link = new URL((await made.textContent()) ?? '').pathname;
    const send = page.getByRole('link', { name: 'Send by WhatsApp' });
    const message = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text');
    expect(message).toContain(link);
    expect(message).not.toContain(details.studentname);

    const openings = () =>
      siteRows('select from payer_links where "registrationId" = $1 and "openedAt" is not null', [
        id,
      ]);

    await test.step('a chat’s preview of the link names nobody and changes nothing', async () => {
      const preview = await page.request.get(link);
      expect(preview.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'content-type': expect.stringContaining('text/html'),
      });
      const html = await preview.text();
      const [head = ''] = html.split('</head>');
      expect(head).toContain('Pay a Course Fee');
      expect(head).toContain('content="noindex, nofollow"');
      for (const hidden of [details.studentname, link]) expect(head).not.toContain(hidden);
      for (const hidden of [details.address, details.contactnumber, details.email, 'birth date'])
        expect(html).not.toContain(hidden);
      expect(await openings()).toHaveLength(0);
    });

    const father = await (await browser.newContext(phone)).newPage();
    const faults = watchFaults(father, baseURL ?? '');
    const fathers = father.getByRole('main');
    const heading = father.getByRole('heading', { level: 1 });
    const pay = father.getByRole('button', { name: 'Pay ₹8,999' });
    await father.goto(link);
    await expect(fathers).toContainText('₹8,999, 18% GST included');
    await expect(fathers).toContainText('Gold 6 Months');
    await expect.poll(async () => (await openings()).length).toBe(1);
    await expectFits(father);
    await father.getByRole('link', { name: 'Read the terms of this registration' }).click();
    await expect(fathers.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await father.getByRole('link', { name: 'Back to the payment' }).click();

    await test.step('the page can be read in Hindi, and says in Hindi what is wrong', async () => {
      await father.getByRole('link', { name: 'हिन्दी' }).click();
      await expect(fathers.locator('[lang=hi]').first()).toContainText(
        '₹8,999, इसमें 18% GST शामिल है',
      );
      await father.getByRole('button', { name: '₹8,999 भरिए' }).click();
      await expect(fathers).toContainText('अपना नाम लिखिए');
      await expectFits(father);
      await father.getByRole('link', { name: 'English' }).click();
      await expect(pay).toBeEnabled();
    });

    await test.step('an e-mail that is none is refused, and a payment that failed can be tried again', async () => {
      await father.getByLabel('Your name').fill('Suresh Rao');
      await father.getByLabel('Your e-mail').fill('suresh');
      await pay.click();
      await expect(fathers).toContainText('Enter an e-mail address such as name@example.com');
      await father.getByLabel('Your e-mail').fill('suresh@example.org');
      await pay.click();
      await father.waitForURL('/pay-test/*');
      await father.getByRole('button', { name: 'Fail' }).click();
      await father.waitForURL(/\/pay\/result\?payment=/);
      await expect(heading).toHaveText('This payment did not go through');
    });

    await test.step('what was paid has a receipt without a log-in, and the e-mail can be deleted', async () => {
      await father.getByRole('link', { name: 'Try again' }).click();
      await father.waitForURL(link);
      await father.getByLabel('Your name').fill('Suresh Rao');
      await father.getByLabel('Your e-mail').fill('suresh@example.org');
      await pay.click();
      await father.waitForURL('/pay-test/*');
      await father.getByRole('button', { name: 'Pay', exact: true }).click();
      await father.waitForURL(/\/pay\/result\?payment=/);
      await expect(heading).toHaveText('Payment received');
      await expect(fathers).not.toContainText(details.studentname);
      const receipt = await father
        .getByRole('link', { name: 'Download the receipt' })
        .getAttribute('href');
      const pdf = await father.request.get(receipt ?? '');
      expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
      await father.getByText('Delete my e-mail', { exact: true }).click();
      await expectFits(father);
      await father.goto(link);
      await expect(heading).toHaveText('This fee is paid');
    });
    expect(faults).toEqual([]);

    // A second fee, in two parts: the office makes a link, and the student ends it.
    const second = await registeredForGold(page.request, token, details, { session: '2030-31' });
    await agreedInTwoParts(second.id);
    const [student] = await siteRows<{ id: string }>('select id from students where email = $1', [
      details.email,
    ]);
    const office = await browser.newPage();
    await staffLoggedIn(office, 'owner');
    await office.goto(`/searchuser/person/${student?.id}#form-${second.id}`);
    await officeIsReady(office);
    await office.getByText('Make a payment link').first().click();
    await office.getByRole('button', { name: 'Make a payment link' }).click();
    await expect(office.getByRole('main')).toContainText(
      '₹8,999 paid by Suresh Rao, receipt sent to suresh@example.org.',
    );
    const atDesk = office.getByRole('status', { name: 'Payment link' });
    await expect(atDesk).toHaveText(/\/pay\/[\w-]{43}$/);
    const officeLink = new URL((await atDesk.textContent()) ?? '').pathname;
    await office.close();

    await test.step('what was chosen before the script came is what the button pays', async () => {
      const release = await holdScripts(father);
      await father.goto(officeLink, { waitUntil: 'commit' });
      const all = father.getByRole('radio', { name: /₹8,999$/ });
      await expect(all).not.toBeChecked();
      await all.check();
      release();
      await expect(father.getByRole('button', { name: 'Pay ₹8,999' })).toBeEnabled();
      await expect(all).toBeChecked();
      await father.getByRole('radio', { name: /₹5,000 now/ }).check();
      await expect(father.getByRole('button', { name: 'Pay ₹5,000' })).toBeEnabled();
    });

    await page.goto('/history');
    await page.getByText('Somebody else pays?').click();
    await expect(main).toContainText('Made by our office');
    await page.getByRole('button', { name: 'End this link' }).click();
    await expect(main).toContainText('Ended.');
    const over = await father.goto(officeLink);
    expect(over?.status()).toBe(404);
    await expect(heading).toHaveText('This link does not work');
    await expect(father.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(fathers).toContainText('Ask for a new one');
  },
);
