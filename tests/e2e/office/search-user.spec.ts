import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { bearer, isAlive, loggedIn } from '../../support/accounts/student-account';
import { expectFits } from '../../support/browser/every-width';
import { holdAnswer } from '../../support/browser/held-answer';
import { desktop } from '../../support/browser/layout';
import { openOffice } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { logInAs, newStaff } from '../../support/office/staff-account';
import { registeredForGold } from '../../support/payments/stored-payments';

const call = '/api/admin/search';

/** A name unique in the tested site's database. */
const newName = (first: string) => `${first} ${randomUUID().slice(0, 8)}`;

let added = 0;

/** Adds leads, each newer than the last one, however fast they are stored. */
async function addLeads(
  names: readonly string[],
  more: { phonenumber?: string; message?: string } = {},
) {
  const { phonenumber = '98765 43210', message = null } = more;
  await siteRows(
    `insert into leads
       ("requestId", kind, name, email, phonenumber, coursename, message, page, "createdAt")
     select gen_random_uuid(), 'enquiry', name, 'asha@example.org', $2, 'GATE Chemistry', $3,
       '/contact', now() + ($4 + number) * interval '1 millisecond'
     from unnest($1::text[]) with ordinality as one (name, number)`,
    [names, phonenumber, message, added],
  );
  added += names.length;
}

