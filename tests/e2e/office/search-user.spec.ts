import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { logInForm } from '../../support/accounts/log-in-form';
import { bearer, heldToken, isAlive, loggedIn } from '../../support/accounts/student-account';
import { violations } from '../../support/browser/axe';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { logInAs, newStaff, password, staffLoggedIn } from '../../support/office/staff-account';
import { formIsReady } from '../../support/browser/readiness';

const call = '/api/admin/search';

/** A name unique in the tested site's database. */
const newName = (first: string) => `${first} ${randomUUID().slice(0, 8)}`;

let added = 0;

/** Adds a lead newer than the last one, however fast they are stored. */
async function addLead(name: string, more: { phonenumber?: string; message?: string } = {}) {
  const { phonenumber = '98765 43210', message = null } = more;
  await siteRows(
    `insert into leads
       ("requestId", kind, name, email, phonenumber, coursename, message, page, "createdAt")
     values ($1, 'enquiry', $2, 'asha@example.org', $3, 'GATE Chemistry', $4, '/contact',
       now() + $5 * interval '1 millisecond')`,
    [randomUUID(), name, phonenumber, message, (added += 1)],
  );
}

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
    logOut: page.getByRole('button', { name: 'Logout' }),
  };
}

/** Opens the page and waits for React. */
async function open(page: Page, path = '/searchuser') {
  const parts = searchPage(page);
  const response = await page.goto(path);
  await expect(parts.logOut).toBeEnabled();
  return { ...parts, response };
}

test('the newest stand in the page itself, which nobody may store or list, and fits every width', async ({
  owner: { page },
}) => {
  const name = newName('Newest');
  await addLead(name, { message: 'Is there a weekend batch?' });
  const { response, person } = await open(page);
  expect(response?.headers()['cache-control']).toContain('no-store');
  expect(await response?.text()).toContain(name);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const row = person(name);
  await expect(row).toContainText('GATE Chemistry');
  await expect(row).toContainText('Is there a weekend batch?');
  await expect(row).toContainText('From Contact page');
  await expect(row.getByText(/^today \d\d:\d\d$/)).toBeVisible();
  const tel = row.getByRole('link', { name: `Call ${name}, +91 98765 43210` });
  await expect(tel).toHaveAttribute('href', 'tel:+919876543210');

  const { box, status } = searchPage(page);
  const long = newName('Meenakshi Sundaram Venkataraman Iyer-Subrahmanyam');
  await addLead(long, { message: `${'When does the batch begin? '.repeat(20)}${'x'.repeat(90)}` });
  await expectEveryWidth(page, 'the newest');
  await box.fill(long);
  await expect(status).toHaveText('Found: 1 lead');
  await person(long).getByText('Full message').click();
  await expectEveryWidth(page, 'what was found');
  await person(long).evaluate((found) => scrollBy(0, found.getBoundingClientRect().bottom - 300));
  await expect(box).toBeInViewport();
});

