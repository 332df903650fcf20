import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { batches } from '@/content/facts/batches';
import {
  may,
  refusalOf,
  rightsOf,
  type StaffAction,
  type StaffRole,
} from '@/lib/staff/permissions';
import { staffMenu, staffPages } from '@/lib/staff/staff-pages';
import { staffRoles } from '@/lib/staff/staff-roles';
import { expectFits } from '../../support/browser/every-width';
import { openOffice } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { newStaff, logInAs, staffLoggedIn } from '../../support/office/staff-account';
import { registeredForGold } from '../../support/payments/stored-payments';

const roles = Object.keys(staffRoles) as StaffRole[];
const of = (role: StaffRole) => ({ rights: rightsOf({ role }) });

const folder = 'app/(staff)/searchuser';

/** Every page of the office with the permissions that it asks for: of several, one. */
const everyPage = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => {
    const [, asked] =
      /staffPage\(\s*(\[[^\]]+\]|'[^']+')/.exec(readFileSync(path.join(folder, file), 'utf8')) ??
      [];
    return {
      path: path.posix.join('/searchuser', path.dirname(file)),
      actions: [...(asked?.matchAll(/'([^']+)'/g) ?? [])].map(
        ([, action]) => action,
      ) as StaffAction[],
    };
  })
  .filter(({ path: name }) => name !== '/searchuser/account');

test('every page of the office asks for a permission', () => {
  expect(everyPage.filter(({ actions }) => actions.length === 0)).toEqual([]);
  const paths = everyPage.map(({ path: name }) => name);
  expect(staffPages.filter((page) => !paths.includes(page.path))).toEqual([]);
});

test(
  'each role begins on its first page, has its menu, and is told whom to ask elsewhere',
  { tag: '@long' },
  async ({ page }) => {
    const [batch] = batches;
    const values: Record<string, string> = {
      '[batch]': batch?.id ?? '',
      '[subject]': 'prices',
      '[student]': randomUUID(),
      '[registration]': randomUUID(),
      '[lead]': randomUUID(),
    };
    for (const role of roles) {
      await page.context().clearCookies();
      await staffLoggedIn(page, role);
      await page.goto('/searchuser');
      const first = staffPages.find(({ action }) => may(of(role), action));
      await page.waitForURL(first?.path ?? '');
      const sections = staffMenu
        .map(({ label, pages }) => ({
          label,
          open: pages.filter((one) => may(of(role), one.action)),
        }))
        .filter(({ open }) => open.length > 0)
        .map(({ label, open }) => (open.length === 1 ? (open[0]?.label ?? '') : label));
      await expect(page.getByRole('navigation', { name: 'Office' }).getByRole('link')).toHaveText(
        sections,
      );
      for (const { path: name, actions } of everyPage) {
        const url = name.replaceAll(/\[\w+\]/g, (parameter) => values[parameter] ?? parameter);
        const text = await (await page.request.get(url)).text();
        const [needed] = actions as [StaffAction];
        const refusal = refusalOf(of(role), needed, 'open this page');
        const isRefused = !may(of(role), actions) && name !== '/searchuser';
        expect([role, url, text.includes(refusal)]).toEqual([role, url, isRefused]);
      }
    }
  },
);

