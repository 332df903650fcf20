import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { mobileDigits, printedPhone } from '@/lib/platform/phone-number';
import { staffPages } from '@/lib/staff/staff-pages';
import { expectFits } from '../../support/browser/every-width';
import { openOffice } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { enrolledForGold } from '../../support/payments/stored-payments';

/** A number of nobody else: a promise on it binds every test on the same site. */
const newPhone = () => `9${randomInt(1e8, 1e9)}`;

/** A lead from the form of the home page, with the id of its row. */
async function writes(request: APIRequestContext, phonenumber: string, name: string) {
  const sent = { name, phonenumber, email: 'meena@example.org', coursename: 'GATE Chemistry' };
  const data = { ...sent, requestId: randomUUID() };
  expect((await request.post('/api/student/free-registration', { data })).status()).toBe(200);
  const [row] = await siteRows<{ id: string }>(
    'select id from leads where name = $1 order by "createdAt" desc limit 1',
    [name],
  );
  return row?.id ?? '';
}

const contacts = (page: Page, phone: string) =>
  page.getByRole('main').locator(`a:is([href^="tel:"], [href*="wa.me"])[href*="${phone}"]`);

test('of a lead: staff keep that the number is not to be called, a new form does not lift it, a reason does', async ({
  counsellor: { page },
  request,
  faults,
}) => {
  const phone = newPhone();
  const name = `Meena ${randomUUID().slice(0, 8)}`;
  const lead = await writes(request, phone, name);
  await openOffice(page, `/searchuser/leads/${lead}`);
  const main = page.getByRole('main');
  await expect(contacts(page, phone)).toHaveCount(2);
  await main.locator('summary', { hasText: 'Do not call' }).click();
  await main.getByRole('button', { name: 'Do not call this number' }).click();
  await expect(main.getByText(/^Asked on .* not to be called$/)).toBeVisible();
  await expect(contacts(page, phone)).toHaveCount(0);
  await expect(main.getByText('Closed Asked not to be contacted')).toBeVisible();

  // Another spelling, a day later.
  await siteRows(
    `update do_not_call set "askedAt" = now() - interval '1 day' where "phoneKey" = $1`,
    [phone],
  );
  const again = await writes(request, printedPhone(phone), name);
  await openOffice(page, `/searchuser/leads/${again}`);
  await expect(main.getByText(/^Asked on .* not to be called; wrote again on /)).toBeVisible();
  await expect(contacts(page, phone)).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'No answer' })).toHaveCount(0);
  await expectFits(page, 'a lead that is not to be called');

  await main.locator('summary', { hasText: 'Lift “Do not call”' }).click();
  await main.getByRole('button', { name: 'Allow calls again' }).click();
  const reason = main.getByLabel(/^Reason \(kept in the audit log/);
  await expect(reason).toHaveAccessibleDescription('Enter a reason');
  await reason.fill('Asked to be called again');
  await main.getByRole('button', { name: 'Allow calls again' }).click();
  await expect(contacts(page, phone)).toHaveCount(2);
  await expect(main.getByText('“Do not call” lifted: Asked to be called again')).toBeVisible();
  expect(faults).toEqual([]);
});

/** Paths of the office that a page links to, without people, files and log-out. */
async function linkedFrom(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/href="(\/searchuser[^"#]*)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter(
      (href) =>
        !/\/(person|form|leads)\/[\da-f-]{36}|\.(csv|pdf|zip|ics)|\/pdf|\/look\//.test(href),
    );
}

const hasLink = (html: string, phone: string) =>
  new RegExp(`href="(?:tel:|https://wa\\.me/)[^"]*${phone}`).test(html);

test(
  'no page of the office links to a number that is not to be called, but for a fee that is due',
  { tag: '@long' },
  async ({ owner: { page }, request }) => {
    const [promised, owing] = [newPhone(), newPhone()];
    const name = `Meena ${randomUUID().slice(0, 8)}`;
    const lead = await writes(request, promised, name);
    await siteRows(`update leads set "nextCallAt" = now() where id = $1`, [lead]);
    const form = await enrolledForGold(request, name);
    const [student] = await siteRows<{ id: string }>(
      `with form as (
       update registrations set mobilenumber = $2, "submittedAt" = now() - interval '30 days'
       where id = $1 returning "studentId"
     )
     update students set contactnumber = $2 from form where students.id = form."studentId"
     returning students.id`,
      [form.id, printedPhone(owing)],
    );
    const [account] = await siteRows<{ id: string }>(
      `insert into students (studentname, fathername, email, dateofbirth, contactnumber, address, city,
       state, pincode)
     values ($1, 'Ravi', $2, '2000-01-01', $3, '1 Road', 'Delhi', 'Delhi', '110001') returning id`,
      [name, `${randomUUID()}@example.org`, printedPhone(promised)],
    );
    const opened = await page.request.get(`/searchuser/leads/${lead}`);
    expect(hasLink(await opened.text(), promised)).toBe(true);
    await siteRows(`insert into do_not_call ("phoneKey") values ($1), ($2)`, [promised, owing]);

    const first = ['/searchuser/leads/day?who=all', ...staffPages.map(({ path }) => path)];
    const linked = await Promise.all(first.map((path) => linkedFrom(page, path)));
    const people = [
      `/searchuser/leads/${lead}`,
      `/searchuser/person/${account?.id}`,
      `/searchuser/enrol?lead=${lead}`,
    ];
    const paths = [...new Set([...first, ...people, ...linked.flat()])];
    expect(paths.length).toBeGreaterThan(30);
    const shown: string[] = [];
    for (const path of paths) {
      const html = await (await page.request.get(path)).text();
      expect([path, hasLink(html, promised)]).toEqual([path, false]);
      if (html.includes(printedPhone(promised)) && html.includes('Do not call')) shown.push(path);
    }
    expect(shown).toEqual(expect.arrayContaining([...people.slice(0, 2), '/searchuser/leads']));

    await openOffice(page, '/searchuser');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').first().fill(promised);
    const row = main.getByRole('listitem').filter({ hasText: printedPhone(promised) });
    await expect(row).toHaveCount(2);
    await expect(row.filter({ hasText: 'Do not call' })).toHaveCount(2);
    await expect(contacts(page, promised)).toHaveCount(0);

    await openOffice(page, `/searchuser/person/${student?.id}`);
    await expect(contacts(page, owing)).toHaveCount(2);
    const glance = page.getByRole('region', { name: 'At a glance' });
    await expect(glance.getByText('Only about the fee or the class')).toBeVisible();
    await expectFits(page, 'a student who is called about the fee only');
    await openOffice(page, '/searchuser/payments/dues');
    const due = page.getByRole('row').filter({ hasText: printedPhone(owing) });
    await expect(due).toContainText('Only about the fee or the class');
    expect(mobileDigits(promised)).toBe(promised);
  },
);