test('a counsellor is shown who is searched for: while typing, as last typed, and nobody before', async ({
  counsellor: { page },
  faults,
}) => {
  const name = newName('Kavita');
  const number = `9${randomInt(1e8, 1e9)}`;
  await addLead(name, { phonenumber: `${number.slice(0, 5)} ${number.slice(5)}` });
  await addLead(newName('Other'));
  const { box, status, person, main, response } = await open(page);
  expect(await response?.text()).not.toContain(name);
  const more = 'Type at least 3 letters or digits to search. Today’s calls are under Leads.';
  await expect(status).toHaveText(more);
  await expect(main.getByRole('listitem')).toHaveCount(0);
  await expectEveryWidth(page, 'before a search');

  await test.step('nothing that is searched for is in an address that a server sees', async () => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    for (const q of [name.toLowerCase(), `+91 ${number}`, `0${number}`, number.slice(2)]) {
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
    await expect(page).toHaveURL(`/searchuser#q=${number.slice(2)}`);
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
    const early = newName('Early');
    await addLead(early);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let started = () => {};
    const asked = new Promise<void>((resolve) => (started = resolve));
    let given = 0;
    page.on('requestfailed', () => (given += 1));
    await page.route(`**${call}`, async (route) => {
      if (!route.request().postData()?.includes('Early')) return route.continue();
      started();
      await held;
      await route.continue().catch(() => {});
    });
    await box.fill(early);
    await asked;
    await box.fill(name);
    await expect(person(name)).toBeVisible();
    expect(given).toBe(1);
    release();
    await expect(status).toHaveText('Found: 1 lead');
    await expect(person(early)).toHaveCount(0);
    await page.unroute(`**${call}`);
  });

  await test.step('without a connection it says so, and searches again when there is one', async () => {
    await page.context().setOffline(true);
    await box.fill(number);
    await expect(status).toContainText('No connection');
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect(status).toHaveText('Found: 1 lead');
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
});

test('works with the keyboard alone', async ({ owner: { page } }) => {
  const name = newName('Keys');
  for (const last of ['One', 'Two']) await addLead(`${name} ${last}`);
  const { box, status, main } = await open(page);
  const result = (last: string) => main.getByRole('link', { name: `${name} ${last}`, exact: true });
  await expect(box).toBeFocused();
  await main
    .getByRole('button', { name: 'Logout' })
    .or(page.locator('.staff-me a'))
    .first()
    .focus();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type(`${name} `);
  await expect(status).toHaveText('Found: 2 leads');
  await page.keyboard.type('/');
  await expect(box).toHaveValue(`${name} /`);
  await page.keyboard.press('Enter');
  await expect(result('Two')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(result('One')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(result('One')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: `Call ${name} One` })).toBeFocused();
  await result('Two').focus();
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

test('a reload, the back and the forward button find the search again, and the place on the page', async ({
  owner: { page },
}) => {
  const [name, other] = [newName('Return'), newName('Else')];
  for (let n = 10; n < 35; n += 1) await addLead(`${name} N${n}`);
  await addLead(other);
  const { box, status, person, main } = await open(page);
  await box.fill(other);
  await box.press('Enter');
  await expect(status).toHaveText('Found: 1 lead');
  await box.fill(name);
  await expect(status).toHaveText('Found: 20 or more leads');
  await main.getByLabel('Order').selectOption('oldest');
  await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(`${name} N10`);
  await page.reload();
  await expect(status).toHaveText('Found: 20 or more leads');
  await expect(box).toHaveValue(name);
  await expect(main.getByLabel('Order')).toHaveValue('oldest');
  await main.getByRole('button', { name: 'Show more leads' }).click();
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(25);
  await page.reload();
  const last = person(`${name} N29`);
  await last.scrollIntoViewIfNeeded();
  await last.getByRole('link', { name: `${name} N29`, exact: true }).click();
  await page.waitForURL(/\/searchuser\/leads\//);
  await page.goBack();
  await expect(last).toBeInViewport();
  await box.fill('');
  await expect(status).toHaveText('The newest in each list');
  await box.fill(other);
  await box.press('Enter');
  await expect(status).toHaveText('Found: 1 lead');
  await page.goBack();
  await expect(box).not.toHaveValue(other);
  await page.goForward();
  await expect(box).toHaveValue(other);
  await expect(person(other)).toBeVisible();
});

test('drawn late on a busy phone, the first result still gets the focus, and the place comes back', async ({
  page,
}) => {
  const name = newName('Late');
  for (let n = 10; n < 30; n += 1) await addLead(`${name} N${n}`);
  // React renders on a message to itself, which this delays by some frames.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...values: unknown[]) {
      setTimeout(() => post.apply(this, values as [unknown]), 100);
    };
  });
  await staffLoggedIn(page);
  const { box, person } = await open(page);
  await box.fill(name);
  await box.press('Enter');
  const first = person(`${name} N29`).getByRole('link', { name: `${name} N29`, exact: true });
  await expect(first).toBeFocused();
  const last = person(`${name} N10`);
  await last.getByRole('link', { name: `${name} N10`, exact: true }).click();
  await page.waitForURL(/\/searchuser\/leads\//);
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('the QR code of a printed form opens its registration; no other search is taken', async ({
  page,
}) => {
  const { details, token } = await loggedIn(page);
  const { studentname, dateofbirth, fathername, address, state, pincode } = details;
  const name = newName(studentname);
  const saved = await page.request.post('/api/student/registration-form', {
    headers: bearer(token),
    data: {
      studentname: name,
      dateofbirth,
      fathername,
      address,
      state,
      pincode,
      email: details.email,
      gender: 'Female',
      mobilenumber: details.contactnumber,
      coursename: 'GATE (Chemistry)',
      subject: 'Chemistry',
      coursetype: 'Weekend',
      modeofpayment: 'Offline',
    },
  });
  const { data } = (await saved.json()) as { data: { registrationnumber: string } };
  await staffLoggedIn(page);
  const { box, person, response } = await open(page, `/searchuser?q=${data.registrationnumber}`);
  await expect(box).toHaveValue(data.registrationnumber);
  const row = person(name);
  await expect(row).toContainText(`Reg. No ${data.registrationnumber}`);
  await expect(row).toContainText('Price to be confirmed');
  await expect(row).toContainText('pays offline');
  expect(await response?.text()).not.toContain(dateofbirth);
  const first = page.getByRole('main').getByRole('region').first();
  await expect(first).toHaveAccessibleName('Registrations');
  await row.getByRole('link', { name, exact: true }).click();
  await expect(page.locator('details:target')).toContainText(data.registrationnumber);
  await expect(page.locator('details:target')).toHaveAttribute('open');
  const searched = async (q: string) => {
    const answer = await page.request.get(`/searchuser?q=${q}`);
    expect([q, answer.status()]).toEqual([q, 200]);
    const [input = ''] = /<input[^>]+type="search"[^>]*>/.exec(await answer.text()) ?? [];
    expect(input).not.toBe('');
    return /value="([^"]*)"/.exec(input)?.[1] ?? '';
  };
  expect(await searched('12345')).toBe('12345');
  for (const other of ['Asha', '9876543210', '1234', '12345&q=12346', '%00', '%zz', '१२३४५']) {
    expect(await searched(other), other).toBe('');
  }
});

test('a form scanned before the log-in is found after it; a log-in that has ended leads to the staff’s own log-in page', async ({
  page,
  context,
}) => {
  const staff = await newStaff();
  await page.goto('/searchuser?q=12345');
  await expect(page).toHaveURL('/admin?q=12345');
  await formIsReady(page);
  await logInForm(page, '/admin').logIn(staff, password);
  await page.waitForURL('/searchuser?q=12345');
  await expect(page.getByRole('searchbox')).toHaveValue('12345');

  await test.step('a token without cookie gets the page as well', async () => {
    await context.clearCookies();
    const { box } = await open(page, '/searchuser?q=12345');
    await expect(box).toHaveValue('12345');
  });

  await test.step('Logout ends the log-in', async () => {
    const token = await heldToken(page);
    await searchPage(page).logOut.click();
    await expect(page).toHaveURL('/admin');
    expect(await heldToken(page)).toBeNull();
    const answer = await page.request.post(call, {
      headers: bearer(token ?? ''),
      data: { q: '' },
    });
    expect(answer.status()).toBe(401);
    await page.goto('/searchuser');
    await expect(page).toHaveURL('/admin');
  });

  await test.step('whoever is logged out meanwhile cannot search on', async () => {
    const token = await logInAs(page, staff);
    const { box } = await open(page);
    await page.request.post('/api/student/logout', { headers: bearer(token) });
    await box.fill('Asha');
    await expect(page).toHaveURL('/admin');
    expect(await heldToken(page)).toBeNull();
  });
});

test('a student never sees it, and keeps the log-in', async ({ page }) => {
  const name = newName('Secret');
  await addLead(name);
  const asked = await page.request.get('/searchuser');
  expect(await asked.text()).not.toContain(name);
  const { token } = await loggedIn(page);
  const students = await page.request.get('/searchuser');
  expect(await students.text()).not.toContain(name);
  await page.goto('/searchuser');
  await expect(page).toHaveURL('/');
  expect(await isAlive(page.request, token)).toBe(true);
  const answer = await page.request.post(call, { headers: bearer(token), data: { q: '' } });
  expect(answer.status()).toBe(401);
});

test('a person at the limit of views is told so, and what to do', async ({ page }) => {
  const name = newName('Beyond');
  await addLead(name);
  const email = await newStaff();
  await logInAs(page, email);
  const { box, status } = await open(page);
  await siteRows(
    `insert into rate_limits (key, points, expire)
     select 'people-hour:' || id, 800, extract(epoch from now()) * 1000 + 1800000 from staff
     where email = $1`,
    [email],
  );
  await box.fill(name);
  await expect(status).toContainText('ask the owner');
  await page.goto('/searchuser/leads?status=new');
  const limit = page.getByRole('main').getByRole('alert');
  await expect(limit).toContainText('You can still open people you have seen today');
  await expect(limit).toContainText('try again in 30 minutes');
  await expectEveryWidth(page);
});