test(
  'a paid student: dispatch sees the parcel only, a teacher the name, an accountant the money',
  { tag: '@long' },
  async ({ student: { page, details, token }, browser, baseURL }) => {
    const studentname = `Meena ${randomUUID().slice(0, 8)}`;
    const { id } = await registeredForGold(
      page.request,
      token,
      { ...details, studentname },
      { plan: 'csir-net-online-6-months-platinum' },
    );
    await page.goto(`/payment?registration=${id}`);
    await page.waitForURL('/pay-test/*');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/\/success\?payment=/);
    const [batch] = batches;
    if (!batch) throw new Error('The site lists no batch.');
    await siteRows('insert into batches (id) values ($1) on conflict do nothing', [batch.id]);
    await siteRows(
      `insert into batch_seats ("registrationId", "batchId", facts, "seatedAt")
     values ($1, $2, $3, now()) on conflict ("registrationId") do update set "batchId" = $2`,
      [id, batch.id, JSON.stringify(batch)],
    );
    const [{ student = '' } = {}] = await siteRows<{ student: string }>(
      'select "studentId" as student from registrations where id = $1',
      [id],
    );

    const office = await (await browser.newContext({ baseURL })).newPage();
    const main = office.getByRole('main');
    const as = async (role: StaffRole) => {
      await office.context().clearCookies();
      await staffLoggedIn(office, role);
    };

    await test.step('dispatch', async () => {
      await as('dispatch');
      await openOffice(office, '/searchuser/parcels');
      const parcel = main.getByRole('listitem').filter({ hasText: studentname });
      await expect(parcel.getByRole('heading')).toHaveText(new RegExp(studentname));
      await expect(parcel.getByRole('link', { name: studentname, exact: true })).toHaveCount(0);
      await expect(main).not.toContainText(/₹|Paid/);
      await expectFits(office, 'parcels for dispatch');
    });

    await test.step('a teacher', async () => {
      await as('teacher');
      await openOffice(office, '/searchuser/batches');
      await expectFits(office, 'batches');
      await main.locator(`a[href$='/${batch.id}']`).click();
      await expect(main.getByRole('listitem').filter({ hasText: studentname })).toBeVisible();
      await expect(main.getByRole('link', { name: studentname, exact: true })).toHaveCount(0);
      await expectFits(office, 'a batch');
      await openOffice(office, '/searchuser/shelf');
      await expect(main.getByText('Add course material')).toBeVisible();
    });

    await test.step('an accountant', async () => {
      await as('accountant');
      await openOffice(office, `/searchuser/person/${student}`);
      await expect(main).toContainText(studentname);
      for (const name of [
        'Correct',
        'Print',
        'Show date of birth',
        'Save note',
        'Change the batch',
      ]) {
        await expect(main.getByText(name, { exact: true })).toHaveCount(0);
      }
      await expect(main.getByText('Record a payment', { exact: true })).toHaveCount(1);
      await expectFits(office, 'a student for the accountant');
    });
  },
);

test('an owner gives a teacher the parcels, takes the batches, and shows counsellors their own leads', async ({
  owner: { page },
  browser,
  baseURL,
}) => {
  const email = await newStaff({ role: 'teacher' });
  const office = await (await browser.newContext({ baseURL })).newPage();
  await openOffice(page, '/searchuser/staff');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await card.getByText('Permissions', { exact: true }).click();
  const form = card.getByRole('form', { name: 'Permissions' });
  await form.getByLabel('Pack and send parcels').check();
  await form.getByLabel('Correct students and registrations').check();
  await expect(form.getByLabel('See payments and dues')).toBeChecked();
  await form.getByLabel('See payments and dues').uncheck();
  await expect(form.getByLabel('Correct students and registrations')).not.toBeChecked();
  await form.getByLabel('See the students of a batch').uncheck();
  await form.getByLabel(/^Reason/).fill('Packs parcels in June');
  await expectFits(page, 'permissions');
  await form.getByRole('button', { name: 'Save permissions' }).click();
  await expect(card).toContainText('Also may');
  await expect(card).toContainText('Pack and send parcels');

  await logInAs(office, email);
  await office.goto('/searchuser');
  await office.waitForURL('/searchuser/shelf');
  const menu = office.getByRole('navigation', { name: 'Material' }).getByRole('link');
  await expect(menu).toHaveText(['Course material', 'Questions', 'Tests', 'Parcels']);
  await office.goto('/searchuser/batches');
  await expect(office.getByRole('main')).toContainText('Your account may not open this page.');

  const leads = page.getByRole('region', { name: 'Leads of counsellors' });
  await leads.getByText('Change', { exact: true }).click();
  await leads.getByLabel('Their own leads and unassigned ones').check();
  await leads.getByRole('button', { name: 'Save' }).click();
  await expect(leads).toContainText('Counsellors see their own leads and unassigned ones.');
  await siteRows('update office_settings set "ownLeadsOnly" = false', []);
});
