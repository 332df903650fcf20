import { randomInt, randomUUID } from 'node:crypto';
import { violationsFromTop } from '../../support/browser/every-width';
import { officeIsReady } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';

test('staff record who came to a demo class, which stands in the history of the lead', async ({
  counsellor: { page },
}) => {
  const name = `Kavita ${randomUUID().slice(0, 8)}`;
  await siteRows(
    `with lead as (
       insert into leads ("requestId", kind, name, email, phonenumber, coursename)
       values ($1, 'demoClass', $2, 'kavita@example.org', $3, 'GATE Chemistry') returning id)
     insert into demo_seats ("leadId", slot, title, "startsAt")
     select id, $1, 'GATE Chemistry: Kinetics', now() - interval '1 hour' from lead returning id`,
    [randomUUID(), name, `9${randomInt(1e8, 1e9)}`],
  );
  await page.goto('/searchuser/leads');
  await page.getByRole('link', { name: 'Demo classes' }).click();
  await officeIsReady(page);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'Came', exact: true }).click();
  await expect(page.getByText(`Saved: ${name}, came.`)).toBeVisible();
  await expect(row.getByText('Came', { exact: true })).toBeVisible();
  expect(await violationsFromTop(page)).toEqual([]);
  await row.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Demo class: came' })).toBeVisible();
});

test('without an announced class the page leads to a counsellor, and search engines are kept away', async ({
  page,
}) => {
  await page.goto('/demo-class');
  await expect(page.getByRole('heading', { name: 'Demo classes' })).toBeVisible();
  await expect(
    page.getByText('Attend a demo class before you join. Call or WhatsApp to book a seat.'),
  ).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Talk to a counsellor' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('form')).toHaveCount(0);
});