const numbered = (name: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${name} N${from + index}`);

/** Locators of the page's parts. */
function searchPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    box: main.getByRole('searchbox', {
      name: 'Name, phone, e-mail, registration or receipt number',
    }),
    status: main.getByRole('status').last(),
    person: (name: string) => main.getByRole('listitem').filter({ hasText: name }),
    result: (name: string) => main.getByRole('link', { name, exact: true }),
  };
}

test('an owner sees the newest, searches with the keyboard alone, and comes back to the same place', async ({
  owner: { page },
}) => {
  const { main, box, status, person, result } = searchPage(page);
  const [newest, keys, name] = [newName('Newest'), newName('Keys'), newName('Return')];
  const long = newName('Meenakshi Sundaram Venkataraman Iyer-Subrahmanyam');
  await addLeads(numbered(name, 10, 35));
  await addLeads([`${keys} One`, `${keys} Two`]);
  await addLeads([long], {
    message: `${'When does the batch begin? '.repeat(20)}${'x'.repeat(90)}`,
  });
  await addLeads([newest], { message: 'Is there a weekend batch?' });
  const response = await openOffice(page, '/searchuser');

  await test.step('the newest stand in the page itself, which nobody may store or list', async () => {
    expect(response?.headers()['cache-control']).toContain('no-store');
    expect(await response?.text()).toContain(newest);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const row = person(newest);
    for (const text of ['GATE Chemistry', 'Is there a weekend batch?', 'From Contact page'])
      await expect(row).toContainText(text);
    await expect(row.getByText(/^today \d\d:\d\d$/)).toBeVisible();
    const tel = row.getByRole('link', { name: `Call ${newest}, +91 98765 43210` });
    await expect(tel).toHaveAttribute('href', 'tel:+919876543210');
  });

  await test.step('it works with the keyboard alone', async () => {
    await expect(box).toBeFocused();
    await page.getByRole('button', { name: 'Logout' }).focus();
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await page.keyboard.type(`${keys} `);
    await expect(status).toHaveText('Found: 2 leads');
    await page.keyboard.type('/');
    await expect(box).toHaveValue(`${keys} /`);
    await page.keyboard.press('Enter');
    await expect(result(`${keys} Two`)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(result(`${keys} One`)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(result(`${keys} One`)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: `Call ${keys} One` })).toBeFocused();
    await result(`${keys} Two`).focus();
    await page.keyboard.press('ArrowUp');
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await expect(status).toHaveText('The newest in each list');
    await main.getByRole('button', { name: 'Leads', exact: true }).press('Enter');
    await expect(main.getByRole('heading', { name: 'Leads' })).toBeFocused();
  });

  await test.step('long texts fit, and the box stays in view', async () => {
    await box.fill(long);
    await box.press('Enter');
    await expect(status).toHaveText('Found: 1 lead');
    await person(long).getByText('Full message').click();
    await expectFits(page, 'what was found');
    await person(long).evaluate((found) => scrollBy(0, found.getBoundingClientRect().bottom - 300));
    await expect(box).toBeInViewport();
    await page.setViewportSize(desktop);
  });

  await test.step('a reload, the back and the forward button find the search again', async () => {
    await box.fill(name);
    await box.press('Enter');
    await expect(status).toHaveText('Found: 20 or more leads');
    await main.getByLabel('Order').selectOption('oldest');
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(`${name} N10`);
    await page.reload();
    await expect(status).toHaveText('Found: 20 or more leads');
    await expect(box).toHaveValue(name);
    await expect(main.getByLabel('Order')).toHaveValue('oldest');
    await main.getByRole('button', { name: 'Show more leads' }).click();
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(25);
    await page.goBack();
    await expect(box).toHaveValue(long);
    await page.goForward();
    await expect(box).toHaveValue(name);
  });

  await test.step('drawn late, the first result still gets the focus, and the place comes back', async () => {
    await expect(status).toHaveText('Found: 20 or more leads');
    // React renders on a message to itself, which this delays by some frames, as on a busy phone.
    const beBusy = () => {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (...values: unknown[]) {
        setTimeout(() => post.apply(this, values as [unknown]), 100);
      };
    };
    await page.evaluate(beBusy);
    await page.addInitScript(beBusy);
    await box.fill(name);
    await box.press('Enter');
    await expect(result(`${name} N10`)).toBeFocused();
    const last = person(`${name} N29`);
    await result(`${name} N29`).click();
    await page.waitForURL(/\/searchuser\/leads\//);
    await page.goBack();
    await expect(last).toBeInViewport();
  });
});

test('a counsellor is shown who is searched for: while typing, as last typed, and nobody before; a student never is', async ({
  page,
  faults,
}) => {
  const { main, box, status, person, result } = searchPage(page);
  const [name, early, unseen] = [newName('Kavita'), newName('Early'), newName('Other')];
  const number = `9${randomInt(1e8, 1e9)}`;
  await addLeads([name], { phonenumber: number });
  await addLeads([early, unseen]);
  const { details, token } = await loggedIn(page);
  const studentname = newName('Meena');
  const { registrationnumber } = await registeredForGold(
    page.request,
    token,
    { ...details, studentname },
    { modeofpayment: 'Offline' },
  );

  await test.step('a student never sees it, and keeps the log-in', async () => {
    const answer = await page.request.get('/searchuser', { maxRedirects: 0 });
    expect(await answer.text()).not.toContain(name);
    await page.goto('/searchuser');
    await expect(page).toHaveURL('/');
    expect(await isAlive(page.request, token)).toBe(true);
    const headers = bearer(token);
    const searched = await page.request.post(call, { headers, data: { q: '' } });
    expect(searched.status()).toBe(401);
  });

  const email = await newStaff();
  await logInAs(page, email);
  await test.step('the QR code of a printed form opens its registration', async () => {
    const response = await openOffice(page, `/searchuser?q=${registrationnumber}`);
    await expect(box).toHaveValue(registrationnumber);
    const row = person(studentname);
    await expect(row).toContainText(`Reg. No ${registrationnumber}`);
    await expect(row).toContainText('pays offline');
    expect(await response?.text()).not.toContain(details.dateofbirth);
    await expect(main.getByRole('region').first()).toHaveAccessibleName('Registrations');
    await result(studentname).click();
    await expect(page.locator('details:target')).toContainText(registrationnumber);
    await expect(page.locator('details:target')).toHaveAttribute('open');
  });

  const more = 'Type at least 3 letters or digits to search. Today’s calls are under Leads.';
  await test.step('no other search is taken from an address', async () => {
    const response = await openOffice(page, '/searchuser?q=9876543210');
    await expect(box).toHaveValue('');
    expect(await response?.text()).not.toContain(name);
    await expect(status).toHaveText(more);
    await expect(main.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('nothing that is searched for is in an address that a server sees', async () => {
    faults.length = 0;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    for (const q of [name.toLowerCase(), number.slice(2)]) {
      await box.fill('nobody is called so');
      await expect(status).toContainText('No results');
      await box.fill(q);
      await expect(status).toHaveText('Found: 1 lead');
      await expect(person(name)).toBeVisible();
      await expect(main.getByRole('heading', { level: 3 })).toHaveCount(1);
    }
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(decodeURIComponent(address).toLowerCase()).not.toMatch(/kavita|nobody|\?q=/);
      expect(address).not.toContain(number.slice(2));
    }
    await expect(page).toHaveURL(new RegExp(`/searchuser\\S*#q=${number.slice(2)}$`));
    expect(faults).toEqual([]);
  });

  await test.step('whoever was misheard stands below, under words that say so', async () => {
    await box.fill(name.replace('Kavita', 'Kaivta'));
    await expect(status).toHaveText('Found: 1 lead');
    await expect(person(name)).toBeVisible();
    await expect(
      main.getByRole('heading', { name: 'No exact match. Similar names:' }),
    ).toBeVisible();
  });

  await test.step('two letters are no search', async () => {
    await box.fill('Ka');
    await expect(status).toHaveText(more);
    await expect(person(name)).toHaveCount(0);
  });

  await test.step('the last search counts, in whatever order answers come', async () => {
    let given = 0;
    page.on('requestfailed', () => (given += 1));
    const answer = await holdAnswer(page, call, 'Early');
    await box.fill(early);
    await answer.asked;
    await box.fill(name);
    await expect(person(name)).toBeVisible();
    expect(given).toBe(1);
    await answer.release();
    await expect(status).toHaveText('Found: 1 lead');
    await expect(person(early)).toHaveCount(0);
    await page.unroute(`**${call}`);
  });

  await test.step('without a connection it says so, and searches again when there is one', async () => {
    await page.context().setOffline(true);
    await box.fill(number);
    await expect(status).toContainText('No connection');
    const again = main.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.context().setOffline(false);
    await expect(status).toHaveText('Found: 1 lead');
    await expect(again).toHaveCount(0);
  });

  await test.step('at the limit of views it says so, and what to do', async () => {
    await siteRows(
      `insert into rate_limits (key, points, expire)
       select 'people-hour:' || id, 800, extract(epoch from now()) * 1000 + 1800000 from staff
       where email = $1
       on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
      [email],
    );
    await box.fill(unseen);
    await expect(status).toContainText('ask the owner');
    const leads = await page.request.get('/searchuser/leads?status=new');
    expect(await leads.text()).toMatch(/open people you have seen today.*try again in 30 minutes/s);
  });
});
